// Puts the pictures together again that the page keeps as what differs between them.

// The list of pictures of each moment, by language and eyes: {ground, alt, panel, things}. Goes on with films
// that end before.
function developed(seen, films = seen.map((eyes) => eyes.map(() => []))) {
  const moments = seen[0][0][2].length;
  for (let t = films[0][0].length; t < moments; t++) {
    seen.forEach((eyes, i) => eyes.forEach((track, j) => {
      const like = i ? films[0][j][t] : j ? films[0][0][t] : t ? films[0][0][t - 1] : [];
      films[i][j][t] = track[2][t].map((kept, k) => unfolded(kept, like[k]));
    }));
  }
  return films;
}

// One picture: things one by one, or a run of another picture's.
function unfolded(kept, like) {
  const things = [];
  for (let i = 3; i < kept.length; i++) {
    if (kept[i] >= 0) things.push(kept[i]);
    else things.push(...like.things.slice(-1 - kept[i], -1 - kept[i] + kept[++i]));
  }
  return { ground: kept[0], alt: kept[1], panel: kept[2], things };
}

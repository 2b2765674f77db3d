// The report on a game that is over: its curve, what turned it, dice, figures. `page` is what shows it.

function reported(page) {
  const SVG = "http://www.w3.org/2000/svg", LEAST = 34;
  const { data, by, made, say, worded, go } = page;
  const looked = () => data.looked[page.shown.language];
  let here = null;

  const item = (number) => made("li", { dir: "auto" }, ...worded(data.said[number]));

  // A line on the curve stands where the board does, and a press on the curve leads there.
  function curve() {
    const { curve: kept, axis: [left, right, top, bottom, first, last] } = looked();
    const drawn = unfolded(kept), [wide, high, ...ground] = data.grounds[drawn.ground];
    const svg = document.createElementNS(SVG, "svg"), desc = document.createElementNS(SVG, "desc");
    here = document.createElementNS(SVG, "path");
    here.setAttribute("class", "now");
    here.place = (t) => {
      const x = left + (right - left) * Math.min(1, Math.max(0, (t - first) / Math.max(1, last - first)));
      here.setAttribute("d", `M${x} ${top - 8}V${bottom + 8}`);
    };
    desc.id = "desc-curve";
    desc.textContent = data.alts[drawn.alt].map((x) => data.said[x]).join(" ");
    svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-labelledby", desc.id);
    svg.append(desc, ...ground.map(page.part), ...drawn.things.map(page.thing), here);
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect(), x = (wide * (event.clientX - box.left)) / box.width;
      const y = (high * (event.clientY - box.top)) / box.height;
      if (y < bottom + 20) go(Math.round(first + ((last - first) * (x - left)) / (right - left)));
    });
    return svg;
  }

  function card([at, head, why], i) {
    const link = made("a", { href: `#e${data.labels[at]}` }, head);
    const told = page.open(at).map((x) => made("p", { dir: "auto" }, ...worded(data.said[x])));
    return made("li", {}, made("span", { class: "disc", "aria-hidden": "true" }, String(i + 1)), made("div", {},
      made("p", { class: "at" }, link), ...told, ...why.map((x) => made("p", { class: "why", dir: "auto" }, ...worded(data.said[x])))));
  }

  function table() {
    const { seats, figures } = looked(), cells = (tag, texts) => texts.map((x) => made(tag, {}, String(x)));
    const row = ([name, each, all]) => made("tr", {}, made("th", { scope: "row" }, name),
      ...cells("td", seats.length ? each.map((x) => (x === "" ? all : x)) : [all]));
    const head = seats.map((x) => made("th", { scope: "col" }, x));
    by("figured").hidden = !figures.length;
    by("numbers").replaceChildren(made("thead", {}, made("tr", {}, made("td"), ...head)), made("tbody", {}, ...figures.map(row)));
  }

  // What is told of a report in the language that is shown.
  function told() {
    if (!looked()) return;
    by("looked").hidden = false;
    by("course").textContent = looked().course;
    by("looked").querySelector("figure").replaceChildren(curve());
    by("turning").replaceChildren(...looked().turning.map(card));
    by("luck").replaceChildren(...looked().luck.map(item));
    by("diced").hidden = !looked().luck.length;
    by("awards").replaceChildren(...looked().awards.map(item));
    table();
    by("marks").replaceChildren(...looked().turning.map(([at, head], i) => {
      const mark = made("button", { type: "button", class: "disc", "aria-label": head, title: head }, String(i + 1));
      mark.addEventListener("click", () => go(at));
      return mark;
    }));
    placed();
  }

  // Turning points stand above the slider where they are on it, side by side where they would meet.
  function placed() {
    const marks = [...by("marks").children];
    if (!marks.length) return;
    const wide = by("marks").clientWidth, order = marks.map((x, i) => [turns()[i], x]).sort((a, b) => a[0] - b[0]);
    let end = wide + LEAST / 2;
    const xs = [];
    for (const [at] of order) {
      const x = 8 + ((wide - 16) * at) / Math.max(1, data.labels.length - 1);
      xs.push(Math.max(x, LEAST / 2, xs.length ? xs[xs.length - 1] + LEAST : 0));
    }
    for (let i = xs.length - 1; i >= 0; i--) {
      xs[i] = Math.min(xs[i], end - LEAST);
      end = xs[i];
      order[i][1].style.left = `${xs[i]}px`;
    }
  }

  const turns = () => (looked() ? looked().turning.map(([at]) => at) : []);

  // The next turning point from a moment on, or the one before; the moment itself where there is none.
  function next(from, back) {
    const sorted = turns().sort((a, b) => a - b);
    return (back ? sorted.reverse().find((t) => t < from) : sorted.find((t) => t > from)) ?? from;
  }

  function stands(t) {
    if (here) here.place(t);
    [...by("marks").children].forEach((x, i) => x.setAttribute("aria-pressed", String(turns()[i] === t)));
  }

  return { told, placed, next, stands };
}

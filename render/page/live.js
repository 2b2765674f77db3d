// Hears what comes in a game under way, at the link that its host has shared.

// Adds what has come to what a page holds: every list goes on where it ended, and so do parts and colours.
function added(data, came) {
  const SVG = "http://www.w3.org/2000/svg", parts = document.getElementById("parts"), sheet = document.styleSheets[0];
  const grow = ([name, given, ...inside]) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
    element.append(...inside.map((x) => (typeof x === "string" ? x : grow(x))));
    return element;
  };
  for (const part of came.parts) parts.append(grow(["g", { id: `p${parts.childElementCount}` }, ...part]));
  came.roles.forEach(([dark, light], i) => {
    const n = came.role + i, rules = [
      `:root{--c${n}:#${dark}}`, `:root[data-theme=light]{--c${n}:#${light}}`, `.f${n}{fill:var(--c${n})}`, `.s${n}{stroke:var(--c${n})}`,
    ];
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  });
  for (const key of ["labels", "turns", "things", "grounds", "alts", "said"]) data[key].push(...came[key]);
  came.seen.forEach((eyes, i) => eyes.forEach((track, j) => track.forEach((more, k) => data.seen[i][j][k].push(...more))));
}

// Listens from the event `at` on. `page` takes in what comes, and has a place to say how things stand.
function watched(at, page) {
  const QUIET = 50000, LONGEST = 60000;
  let source = null, heard = 0, wait = 0, later = 0, state = "lost", unseen = 0, seen = 0;

  function told() {
    page.place.hidden = false;
    page.place.dataset.state = state;
    const text = { live: "page-live", lost: "page-live-lost", gone: "page-live-gone" }[state];
    const more = state === "live" && unseen;
    page.place.replaceChildren(more
      ? page.made("a", { href: `#e${page.label()}` }, page.say("page-live-new", { n: unseen })) : page.say(text));
  }

  function now(is) {
    state = is;
    told();
  }

  function remembered(follows) {
    try { sessionStorage.setItem("nullgate-following", follows ? "1" : ""); } catch (why) { /* then it is not kept */ }
  }

  function followed() {
    try { return sessionStorage.getItem("nullgate-following") === "1"; } catch (why) { return false; }
  }

  // Moment `shown` is looked at, of those up to `last`.
  function stands(shown, last) {
    seen = Math.max(seen, shown);
    unseen = last - seen;
    remembered(shown === last);
    told();
  }

  function ended() {
    clearTimeout(later);
    if (source) source.close();
    source = null;
  }

  function again() {
    ended();
    now("lost");
    wait = Math.min(LONGEST, Math.max(2000, 2 * wait));
    later = setTimeout(listen, wait * (0.5 + Math.random() / 2));
  }

  function listen() {
    ended();
    source = new EventSource(`${location.pathname.replace(/\/$/, "")}/events?at=${encodeURIComponent(at)}`);
    const on = (what, act) => source.addEventListener(what, (event) => { heard = Date.now(); act(event); });
    heard = Date.now();
    on("open", () => { wait = 0; now("live"); });
    on("beat", () => {});
    on("entry", (event) => {
      if (event.lastEventId === at) return;
      at = event.lastEventId;
      page.grown(JSON.parse(event.data));
    });
    on("anew", () => { ended(); later = setTimeout(() => location.reload(), 200 + 2000 * Math.random()); });
    on("gone", () => { ended(); now("gone"); });
    source.addEventListener("error", () => { if (source && source.readyState === EventSource.CLOSED) again(); else if (source) now("lost"); });
  }

  setInterval(() => { if (source && Date.now() - heard > QUIET) again(); }, 5000);
  addEventListener("pagehide", ended);
  addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
  listen();
  return { told, stands, followed };
}

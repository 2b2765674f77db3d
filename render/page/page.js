// A game to look back on: steps through its moments, in any of its languages and with any of its eyes.

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const by = (id) => document.getElementById(id);
  const texts = ["record", "data"].map((id) => by(id).textContent);
  const data = JSON.parse(texts[1]);
  const last = () => data.labels.length - 1;
  const films = developed(data.seen);
  const shown = { language: data.language, eyes: 0, at: last(), close: null, timer: 0, verdict: null };
  const figures = [];
  let watching = null, report = null;

  // -- small things ----------------------------------------------------------------------------------

  function made(name, given = {}, ...inside) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
    element.append(...inside);
    return element;
  }

  function say(key, facts = {}) {
    const text = data.ui[shown.language][key];
    return text.replace(/\{(n|of|list|hash)\}/g, (blank, name) => (name in facts ? facts[name] : blank));
  }

  function recalled(key) {
    try { return localStorage.getItem(`nullgate-${key}`); } catch (why) { return null; }
  }

  function kept(key, value) {
    try { localStorage.setItem(`nullgate-${key}`, value); } catch (why) { /* a file may not keep anything */ }
  }

  // Our texts as elements: a mark is an element, and whatever is written in it stays text.
  function worded(runs) {
    const tags = { b: "strong", c: "code", p: "pre" };
    return runs.map((run) => (typeof run === "string" ? run : made(tags[run[0]], {}, run[1])));
  }

  const line = (number) => made("p", { dir: "auto" }, ...worded(data.said[number]));
  const track = () => data.seen[shown.language][shown.eyes];
  const told = (t) => track()[1][t];
  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  // -- pictures --------------------------------------------------------------------------------------

  function part(number) {
    const copy = by(`p${number}`).cloneNode(true);
    copy.removeAttribute("id");
    for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
    return copy;
  }

  function framed(k) {
    const svg = document.createElementNS(SVG, "svg"), box = made("div", { class: "frame" }, svg);
    const title = document.createElementNS(SVG, "title"), desc = document.createElementNS(SVG, "desc");
    const base = document.createElementNS(SVG, "g"), above = document.createElementNS(SVG, "g");
    title.id = `title${k}`;
    desc.id = `desc${k}`;
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-labelledby", `${title.id} ${desc.id}`);
    svg.append(title, desc, base, above);
    const figure = made("figure", {}, box);
    by("figures").append(figure);
    return { figure, box, svg, title, desc, base, above, ground: -1, nodes: new Map() };
  }

  function thing(number) {
    const node = part(data.things[3 * number]);
    const x = data.things[3 * number + 1], y = data.things[3 * number + 2];
    if (x || y) node.setAttribute("transform", `translate(${x} ${y})`);
    return node;
  }

  function drawn(k, picture) {
    const f = (figures[k] = figures[k] || framed(k));
    const [wide, high, ...ground] = data.grounds[picture.ground];
    f.figure.hidden = false;
    const other = f.wide !== wide;
    f.wide = wide;
    if (other) f.svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    f.title.textContent = `${data.name} · ${say("page-entry", { n: data.labels[shown.at] })}`;
    f.desc.textContent = data.alts[picture.alt].map((x) => data.said[x]).join(" ");
    const same = f.ground === picture.ground;
    if (!same) f.base.replaceChildren(...ground.map(part));
    const fresh = [], nodes = new Map(), above = picture.things.length - picture.panel;
    picture.things.forEach((number, i) => {
      let node = nodes.has(number) ? null : f.nodes.get(number);
      if (!node) {
        node = thing(number);
        if (i < above && same) fresh.push(node);
      }
      node.classList.remove("new");
      nodes.set(nodes.has(number) ? `${number}/${i}` : number, node);
    });
    f.above.replaceChildren(...nodes.values());
    f.ground = picture.ground;
    f.nodes = nodes;
    for (const node of fresh) node.classList.add("new");
    if (other) sized(f);
    if (!k && shown.close) aimed(f, changed(k, picture).map((number) => nodes.get(number)));
  }

  // What lies on the board of a moment and not on that of the one before, however it was reached.
  function changed(k, picture) {
    const before = films[shown.language][shown.eyes][shown.at - 1], above = picture.things.length - picture.panel;
    const there = new Set(before && before[k] ? before[k].things : picture.things);
    return picture.things.slice(0, above).filter((number) => !there.has(number));
  }

  // Close up, what is written can be read; else the whole board is as wide as there is room.
  function sized(f) {
    const room = f.box.clientWidth, close = Math.max(0.64 * f.wide, room);
    const scrolls = shown.close && close > room + 1;
    f.svg.style.width = `${scrolls ? close : room}px`;
    if (scrolls) f.box.setAttribute("tabindex", "0");
    else f.box.removeAttribute("tabindex");
    f.box.setAttribute("role", "group");
    f.box.setAttribute("aria-label", say("page-board"));
  }

  // Scroll a board that is larger than its frame to what its entry has changed.
  function aimed(f, nodes) {
    const boxes = nodes.map((x) => x.getBoundingClientRect()).filter((x) => x.width);
    if (!boxes.length || f.box.scrollWidth <= f.box.clientWidth + 1) return;
    const there = f.box.getBoundingClientRect();
    const mid = (low, high) => (Math.min(...boxes.map((x) => x[low])) + Math.max(...boxes.map((x) => x[high]))) / 2;
    f.box.scrollBy({
      left: mid("left", "right") - there.left - there.width / 2,
      top: mid("top", "bottom") - there.top - there.height / 2,
      behavior: calm() ? "auto" : "smooth",
    });
  }

  // -- what is told ----------------------------------------------------------------------------------

  function lines(t) {
    const said = told(t).map(line);
    return said.length ? said : [made("p", { class: "quiet" }, say("page-silent"))];
  }

  function item(label, t) {
    const made_ = made("li", {}, made("a", { href: `#e${label}` }, label), made("div", {}, ...told(t).map(line)));
    if (data.turns.includes(t)) made_.className = "turn";
    return made_;
  }

  const listed = () => by("log").replaceChildren(...data.labels.map(item));

  function marked() {
    const log = by("log");
    for (const item of log.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
    const item = log.children[shown.at];
    item.setAttribute("aria-current", "step");
    log.scrollTop = item.offsetTop - log.offsetTop - log.clientHeight / 3;
  }

  function standing() {
    const label = data.labels[shown.at];
    by("here").textContent = say("page-entry", { n: label });
    by("here").href = `#e${label}`;
    by("head").replaceChildren(...worded(data.said[track()[0][shown.at]]));
    by("lines").replaceChildren(...lines(shown.at));
    by("hands").replaceChildren(...track()[3][shown.at].map(line));
    by("slider").value = shown.at;
    by("slider").setAttribute("aria-valuetext", `${say("page-entry", { n: label })}. ${by("head").textContent}`);
    for (const id of ["back", "turn-back"]) by(id).disabled = shown.at === 0;
    for (const id of ["on", "turn-on"]) by(id).disabled = shown.at === last();
    marked();
    report.stands(shown.at);
    if (watching) watching.stands(shown.at, last());
  }

  function pictured() {
    const pictures = films[shown.language][shown.eyes][shown.at];
    pictures.forEach((picture, k) => drawn(k, picture));
    figures.slice(pictures.length).forEach((f) => { f.figure.hidden = true; });
  }

  // -- steps -----------------------------------------------------------------------------------------

  function go(t, { kept: keep = true } = {}) {
    shown.at = Math.min(Math.max(t, 0), last());
    standing();
    pictured();
    const there = `#e${data.labels[shown.at]}`;
    if (keep && location.hash !== there) location.replace(there);
  }

  const turn = (by) => {
    const turns = data.turns;
    if (by > 0) return turns.find((t) => t > shown.at) ?? last();
    return [...turns].reverse().find((t) => t < shown.at) ?? 0;
  };

  function followed() {
    const at = data.labels.indexOf(decodeURIComponent(location.hash.slice(2)));
    if (location.hash.startsWith("#e") && at >= 0 && at !== shown.at) {
      stopped();
      go(at, { kept: false });
    }
  }

  function stopped() {
    clearInterval(shown.timer);
    shown.timer = 0;
    by("play").textContent = say("page-play");
    by("play").dataset.state = "";
  }

  function played() {
    if (shown.timer) return stopped();
    if (shown.at === last()) go(0);
    by("play").textContent = say("page-pause");
    by("play").dataset.state = "playing";
    shown.timer = setInterval(() => (shown.at < last() ? go(shown.at + 1) : stopped()), 1600);
    return undefined;
  }

  function pressed(event) {
    const busy = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || event.target.tabIndex === 0 && event.target.matches(".frame, #log");
    if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = {
      ArrowLeft: () => (event.shiftKey ? turn(-1) : shown.at - 1),
      ArrowRight: () => (event.shiftKey ? turn(1) : shown.at + 1),
      Home: () => 0,
      End: last,
      t: () => report.next(shown.at, false),
      T: () => report.next(shown.at, true),
    };
    if (!Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    stopped();
    go(steps[event.key]());
  }

  // -- how it is read --------------------------------------------------------------------------------

  function themed(theme) {
    document.documentElement.dataset.theme = theme;
    by("theme").textContent = say(theme === "dark" ? "page-to-light" : "page-to-dark");
  }

  function enlarged(close) {
    shown.close = close;
    by("zoom").textContent = say(close ? "page-whole" : "page-close");
    by("zoom").setAttribute("aria-pressed", String(close));
    figures.forEach(sized);
  }

  function spoken() {
    const [language, ui] = [data.languages[shown.language][0], data.ui[shown.language]];
    document.documentElement.lang = language;
    for (const x of document.querySelectorAll("[data-say]")) x.textContent = ui[x.dataset.say];
    for (const x of document.querySelectorAll("[data-name]")) x.setAttribute("aria-label", ui[x.dataset.name]);
    by("name").textContent = data.name;
    by("kind").textContent = data.name === data.title ? "" : data.title;
    by("players").textContent = data.players[shown.language];
    by("result").textContent = data.ended ? worded(data.said[track()[0][last()]]).map((x) => x.textContent ?? x).join("") : "";
    by("eyes").replaceChildren(...data.eyes[shown.language].map((x, i) => made("option", { value: i }, x)));
    by("eyes").value = shown.eyes;
    by("made").textContent = say("page-made", { n: data.version, of: data.id });
    [...by("languages").children].forEach((x, i) => x.setAttribute("aria-pressed", String(i === shown.language)));
    themed(document.documentElement.dataset.theme);
    enlarged(shown.close);
    stopped();
    listed();
    report.told();
    told_of(shown.verdict);
    if (watching) watching.told();
  }

  function reread() {
    spoken();
    go(shown.at);
  }

  // -- proof -----------------------------------------------------------------------------------------

  const entry = (n) => data.labels[n - data.since] || `(${n})`;

  function told_of(checks) {
    const proof = by("proof"), good = checks && checks.every((x) => x.good);
    const state = !data.ended ? "later" : !checks ? "" : good ? "good" : "bad";
    const key = { later: "page-proof-later", "": "page-proof-running", good: "page-proof-good", bad: "page-proof-bad" }[state];
    proof.dataset.state = by("badge").dataset.state = state;
    by("verdict").textContent = say(key);
    by("badge").textContent = say({ later: "page-badge-later", "": "page-badge-running", good: "page-badge-good", bad: "page-badge-bad" }[state]);
    by("checks").replaceChildren(...(checks || []).filter((x) => x.of !== 0).map(checkLine));
    by("sums").replaceChildren(...promised());
    const unproved = ["page-unproved-rules", "page-unproved-pictures", "page-unproved-posted"];
    by("unproved").replaceChildren(...(data.ended ? unproved : ["page-unproved-later"]).map((x) => made("li", {}, say(x))));
    by("save").hidden = !data.ended;
  }

  function checkLine(x) {
    const item = made("li", { class: x.good ? "good" : "bad" }, say(x.key, x));
    if (x.wrong.length) item.append(" ", say("page-wrong", { list: [...new Set(x.wrong)].map(entry).join(", ") }));
    return item;
  }

  function promised() {
    const said = [["page-commitment", data.commitment]];
    for (const [seat, word] of data.words) said.push(["page-word", `${seat}: ${word}`]);
    if (data.ended && !subtle) said.push(["page-own-arithmetic", ""]);
    return said.filter((x) => x[1] || x[0] === "page-own-arithmetic").map(([key, hash]) => made("li", {}, say(key, { hash })));
  }

  async function checked() {
    if (!data.ended) return;
    const digests = JSON.parse(by("digest").textContent), position = JSON.parse(by("position").textContent);
    shown.verdict = await proved([...texts, by("parts").innerHTML], digests, position);
    told_of(shown.verdict);
  }

  function saved() {
    const link = made("a", { href: URL.createObjectURL(new Blob([texts[0]], { type: "application/json" })), download: `${data.id}.json` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  // -- a game under way, watched at its link -----------------------------------------------------------

  // Take in what has come. Whoever looks at the newest entry is taken on to it.
  function grown(came) {
    const before = data.labels.length, follows = shown.at === before - 1;
    added(data, came);
    developed(data.seen, films);
    by("slider").max = last();
    by("log").append(...data.labels.slice(before).map((label, i) => item(label, before + i)));
    if (follows) return go(last());
    for (const id of ["on", "turn-on"]) by(id).disabled = false;
    return watching.stands(shown.at, last());
  }

  // -- beginning -------------------------------------------------------------------------------------

  data.languages.forEach(([id, name], i) => {
    const button = made("button", { type: "button", lang: id }, name);
    button.addEventListener("click", () => { shown.language = i; kept("language", id); reread(); });
    by("languages").append(button);
  });
  const spoke = data.languages.findIndex(([id]) => id === recalled("language"));
  if (spoke >= 0) shown.language = spoke;
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = recalled("theme") || (light ? "light" : data.theme);
  shown.close = matchMedia("(max-width: 700px)").matches;
  by("seen-by").hidden = data.eyes[0].length < 2;
  by("slider").max = last();
  const on = (id, what, act) => by(id).addEventListener(what, act);
  const stepping = (id, to) => on(id, "click", () => { stopped(); go(to()); });
  stepping("back", () => shown.at - 1);
  stepping("on", () => shown.at + 1);
  stepping("turn-back", () => turn(-1));
  stepping("turn-on", () => turn(1));
  on("slider", "input", () => { stopped(); go(Number(by("slider").value)); });
  on("eyes", "change", () => { shown.eyes = Number(by("eyes").value); reread(); });
  on("zoom", "click", () => enlarged(!shown.close));
  on("play", "click", played);
  on("save", "click", saved);
  on("theme", "click", () => {
    const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    kept("theme", theme);
    themed(theme);
  });
  addEventListener("keydown", pressed);
  addEventListener("hashchange", followed);
  addEventListener("resize", () => { figures.forEach(sized); report.placed(); });
  const leads = (t) => { stopped(); go(t); };
  report = reported({ data, by, made, say, worded, part, thing, shown, go: leads, open: (t) => data.seen[shown.language][0][1][t] });
  if (data.live) watching = watched(data.live, { say, made, grown, place: by("live"), label: () => data.labels[last()] });
  spoken();
  const asked = data.labels.indexOf(decodeURIComponent(location.hash.slice(2)));
  const first = watching ? last() : 0, linked = location.hash.startsWith("#e") && asked >= 0;
  go(linked && !(watching && watching.followed()) ? asked : first, { kept: false });
  checked();
})();

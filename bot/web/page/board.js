// A board to touch. It knows no game: controls name the places that stand for them, and a press sends the
// control's own id back.
(() => {
  const SVG = "http://www.w3.org/2000/svg", by = (id) => document.getElementById(id);
  const grounds = new Map(), colours = new CSSStyleSheet(), MOST_GROUNDS = 6, MANY = 12;
  document.adoptedStyleSheets = [colours];
  let key = "", now = null, from = "", busy = false, ui = {}, zoom = 1, stale = false, late = -1;

  function made(name, given = {}, ...inside) {
    const x = document.createElement(name);
    for (const [k, v] of Object.entries(given)) {
      if (k === "onclick") x.onclick = v;
      else if (v !== undefined && v !== false) x.setAttribute(k, v === true ? "" : v);
    }
    x.append(...inside);
    return x;
  }
  const MARKS = { b: "strong", c: "code", p: "pre" };
  const worded = (runs) => runs.map((r) => typeof r === "string" ? r
    : r[0] === "t" ? new Date(1000 * r[1]).toLocaleString([], { dateStyle: "short", timeStyle: "short" })
      : made(MARKS[r[0]], {}, r[1]));
  const kept = (name, value) => {
    try {
      if (value !== undefined) sessionStorage.setItem(name, value);
      return sessionStorage.getItem(name) || "";
    } catch { return ""; }
  };

  // -- asking ------------------------------------------------------------------------------------------

  async function asked(path, body, signal) {
    const head = { "Content-Type": "application/json" };
    if (key) head.Authorization = `Bearer ${key}`;
    const answer = await fetch(`board/${path}`, { method: "POST", headers: head, body: JSON.stringify(body), credentials: "omit", signal });
    return path === "news" ? answer : answer.json();
  }

  // A press is sent once; whoever touches again meanwhile waits for its answer.
  async function press(id, more = {}) {
    if (busy) return;
    busy = true;
    document.body.classList.add("busy");
    const theme = document.documentElement.dataset.theme;
    try {
      const at = id && now ? now.at : -1;
      const page = await asked("press", { id, at, ...more, theme, known: [...grounds.keys()], begins: !now });
      if (page.form) opened(page.form);
      else if (!page.same) shown(page, !id);
      else if (page.refused) told(by("refused"), worded(page.refused));
    } catch {
      told(by("refused"), ui.lost || "…");
    } finally {
      busy = false;
      document.body.classList.remove("busy");
      document.body.dataset.done = 1 + Number(document.body.dataset.done || 0);
    }
    const n = late;
    late = -1;
    noted(n);
  }

  function told(where, text) {
    where.replaceChildren(...[text].flat());
    where.hidden = !text || !text.length;
  }

  // -- what can be touched: every control, with its places ---------------------------------------------

  function touchable() {
    const found = now.answers.map((x) => ({ ...x, go: () => press(x.v) }));
    for (const x of now.rows.flat()) {
      if (x.choices) for (const c of x.choices) found.push({ ...c, go: () => press(x.id, { values: values(x, c) }) });
      else if (!x.off && !x.url) found.push({ ...x, go: () => press(x.id) });
    }
    return found.filter((x) => x.at.length);
  }

  // Where several may be chosen, one that is touched is added to these, or taken away.
  function values(select, choice) {
    if (select.most < 2) return [choice.v];
    const had = select.choices.filter((c) => c.on).map((c) => c.v);
    return had.includes(choice.v) ? had.filter((v) => v !== choice.v) : [...had, choice.v].slice(-select.most);
  }

  // Two names may be of one place: a piece and the space it is in.
  function same(a, b) {
    if (a === b) return true;
    const s = now.board.spots, x = s[a], y = s[b];
    return !!(x && y && x[0] === y[0] && x[1] === y[1]);
  }
  const isPiece = (place) => touchable().some((x) => x.at.some((w) => same(w[0], place)));
  const leads = (x) => x.at.some((w) => w[1]);
  const lone = (moving) => {
    const starts = moving.flatMap((x) => x.at.map((w) => w[0]));
    return starts.every((x) => same(x, starts[0]));
  };

  // What a touch means: an end of what is chosen, a piece by itself, or a goal that something reaches.
  function meant(place) {
    const all = touchable(), moving = all.filter(leads), alone = lone(moving);
    const ends = all.filter((x) => x.at.some((w) => w[1]
      ? same(w[1], place) && (from ? same(w[0], from) : alone)
      : same(w[0], place)));
    const starts = moving.some((x) => x.at.some((w) => same(w[0], place)));
    if (ends.length || from || starts) return { ends, starts };
    return { ends: moving.filter((x) => x.at.some((w) => w[1] && same(w[1], place))), starts };
  }

  function touched(place) {
    told(by("several"), "");
    const { ends, starts } = meant(place);
    if (ends.length === 1) return ends[0].go();
    if (ends.length) return offered(ends, place);
    from = starts && !(from && same(from, place)) ? place : "";
    lit();
  }

  // A list at the finger, within the window.
  function offered(found, place) {
    const box = by("several"), s = now.board.spots[place], at = new DOMPoint(s[0], s[1]).matrixTransform(by("board").getScreenCTM());
    told(box, [made("strong", {}, ui.several), ...found.map((x) => button(x, "main"))]);
    const beside = (x, most, size) => `${Math.max(8, Math.min(x + 12, most - size - 8))}px`;
    box.style.left = beside(at.x, innerWidth, box.offsetWidth);
    box.style.top = beside(at.y, innerHeight, box.offsetHeight);
    box.querySelector("button").focus({ preventScroll: true });
  }

  function button(x, tone = x.tone) {
    const b = made("button", { type: "button", class: tone, disabled: !!x.off, onclick: x.go || (() => press(x.id)) }, x.label);
    if (x.detail) b.append(made("small", {}, x.detail));
    if (x.on) b.setAttribute("aria-pressed", "true");
    return b;
  }

  const RANK = ["may", "from", "had", "to", "on"];
  function lit() {
    const all = touchable(), moving = all.filter(leads), alone = moving.length > 0 && lone(moving), seen = new Map();
    const put = (place, kind, label) => {
      const s = now.board.spots[place];
      if (!s) return;
      const at = `${s[0]},${s[1]}`, had = seen.get(at);
      if (!had) seen.set(at, { place, kind, s, labels: new Set([label]) });
      else {
        had.labels.add(label);
        if (RANK.indexOf(kind) > RANK.indexOf(had.kind)) Object.assign(had, { kind, place, s });
      }
    };
    for (const x of all) for (const [a, b] of x.at) {
      const chosen = from && same(a, from);
      put(a, !b ? (x.on ? "had" : "to") : chosen || alone ? "on" : "from", x.label);
      if (b && (chosen || alone)) put(b, x.on ? "had" : "to", x.label);
      else if (b && !from) put(b, "may", x.label);
    }
    by("lit").replaceChildren(...[...seen.values()].map(spot));
  }

  function spot({ place, kind, s, labels }) {
    const box = s.length > 3, e = document.createElementNS(SVG, box ? "rect" : "circle");
    const set = box ? { x: s[0] - s[3] / 2, y: s[1] - s[4] / 2, width: s[3], height: s[4], rx: 6 } : { cx: s[0], cy: s[1], r: s[2] };
    const said = [...labels].slice(0, 3).join("; ");
    for (const [k, v] of Object.entries({ ...set, class: `spot ${kind}`, tabindex: 0, role: "button", "aria-label": `${place}: ${said}` })) e.setAttribute(k, v);
    e.dataset.place = place;
    e.onclick = () => { if (!dragged) touched(place); };
    e.onpointerdown = (p) => { if (p.pointerType === "mouse" && isPiece(place)) carried = place; };
    e.onkeydown = (k) => { if (k.key === "Enter" || k.key === " ") { k.preventDefault(); touched(place); } };
    return e;
  }

  // -- the page ----------------------------------------------------------------------------------------

  function shown(page, first) {
    if (page.gone) return gone();
    if (page.often) return told(by("refused"), ui.lost || "…");
    if (page.ui) { ui = page.ui; named(); }
    now = { ...page, first };
    from = "";
    told(by("refused"), page.refused ? worded(page.refused) : "");
    told(by("several"), "");
    stale = false;
    hideRuler();
    told(by("news"), "");
    told(by("clock"), worded(page.clock));
    told(by("hand"), worded(page.hand));
    by("title").textContent = page.title || page.head;
    told(by("head"), page.title && page.head !== page.title ? page.head : "");
    by("text").replaceChildren(...page.text.map((x) => made("p", { dir: "auto" }, ...worded(x))));
    laid();
    drawn(page.board);
  }

  function named() {
    by("theme").setAttribute("aria-label", ui.theme);
    by("near").setAttribute("aria-label", ui.near);
    by("far").setAttribute("aria-label", ui.far);
    by("frame").setAttribute("aria-label", ui.how);
    by("log").firstElementChild.textContent = ui.log;
    by("draft").firstElementChild.textContent = ui.draft;
    by("draft").lastElementChild.setAttribute("aria-label", ui.draft);
    by("draft").lastElementChild.value = kept("draft");
  }

  // Buttons and lists; the one that matters is in the bar, which is always in sight.
  function laid() {
    const flat = now.rows.flat(), live = flat.filter((x) => !x.choices && !x.off && !x.url);
    const first = live.find((x) => x.tone === "good") || live.find((x) => x.tone === "main");
    const places = new Set(now.answers.flatMap((x) => x.at.map((w) => w.join(">"))));
    const few = now.answers.filter((x) => !x.at.length || (places.size < 2 && now.answers.length <= MANY));
    const rows = now.rows.map((r) => made("div", { class: "row" }, ...r.filter((x) => x !== first).map(control)));
    if (few.length && few.length <= MANY) {
      rows.unshift(made("div", { class: "row" }, ...few.map((x) => button({ ...x, go: () => press(x.v) }, "main"))));
    }
    by("rows").replaceChildren(...rows.filter((x) => x.childElementCount));
    const undo = now.undo ? [button({ id: now.undo, label: ui.undo, tone: "plain" })] : [];
    by("bar").replaceChildren(...(first ? [button(first)] : []), ...undo);
    const all = by("all"), list = now.answers;
    all.hidden = !list.length;
    all.open = list.length > few.length && !list.some((x) => x.at.length);
    all.firstElementChild.textContent = (ui.list || "").replace("{n}", list.length);
    all.lastElementChild.replaceChildren(...list.map((x) => button({ ...x, go: () => press(x.v) }, "plain")));
    by("draft").hidden = !now.waits || now.over;
    by("log").hidden = !now.log.length;
    by("log").lastElementChild.replaceChildren(...now.log.map((x) => made("li", { dir: "auto" }, ...worded(x))));
  }

  function control(x) {
    if (x.url) return made("a", { href: x.url, target: "_blank", rel: "noreferrer" }, x.label);
    if (!x.choices) return button(x);
    const several = x.most > 1, s = made("select", { "aria-label": x.prompt });
    s.append(made("option", { value: "" }, x.prompt));
    for (const c of x.choices) {
      s.append(made("option", { value: c.v }, `${c.on ? "✓ " : ""}${c.label}${c.detail ? ` · ${c.detail}` : ""}`));
    }
    s.onchange = () => {
      const c = x.choices.find((y) => y.v === s.value);
      if (c) press(x.id, { values: several ? values(x, c) : [c.v] });
    };
    return s;
  }

  function opened(form) {
    const send = made("button", { class: "main" }, ui.send), box = by("form");
    const inside = form.fields.map((f) => {
      let x;
      if (f.choices.length) {
        x = made("select", { name: f.id, multiple: f.many > 1 });
        if (!f.need && f.many < 2) x.append(made("option", { value: "" }, "–"));
        for (const c of f.choices) x.append(made("option", { value: c.v, selected: f.value.split("\n").includes(c.v) }, c.label));
      } else {
        x = made(f.long ? "textarea" : "input", { name: f.id, maxlength: f.most, placeholder: f.hint, required: f.need, rows: f.long ? 6 : undefined });
        x.value = f.value || (f.id === "text" ? kept("draft") : "");
      }
      return made("label", {}, f.label, x);
    });
    const whole = made("form", { method: "dialog" }, made("h2", {}, form.title), ...(form.note.length ? [made("p", {}, ...worded(form.note))] : []),
      ...inside, made("div", { class: "row" }, send, made("button", { type: "button", onclick: () => box.close() }, ui.cancel)));
    whole.onsubmit = () => {
      const fields = {};
      for (const x of whole.querySelectorAll("[name]")) fields[x.name] = x.multiple ? [...x.selectedOptions].map((o) => o.value).join("\n") : x.value;
      if (fields.text === kept("draft")) by("draft").lastElementChild.value = kept("draft", "");
      setTimeout(() => press(form.id, { fields }));
    };
    box.replaceChildren(whole);
    box.showModal();
  }

  // -- the picture -------------------------------------------------------------------------------------

  const SHAPES = new Set(["g", "path", "circle", "rect", "text", "tspan", "clipPath"]);
  const DRAWN = /^(d|class|x|y|cx|cy|r|rx|width|height|transform|stroke-width|stroke-dasharray|font-size|text-anchor|clip-path|id)$/;
  function shape([name, given, ...inside]) {
    const e = document.createElementNS(SVG, SHAPES.has(name) ? name : "g");
    for (const [k, v] of Object.entries(given)) if (DRAWN.test(k)) e.setAttribute(k, v);
    e.append(...inside.map((x) => typeof x === "string" ? x : shape(x)));
    return e;
  }

  function drawn(board) {
    const svg = by("board"), [wide, high] = board.size;
    if (board.below) {
      grounds.set(board.ground, board.below.map((part) => part.map(shape)).flat());
      if (grounds.size > MOST_GROUNDS) grounds.delete(grounds.keys().next().value);
    }
    svg.classList.toggle("aims", !!now.aim);
    svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    svg.setAttribute("aria-label", board.alt);
    colours.replaceSync(board.colours.map((x, i) => `.f${i}{fill:#${x}}.s${i}{stroke:#${x}}`).join(""));
    if (by("ground").dataset.of !== board.ground) {
      by("ground").replaceChildren(...(grounds.get(board.ground) || []));
      by("ground").dataset.of = board.ground;
      zoom = innerWidth <= 800 ? Math.max(1, (0.62 * wide) / innerWidth) : 1;
      sized();
    }
    by("above").replaceChildren(...board.put.map(([n, x, y]) => {
      const g = shape(["g", x === undefined ? {} : { transform: `translate(${x} ${y})` }, ...board.parts[n]]);
      return g;
    }));
    lit();
    if (zoom > 1) aimed();
  }

  function sized() { by("board").style.setProperty("width", `${100 * zoom}%`); }
  function zoomed(by_, x = 0.5, y = 0.5) {
    const f = by("frame"), was = zoom;
    zoom = Math.min(6, Math.max(1, zoom * by_));
    sized();
    f.scrollLeft = (f.scrollLeft + x * f.clientWidth) * (zoom / was) - x * f.clientWidth;
    f.scrollTop = (f.scrollTop + y * f.clientHeight) * (zoom / was) - y * f.clientHeight;
  }

  // Scroll what can be touched into sight.
  function aimed() {
    const some = by("lit").querySelector(".to, .on") ? ".to, .on" : ".from, .may";
    const all = [...by("lit").querySelectorAll(some)].map((x) => x.getBoundingClientRect());
    if (!all.length) return;
    const f = by("frame"), there = f.getBoundingClientRect();
    const mid = (a, b) => (Math.min(...all.map((x) => x[a])) + Math.max(...all.map((x) => x[b]))) / 2;
    f.scrollBy(mid("left", "right") - there.left - there.width / 2, mid("top", "bottom") - there.top - there.height / 2);
  }

  // A place that no control names, where the page takes any: the server says which place it is.
  by("board").onclick = (event) => {
    if (dragged || event.target.closest(".spot") || !now || !now.aim || now.drawn) return;
    press(now.aim, { points: [on(event)] });
  };
  function on(event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(by("board").getScreenCTM().inverse());
    return [Math.round(at.x), Math.round(at.y)];
  }

  // A ruler from what is chosen to the finger, or the corners of what is drawn: a mouse shows it as it moves or
  // is held down, a finger once it has rested. The server says what the way comes to.
  const HOLD = 350, STILL = 8;
  let corner = null, ruled = null, holdTimer = 0, measureTimer = 0, pressed = null;
  const measurable = () => now && !busy && (now.drawn || (now.start && now.board.spots[now.start]));
  function showRuler(event) {
    const [x, y] = on(event), origin = now.drawn ? corner : now.board.spots[now.start], box = by("ruler");
    const d = now.drawn ? `M${origin[0]} ${origin[1]}H${x}V${y}H${origin[0]}Z` : `M${origin[0]} ${origin[1]}L${x} ${y}`;
    by("rule").replaceChildren(shape(["path", { d }]));
    const left = event.clientX < innerWidth / 2, above = event.clientY > innerHeight / 3;
    Object.assign(box.style, {
      left: left ? `${event.clientX + 18}px` : "auto", right: left ? "auto" : `${innerWidth - event.clientX + 18}px`,
      bottom: above ? `${innerHeight - event.clientY + 18}px` : "auto", top: above ? "auto" : `${event.clientY + 18}px`,
    });
    if (now.drawn || (ruled && Math.hypot(x - ruled[0], y - ruled[1]) <= STILL)) return;
    told(by("ruler"), ""); // what it said was of another place
    clearTimeout(measureTimer);
    ruled = [x, y];
    measureTimer = setTimeout(measure, HOLD, now, ruled);
  }
  async function measure(of, at) {
    try {
      const found = await asked("press", { id: of.aim, points: [at], measures: true });
      const lines = found.ruler || (found.refused ? [found.refused] : []);
      if (now === of && ruled === at) told(by("ruler"), lines.map((x) => made("div", {}, ...worded(x))));
    } catch { /* the ruler has no words */ }
  }
  function hideRuler() {
    clearTimeout(holdTimer);
    clearTimeout(measureTimer);
    corner = ruled = null;
    by("rule").replaceChildren();
    told(by("ruler"), "");
  }
  const board = by("board");
  board.addEventListener("pointerdown", (e) => {
    if (fingers.size && !fingers.has(e.pointerId)) return hideRuler(); // a second one: they zoom
    if (!measurable()) return;
    const begin = () => { corner = on(e); dragged = true; showRuler(e); };
    pressed = e;
    if (e.pointerType !== "mouse") holdTimer = setTimeout(begin, HOLD);
    else if (now.drawn && !e.target.closest(".spot")) begin();
  });
  board.addEventListener("pointermove", (e) => {
    if (corner || (e.pointerType === "mouse" && !e.buttons && !now?.drawn && measurable())) showRuler(e);
    else if (pressed && Math.hypot(e.clientX - pressed.clientX, e.clientY - pressed.clientY) > STILL) clearTimeout(holdTimer);
  });
  board.addEventListener("contextmenu", (e) => { if (corner) e.preventDefault(); });
  board.addEventListener("touchmove", (e) => { if (corner) e.preventDefault(); }, { passive: false });
  board.addEventListener("pointerup", (e) => {
    const was = corner, at = on(e);
    hideRuler();
    if (was && (!now.drawn || Math.hypot(at[0] - was[0], at[1] - was[1]) > STILL)) press(now.aim, { points: now.drawn ? [was, at] : [at] });
  });
  for (const name of ["pointerleave", "pointercancel"]) board.addEventListener(name, hideRuler);

  // A piece that the mouse carries is touched where it stood, and again, or pointed, where it is let go.
  async function dropped(place, e) {
    const at = on(e), under = document.elementsFromPoint(e.clientX, e.clientY).map((x) => x.dataset.place).find((x) => x && !same(x, place));
    if (!(from && same(from, place))) await touched(place);
    if (by("several").hidden === false) return;
    if (now.aim && !now.drawn) return press(now.aim, { points: [at] });
    if (under) touched(under);
  }
  addEventListener("pointerup", (e) => {
    const place = carried;
    carried = "";
    if (place && dragged) dropped(place, e);
  });

  // Two fingers zoom, and a mouse that is held down drags; a touch scrolls by itself.
  const fingers = new Map();
  let apart = 0, dragged = false, carried = "";
  by("frame").onpointerdown = (e) => { dragged = !!corner; fingers.set(e.pointerId, e); };
  by("frame").onpointermove = (e) => {
    const had = fingers.get(e.pointerId);
    if (!had || corner) return;
    if (fingers.size === 1 && e.pointerType === "mouse") {
      const x = e.clientX - had.clientX, y = e.clientY - had.clientY;
      if (!dragged && Math.hypot(x, y) < 6) return;
      dragged = true;
      if (carried) return;
      by("frame").scrollBy(-x, -y);
    }
    fingers.set(e.pointerId, e);
    if (fingers.size !== 2) return;
    const [a, b] = [...fingers.values()], far = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), f = by("frame").getBoundingClientRect();
    if (apart) zoomed(far / apart, ((a.clientX + b.clientX) / 2 - f.left) / f.width, ((a.clientY + b.clientY) / 2 - f.top) / f.height);
    apart = far;
    dragged = true;
  };
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
    by("frame").addEventListener(name, (e) => { fingers.delete(e.pointerId); apart = 0; });
  }
  by("near").onclick = () => zoomed(1.5);
  by("far").onclick = () => zoomed(1 / 1.5);
  by("theme").onclick = () => {
    const root = document.documentElement;
    kept("theme", root.dataset.theme = root.dataset.theme === "light" ? "dark" : "light");
    press("");
  };
  by("frame").onscroll = () => told(by("several"), "");
  addEventListener("keydown", (e) => {
    if (e.key !== "Escape" || !now) return;
    told(by("several"), "");
    from = "";
    lit();
  });
  by("draft").lastElementChild.oninput = (e) => kept("draft", e.target.value);

  // -- what others do ----------------------------------------------------------------------------------

  // Who is in the middle of something keeps it, and is told.
  function changed() {
    if (now && !now.waits && !now.first) {
      stale = true;
      told(by("news"), [button({ label: ui.moved, tone: "plain", go: () => press("") })]);
    } else press("", { at: now ? now.at : -1 });
  }

  // News that come during a press wait for its answer, which may be older than they are.
  function noted(n) {
    if (busy) late = n;
    else if (now && n > now.at && !stale) changed();
  }

  // The first word comes at once, and then a beat every 20 seconds: a proxy that holds them back is not asked again.
  const AT_ONCE = 8, BEATS = 50;
  async function followed() {
    let silent = null, timer = 0, heard = false;
    const within = (seconds) => { clearTimeout(timer); timer = setTimeout(() => silent.abort(), 1000 * seconds); };
    for (let held = false; ;) {
      if (!held) try {
        silent = new AbortController();
        within(AT_ONCE);
        const answer = await asked("news", {}, silent.signal);
        if (answer.status === 403) return gone();
        if (!answer.ok || !answer.body) throw new Error("no news");
        const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
        let text = "";
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          within(BEATS);
          heard = true;
          const lines = (text + part.value).split("\n\n");
          text = lines.pop();
          for (const x of lines) {
            const n = /^event: at\ndata: (\d+)$/.exec(x);
            if (n) noted(Number(n[1]));
          }
        }
      } catch { held = silent.signal.aborted && !heard; /* or else the connection is lost: ask instead */ }
      clearTimeout(timer);
      await new Promise((done) => { setTimeout(done, 5000); });
      if (!busy && (now.waits || now.first) && document.visibilityState === "visible") press("", { at: now.at });
    }
  }

  function gone() {
    document.querySelector("main").hidden = true;
    by("gone").hidden = false;
    document.body.dataset.done = 1 + Number(document.body.dataset.done || 0);
  }

  // A key for the ticket in the address, or else the one that this window has; inside Discord for what that says.
  // With a new one it may be another game, or somebody else: no note for a next move is left to it.
  async function entered() {
    if (typeof activity === "function") {
      kept("draft", "");
      return activity(asked);
    }
    const ticket = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    const given = ticket ? await asked("enter", { ticket }).catch(() => ({})) : {}, found = given.key || kept("key");
    kept("key", found);
    if (given.key) kept("draft", "");
    return found;
  }

  async function begun() {
    document.documentElement.dataset.theme = kept("theme") || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
    try { key = await entered(); } catch { /* nobody says who is here */ }
    if (!key) return gone();
    await press("");
    if (now) followed();
  }
  begun();
})();

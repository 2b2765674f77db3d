// The front page of the local table: one section a player, one frame a channel. Frames stay drawn while they are
// hidden, so that a tab is up to date the moment it is opened.
const main = document.getElementById("table"), people = document.getElementById("people");
const how = document.getElementById("how"), help = document.getElementById("help"), stopped = document.getElementById("stopped");
const again = document.getElementById("again");
const narrow = matchMedia("(max-width: 880px)");
const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* storage may be off */ } };
const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };

let table = null, seated = 0, panes = [];

const element = (tag, text = "", parent = null) => {
  const made = document.createElement(tag);
  made.textContent = text;
  parent?.append(made);
  return made;
};

function build(data) {
  table = data;
  document.title = "Nullgate: local table";
  main.replaceChildren();
  people.replaceChildren();
  panes = [];
  data.players.forEach((player, at) => {
    const section = element("section", "", main), tabs = element("nav", "", section);
    section.setAttribute("aria-label", `${player.name}'s screen`);
    element("h2", player.name, tabs);
    const frames = element("div", "", section);
    frames.className = "frames";
    player.panes.forEach((pane, index) => {
      const tab = element("button", pane.label, tabs), frame = element("iframe");
      tab.type = "button";
      frame.title = `${player.name}: ${pane.label}`;
      frame.name = `${player.name}:${pane.label}`;
      frame.src = pane.url;
      frames.append(frame);
      const mine = { id: pane.id, channel: pane.channel, player: at, tab, frame, section, seen: kept(`seen:${data.run}:${pane.id}`) || "0", last: "0" };
      tab.onclick = () => { open(mine); };
      panes.push(mine);
      if (index === 0) open(mine);
    });
    const person = element("button", player.name, people);
    person.type = "button";
    person.onclick = () => sit(at);
  });
  sit(Math.min(Number(kept("seat")) || 0, data.players.length - 1));
}

function open(pane) {
  for (const other of panes.filter((x) => x.player === pane.player)) {
    other.tab.setAttribute("aria-pressed", String(other === pane));
    other.frame.classList.toggle("on", other === pane);
  }
  marks();
}

function sit(at) {
  seated = at;
  keep("seat", at);
  [...people.children].forEach((x, i) => x.setAttribute("aria-pressed", String(i === at)));
  [...main.children].forEach((x, i) => x.classList.toggle("on", i === at));
  marks();
}

function mode(wanted = kept("mode") || "two") {
  document.body.dataset.mode = narrow.matches ? "one" : wanted;
  for (const x of document.querySelectorAll("[data-mode]:not(body)")) x.setAttribute("aria-pressed", String(x.dataset.mode === wanted));
  marks();
}

const shown = (pane) => pane.frame.classList.contains("on") && (document.body.dataset.mode === "two" || pane.player === seated);

function marks() {
  let news = 0;
  for (const pane of panes) {
    if (shown(pane) && pane.seen !== pane.last && pane.last !== "0") {
      pane.seen = pane.last;
      keep(`seen:${table.run}:${pane.id}`, pane.seen);
    }
    const unread = BigInt(pane.last) > BigInt(pane.seen);
    pane.tab.classList.toggle("unread", unread);
    pane.tab.ariaLabel = unread ? `${pane.tab.textContent}, unread` : pane.tab.textContent;
    news += unread;
  }
  [...people.children].forEach((x, i) => x.classList.toggle("unread", panes.some((p) => p.player === i && p.tab.classList.contains("unread"))));
  if (table) document.title = `${news ? `(${news}) ` : ""}Nullgate: local table`;
}

async function look() {
  try {
    const answer = await fetch("/news.json", { cache: "no-store" });
    const news = await answer.json();
    if (!table || news.run !== table.run) build(await (await fetch("/table.json", { cache: "no-store" })).json());
    stopped.hidden = true; // only now: what is on the page is the new table's
    again.hidden = !news.free;
    for (const pane of panes) pane.last = news.last[pane.id] || "0";
    marks();
  } catch {
    stopped.hidden = table === null;
  }
  setTimeout(look, 1000);
}

function helpful(open) {
  how.hidden = !open;
  help.setAttribute("aria-expanded", String(open));
}

addEventListener("message", ({ source, data }) => {
  const from = panes.find((x) => x.frame.contentWindow === source);
  const to = from && panes.find((x) => x.player === from.player && x.channel === data?.channel);
  if (to) open(to);
});
for (const x of document.querySelectorAll("#modes button")) x.onclick = () => { keep("mode", x.dataset.mode); mode(x.dataset.mode); };
again.onclick = () => { again.hidden = true; fetch("/new", { method: "POST" }); };
help.onclick = () => { helpful(how.hidden); keep("how", how.hidden ? "shut" : "open"); };
narrow.onchange = () => mode();
helpful((kept("how") || (narrow.matches ? "shut" : "open")) === "open");
mode();
look();

// The front page of the local table: one section a player, one frame a channel. Frames stay drawn while they are
// hidden, so that a tab is up to date the moment it is opened.
const main = document.getElementById("table"), people = document.getElementById("people");
const how = document.getElementById("how"), help = document.getElementById("help"), stopped = document.getElementById("stopped");
const again = document.getElementById("again"), dialog = document.getElementById("new");
const titles = document.getElementById("titles"), scenario = document.getElementById("scenario");
const narrow = matchMedia("(max-width: 880px)");
const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* storage may be off */ } };
const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };

let table = null, seated = 0, panes = [], wanted = "";

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
    const person = element("button", player.name, people);
    person.type = "button";
    person.onclick = () => sit(at);
  });
  follow(data);
  sit(Math.min(Number(kept("seat")) || 0, data.players.length - 1));
}

// Channels come and go while the page is open: those that stay keep their frames, and with them what is half typed.
function follow(data) {
  table = data;
  data.players.forEach((player, at) => {
    const [tabs, frames] = main.children[at].children, there = player.panes.map((x) => x.id);
    for (const gone of panes.filter((x) => x.player === at && !there.includes(x.id))) {
      gone.tab.remove();
      gone.frame.remove();
      panes.splice(panes.indexOf(gone), 1);
    }
    for (const pane of player.panes) {
      const mine = panes.find((x) => x.id === pane.id) || made(pane, player, at, frames);
      tabs.append(mine.tab);
    }
    const own = panes.filter((x) => x.player === at);
    if (!own.some((x) => x.frame.classList.contains("on"))) open(own[0]);
  });
  const found = panes.find((x) => x.channel === wanted && x.player === seated);
  if (found) { open(found); wanted = ""; }
}

function made(pane, player, at, frames) {
  const tab = element("button", pane.label), frame = element("iframe");
  tab.type = "button";
  tab.setAttribute("aria-pressed", "false");
  frame.title = `${player.name}: ${pane.label}`;
  frame.name = `${player.name}:${pane.label}`;
  const mine = { id: pane.id, channel: pane.channel, url: pane.url, player: at, tab, frame, seen: kept(`seen:${table.run}:${pane.id}`) || "0", last: "0" };
  if (!pane.thread) frame.src = pane.url;
  frames.append(frame);
  tab.onclick = () => { open(mine); };
  panes.push(mine);
  return mine;
}

function open(pane) {
  if (!pane.frame.src) pane.frame.src = pane.url; // a thread's page is loaded once it is looked at
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
    if (news.panes.length !== panes.length || panes.some((x) => !news.panes.includes(x.id)))
      follow(await (await fetch("/table.json", { cache: "no-store" })).json());
    for (const pane of panes) pane.last = news.last[pane.id] || "0";
    marks();
  } catch {
    stopped.hidden = table === null;
  }
  setTimeout(look, 1000);
}

function offer() {
  titles.replaceChildren();
  table.titles.forEach((title, at) => {
    const line = element("label", "", titles), choice = element("input", "", line), words = element("span", "", line);
    Object.assign(choice, { type: "radio", name: "title", value: title.id, checked: at === 0 });
    choice.onchange = () => { scenes(title); };
    element("b", title.title, words);
    element("span", title.about, words);
  });
  if (table.titles.length) scenes(table.titles[0]);
}

function scenes(title) {
  scenario.replaceChildren();
  for (const x of title.scenarios) element("option", x.about, scenario).value = x.id;
}

async function begin() {
  const title = titles.querySelector("input:checked")?.value, asked = { title, scenario: scenario.value, player: seated };
  again.disabled = true;
  try {
    const answer = await fetch("/new", { method: "POST", body: JSON.stringify(asked) });
    if (!answer.ok) alert(await answer.text());
    wanted = answer.ok ? (await answer.json()).channel : "";
    const found = panes.find((x) => x.channel === wanted && x.player === seated);
    if (found) { open(found); wanted = ""; }
  } finally {
    again.disabled = false;
  }
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
again.onclick = () => { if (table) { offer(); dialog.showModal(); } };
dialog.onclose = () => { if (dialog.returnValue === "open") begin(); };
help.onclick = () => { helpful(how.hidden); keep("how", how.hidden ? "shut" : "open"); };
narrow.onchange = () => mode();
helpful((kept("how") || (narrow.matches ? "shut" : "open")) === "open");
mode();
look();

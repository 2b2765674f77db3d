// The page of the local table: whose screens are shown, how, and what everybody must know.
import { iconButton, keep, kept, make } from "./dom.js";
import { openList } from "./lists.js";
import { tick } from "./markdown.js";
import { face } from "./messages.js";
import { Seat } from "./seat.js";

const asked = new URLSearchParams(location.search), key = asked.get("key");
const find = (id) => document.getElementById(id);
const [main, people, modes, state, failures, viewer] = ["table", "people", "modes", "state", "failures", "viewer"].map(find);
/** Narrower than this there is room for one screen. */
const narrow = matchMedia("(max-width: 759px)");
const seats = [];
let seated = 0;

/** An address of this table, with the key that opens it. */
function address(where, more = {}) {
  const query = new URLSearchParams({ ...more, ...(key ? { key } : {}) });
  return `${where}${query.size ? `?${query}` : ""}`;
}

// -- what everybody must know ------------------------------------------------------------------------------

const lines = new Map(); // seat -> whether its line is open
/** The line on top: the table has stopped, or the bot is on its way; nothing else. */
function tell() {
  const stopped = [...lines.values()].includes(false), starting = seats.some((s) => !s.up);
  const told = stopped ? "The table has stopped. Run make play again; this page comes back by itself."
    : starting ? "The bot is being started. What you press now follows by itself." : "";
  if (state.textContent !== told) state.textContent = told;
  state.className = stopped ? "stopped" : "";
  state.hidden = !told;
}

/** Something failed where no press can say so. */
function failed({ what, log }) {
  const text = `${what || "Something failed in the bot."}${log ? ` Look into ${log}` : ""}`;
  if ([...failures.children].some((x) => x.dataset.text === text)) return;
  const line = make("li", { data: { text } }, make("span", { textContent: text }), iconButton("close", "Dismiss", () => line.remove()));
  failures.append(line);
}

function hears(seat, told) {
  if (told.t === "line") lines.set(seat, told.open);
  if (told.t === "trouble") failed(told);
  if (told.t === "hello") draw(seat);
  tell();
}

// -- whose screen ------------------------------------------------------------------------------------------

const shown = (seat) => document.visibilityState === "visible" && (document.body.dataset.mode === "two" || seats[seated] === seat);

function draw(seat) {
  const at = seats.indexOf(seat);
  people.children[at].replaceChildren(face(seat, seat.me.id), make("span", { className: "label", textContent: seat.me.name }), make("span", { className: "badge", hidden: true }));
}

/** Show at each person's name, and in the window's title, how much waits for them. */
function marked(seat) {
  const badge = people.children[seats.indexOf(seat)]?.querySelector(".badge"), called = seat.total?.calls ?? 0;
  if (badge) { badge.textContent = called || ""; badge.hidden = !called || shown(seat); }
  const all = seats.reduce((n, s) => n + (s.total?.calls ?? 0), 0);
  document.title = `${all ? `(${all}) ` : ""}Nullgate: local table`;
}

function sit(at) {
  seated = Math.max(0, Math.min(at, seats.length - 1));
  keep("seat", seated);
  seats.forEach((s, n) => {
    s.root.classList.toggle("on", n === seated);
    people.children[n].setAttribute("aria-pressed", String(n === seated));
  });
  if (document.body.dataset.mode === "two") seats[seated].root.scrollIntoView({ inline: "nearest", block: "nearest" });
  for (const s of seats) s.read();
}

function mode(wanted = kept("mode") ?? "two") {
  document.body.dataset.mode = narrow.matches || seats.length < 2 ? "one" : wanted;
  for (const b of modes.children) b.setAttribute("aria-pressed", String(b.dataset.mode === wanted));
  modes.hidden = narrow.matches || seats.length < 2;
  for (const s of seats) s.read();
}

// -- light and dark ----------------------------------------------------------------------------------------

const THEMES = [["system", "As this computer", "screen"], ["light", "Light", "sun"], ["dark", "Dark", "moon"]];
function theme(wanted = kept("theme") ?? "system") {
  keep("theme", wanted);
  document.documentElement.dataset.theme = wanted;
  const [, label, sign] = THEMES.find(([x]) => x === wanted) ?? THEMES[0];
  const button = iconButton(sign, `Light or dark: ${label.toLowerCase()}`, (e) => openList(e.currentTarget, THEMES.map(([value, name, drawn]) => ({ label: name, value, icon: drawn, default: value === wanted })), ([x]) => { theme(x); find("theme").firstElementChild.focus(); }, { title: "Light or dark" }));
  find("theme").replaceChildren(button);
}

/** A slash that is typed nowhere begins a command, as on Discord. */
function slash(event) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, dialog, .form, .pop")) return;
  event.preventDefault();
  (seats.find((s) => s.root.contains(event.target)) ?? seats[seated]).composer?.begin();
}

/** Show a picture as large as the window. */
function view(source, words) {
  const img = make("img", { src: source, alt: words || "Picture without a description" });
  viewer.replaceChildren(make("form", { method: "dialog" }, iconButton("close", "Close", () => viewer.close())), img, make("p", { textContent: words }));
  viewer.onclick = (event) => { if (event.target !== img) viewer.close(); else viewer.classList.toggle("whole"); };
  viewer.classList.remove("whole");
  viewer.showModal();
}

// -- begin -------------------------------------------------------------------------------------------------

async function begin() {
  theme();
  const answer = await fetch(address("/people.json")), only = asked.get("as")?.toLowerCase();
  if (!answer.ok) { state.textContent = `This page may not be read: ${await answer.text()}`; state.hidden = false; return; }
  for (const person of (await answer.json()).filter((x) => !only || x.name.toLowerCase() === only)) {
    const at = seats.length, line = address(`ws://${location.host}/ws`, { as: person.id });
    people.append(make("button", { type: "button", className: "person", onclick: () => sit(at) }, person.name));
    const seat = new Seat(person, { address: line, own: address("/", { as: person.name.toLowerCase() }), hears, marked, shown, view });
    seats.push(seat);
    main.append(seat.root);
  }
  document.body.classList.toggle("alone", seats.length < 2);
  for (const b of modes.children) b.onclick = () => { keep("mode", b.dataset.mode); mode(b.dataset.mode); };
  narrow.onchange = () => mode();
  document.addEventListener("visibilitychange", () => { for (const s of seats) s.read(); });
  document.addEventListener("keydown", slash);
  setInterval(tick, 5000);
  mode();
  sit(Number(kept("seat")) || 0);
}
await begin();

// A message as a line of the timeline: who, when, what it answers, its parts, and what can be done with it.
import { component, file, picture, renew } from "./components.js";
import { icon, iconButton, make } from "./dom.js";
import { markdown, plain } from "./markdown.js";

const EPHEMERAL = 64, THINKING = 128, PINS = 6, REPLY = 19, COMMAND = 20;
/** Messages of one author follow each other without a new head for so long. */
const TOGETHER = 7 * 60 * 1000;

export const alone = (m) => Boolean(m.flags & EPHEMERAL);
export const calls = (m, me) => m.mentions.some((u) => u.id === me);

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const dated = new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "short" });
export const day = (at) => new Date(at).toDateString();

/** Say when, as short as it can be said. */
export function when(at) {
  const date = new Date(at), yesterday = new Date(Date.now() - 86400000);
  if (day(at) === day(Date.now())) return `Today ${clock.format(date)}`;
  return day(at) === day(yesterday) ? `Yesterday ${clock.format(date)}` : dated.format(date);
}

/** Every component of a message, nested ones too. */
export function* parts(components) {
  for (const x of components ?? []) {
    yield x;
    yield* parts(x.components);
    if (x.accessory) yield* parts([x.accessory]);
  }
}

/** The first words of a message, for where there is one line for it. */
export function summary(m, scope) {
  if (m.type === PINS) return "pinned a message";
  const texts = [m.content, ...[...parts(m.components)].filter((x) => x.type === 10).map((x) => x.content)];
  const said = texts.map((x) => plain(x ?? "", scope)).filter(Boolean).join(" ");
  return said.length > 160 ? `${said.slice(0, 159)}…` : said || (m.flags & THINKING ? "is thinking …" : "a picture or a file");
}

/** A person's or the bot's face. */
export function face(seat, id) {
  if (id === seat.app) return make("img", { className: "face", src: "/icon.svg", alt: "" });
  const at = seat.everybody.findIndex((p) => p.id === id);
  return make("span", { className: `face p${Math.max(0, at) % 6}`, aria: { hidden: true }, textContent: seat.name(id)[0].toUpperCase() });
}

/** What a message answers: a message, or a command that somebody used. */
function answered(m, seat) {
  const to = m.message_reference?.message_id, line = (...inside) => make("div", { className: "answers" }, icon("reply"), ...inside);
  if (m.type === COMMAND && m.interaction) return line(make("b", { textContent: seat.name(m.interaction.user.id) }), " used ", make("span", { className: "mention", textContent: `/${m.interaction.name}` }));
  if (m.type !== REPLY || !to) return null;
  const found = seat.messages.get(to);
  if (!found && seat.before.has(m.channel_id)) return line(make("button", { type: "button", className: "said", textContent: "an older message", title: "Go to this message", onclick: () => seat.open(m.channel_id, to) }));
  if (!found) return line(make("i", { textContent: "a message that is gone" }));
  const said = make("button", { type: "button", className: "said", textContent: summary(found, seat), title: "Go to this message", onclick: () => seat.open(found.channel_id, to) });
  return line(make("b", { textContent: seat.name(found.author.id) }), said);
}

/** What is said in a message beside its components. */
function spoken(m, seat, scope) {
  if (m.flags & THINKING) return [make("p", { className: "thinking" }, make("span", { className: "dots" }), "Nullgate is thinking …")];
  if (m.type !== PINS) return m.content ? [markdown(m.content, scope)] : [];
  const go = make("button", { type: "button", className: "dismiss", textContent: "a message", onclick: () => seat.open(m.channel_id, m.message_reference?.message_id) });
  return [make("p", { className: "small" }, icon("pin"), " ", make("b", { textContent: seat.name(m.author.id) }), " pinned ", go, ` · ${when(m.timestamp)}`)];
}

/** Draw a message. */
export function drawMessage(m, seat) {
  const name = seat.name(m.author.id), who = (e) => seat.who(e.currentTarget, m.author.id);
  const head = make("div", { className: "head" }, make("button", { type: "button", className: "author", textContent: name, onclick: who }),
    m.author.bot ? make("span", { className: "app", textContent: "APP" }) : null, make("time", { dateTime: m.timestamp, textContent: when(m.timestamp), title: new Date(m.timestamp).toLocaleString() }), make("span", { className: "pinned" }));
  const avatar = make("button", { type: "button", className: "avatar", tabIndex: -1, aria: { hidden: true }, onclick: who }, face(seat, m.author.id));
  const body = make("div", { className: "body" }, make("div", { className: "content" }), make("div", { className: "parts" }), make("div", { className: "files" }));
  const more = (e) => seat.menu(e.currentTarget, m.id);
  const word = make("p", { className: "word", role: "status", title: "Press to hide", onclick: () => { word.textContent = ""; } });
  const node = make("li", { className: "message", data: { id: m.id } }, answered(m, seat), avatar, head, body, word,
    alone(m) ? make("p", { className: "only" }, icon("eye"), "Only you can see this · ", make("button", { type: "button", className: "dismiss", textContent: "Dismiss", onclick: (e) => seat.dismiss(e.currentTarget, m) })) : null,
    make("div", { className: "tools" }, iconButton("more", "More", more)));
  node.oncontextmenu = (event) => {
    if (event.target.closest("a, input, textarea") || String(getSelection()) || event.shiftKey) return; // the browser's own menu
    event.preventDefault();
    const open = () => seat.menu(node.querySelector(".tools button"), m.id);
    if (event.buttons) addEventListener("mouseup", () => setTimeout(open), { once: true, capture: true }); // the button is still down: letting go of it closes what opened before
    else open();
  };
  node.word = word;
  fill(node, m, seat);
  return node;
}

/** Put into a drawn message what it says now. */
export function fill(node, m, seat) {
  const scope = seat.scope(m), [content, inside, files] = node.querySelector(".body").children;
  node.classList.toggle("system", m.type === PINS);
  node.classList.toggle("alone", alone(m));
  node.classList.toggle("calls", calls(m, seat.me.id));
  node.querySelector(".pinned").replaceChildren(...(m.pinned ? [icon("pin"), make("span", { className: "unseen", textContent: "pinned" })] : []));
  const said = JSON.stringify([m.content, m.flags & THINKING]);
  if (content.dataset.said !== said) {
    content.dataset.said = said;
    content.replaceChildren(...spoken(m, seat, scope));
  }
  const focus = focused(node);
  renew(inside, m.components ?? [], scope);
  refocus(node, focus);
  if (!node.word.isConnected && node.isConnected) { // its row has gone, and what it said with it
    node.word.textContent = "";
    node.querySelector(".body").after(node.word);
  }
  const sent = JSON.stringify(m.attachments.map((a) => a.id));
  if (files.dataset.sent !== sent) {
    files.dataset.sent = sent;
    files.replaceChildren(...m.attachments.map((a) => (a.width ? picture(a, a.description, scope) : file(a.url, a.filename, a.size))));
  }
}

const CONTROLS = "a, button, [tabindex='0']";
const focused = (node) => (node.contains(document.activeElement) ? { was: document.activeElement, at: [...node.querySelectorAll(CONTROLS)].indexOf(document.activeElement) } : null);
/** Who works by keyboard stays where they were, even if that control was drawn anew. */
function refocus(node, focus) {
  if (!focus || focus.was.isConnected) return;
  const every = [...node.querySelectorAll(CONTROLS)];
  (every[Math.min(focus.at, every.length - 1)] ?? node.closest(".timeline"))?.focus({ preventScroll: true });
}

/** Whether a message goes on from the one before, without a head of its own. */
export function follows(m, before) {
  if (!before || before.author.id !== m.author.id || alone(m) !== alone(before)) return false;
  return m.type !== REPLY && m.type !== COMMAND && m.type !== PINS && Date.parse(m.timestamp) - Date.parse(before.timestamp) < TOGETHER && day(m.timestamp) === day(before.timestamp);
}

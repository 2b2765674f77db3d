// Discord's markdown as nodes.
import { icon, make } from "./dom.js";

/**
 * What names in a text mean to whoever reads it.
 * @typedef {Object} Scope
 * @property {(id: string) => string} name
 * @property {(id: string) => string|null} channel the name of a channel; null: unknown here
 * @property {(id: string) => boolean} isMe
 * @property {(id: string, message?: string) => void} open go to a channel, and a message in it
 * @property {(anchor: Element, id: string) => void} who show what can be done with a person
 * @property {(name: string) => void} command begin a command
 */

const FORMS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const spoken = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });

function moment(at, style) {
  if (style !== "R") return new Intl.DateTimeFormat(undefined, FORMS[style] ?? FORMS.f).format(at);
  const left = (at - Date.now()) / 1000, [unit, size] = UNITS.find(([, x]) => Math.abs(left) >= x) ?? UNITS[5];
  return spoken.format(Math.round(left / size), unit);
}

/** Write relative times anew, once they have changed. */
export function tick() {
  for (const x of document.querySelectorAll("time[data-at]")) {
    const told = moment(Number(x.dataset.at), "R");
    if (x.textContent !== told) x.textContent = told;
  }
}

function time(seconds, style) {
  const at = new Date(Number(seconds) * 1000);
  if (Number.isNaN(at.getTime())) return `<t:${seconds}>`;
  const data = style === "R" ? { at: at.getTime() } : {};
  return make("time", { className: "moment", dateTime: at.toISOString(), title: moment(at, "F"), data, textContent: moment(at, style) });
}

/** Hide something until it is pressed. */
export function veil(inside, block = false) {
  const covered = make(block ? "div" : "span", { className: block ? "veil" : "spoiler", role: "button", tabIndex: 0, aria: { label: "Spoiler: press to see it" } },
    make(block ? "div" : "span", {}, ...inside));
  const lift = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    covered.classList.add("open");
    for (const x of ["role", "tabindex", "aria-label"]) covered.removeAttribute(x);
    covered.onclick = covered.onkeydown = null;
  };
  covered.onclick = covered.onkeydown = lift;
  return covered;
}

const chip = (text, onclick, className = "mention") => make("button", { type: "button", className, textContent: text, onclick });

function place(scope, channel, message) {
  const known = scope.channel(channel);
  if (known === null) return make("span", { className: "mention", textContent: "#unknown" });
  const link = chip(`#${known}`, () => scope.open(channel, message));
  if (message) link.append(" › ", icon("thread"));
  return link;
}

function link(address, inside, scope) {
  const there = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/.exec(address);
  if (there && scope.channel(there[1]) !== null) {
    const found = place(scope, there[1], there[2]);
    if (inside) found.replaceChildren(...inside);
    return found;
  }
  return make("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ...(inside ?? [address]));
}

const around = (tag) => (m, s) => make(tag, {}, ...inline(m[1], s));
/** What may begin at a character, in the order in which it is tried. */
const RULES = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => make("code", { textContent: m[2].replace(/^ (.*) $/, "$1") })],
  [/\|\|([^]+?)\|\|/y, (m, s) => veil(inline(m[1], s))],
  [/\*\*\*([^]+?)\*\*\*(?!\*)/y, (m, s) => make("strong", {}, make("em", {}, ...inline(m[1], s)))],
  [/\*\*([^]+?)\*\*(?!\*)/y, around("strong")],
  [/__([^]+?)__(?!_)/y, around("u")],
  [/~~([^]+?)~~/y, around("s")],
  [/\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/y, around("em")],
  [/(?<!\w)_(?=\S)((?:__|[^_])+?)_(?!\w)/y, around("em")],
  [/<@!?(\d+)>/y, (m, s) => chip(`@${s.name(m[1])}`, (e) => s.who(e.currentTarget, m[1]), s.isMe(m[1]) ? "mention me" : "mention")],
  [/<@&(\d+)>/y, (m, s) => make("span", { className: "mention", textContent: `@${s.role(m[1])}` })],
  [/@(everyone|here)\b/y, (m) => make("span", { className: "mention me", textContent: m[0] })],
  [/<#(\d+)>/y, (m, s) => place(s, m[1])],
  [/<\/([^:>]+):\d+>/y, (m, s) => chip(`/${m[1]}`, () => s.command(m[1]))],
  [/<a?:(\w+):(\d+)>/y, (m) => make("img", { className: "emoji", src: `/emojis/${m[2]}`, alt: `:${m[1]}:`, title: `:${m[1]}:` })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => time(m[1], m[2])],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y, (m, s) => link(m[2], inline(m[1], s), s)],
  [/<(https?:\/\/[^\s<>]+)>/y, (m, s) => link(m[1], null, s)],
  [/(?<!\w)https?:\/\/[^\s<>]*[^\s<>.,:;!?"'\])*_~|]/y, (m, s) => link(m[0], null, s)],
];
const BEGINS = /[\\`|*_~<@[h]/g;

/** Draw what stands within a line. */
export function inline(text, scope) {
  const found = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    BEGINS.lastIndex = at;
    const next = BEGINS.exec(text);
    if (!next) break;
    at = next.index;
    let hit = null, build = null;
    for (const rule of RULES) {
      rule[0].lastIndex = at;
      if ((hit = rule[0].exec(text))) { build = rule[1]; break; }
    }
    if (!hit) { at += 1; continue; }
    if (from < at) found.push(text.slice(from, at));
    found.push(build(hit, scope)); // may use the same rules: `hit` holds all that is needed of them
    from = at = hit.index + hit[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

const FENCE = /```(?:([\w+-]*)\n)?([^]*?)\n?```/g;

/** Draw a whole text. */
export function markdown(text, scope) {
  const box = make("div", { className: "text" });
  let from = 0;
  for (const m of text.matchAll(FENCE)) {
    lines(text.slice(from, m.index).replace(/\n$/, ""), box, scope);
    box.append(make("pre", { tabIndex: 0 }, make("code", { textContent: m[2] })));
    from = m.index + m[0].length;
    if (text[from] === "\n") from += 1;
  }
  lines(text.slice(from), box, scope);
  return box;
}

function lines(text, box, scope) {
  if (!text) return;
  let paragraph = null, lists = [];
  const end = () => { paragraph = null; lists = []; };
  const every = text.split("\n");
  for (let i = 0; i < every.length; i += 1) {
    const line = every[i];
    let m;
    if ((m = /^(#{1,3}) +(.+)/.exec(line))) {
      end();
      // Below the page's title and the seat's name; posts choose their levels by size, not by order.
      box.append(make("h3", { className: `h${m[1].length}` }, ...inline(m[2], scope)));
    } else if ((m = /^-# +(.+)/.exec(line))) {
      end();
      box.append(make("p", { className: "small" }, ...inline(m[1], scope)));
    } else if (/^>>> /.test(line)) {
      end();
      const quote = make("blockquote");
      lines([line.slice(4), ...every.slice(i + 1)].join("\n"), quote, scope);
      box.append(quote);
      return;
    } else if (/^> /.test(line) || line === ">") {
      end();
      const inside = [];
      for (; i < every.length && (/^> /.test(every[i]) || every[i] === ">"); i += 1) inside.push(every[i].slice(2));
      i -= 1;
      const quote = make("blockquote");
      lines(inside.join("\n"), quote, scope);
      box.append(quote);
    } else if ((m = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)/.exec(line))) {
      paragraph = null;
      item(box, lists, m[1].length, m[2], inline(m[3], scope));
    } else if (paragraph) paragraph.append("\n", ...inline(line, scope));
    else if (line || i < every.length - 1) {
      end();
      box.append((paragraph = make("p", {}, ...inline(line, scope))));
    }
  }
}

/** Add an item to the list that it is indented for; `lists` are those open around it, outermost first. */
function item(box, lists, indent, number, inside) {
  while (lists.length && lists.at(-1).indent > indent) lists.pop();
  let list = lists.at(-1);
  const tag = number ? "OL" : "UL";
  if (!list || indent > list.indent || list.node.tagName !== tag) {
    if (list && indent <= list.indent) lists.pop();
    const parent = lists.length ? lists.at(-1).node.lastElementChild : box;
    list = { indent, node: make(tag.toLowerCase(), number ? { start: Number(number) } : {}) };
    parent.append(list.node);
    lists.push(list);
  }
  list.node.append(make("li", {}, ...inside));
}

/** Tell a text in one line, without its signs. */
export function plain(text, scope) {
  return [...markdown(text, scope).children].map((x) => x.textContent).join(" ").replace(/\s+/g, " ").trim();
}

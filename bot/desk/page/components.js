// Discord's components, as its messages have them, as nodes; and their renewal when a message is edited.
import { icon, make, path } from "./dom.js";
import { emblem, openList } from "./lists.js";
import { markdown, veil } from "./markdown.js";

/**
 * What a component needs of the message and the seat that it is drawn for, beyond what a text needs.
 * @typedef {import("./markdown.js").Scope & {
 *   act: (control: HTMLElement, what: Object) => void,
 *   choices: (component: Object) => import("./lists.js").Option[],
 *   view: (source: string, words: string) => void,
 * }} Scope
 */

const STYLES = { 1: "s1", 2: "s2", 3: "s3", 4: "s4", 5: "s2 link", 6: "s1" };
export const SELECTS = new Set([3, 5, 6, 7, 8]);

/** A button's label. A letter in a circle, which few fonts have, is drawn. */
function label(text) {
  const circled = /^[ⓐ-ⓩ]$/u.test(text);
  const letter = circled ? String.fromCharCode(text.charCodeAt(0) - 0x24d0 + 97) : undefined;
  return make("span", { className: circled ? "label circled" : "label", textContent: text, data: circled ? { letter } : {} });
}

function button(x, s) {
  const inside = [emblem(x.emoji), x.label ? label(x.label) : null];
  const name = x.label ? undefined : x.emoji?.name;
  if (x.style === 5) return make("a", { className: `button ${STYLES[5]}`, href: x.url, target: "_blank", rel: "noopener noreferrer", aria: { label: name }, onclick: (e) => { if (s.beside(x.url)) e.preventDefault(); } }, ...inside, icon("window"));
  return make("button", { type: "button", className: `button ${STYLES[x.style]}`, disabled: Boolean(x.disabled), aria: { label: name }, data: { id: x.custom_id ?? "" }, onclick: (e) => s.act(e.currentTarget, { custom_id: x.custom_id }) }, ...inside);
}

/** The closed face of a select: what is chosen, or what it asks for. */
export function face(chosen, placeholder) {
  if (!chosen.length) return [make("span", { className: "what faint", textContent: placeholder || "Make a selection" }), icon("down")];
  const what = chosen.length === 1 ? [emblem(chosen[0].emoji), make("span", { className: "what", textContent: chosen[0].label })]
    : [make("span", { className: "what" }, ...chosen.map((o) => make("span", { className: "chip" }, emblem(o.emoji), o.label)))];
  return [...what, icon("down")];
}

function select(x, s) {
  const set = s.choices(x).filter((o) => o.default), least = x.min_values ?? 1;
  const open = ({ currentTarget: at }) => {
    const options = s.choices(x), none = least === 0 && x.max_values === 1 && set.length ? [{ label: "None of these", value: null, icon: "close" }] : [];
    openList(at, [...none, ...options], (values) => s.act(at, { custom_id: x.custom_id, values: values.filter((v) => v !== null) }),
      { least, most: x.max_values ?? 1, title: x.placeholder ?? "" });
  };
  return make("button", { type: "button", className: "list", disabled: Boolean(x.disabled), aria: { haspopup: "listbox", label: set.length > 1 || (set.length && x.placeholder) ? `${x.placeholder ?? ""}: ${set.map((o) => o.label).join(", ")}` : undefined }, data: { id: x.custom_id }, onclick: open }, ...face(set, x.placeholder));
}

/** A picture keeps its room from the start; if it fails, a press tries again. */
export function picture(media, words, s, { spoiler = false, className = "picture" } = {}) {
  const source = path(media.url);
  const img = make("img", { alt: words || "Picture without a description", decoding: "async", width: media.width || 550, height: media.height || 366 });
  const frame = make("button", { type: "button", className, title: "Enlarge" }, img);
  img.onerror = () => { frame.classList.add("failed"); frame.title = "The picture did not load. Press to try again."; };
  img.onload = () => { frame.classList.remove("failed"); frame.title = "Enlarge"; };
  frame.onclick = () => { if (frame.classList.contains("failed")) img.src = `${source}?again=${Date.now()}`; else s.view(source, words ?? ""); };
  frame.style.setProperty("--wide", `${img.width}px`);
  img.src = source;
  return spoiler ? veil([frame], true) : frame;
}

const sizes = (n) => (n < 1000 ? `${n} bytes` : n < 1e6 ? `${(n / 1e3).toFixed(1)} KB` : `${(n / 1e6).toFixed(1)} MB`);
/** A file to save. */
export function file(url, name, size) {
  return make("a", { className: "file", href: path(url), download: name }, icon("file"), make("span", { className: "what" }, make("span", { className: "label", textContent: name }), make("small", { textContent: sizes(size) })), icon("save"));
}

function section(x, s) {
  return make("div", { className: "section" }, make("div", { className: "inside" }, ...x.components.map((y) => component(y, s))), component(x.accessory, s));
}

function container(x, s) {
  const inside = x.components.map((y) => component(y, s)), card = make("div", { className: "card" }, ...(x.spoiler ? [veil(inside, true)] : inside));
  accent(card, x);
  return card;
}

function accent(card, x) {
  const given = x.accent_color !== null && x.accent_color !== undefined;
  card.classList.toggle("accent", given);
  if (given) card.style.setProperty("--accent", `#${x.accent_color.toString(16).padStart(6, "0")}`);
}

const DRAW = {
  1: (x, s) => make("div", { className: "row" }, ...x.components.map((y) => component(y, s))),
  2: button,
  3: select, 5: select, 6: select, 7: select, 8: select,
  9: section,
  10: (x, s) => markdown(x.content, s),
  11: (x, s) => picture(x.media, x.description, s, { spoiler: x.spoiler, className: "picture thumb" }),
  12: (x, s) => make("div", { className: `gallery g${Math.min(x.items.length, 5)}` }, ...x.items.map((y) => picture(y.media, y.description, s, { spoiler: y.spoiler }))),
  13: (x) => (x.spoiler ? veil([file(x.file.url, x.name, x.size)], true) : file(x.file.url, x.name, x.size)),
  14: (x) => make("hr", { className: `${x.divider === false ? "plain" : "drawn"} ${x.spacing === 2 ? "wide" : ""}` }),
  17: container,
};
const drawn = new WeakMap(); // node -> the component that it shows, as text

/** Draw a component. */
export function component(x, scope) {
  if (!x) return null;
  const node = DRAW[x.type]?.(x, scope) ?? make("p", { className: "small", textContent: `(a part of kind ${x.type}, which this page cannot show)` });
  drawn.set(node, { x, text: JSON.stringify(x) });
  return node;
}

/**
 * Show new components in place of old ones. What has not changed stays the very same node: pictures are not
 * loaded again, focus stays, an open list stays open.
 */
export function renew(parent, components, scope) {
  const old = [...parent.children].filter((node) => drawn.has(node));
  components.forEach((x, n) => {
    const node = old[n], was = node && drawn.get(node), text = JSON.stringify(x);
    if (!node) parent.append(component(x, scope));
    else if (was.text !== text && !within(node, was.x, x, text, scope)) node.replaceWith(component(x, scope));
  });
  for (const node of old.slice(components.length)) node.remove();
}

/** Renew what is inside a container, row or section; false: it has to be drawn anew as a whole. */
function within(node, was, x, text, scope) {
  if (was.type !== x.type || was.spoiler || x.spoiler) return false;
  if (x.type === 17) accent(node, x);
  else if (x.type === 9 && JSON.stringify(was.accessory) === JSON.stringify(x.accessory)) node = node.firstElementChild;
  else if (x.type !== 1) return false;
  renew(node, x.components, scope);
  drawn.set(x.type === 9 ? node.parentElement : node, { x, text });
  return true;
}

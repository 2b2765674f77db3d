// Lists that open above everything (in the top layer), so that nothing below them moves.
import { icon, make, named } from "./dom.js";

/**
 * @typedef {Object} Option
 * @property {string} label
 * @property {*} value
 * @property {string} [description]
 * @property {Object} [emoji] as Discord's components have it
 * @property {boolean} [default] chosen as it opens
 * @property {string} [icon]
 */

/** The picture of an emoji, or its character. */
export const emblem = (x) => (!x ? null : x.id
  ? make("img", { className: "emoji", src: `/emojis/${x.id}`, alt: "" })
  : make("span", { className: "emoji", aria: { hidden: true }, textContent: x.name }));

let opened = null, dismissed = { anchor: null, at: 0 };
/** Close the list that is open, if any. */
export const closeList = () => opened?.close();

/**
 * Open a list beside `anchor`. Focus goes into it, unless `typing` (a text field) keeps it.
 * @param {Element} anchor
 * @param {Option[]} options
 * @param {(values: Array, option: Option) => void} choose
 * @param {{least?: number, most?: number, title?: string, typing?: HTMLElement|null, menu?: boolean, beside?: Element}} [how] `beside`: what it stands above or below, if that is more than its anchor
 */
export function openList(anchor, options, choose, how = {}) {
  closeList();
  // A press on what opened a list has just closed it, by being a press outside of it.
  if (!how.typing && dismissed.anchor === anchor && performance.now() - dismissed.at < 350) return null;
  return new List(anchor, options, choose, how);
}

class List {
  constructor(anchor, options, choose, { least = 1, most = 1, title = "", typing = null, menu = false, beside = anchor }) {
    Object.assign(this, { anchor, options, choose, least, most, typing, beside, at: -1 });
    this.chosen = new Set(options.filter((x) => x.default).map((x) => x.value));
    this.many = most > 1;
    this.changed = false;
    const kind = menu ? ["menu", "menuitem"] : ["listbox", "option"];
    this.lines = options.map((x, n) => this.line(x, n, kind[1]));
    this.box = make("div", { className: "lines", role: kind[0], tabIndex: typing ? -1 : 0, aria: { label: title || "Choices", multiselectable: this.many ? true : undefined } }, ...this.lines);
    if (typing) this.box.onmousedown = (event) => event.preventDefault(); // the text field keeps its focus
    this.root = make("div", { className: menu ? "pop menu" : "pop", popover: typing ? "manual" : "auto" },
      title && (menu || this.many) ? make("p", { className: "title", textContent: title }) : null, this.box, this.foot());
    (anchor.closest(".form, .seat") ?? document.body).append(this.root);
    this.root.showPopover();
    anchor.setAttribute("aria-expanded", "true");
    this.listen();
    this.place();
    if (!typing) this.box.focus({ preventScroll: true });
    const first = options.findIndex((x) => x.default);
    if (options.length && (!typing || typing.dataset.first === "yes")) this.move(first < 0 ? 0 : first);
    opened = this;
  }

  line(x, n, role) {
    const text = make("span", { className: "what" }, make("span", { className: "label", textContent: x.label }), x.description ? make("small", { textContent: x.description }) : null);
    const line = make("div", { className: "line", role, aria: role === "option" ? { selected: Boolean(x.default) } : {} },
      x.icon ? icon(x.icon) : emblem(x.emoji), text, this.many ? make("span", { className: "box" }, icon("check")) : null);
    named(line);
    line.onclick = () => this.take(n);
    line.onmousemove = () => { if (this.at !== n) this.move(n, false); };
    return line;
  }

  /** Where several may be chosen: how many, and a button that is done with it. */
  foot() {
    if (!this.many) return null;
    this.done = make("button", { type: "button", className: "button s1", onclick: () => this.finish() });
    this.count();
    return make("div", { className: "foot" }, this.done);
  }

  fits() { return this.chosen.size >= this.least && this.chosen.size <= this.most; }

  count() {
    const range = this.least === this.most ? this.most : `${this.least} to ${this.most}`;
    this.done.textContent = this.fits() ? (this.chosen.size ? `Choose ${this.chosen.size}` : "Choose none") : `Choose ${range}`;
    this.done.disabled = !this.fits();
  }

  take(n) {
    const x = this.options[n];
    if (!this.many) { this.close(); this.choose([x.value], x); return; }
    this.changed = true;
    if (!this.chosen.delete(x.value)) this.chosen.add(x.value);
    this.lines[n].setAttribute("aria-selected", String(this.chosen.has(x.value)));
    this.count();
  }

  finish() { this.close(); this.choose(this.options.map((x) => x.value).filter((x) => this.chosen.has(x))); }

  move(n, scroll = true) {
    if (!this.lines.length) return;
    this.lines[this.at]?.classList.remove("at");
    this.at = (n + this.lines.length) % this.lines.length;
    const line = this.lines[this.at];
    line.classList.add("at");
    (this.typing ?? this.box).setAttribute("aria-activedescendant", line.id);
    if (scroll) line.scrollIntoView({ block: "nearest" });
  }

  /** Take a key; false: it means nothing to a list. */
  key(event) {
    const { key } = event;
    if (key === "ArrowDown") this.move(this.at + 1);
    else if (key === "ArrowUp") this.move(this.at < 0 ? -1 : this.at - 1);
    else if (!this.typing && key === "Home") this.move(0);
    else if (!this.typing && key === "End") this.move(-1);
    else if (key === "PageDown") this.move(Math.min(this.at + 8, this.lines.length - 1));
    else if (key === "PageUp") this.move(Math.max(this.at - 8, 0));
    else if (key === "Enter" && this.at >= 0) this.take(this.at);
    else if (key === " " && !this.typing && this.at >= 0 && !this.jumping()) this.take(this.at);
    else if (key === "Tab" && this.typing && this.at >= 0) { this.take(this.at); return true; }
    else if (key === "Escape") this.close();
    else if (key === "Tab" && !this.many) { this.close(); return true; }
    else if (!this.typing && key.length === 1 && !event.ctrlKey && !event.metaKey) this.jump(key);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  jumping() { return performance.now() - (this.last ?? -9999) < 700; }

  /** Go to the next line that begins with what was just typed. */
  jump(key) {
    this.typed = (this.jumping() ? this.typed : "") + key.toLowerCase();
    this.last = performance.now();
    const from = this.at + (this.typed.length === 1 ? 1 : 0);
    for (let i = 0; i < this.lines.length; i += 1) {
      const n = (from + i) % this.lines.length;
      if (this.options[n].label.toLowerCase().startsWith(this.typed)) { this.move(n); return; }
    }
  }

  listen() {
    this.ends = new AbortController();
    const { signal } = this.ends;
    if (!this.typing) this.root.addEventListener("keydown", (event) => this.key(event), { signal });
    addEventListener("scroll", (event) => { if (!this.root.contains(event.target)) this.place(); }, { capture: true, passive: true, signal });
    addEventListener("pointerdown", ({ target }) => { if (this.anchor.contains(target)) dismissed = { anchor: this.anchor, at: performance.now() }; }, { capture: true, signal });
    addEventListener("resize", () => this.place(), { signal });
    this.root.addEventListener("toggle", (event) => {
      if (event.newState !== "closed") return;
      const send = this.many && this.changed && this.fits() && !this.closed; // pressed elsewhere: as on Discord, that sends it
      this.close();
      if (send) this.finish();
    }, { signal });
  }

  /** Below its anchor, or above where there is more room; never outside the window. */
  place() {
    const a = this.beside.getBoundingClientRect(), { top, bottom } = a, gap = 6, { style } = this.root;
    const below = innerHeight - bottom - 2 * gap, above = top - 2 * gap;
    style.maxWidth = `${Math.min(innerWidth - 2 * gap, Math.max(a.width, 420))}px`;
    style.minWidth = `${Math.min(a.width, innerWidth - 2 * gap)}px`;
    style.maxHeight = "none";
    const wanted = Math.min(this.root.scrollHeight + 2, 420), down = below >= wanted || below >= above;
    style.maxHeight = `${Math.max(120, Math.min(wanted, down ? below : above))}px`;
    style.left = `${Math.max(gap, Math.min(a.left, innerWidth - this.root.offsetWidth - gap))}px`;
    style.top = down ? `${bottom + gap}px` : `${Math.max(gap, top - gap - this.root.offsetHeight)}px`;
  }

  close() {
    if (this.closed) return;
    this.closed = true;
    this.ends.abort();
    const inside = this.root.contains(document.activeElement);
    this.root.remove();
    this.anchor.removeAttribute("aria-expanded");
    this.typing?.removeAttribute("aria-activedescendant");
    if (inside && this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
    if (opened === this) opened = null;
  }

  /** Close it if what it belongs to has gone. */
  static check() { if (opened && !opened.anchor.isConnected) opened.close(); }
}
export const checkList = () => List.check();

// A channel's messages, from top to bottom: one's own place is kept, and nothing moves under the finger.
import { checkList } from "./lists.js";
import { icon, later, make } from "./dom.js";
import { day, drawMessage, fill, follows } from "./messages.js";

/** Number of messages drawn at first, and of older ones drawn whenever the reader comes to the top. */
const DRAWN = 40;
/** Nearer to the end than this, in pixels, a reader follows what is new. */
const NEAR = 48;
/** Milliseconds for which a change waits for a finger that is down, or a mouse on its way to a button. */
const PATIENCE = 1200, AIMING = 350;

const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

export class Timeline {
  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.nodes = new Map();
    this.places = new Map(); // channel -> {id, top}: where its reader had scrolled to
    this.list = make("ol", { className: "messages" });
    this.top = make("div", { className: "beginning" });
    this.inner = make("div", { className: "inner" }, this.top, this.list);
    this.box = make("div", { className: "timeline", tabIndex: 0, role: "region" }, this.inner);
    this.pill = make("button", { type: "button", className: "news", hidden: true, onclick: () => this.end(true) });
    this.root = make("div", { className: "reading" }, this.box, this.pill);
    this.stuck = true;
    this.missed = this.was = 0;
    this.queue = [];
    this.hand = { down: false, moved: 0, over: false };
    this.watch();
  }

  watch() {
    this.box.addEventListener("scroll", () => this.scrolled(), { passive: true });
    const grown = new ResizeObserver(() => { if (this.stuck) this.bottom(); });
    grown.observe(this.inner);
    grown.observe(this.box);
    const { hand } = this, up = () => { hand.down = false; setTimeout(() => this.work(), 0); };
    this.box.addEventListener("pointerdown", () => { hand.down = true; }, { passive: true });
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, up, { passive: true });
    this.box.addEventListener("pointermove", (event) => {
      Object.assign(hand, { moved: performance.now(), over: Boolean(event.target.closest?.(".message button, .message a")) });
    }, { passive: true });
    this.box.addEventListener("pointerleave", () => { hand.over = false; }, { passive: true });
  }

  // -- changes wait for the hand ---------------------------------------------------------------------------

  /** Whether somebody is pressing, or is on the way to a button, and has not just done something that this answers. */
  aiming() { return this.hand.down || (!this.seat.acting && this.hand.over && performance.now() - this.hand.moved < AIMING); }

  soon(change) {
    this.queue.push({ change, since: performance.now() });
    this.work();
  }

  work() {
    if (!this.queue.length) return;
    if (this.aiming() && performance.now() - this.queue[0].since < PATIENCE) { clearTimeout(this.timer); this.timer = setTimeout(() => this.work(), 60); return; }
    const changes = this.queue.splice(0);
    this.steady(() => { for (const x of changes) x.change(); });
    checkList();
    this.seat.drawn();
  }

  /** Change something, and keep the reader where they were: at the end, or at the message that they look at. */
  steady(change) {
    const anchor = this.stuck ? null : this.looked(), before = anchor?.getBoundingClientRect().top;
    change();
    if (this.stuck) this.bottom();
    else if (anchor?.isConnected) this.box.scrollTop += anchor.getBoundingClientRect().top - before;
  }

  /** The first message that is in view. */
  looked() {
    const { top } = this.box.getBoundingClientRect();
    return [...this.list.children].find((x) => x.dataset.id && x.getBoundingClientRect().bottom > top + 8) ?? null;
  }

  bottom() { this.box.scrollTop = this.box.scrollHeight; }

  scrolled() {
    const { box } = this, back = box.scrollTop < this.was - 1;
    this.was = box.scrollTop;
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) this.stuck = true;
    else if (back) this.stuck = false; // only a reader goes back; what grows below does not
    if (this.stuck && this.missed) { this.missed = 0; this.seat.read(); }
    if (box.scrollTop < 200 && this.has()) this.further();
    this.tell();
  }

  /** Go to the end. */
  end(smooth = false) {
    this.missed = 0;
    this.stuck = true;
    if (smooth && !matchMedia("(prefers-reduced-motion: reduce)").matches && this.box.scrollHeight - this.box.scrollTop < 4000) this.box.scrollTo({ top: this.box.scrollHeight, behavior: "smooth" });
    else this.bottom();
    this.seat.read();
    this.tell();
  }

  tell() {
    const far = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight > 1200;
    this.pill.hidden = this.stuck || !(this.missed || far);
    if (!this.pill.hidden) this.pill.replaceChildren(this.missed ? `${this.missed} new ${this.missed === 1 ? "message" : "messages"}` : "To the newest", icon("arrow"));
    this.pill.classList.toggle("some", this.missed > 0);
  }

  // -- a channel -------------------------------------------------------------------------------------------

  /** Remember where the reader is in the channel that is shown. */
  leave() {
    const found = this.stuck ? null : this.looked();
    if (!this.channel) return;
    if (found) this.places.set(this.channel, { id: found.dataset.id, top: found.getBoundingClientRect().top - this.box.getBoundingClientRect().top });
    else this.places.delete(this.channel);
  }

  /**
   * Show a channel: where its reader had scrolled to, else at what is new, else at the end.
   * @param {Object} channel
   * @param {Object[]} messages in order
   * @param {string} seen the newest that was read; messages after it are new
   */
  show(channel, messages, seen) {
    this.queue = [];
    this.channel = channel.id;
    this.box.setAttribute("aria-label", `Messages in ${this.seat.title(channel)}, as ${this.seat.me.name} sees them`);
    this.nodes.clear();
    this.list.replaceChildren();
    const place = this.places.get(channel.id), first = messages.findIndex((m) => later(m.id, seen) && m.author.id !== this.seat.me.id);
    const wanted = place ? messages.findIndex((m) => m.id === place.id) : first;
    const from = Math.max(0, Math.min(messages.length - DRAWN, wanted < 0 ? Infinity : wanted - 5));
    this.older = messages.slice(0, from);
    this.fresh = first > 0 && seen ? messages[first].id : null;
    this.last = null;
    for (const m of messages.slice(from)) this.append(m);
    this.missed = 0;
    this.stuck = true;
    this.begin(channel);
    this.bottom();
    const at = place && this.nodes.get(place.id), news = this.fresh && this.nodes.get(this.fresh);
    if (at) { this.stuck = false; this.missed = first < 0 ? 0 : messages.slice(first).filter((m) => m.author.id !== this.seat.me.id).length; }
    if (at) this.box.scrollTop += at.getBoundingClientRect().top - this.box.getBoundingClientRect().top - place.top;
    else if (news && news.getBoundingClientRect().top < this.box.getBoundingClientRect().top) { this.stuck = false; this.box.scrollTop += news.getBoundingClientRect().top - this.box.getBoundingClientRect().top - 40; }
    this.scrolled();
  }

  begin(channel) { this.top.replaceChildren(...(this.has() ? [make("p", { className: "small", textContent: "Older messages follow as you scroll up." })] : this.seat.welcome(channel))); }

  /** Whether there are older messages than those that are drawn. */
  has() { return Boolean(this.older?.length) || this.seat.before.has(this.channel); }

  /** Draw older messages above, fetched if they are not here. @returns {Promise<boolean>} there were some */
  async further() {
    if (this.fetching) return this.fetching;
    const { channel } = this;
    if (this.older.length) { this.steady(() => this.more()); return true; }
    this.fetching = this.seat.older(channel).then((found) => {
      this.fetching = null;
      if (this.channel !== channel) return false;
      if (found.length) { this.older = [...found]; this.steady(() => this.more()); } else if (!this.has()) this.begin(this.seat.channels.get(channel));
      return found.length > 0;
    });
    return this.fetching;
  }

  more() {
    const some = this.older.splice(-DRAWN), first = this.list.firstElementChild, { last } = this;
    this.last = this.older.at(-1) ?? null;
    for (const m of some) this.append(m, first);
    this.last = last;
    if (first?.dataset.id) this.group(first, this.seat.messages.get(first.dataset.id), some.at(-1));
    if (!this.has()) this.begin(this.seat.channels.get(this.channel));
  }

  append(m, before = null) {
    const node = drawMessage(m, this.seat);
    this.nodes.set(m.id, node);
    if (!this.last || day(this.last.timestamp) !== day(m.timestamp)) this.list.insertBefore(make("li", { className: "day" }, make("span", { textContent: longDay.format(new Date(m.timestamp)) })), before);
    if (m.id === this.fresh) this.list.insertBefore(make("li", { className: "day fresh" }, make("span", { textContent: "New" })), before);
    this.list.insertBefore(node, before);
    this.group(node, m, m.id === this.fresh ? null : this.last);
    this.last = m;
    return node;
  }

  group(node, m, before) { node.classList.toggle("first", !follows(m, before)); }

  /** Show a new or edited message of this channel. `mine`: it answers what this reader did, so they want to see it. */
  put(m, fresh, mine) {
    this.soon(() => {
      const node = this.nodes.get(m.id);
      if (node) fill(node, m, this.seat);
      else if (fresh) {
        const made = this.append(m);
        if (mine && !this.stuck) this.stuck = true; // the end follows at once
        else if (!this.stuck) this.missed += 1;
        made.classList.add("came");
      }
      this.tell();
    });
  }

  drop(id) {
    this.soon(() => {
      const node = this.nodes.get(id), next = node?.nextElementSibling, before = node?.previousElementSibling;
      if (!node) { this.older = this.older.filter((m) => m.id !== id); return; }
      if (node.contains(document.activeElement)) this.box.focus({ preventScroll: true });
      node.remove();
      this.nodes.delete(id);
      const known = (x) => (x?.dataset.id ? this.seat.messages.get(x.dataset.id) : null);
      if (!next) this.last = known(before) ?? null;
      else if (known(next)) this.group(next, known(next), known(before));
    });
  }

  /** Go to a message, further and further back. */
  async jump(id) {
    const { channel } = this;
    while (!this.nodes.has(id) && this.has()) if (!(await this.further()) || this.channel !== channel) break;
    const node = this.nodes.get(id);
    if (!node) return false;
    this.stuck = false;
    node.scrollIntoView({ block: "center" });
    node.classList.remove("found");
    requestAnimationFrame(() => node.classList.add("found"));
    return true;
  }
}

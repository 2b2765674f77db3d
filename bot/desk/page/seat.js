// One person's screen: their channels as tabs, the timeline, the composer, and what they do there.
import { Composer, leaves } from "./composer.js";
import { icon, iconButton, keep, kept, later, make } from "./dom.js";
import { openForm } from "./forms.js";
import { openList } from "./lists.js";
import { alone, calls, face, parts, summary, when } from "./messages.js";
import { Line, trouble } from "./socket.js";
import { Timeline } from "./timeline.js";

const TEXT = 0, DIRECT = 1, THREADS = new Set([10, 11, 12]), OPENS = new Set([TEXT, DIRECT, 5, ...THREADS]);
/** Milliseconds after which a press that waits says so in words, and for which its button waits for what follows its answer. */
const SLOW = 2000, FOLLOWS = 12_000;

export class Seat {
  /**
   * @param {{id: string, name: string}} person
   * @param {{address: string, own: string, hears: (seat: Seat, told: Object) => void, marked: (seat: Seat) => void, shown: (seat: Seat) => boolean}} desk
   */
  constructor(person, desk) {
    Object.assign(this, { me: person, desk, at: null, commands: [], roles: [], everybody: [person], up: true, acting: 0, count: 0 });
    this.channels = new Map();
    this.messages = new Map();
    this.aside = new Map();
    this.before = new Set();
    this.composers = new Map();
    this.hopes = new Set(); // what waits for the next change
    this.timeline = new Timeline(this);
    this.tabs = make("div", { className: "tabs" });
    this.notice = make("p", { className: "notice", role: "alert", hidden: true });
    this.news = make("p", { className: "unseen", role: "status" });
    const all = iconButton("down", "All channels", (e) => this.pick(e.currentTarget)), pins = iconButton("pin", "Pinned messages", (e) => this.pins(e.currentTarget));
    const own = make("a", { className: "quiet own", href: desk.own, target: "_blank", title: "Open in a window of its own", aria: { label: `Open ${person.name}'s screen in a window of its own` } }, icon("window"));
    this.head = make("nav", { className: "channels", aria: { label: `${person.name}'s channels` } }, make("h2", {}, person.name), this.tabs, all, pins, own);
    this.foot = make("div", { className: "foot-of-seat" }, this.notice);
    this.chat = make("div", { className: "chat" }, this.timeline.root, this.foot);
    this.root = make("section", { className: "seat", aria: { label: `${person.name}'s screen` }, data: { name: person.name } }, this.head, make("div", { className: "panes" }, this.chat), this.news);
    this.line = new Line(desk.address, (told) => this.heard(told), (open) => this.connected(open));
  }

  ask(what) { return this.line.ask(what); }

  /** Show a board of this bot's beside the chat; any other address is none of ours. */
  beside(address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.hostname !== location.hostname || url.pathname !== "/board") return false;
    const name = `${this.me.name}'s board`, close = () => { pane.remove(); this.root.classList.remove("with-board"); this.composer?.focus?.(); };
    const pane = make("section", { className: "board", aria: { label: name } }, iconButton("close", "Close the board", close), make("iframe", { src: address, title: name, referrerPolicy: "no-referrer" }));
    this.root.querySelector(".board")?.remove();
    this.root.querySelector(".panes").append(pane);
    this.root.classList.add("with-board");
    return true;
  }

  // -- what is heard ---------------------------------------------------------------------------------------

  connected(open) { this.desk.hears(this, { t: "line", open }); }

  heard(told) {
    const does = { hello: () => this.begin(told), bot: () => { this.up = told.up; }, commands: () => { this.commands = told.d; if (this.wanted) this.command(this.wanted); }, channel: () => this.opened(told.d), gone: () => this.gone(told.channel), modal: () => this.form(told), message: () => this.put(told.d), edit: () => this.edited(told.d), delete: () => this.drop(told.d.id) };
    does[told.t]?.();
    this.desk.hears(this, told);
    if (["message", "edit", "delete", "modal"].includes(told.t)) this.changed();
  }

  begin(told) {
    Object.assign(this, { everybody: told.people, app: told.app, up: told.up, commands: told.commands ?? [], roles: told.roles ?? [] });
    this.head.querySelector("h2").replaceChildren(face(this, this.me.id), make("span", { textContent: this.me.name }));
    this.channels = new Map(told.channels.map((c) => [c.id, c]));
    this.messages = new Map(told.messages.map((m) => [m.id, m]));
    this.before = new Set(told.more ?? []); // channels with older messages than those that are here
    this.aside = new Map((told.pinned ?? []).map((m) => [m.id, m])); // pinned ones among these
    for (const c of this.channels.values()) if (this.seen(c.id) === null) this.keepSeen(c.id, c.type === DIRECT ? "0" : this.of(c.id).at(-1)?.id ?? "0");
    const last = kept(`at:${this.me.id}`), table = [...this.channels.values()].find((c) => c.type === TEXT);
    const words = [...this.timeline.nodes].map(([message, node]) => [message, node.word.textContent]).filter(([, text]) => text);
    this.timeline.leave();
    this.open([this.at, last, table?.id].find((id) => this.channels.has(id)));
    for (const [message, text] of words) this.word({ message, channel: this.at }, text);
  }

  opened(channel) {
    const known = this.channels.has(channel.id);
    this.channels.set(channel.id, channel);
    if (!known) this.keepSeen(channel.id, "0");
    this.marks();
  }

  /** A channel is there no more, or not for this person. */
  gone(id) {
    this.channels.delete(id);
    if (id === this.at) this.open([...this.channels.values()].find((c) => c.type === TEXT).id);
    this.marks();
  }

  put(m) {
    const fresh = !this.messages.has(m.id);
    this.messages.set(m.id, m);
    if (fresh) this.say(`${this.name(m.author.id)}: ${summary(m, this)}`);
    const by = m.interaction_metadata?.user?.id ?? m.author.id, mine = by === this.me.id || (this.acting > 0 && m.author.id === this.app);
    if (m.channel_id === this.at) this.timeline.put(m, fresh, mine);
    else this.marks();
  }

  /** A message has changed; one that is not here yet comes as it is then. */
  edited(m) {
    if (this.messages.has(m.id) || !this.before.has(m.channel_id)) { this.put(m); return; }
    if (m.pinned) this.aside.set(m.id, m); else this.aside.delete(m.id);
  }

  /** Fetch older messages of a channel. @returns {Promise<Object[]>} in order; none: there are no more, or they cannot be had */
  async older(id) {
    const first = this.of(id)[0], done = this.before.has(id) && first ? await this.ask({ do: "older", channel: id, before: first.id }) : {};
    const found = (done.older ?? []).filter((m) => !this.messages.has(m.id));
    if (done.older && !done.more) this.before.delete(id);
    for (const m of found) { this.messages.set(m.id, m); this.aside.delete(m.id); }
    return found;
  }

  drop(id) {
    const m = this.messages.get(id);
    this.aside.delete(id);
    this.messages.delete(id);
    if (m?.channel_id === this.at) this.timeline.drop(id);
    this.marks();
  }

  form({ d, token }) {
    openForm(this.root, d, this.scope(), async (fields) => {
      const done = await this.ask({ do: "submit", token, fields });
      return trouble(done);
    });
  }

  /** Tell a screen reader, and nobody else. */
  say(text) { this.news.textContent = text; }

  // -- names for texts, choices for selects ----------------------------------------------------------------

  name(id) { return this.everybody.find((p) => p.id === id)?.name ?? (id === this.app ? "Nullgate" : "somebody"); }
  role(id) { return this.roles.find((r) => r.id === id)?.name.replace(/^@/, "") ?? "role"; }
  channel(id) { const c = this.channels.get(id); return c ? (c.type === DIRECT ? "DM" : c.name) : null; }
  isMe(id) { return id === this.me.id; }
  isDirect(channel) { return channel.type === DIRECT; }
  title(channel) { return channel.type === DIRECT ? "Nullgate" : channel.type === TEXT ? `#${channel.name}` : channel.name; }
  command(name) {
    const found = leaves(this.commands, this.isDirect(this.channels.get(this.at))).find((x) => x.name === name);
    this.wanted = found || this.commands.length ? null : name; // it opens as soon as the bot has said what it knows
    this.warn(found ? "" : this.wanted ? `The bot is being started. /${name} opens by itself.` : `/${name} cannot be used here.`);
    if (found) this.composer.command(found);
  }

  choices(x) {
    if (x.type === 3) return x.options ?? [];
    const set = new Set((x.default_values ?? []).map((v) => v.id)), mark = (o) => ({ ...o, default: set.has(o.value) });
    const people = [...this.everybody, ...(x.type === 6 || x.type === 8 ? [] : [{ id: this.app, name: "Nullgate" }])].map((p) => mark({ label: p.name, value: p.id, icon: "person" }));
    const roles = this.roles.map((r) => mark({ label: r.name, value: r.id, icon: "lock" }));
    const channels = [...this.channels.values()].filter((c) => c.type !== DIRECT && (!x.channel_types?.length || x.channel_types.includes(c.type))).map((c) => mark({ label: c.name, value: c.id, icon: THREADS.has(c.type) ? "thread" : "hash" }));
    return { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[x.type] ?? [];
  }

  /** What a text, a message's parts and a form may ask of their seat. */
  scope(m = null) {
    const asked = ["name", "role", "channel", "isMe", "open", "who", "command", "choices", "view", "beside"];
    const scope = Object.fromEntries(asked.map((x) => [x, (...given) => this[x](...given)]));
    if (m) scope.act = (control, what) => this.act(control, { channel: m.channel_id, message: m.id, ...what });
    return scope;
  }

  // -- channels --------------------------------------------------------------------------------------------

  of(id) { return [...this.messages.values()].filter((m) => m.channel_id === id).sort((a, b) => (later(a.id, b.id) ? 1 : -1)); }
  seen(id) { return kept(`seen:${this.me.id}:${id}`); }
  keepSeen(id, last) { keep(`seen:${this.me.id}:${id}`, last); }

  /** Open a channel, and go to a message in it. */
  open(id, message = "") {
    const channel = this.channels.get(id);
    if (!channel) { this.warn("That channel is not on this table any more."); return; }
    if (id !== this.at || !message) {
      if (this.at !== id) this.timeline.leave();
      this.at = id;
      keep(`at:${this.me.id}`, id);
      this.timeline.show(channel, this.of(id), this.seen(id) ?? "0");
      if (!this.composers.has(id)) this.composers.set(id, new Composer(this, channel));
      this.composer = this.composers.get(id);
      this.foot.replaceChildren(this.notice, this.composer.root);
      this.warn("");
    }
    if (message) this.timeline.jump(message).then((found) => { if (!found && this.at === id) this.warn("That message is gone."); });
    this.read();
  }

  /** Take what is in view as read. */
  read() {
    const last = this.at && this.of(this.at).at(-1)?.id;
    if (last && this.desk.shown(this) && !this.timeline.missed && last !== this.seen(this.at)) this.keepSeen(this.at, last);
    this.marks();
  }

  /** Something has been drawn: if its reader is at the end, they have seen it. */
  drawn() { if (this.timeline.stuck) this.read(); else this.marks(); }

  /** How much of a channel is new, and how much of that calls this person. */
  unread(channel) {
    const from = this.seen(channel.id) ?? "0", fresh = this.of(channel.id).filter((m) => later(m.id, from) && m.author.id !== this.me.id);
    return { news: fresh.length, calls: channel.type === DIRECT ? fresh.length : fresh.filter((m) => calls(m, this.me.id) || alone(m)).length };
  }

  marks() {
    const rank = (c) => (c.type === TEXT ? 0 : c.type === DIRECT ? 1 : 2);
    const shown = [...this.channels.values()].filter((c) => OPENS.has(c.type) && (!c.thread_metadata?.archived || c.id === this.at)).sort((a, b) => rank(a) - rank(b) || (later(a.id, b.id) ? -1 : 1));
    const total = { news: 0, calls: 0 };
    const tabs = shown.map((c) => {
      const { news, calls: called } = this.unread(c), here = c.id === this.at;
      total.news += news;
      total.calls += called;
      const tab = this.tabs.querySelector(`[data-channel="${c.id}"]`) ?? make("button", { type: "button", className: "tab", data: { channel: c.id }, onclick: () => this.open(c.id) });
      const told = JSON.stringify([c.name, here, news, called]);
      if (tab.dataset.told !== told) {
        tab.dataset.told = told;
        tab.replaceChildren(icon(c.type === TEXT ? "hash" : c.type === DIRECT ? "mail" : "thread"), make("span", { className: "label", textContent: c.type === DIRECT ? "DM" : c.name }),
          called ? make("span", { className: "badge", textContent: called }) : "", news ? make("span", { className: "unseen", textContent: called ? " new for you" : ` ${news} new` }) : "");
        tab.classList.toggle("unread", news > 0);
        if (here) tab.setAttribute("aria-current", "page"); else tab.removeAttribute("aria-current");
        if (here) requestAnimationFrame(() => { this.tabs.scrollLeft = tab.offsetLeft - 40; });
      }
      return tab;
    });
    if (tabs.length !== this.tabs.childElementCount || tabs.some((x, n) => this.tabs.children[n] !== x)) this.tabs.replaceChildren(...tabs);
    this.total = total;
    this.desk.marked(this);
  }

  /** All channels as a list, closed threads too. */
  pick(anchor) {
    const every = [...this.channels.values()].filter((c) => OPENS.has(c.type)).sort((a, b) => (later(a.id, b.id) ? -1 : 1)), at = (c) => this.of(c.id).at(-1);
    openList(anchor, every.map((c) => ({ label: this.title(c), value: c.id, icon: c.thread_metadata?.archived ? "lock" : c.type === TEXT ? "hash" : c.type === DIRECT ? "mail" : "thread", description: [c.thread_metadata?.archived ? "closed" : "", at(c) ? when(at(c).timestamp) : "empty"].filter(Boolean).join(" · ") })),
      ([id]) => this.open(id), { menu: true, title: "Channels" });
  }

  pins(anchor) {
    const far = [...this.aside.values()].filter((m) => m.channel_id === this.at), found = [...far, ...this.of(this.at).filter((m) => m.pinned)].reverse();
    if (!found.length) { openList(anchor, [], () => {}, { menu: true, title: "Nothing is pinned here." }); return; }
    openList(anchor, found.map((m) => ({ label: summary(m, this), description: `${this.name(m.author.id)} · ${when(m.timestamp)}`, value: m.id, icon: "pin" })), ([id]) => this.open(this.at, id), { menu: true, title: "Pinned messages" });
  }

  /** What a new channel says first. */
  welcome(channel) {
    const begin = (text, name) => make("button", { type: "button", className: "mention", textContent: text, onclick: () => this.command(name) });
    if (channel.type === DIRECT) return [make("h3", { className: "h1", textContent: "Nullgate" }), make("p", { textContent: `Here Nullgate tells ${this.me.name} what nobody else may know.` })];
    const starts = channel.type === TEXT ? [make("p", {}, "Begin with ", begin("/new", "new"), ", or be taught with ", begin("/learn", "learn"), ". Your moves are the buttons under the newest picture; ", make("kbd", { textContent: "/" }), " below shows all commands.")] : [];
    return [make("h3", { className: "h1", textContent: this.title(channel) }), make("p", { textContent: channel.type === TEXT ? "Everybody has a screen here. This is where the table begins." : "This is where the thread begins." }), ...starts];
  }

  // -- what is done ----------------------------------------------------------------------------------------

  waits() { return this.up ? "Still waiting for Nullgate …" : "The bot is being started. This is kept, and follows by itself."; }

  /** Use a control. It shows at once that it waits, until something has come of it; what goes wrong is said beside it. */
  async act(control, what) {
    if (control.ariaBusy === "true") return;
    control.ariaBusy = "true";
    this.acting += 1;
    const said = (text) => this.word({ ...what, control }, text), before = this.count;
    said("");
    const slow = setTimeout(() => said(this.waits()), SLOW), done = await this.ask({ do: "press", ...what });
    clearTimeout(slow);
    const told = trouble(done);
    said(told);
    if (!told && before === this.count && !(await this.change(FOLLOWS))) said("Nullgate has taken this, but nothing has changed yet.");
    control.ariaBusy = "false";
    setTimeout(() => { this.acting -= 1; }, 1500);
  }

  /** Say something beside the control that was used; at its message's end, or above the composer, if it has gone. */
  word({ message, channel, control }, text) {
    const node = channel === this.at ? this.timeline.nodes.get(message) : null;
    if (!node) { if (text) this.warn(text); return; }
    const row = control?.isConnected ? control.closest(".row, .section") : null;
    if (row && text) row.append(node.word); // it floats there, so that nothing moves
    else if (!row && node.word.parentElement !== node) node.querySelector(".body").after(node.word);
    if (row) node.word.textContent = text; else this.timeline.steady(() => { node.word.textContent = text; });
  }

  warn(text) { this.notice.textContent = text; this.notice.hidden = !text; }

  changed() { this.count += 1; for (const hope of this.hopes) hope(true); this.hopes.clear(); }
  /** Wait for the next thing that changes on this screen. */
  change(patience) { return new Promise((done) => { this.hopes.add(done); setTimeout(() => { this.hopes.delete(done); done(false); }, patience); }); }

  async dismiss(button, m) {
    button.ariaBusy = "true";
    const done = await this.ask({ do: "dismiss", channel: m.channel_id, message: m.id });
    button.ariaBusy = "false";
    this.word({ message: m.id, channel: m.channel_id }, trouble(done));
  }

  /** What can be done with a message. */
  menu(anchor, id) {
    const m = this.messages.get(id), text = [m.content, ...[...parts(m.components)].filter((x) => x.type === 10).map((x) => x.content)].filter(Boolean).join("\n");
    const own = [{ label: "Reply", value: () => this.composer.reply(m), icon: "reply" }, text && { label: "Copy text", value: () => navigator.clipboard?.writeText(text), icon: "file" }];
    const does = ([what]) => (typeof what === "string" ? this.use(what, 3, id, { message: id, channel: m.channel_id }) : what());
    openList(anchor, [...this.menus(3), ...own.filter(Boolean)], does, { menu: true, title: "Message" });
  }

  /** What can be done with a person. */
  who(anchor, id) {
    openList(anchor, this.menus(2), ([name]) => this.use(name, 2, id, { message: anchor.closest(".message")?.dataset.id, channel: this.at }), { menu: true, title: this.name(id) });
  }

  menus(kind) {
    const here = this.isDirect(this.channels.get(this.at)) ? 1 : 0;
    return this.commands.filter((c) => c.type === kind && (c.contexts ?? [0, 1]).includes(here)).map((c) => ({ label: c.name, value: c.name, icon: "slash" }));
  }

  async use(name, kind, target, beside) {
    const slow = setTimeout(() => this.word(beside, this.waits()), SLOW);
    this.word(beside, `${name} …`);
    const done = await this.ask({ do: "menu", name, kind, target, channel: this.at });
    clearTimeout(slow);
    this.word(beside, trouble(done, false));
  }

  view(source, words) { this.desk.view(source, words); }
}

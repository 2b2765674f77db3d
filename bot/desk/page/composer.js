// Where people write: a text to the channel, or a command with its options.
import { filed } from "./forms.js";
import { icon, iconButton, make, named } from "./dom.js";
import { closeList, openList } from "./lists.js";
import { trouble } from "./socket.js";

const LOADING = "Loading choices …";
/** Kinds of options, as Discord numbers them. */
const SUB = 2, STRING = 3, INTEGER = 4, YES_NO = 5, PERSON = 6, CHANNEL = 7, ROLE = 8, ANYBODY = 9, NUMBER = 10, FILE = 11;

/** The option for one of several games: in a game's channel it is left out. */
const GAME = "game";

/** All commands with their groups written out, as they may be used in a kind of channel; `also`: what they are called elsewhere. */
export function leaves(commands, direct) {
  const found = [], walk = (name, node) => {
    const inner = (node.options ?? []).filter((x) => x.type <= SUB);
    if (inner.length) for (const x of inner) walk(`${name} ${x.name}`, x);
    else found.push({ name, also: name !== node.name ? [] : Object.values(node.name_localizations ?? {}), about: node.description, options: [...(node.options ?? [])].sort((a, b) => Boolean(b.required) - Boolean(a.required)) });
  };
  for (const c of commands) {
    const where = c.contexts ?? (c.dm_permission === false ? [0] : [0, 1]);
    if (c.type === 1 && where.includes(direct ? 1 : 0)) walk(c.name, c);
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Commands that fit what is typed, the likeliest first. */
function hits(every, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean), rank = (x) => {
    if ([x.name, ...x.also].some((y) => y.startsWith(typed.toLowerCase()))) return 0;
    if (words.every((w) => x.name.split(" ").some((y) => y.startsWith(w)))) return 1;
    if (words.every((w) => x.name.includes(w))) return 2;
    return words.every((w) => `${x.name} ${x.about}`.toLowerCase().includes(w)) ? 3 : 9;
  };
  return every.map((x) => [rank(x), x]).filter(([r]) => r < 9).sort((a, b) => a[0] - b[0]).map(([, x]) => x);
}

export class Composer {
  /** @param {import("./seat.js").Seat} seat */
  constructor(seat, channel) {
    Object.assign(this, { seat, channel });
    this.word = make("p", { className: "word", role: "status" });
    this.bar = make("div", { className: "bar" });
    this.root = make("div", { className: "composer" }, this.bar, this.word);
    this.write();
  }

  // -- a text ----------------------------------------------------------------------------------------------

  write(text = "") {
    closeList();
    const label = `Message ${this.seat.title(this.channel)}`;
    this.box = make("textarea", { className: "text-box", rows: 1, placeholder: `${label}, or type /`, value: text, maxLength: 2000, autocomplete: "off", aria: { label, haspopup: "listbox" } });
    this.box.oninput = () => this.typed();
    this.box.onkeydown = (event) => this.key(event);
    this.box.onblur = () => { if (this.list?.typing === this.box) this.list.close(); };
    const all = iconButton("slash", "All commands", () => this.begin());
    this.bar.replaceChildren(all, this.box, iconButton("arrow", "Send", () => this.send(), "quiet send"));
    this.bar.className = "bar";
    this.answers = null;
    this.grow();
  }

  /** Answer a message with what is written next. */
  reply(m) {
    this.write(this.box.isConnected ? this.box.value : "");
    this.answers = m.id;
    const stop = iconButton("close", "Do not reply", () => { this.answers = null; line.remove(); this.box.focus(); });
    const line = make("p", { className: "replies" }, icon("reply"), make("span", {}, "Replying to ", make("b", { textContent: this.seat.name(m.author.id) })), stop);
    this.bar.prepend(line);
    this.box.focus();
  }

  /** Show all commands. */
  begin() {
    if (!this.box.isConnected) this.write();
    this.box.value = "/";
    this.box.focus();
    this.typed();
  }

  grow() {
    this.box.style.height = "auto";
    if (this.box.value) this.box.style.height = `${Math.min(this.box.scrollHeight, 160)}px`;
    this.bar.classList.toggle("filled", Boolean(this.box.value.trim()) && !this.box.value.startsWith("/"));
  }

  typed() {
    this.grow();
    this.word.textContent = "";
    if (this.list?.typing === this.box) this.list.close();
    if (!this.box.value.startsWith("/")) return;
    const typed = this.box.value.slice(1), every = leaves(this.seat.commands, this.seat.isDirect(this.channel));
    const called = (x) => [x.name, ...x.also].find((y) => typed.toLowerCase().startsWith(`${y} `));
    const whole = every.find((x) => called(x) && !every.some((y) => y.name.startsWith(`${x.name} `)));
    if (whole) { this.command(whole, typed.slice(called(whole).length + 1)); return; }
    const found = hits(every, typed).slice(0, 60);
    if (!every.length) this.word.textContent = "Commands come with the bot, which is being started.";
    else if (!found.length) this.word.textContent = `There is no command like “/${typed}”.`;
    else {
      this.box.dataset.first = "yes";
      this.list = openList(this.bar, found.map((x) => ({ label: `/${x.name}`, description: x.about, value: x })), ([x]) => this.command(x), { typing: this.box, title: "Commands" });
    }
  }

  key(event) {
    if (this.list?.typing === this.box && !this.list.closed && this.list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); this.send(); }
    if (event.key === "Escape") { this.write(); this.box.focus(); }
  }

  async send() {
    const text = this.box.value.trim(), { box } = this;
    if (!text || this.sending) return;
    if (text.startsWith("/")) { this.typed(); return; }
    this.sending = true;
    box.readOnly = true;
    const done = await this.seat.ask({ do: "write", channel: this.channel.id, text, ...(this.answers ? { reply: this.answers } : {}) });
    this.sending = box.readOnly = false;
    this.word.textContent = trouble(done, false);
    if (!this.word.textContent) { this.write(); this.box.focus(); }
  }

  // -- a command -------------------------------------------------------------------------------------------

  /** Begin a command; `text` is what has been typed behind its name. */
  command(found, text = "") {
    closeList();
    this.word.textContent = "";
    const chips = make("div", { className: "optional" }), fields = [];
    const hint = make("p", { className: "hint", textContent: found.about }), form = make("form", { className: "command", noValidate: true });
    const line = make("div", { className: "fields" }, make("b", { className: "slash", textContent: `/${found.name}` }));
    const send = make("button", { type: "submit", className: "button s1" }, make("span", { className: "label", textContent: "Send" }));
    const add = (o) => {
      const field = new Option(this, found, o, fields, hint);
      fields.push(field);
      line.insertBefore(field.root, chips.parentElement === line ? chips : null);
      return field;
    };
    for (const o of found.options.filter((x) => x.required)) add(o);
    for (const o of found.options.filter((x) => !x.required)) {
      const chip = make("button", { type: "button", className: "add", title: o.description, textContent: `+ ${o.name}`, onclick: () => { chip.remove(); add(o).input.focus(); } });
      chips.append(chip);
    }
    if (chips.childElementCount) line.append(chips);
    form.append(hint, line, make("div", { className: "ends" }, iconButton("close", "Cancel this command", () => this.cancel()), send));
    form.onkeydown = (event) => {
      if (event.key === "Escape") { event.stopPropagation(); this.cancel(); }
      else if (event.key === "Backspace" && event.target === fields[0]?.input && !event.target.value) { event.preventDefault(); this.cancel(`/${found.name}`); }
    };
    form.onsubmit = (event) => { event.preventDefault(); this.use(found, fields, send); };
    this.bar.className = "bar commanding";
    this.bar.replaceChildren(form);
    const [first] = found.options, listed = first?.autocomplete && first.name !== GAME;
    if (first && !fields.length && (text || listed)) { chips.firstElementChild.click(); }
    if (text && fields[0]?.free) fields[0].input.value = text;
    (fields[0]?.input ?? send).focus();
  }

  cancel(text = "") { this.write(text); this.box.focus(); if (text) this.typed(); }

  async use(found, fields, send) {
    closeList();
    if (send.ariaBusy === "true") return;
    const bad = fields.find((f) => f.wrong());
    this.word.textContent = bad ? bad.wrong() : "";
    if (bad) { bad.input.focus(); return; }
    send.ariaBusy = "true";
    const options = {};
    for (const f of fields) { const value = await f.value(); if (value !== null) options[f.o.name] = value; }
    const slow = setTimeout(() => { this.word.textContent = this.seat.waits(); }, 2000);
    const done = await this.seat.ask({ do: "command", name: found.name, channel: this.channel.id, options });
    clearTimeout(slow);
    send.ariaBusy = "false";
    this.word.textContent = trouble(done, false);
    if (this.word.textContent) return;
    const here = this.root.contains(document.activeElement);
    this.write();
    if (here) this.box.focus();
  }
}

/** One option of a command: a field, and the list of what may stand in it. */
class Option {
  constructor(composer, found, o, fields, hint) {
    Object.assign(this, { composer, found, o, fields, chosen: null, turn: 0, free: (o.type === STRING || o.type === INTEGER || o.type === NUMBER) && !o.choices?.length });
    const lists = !this.free || o.autocomplete;
    this.input = make("input", o.type === FILE ? { type: "file" } : { type: "text", autocomplete: "off", spellcheck: false, inputMode: o.type === INTEGER ? "numeric" : "text", role: lists ? "combobox" : undefined, aria: lists ? { autocomplete: "list", expanded: false } : {} });
    if (o.required) this.input.setAttribute("aria-required", "true");
    if (o.type === STRING) this.input.maxLength = o.max_length ?? 6000;
    this.input.dataset.option = o.name;
    this.input.dataset.first = this.free && !o.required ? "" : "yes";
    const name = make("label", { textContent: o.name, htmlFor: named(this.input) });
    this.root = make("span", { className: "option" }, name, this.input);
    this.input.onfocus = () => { hint.textContent = `${o.name}: ${o.description}${o.required ? "" : " (optional)"}`; if (lists && o.type !== FILE && !this.chosen) this.offer(); };
    this.input.oninput = () => { this.chosen = null; this.fit(); composer.word.textContent = ""; if (lists) this.offer(); };
    this.input.onclick = () => { if (lists && this.list?.closed !== false) this.offer(); };
    this.input.onblur = () => { this.turn += 1; this.list?.close(); };
    this.input.onkeydown = (event) => { if (this.list && !this.list.closed) this.list.key(event); };
    this.fit();
  }

  fit() { this.input.size = Math.max(8, Math.min(36, this.input.value.length + 1)); }

  /** Everything that fits what is typed, from this page or from the bot. */
  async offers() {
    const { o, input, composer: { seat, channel } } = this, typed = input.value.toLowerCase();
    if (o.autocomplete) {
      const options = {};
      for (const f of this.fields) { const value = f === this || f.o.type === FILE ? null : await f.value(); if (value) options[f.o.name] = value; }
      options[o.name] = { type: STRING, value: input.value };
      const done = await seat.ask({ do: "complete", name: this.found.name, channel: channel.id, option: o.name, options });
      return { choices: (done.choices ?? []).map((c) => ({ label: c.name, value: c.value })), word: trouble(done) };
    }
    const kinds = { [PERSON]: 5, [ROLE]: 6, [ANYBODY]: 7, [CHANNEL]: 8 };
    const every = o.choices?.map((c) => ({ label: c.name, value: c.value })) ?? (o.type === YES_NO ? [{ label: "Yes", value: true }, { label: "No", value: false }] : seat.choices({ type: kinds[o.type], channel_types: o.channel_types }));
    return { choices: every.filter((c) => c.label.toLowerCase().includes(typed)), word: "" };
  }

  async offer() {
    this.turn += 1;
    const { turn, input, composer } = this, slow = setTimeout(() => { if (turn === this.turn) composer.word.textContent = LOADING; }, 300);
    const { choices, word } = await this.offers();
    clearTimeout(slow);
    if (turn !== this.turn || document.activeElement !== input) return;
    const told = word || (choices.length || !input.value || this.free ? "" : "Nothing fits what you have typed.");
    if (told || composer.word.textContent === LOADING) composer.word.textContent = told;
    this.list?.close();
    if (choices.length) this.list = openList(input, choices, ([value], x) => { this.choose(value, x.label); }, { typing: input, title: this.o.name, beside: composer.bar });
  }

  choose(value, label) {
    this.chosen = { value };
    this.input.value = label;
    this.fit();
    this.turn += 1;
    const next = this.fields.find((f) => f.o.required && !f.chosen && !f.input.value && !f.input.files?.length);
    (next?.input ?? this.input).focus();
  }

  /** What is wrong with it; "": nothing. */
  wrong() {
    const { o, input, chosen } = this, empty = o.type === FILE ? !input.files.length : !input.value;
    if (empty) return o.required ? `“${o.name}” is required.` : "";
    if (!this.free && o.type !== FILE && !chosen) return `Choose one of the list for “${o.name}”.`;
    if ((o.type === INTEGER || o.type === NUMBER) && !chosen) {
      const n = Number(input.value), whole = o.type === NUMBER || Number.isInteger(n);
      if (!input.value.trim() || Number.isNaN(n) || !whole) return `“${o.name}” is a ${o.type === INTEGER ? "whole " : ""}number.`;
      if (n < (o.min_value ?? n)) return `“${o.name}” is at least ${o.min_value}.`;
      if (n > (o.max_value ?? n)) return `“${o.name}” is at most ${o.max_value}.`;
    }
    return o.type === STRING && input.value.length < (o.min_length ?? 0) ? `“${o.name}” has at least ${o.min_length} characters.` : "";
  }

  /** What it holds, as it is sent; null: nothing. */
  async value() {
    const { o, input, chosen } = this;
    if (o.type === FILE) return input.files.length ? { type: o.type, value: (await filed(input))[0] } : null;
    if (chosen) return { type: o.type, value: chosen.value };
    if (!input.value) return null;
    return { type: o.type, value: o.type === INTEGER || o.type === NUMBER ? Number(input.value) : input.value };
  }
}

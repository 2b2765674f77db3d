// Forms (Discord's modals): every kind of field, each with its own word when something is missing.
import { face, SELECTS } from "./components.js";
import { icon, iconButton, make, named } from "./dom.js";
import { openList } from "./lists.js";
import { markdown } from "./markdown.js";

/**
 * A field: its node, the control that takes focus, its value, and what is wrong with it ("": nothing).
 * @typedef {{node: Node, control: HTMLElement, value: () => *, wrong: () => string, set?: (value: *) => void}} Field
 */

const need = (x) => x.required ?? true;
const MISSING = "This is required.";

const read = (file) => new Promise((done, failed) => {
  const reader = new FileReader();
  reader.onload = () => done({ name: file.name, data: reader.result.slice(reader.result.indexOf(",") + 1) });
  reader.onerror = () => failed(reader.error);
  reader.readAsDataURL(file);
});
/** The files of an input, as they are sent. */
export const filed = (input) => Promise.all([...input.files].map(read));

/** @returns {Field} */
function text(x) {
  const long = x.style === 2, least = x.min_length ?? 0, most = x.max_length ?? 4000;
  const control = make(long ? "textarea" : "input", { className: "entry", value: x.value ?? "", placeholder: x.placeholder ?? "", maxLength: most, autocomplete: "off", spellcheck: long, ...(long ? { rows: 5 } : { type: "text" }) });
  const count = make("small", { className: "count", aria: { hidden: true } });
  const counted = () => { const left = most - control.value.length; count.textContent = most < 4000 && left < 100 ? String(left) : ""; };
  control.oninput = counted;
  counted();
  const wrong = () => {
    const n = control.value.length;
    return n ? (n < least ? `At least ${least} characters, please.` : "") : need(x) ? MISSING : "";
  };
  return { node: make("div", { className: "counted" }, control, count), control, value: () => control.value, wrong, set: (value) => { control.value = value; counted(); } };
}

/** A range in words. */
const range = (least, most) => (least === most ? `Choose ${most}.` : `Choose ${least} to ${most}.`);

/** Radio buttons (21) and boxes (22). @returns {Field} */
function group(x) {
  const radio = x.type === 21, most = radio ? 1 : x.max_values ?? x.options.length, least = need(x) ? x.min_values ?? 1 : x.min_values ?? 0;
  const name = `${x.custom_id}-${named(make("i"))}`;
  const lines = x.options.map((o) => {
    const input = make("input", { type: radio ? "radio" : "checkbox", name, value: o.value, checked: Boolean(o.default) });
    const about = o.description ? make("small", { textContent: o.description }) : null;
    if (about) input.setAttribute("aria-describedby", named(about));
    return make("label", { className: "pick" }, input, make("span", { className: "what" }, make("span", { className: "label", textContent: o.label }), about));
  });
  const node = make("div", { className: "group" }, ...lines), inputs = () => [...node.querySelectorAll("input")];
  const chosen = () => inputs().filter((i) => i.checked).map((i) => i.value);
  const wrong = () => {
    const n = chosen().length;
    if (!n && !need(x)) return "";
    if (!n) return MISSING;
    return n < least || n > most ? range(least, most) : "";
  };
  return { node, control: node.querySelector("input"), value: () => (radio ? chosen()[0] ?? null : chosen()), wrong, set: (value) => { for (const i of inputs()) i.checked = [value].flat().includes(i.value); } };
}

/** One box alone (23). @returns {Field} */
function box(x, label) {
  const control = make("input", { type: "checkbox", checked: Boolean(x.default) });
  return { node: make("label", { className: "pick" }, control, make("span", { className: "what label", textContent: label })), control, value: () => control.checked, wrong: () => "", set: (value) => { control.checked = value; } };
}

/** Selects of every kind. @returns {Field} */
function select(x, scope) {
  const options = scope.choices(x), most = x.max_values ?? 1, least = need(x) ? x.min_values ?? 1 : 0;
  let chosen = options.filter((o) => o.default);
  const control = make("button", { type: "button", className: "list", aria: { haspopup: "listbox" } });
  const show = () => control.replaceChildren(...face(chosen, x.placeholder));
  control.onclick = () => {
    const none = !least && most === 1 && chosen.length ? [{ label: "None of these", value: null, icon: "close" }] : [];
    openList(control, [...none, ...options.map((o) => ({ ...o, default: chosen.includes(o) }))], (values) => { chosen = options.filter((o) => values.includes(o.value)); show(); }, { least, most, title: x.placeholder ?? "" });
  };
  show();
  const wrong = () => (chosen.length < least ? (least > 1 ? range(least, most) : MISSING) : "");
  return { node: control, control, value: () => chosen.map((o) => o.value), wrong, set: (value) => { chosen = options.filter((o) => value.includes(o.value)); show(); } };
}

/** Upload of files (19). @returns {Field} */
function upload(x) {
  const most = x.max_values ?? 1, least = need(x) ? x.min_values ?? 1 : 0;
  const control = make("input", { type: "file", multiple: most > 1, className: "upload" });
  const list = make("span", { className: "what", textContent: most > 1 ? `Drop up to ${most} files here, or choose them` : "Drop a file here, or choose one" });
  control.onchange = () => { if (control.files.length) list.textContent = [...control.files].map((f) => f.name).join(", "); };
  const wrong = () => {
    const n = control.files.length;
    if (n > most) return `At most ${most} ${most === 1 ? "file" : "files"}, please.`;
    return n < least ? (n ? range(least, most) : "A file is required.") : "";
  };
  return { node: make("span", { className: "drop" }, icon("file"), list, control), control, value: () => filed(control), wrong };
}

const FIELDS = { 4: text, 19: upload, 21: group, 22: group };

/** Draw a field with its name, its description and its word. */
function labelled(x, label, description, scope) {
  const field = x.type === 23 ? box(x, label) : SELECTS.has(x.type) ? select(x, scope) : FIELDS[x.type](x);
  const word = make("p", { className: "wrong", hidden: true }), grouped = x.type === 21 || x.type === 22;
  const star = need(x) && x.type !== 23 ? make("span", { className: "star", aria: { hidden: true }, textContent: " *" }) : null;
  const name = x.type === 23 ? null : make(grouped ? "legend" : "label", { className: "name" }, label, star);
  const about = description ? make("p", { className: "about", textContent: description }) : null;
  const { control } = field;
  const parts = [about, word].filter(Boolean).map(named).join(" ");
  if (SELECTS.has(x.type)) control.setAttribute("aria-labelledby", `${named(name)} ${named(control)}`);
  else if (name && !grouped) name.htmlFor = named(control);
  const node = make(grouped ? "fieldset" : "div", { className: "field" }, name, about, field.node, word);
  (grouped ? node : control).setAttribute("aria-describedby", parts);
  if (need(x) && x.type === 4) control.setAttribute("aria-required", "true");
  const check = () => {
    const told = field.wrong();
    word.textContent = told;
    word.hidden = !told;
    if (!grouped && !SELECTS.has(x.type)) control.setAttribute("aria-invalid", String(Boolean(told)));
    node.classList.toggle("bad", Boolean(told));
    return told;
  };
  node.addEventListener("input", () => { if (node.classList.contains("bad")) check(); });
  return { ...field, node, check, id: x.custom_id };
}

const drafts = new Map(); // what was filled in and not sent, by form: opened again, it is there again

/**
 * Open a form over one seat; the other seats stay usable beside it.
 * @param {HTMLElement} seat
 * @param {Object} data Discord's modal
 * @param {Object} scope
 * @param {(fields: Object) => Promise<string>} send gives "" once it has been taken, or why it has not
 */
export function openForm(seat, data, scope, send) {
  seat.querySelector(":scope > .form")?.shut();
  const title = make("h2", { textContent: data.title }), word = make("p", { className: "wrong", role: "alert" }), fields = [], back = document.activeElement;
  const draw = (x) => {
    if (x.type === 10) return markdown(x.content, scope);
    if (x.type === 1) return x.components.map((y) => added(labelled(y, y.label ?? "", "", scope)));
    return added(labelled(x.component, x.label, x.description, scope));
  };
  const added = (field) => { fields.push(field); return field.node; };
  const key = `${seat.dataset.name} ${data.custom_id}`, draft = drafts.get(key);
  const submit = make("button", { className: "button s1", type: "submit" }, make("span", { className: "label", textContent: "Submit" }));
  const form = make("form", { noValidate: true }, make("header", {}, title, iconButton("close", "Close this form", () => root.shut(true))),
    make("div", { className: "fields", tabIndex: -1 }, ...data.components.flatMap(draw)), make("footer", {}, word, make("button", { type: "button", className: "button s2", textContent: "Cancel", onclick: () => root.shut(true) }), submit));
  for (const f of fields) if (draft?.has(f.id)) f.set?.(draft.get(f.id));
  const root = make("div", { className: "form", role: "dialog", aria: { labelledby: named(title) } }, form);
  const rest = [...seat.children];
  root.shut = (keeps = false) => {
    if (keeps) drafts.set(key, new Map(fields.filter((f) => f.set).map((f) => [f.id, f.value()]))); else drafts.delete(key);
    for (const x of rest) x.inert = false;
    root.remove();
    if (back?.isConnected) back.focus({ preventScroll: true });
  };
  root.onkeydown = (event) => { if (event.key === "Escape") { event.stopPropagation(); root.shut(true); } };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const bad = fields.filter((f) => f.check());
    bad[0]?.control.focus();
    if (bad.length || submit.ariaBusy === "true") return;
    submit.ariaBusy = "true";
    word.textContent = "";
    const values = {};
    for (const f of fields) values[f.id] = await f.value();
    const told = await send(values);
    submit.ariaBusy = "false";
    if (told) word.textContent = told; else root.shut();
  };
  for (const x of rest) x.inert = true;
  seat.append(root);
  (fields[0]?.control ?? submit).focus();
}

// Making nodes. Texts go in as texts: nothing that anybody wrote is ever read as HTML.

/** Icons on a grid of 24, drawn as lines. */
const ICONS = {
  pin: "M9 3h6l-1 7 4 4v2H6v-2l4-4zM12 16v5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  down: "M6 9l6 6 6-6",
  arrow: "M12 4v15M6 13l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  save: "M12 4v11M7 10l5 5 5-5M5 20h14",
  reply: "M4 19v-5q0-5 5-5h10M15 5l4 4-4 4",
  check: "M5 13l4 4 10-11",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.500 17.500L5 19",
  moon: "M20 14A8.500 8.500 0 1 1 10 4a7 7 0 0 0 10 10z",
  screen: "M3 4h18v12H3zM8 20h8M12 16v4",
  hash: "M9 4L7 20M17 4l-2 16M4 9h17M3 15h17",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20q1-6 8-6t8 6",
  thread: "M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5",
  slash: "M4 4h16v16H4zM14.500 7.500l-5 9",
  window: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  eye: "M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4.200 4.200 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4.200 4.200 0 0 0 6 6l1.500-1.500",
  alert: "M12 3l10 18H2zM12 10v5M12 18h.01",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
};

/**
 * Make an element.
 * @param {string} tag
 * @param {Object} [how] its properties; `role`, `aria` (aria-*) and `data` (data-*) become attributes
 * @param {...(Node|string|null|undefined|false)} inside what is absent is left out
 */
export function make(tag, { role, aria = {}, data = {}, ...properties } = {}, ...inside) {
  const made = Object.assign(document.createElement(tag), properties);
  if (role) made.setAttribute("role", role);
  for (const [name, value] of Object.entries(aria)) if (value !== undefined) made.setAttribute(`aria-${name}`, String(value));
  Object.assign(made.dataset, data);
  made.append(...inside.filter((x) => x !== null && x !== undefined && x !== false));
  return made;
}

/** Draw an icon; it says nothing to a screen reader. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg", svg = document.createElementNS(space, "svg"), line = document.createElementNS(space, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", ICONS[name]);
  svg.append(line);
  return svg;
}

/** Make a button that is only an icon; `label` is its name and its tooltip. */
export const iconButton = (name, label, onclick, className = "quiet") =>
  make("button", { type: "button", className, title: label, aria: { label }, onclick }, icon(name));

let made = 0;
/** Give an element an id, so that another can point at it. */
export const named = (element) => { element.id ||= `n${(made += 1)}`; return element.id; };

/** Where a file of Discord's lies on this table: the host of a kept address may be an old one. */
export function path(url) {
  const address = new URL(url, location.href);
  return /^(127\.|localhost$|\[::1\])/.test(address.hostname) ? address.pathname : address.href;
}

/** A setting that the browser keeps; where storage is off, it is forgotten. */
export const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* storage is off */ } };
export const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };

/** Order of Discord's ids: they are longer than a number can tell apart. */
export const later = (a, b) => (a.length === b.length ? a > b : a.length > b.length);

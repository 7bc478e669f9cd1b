// Labelled controls for the stage.

import { make } from "/page/dom.js";

let fields = 0;

/** A control beside its label. */
export function field(words, control) {
  control.id = `field-${(fields += 1)}`;
  return make("div", { className: "field" }, make("label", { htmlFor: control.id }, words), control);
}

/** A box to tick, before its label. */
export function tickBox(words, checked, change, properties = {}) {
  const box = make("input", {
    type: "checkbox",
    checked,
    on: { change: () => change(box.checked) },
    ...properties,
  });
  return make("label", { className: "switch" }, words, box);
}

/** A choice of [value, words]. */
export function choice(options, value, properties = {}) {
  const node = make("select", properties);
  node.append(...options.map(([one, words]) => make("option", { value: String(one) }, words)));
  node.value = String(value ?? options[0]?.[0] ?? "");
  return node;
}

/** A field to write in; `draft` names what outlives a redrawing. */
export const entry = (properties = {}, draft = null) =>
  make("input", { type: "text", autocomplete: "off", ...properties, data: draft ? { draft } : {} });

/** A form that does something and never leaves the page. */
export function form(submit, ...children) {
  const node = make("form", { className: "stage-form" }, ...children);
  node.onsubmit = (event) => {
    event.preventDefault();
    submit(node);
  };
  return node;
}

export const go = (words) => make("button", { className: "main" }, words);

/** A part that can be unfolded. */
export const folded = (words, ...children) =>
  make("details", { className: "more-form", data: { name: words } }, make("summary", {}, words), ...children);

// Making elements, and the few things that every part of the page does with them.

/** An element with these properties and children; `data`, `aria` and `on` fill their own places. */
export function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  const { data = {}, aria = {}, on = {}, role, ...rest } = properties;
  Object.assign(node, rest);
  Object.assign(node.dataset, data);
  if (role) node.setAttribute("role", role);
  for (const [name, value] of Object.entries(aria)) node.setAttribute(`aria-${name}`, String(value));
  for (const [name, told] of Object.entries(on)) node.addEventListener(name, told);
  node.append(...children.filter((one) => one !== null && one !== undefined && one !== false));
  return node;
}

/** A plain button. */
export const button = (words, press, properties = {}) =>
  make("button", { type: "button", on: { click: press }, ...properties }, words);

/** A name, kept apart from the direction of what stands around it. */
export const name = (words) => make("bdi", {}, words);

/** A drawn sign, that says nothing. */
export const sign = (shape) => make("span", { className: `sign ${shape}`, aria: { hidden: true } });

/** The round face of a person or a group: its first letter on its own colour. */
export function face(words, number) {
  const letter = [...words.trim()][0] ?? "?";
  const tint = Math.abs(Number(number)) % 8;
  return make("span", { className: `face tint-${tint}`, aria: { hidden: true } }, letter.toUpperCase());
}

/** Whether an element is on the screen at all, not in an app that another one covers. */
export const isShown = (node) => node.getClientRects().length > 0;

/** Arrow keys walk along these elements; `wrap` gives them anew each time. */
export function arrows(event, elements, { back = "ArrowUp", on = "ArrowDown" } = {}) {
  const steps = { [back]: -1, [on]: 1 };
  const at = elements.indexOf(document.activeElement);
  let next = null;
  if (event.key in steps) next = elements[at + steps[event.key]];
  else if (event.key === "Home") next = elements[0];
  else if (event.key === "End") next = elements.at(-1);
  else return null;
  event.preventDefault();
  next?.focus();
  return next ?? null;
}

/** A text on the clipboard, also where the page is not in a secure place. Whether it got there. */
export async function copied(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const held = document.activeElement;
    const box = make("textarea", { value: words, className: "heard", readOnly: true });
    // Inside an open dialog nothing else can be chosen.
    (document.querySelector("dialog:modal") ?? document.body).append(box);
    box.select();
    const done = document.execCommand("copy");
    box.remove();
    held?.focus({ preventScroll: true });
    return done;
  }
}

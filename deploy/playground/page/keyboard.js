// The buttons under a message: changed in place, so that whoever holds one keeps it.

import { copied, make } from "/page/dom.js";

const PATIENCE = 6000;

/** Draw a message's keyboard into its list item. */
export function drawKeys(item, message, act) {
  const rows = message.keyboard ?? [];
  let box = item.querySelector(".keyboard");
  if (!rows.length) {
    box?.remove();
    return;
  }
  if (!box) {
    box = make("div", { className: "keyboard", role: "group", aria: { label: "Buttons" } });
    item.append(box);
  }
  while (box.children.length > rows.length) box.lastElementChild.remove();
  rows.forEach((buttons, row) => {
    const line = box.children[row] ?? box.appendChild(make("div", { className: "row" }));
    while (line.children.length > buttons.length) line.lastElementChild.remove();
    buttons.forEach((one, column) => {
      const node = line.children[column] ?? line.appendChild(make("button", { type: "button", dir: "auto" }));
      dress(node, one, () => act.press(message, row, column), act);
    });
  });
}

function dress(node, one, press, act) {
  node.className = `key ${one.style ?? ""}`;
  if (node.textContent !== one.text) node.textContent = one.text;
  node.dataset.data = one.callback_data ?? one.url ?? "";
  const disabled = "disabled" in one;
  // Not the attribute: what cannot be pressed can still be found and read.
  if (disabled) node.setAttribute("aria-disabled", "true");
  else node.removeAttribute("aria-disabled");
  node.removeAttribute("aria-busy");
  node.classList.toggle("outwards", Boolean(one.url));
  node.onclick = null;
  if (disabled) return;
  if (one.url) node.onclick = () => act.link(one.url) || window.open(one.url, "_blank", "noreferrer");
  else if (one.copy_text)
    node.onclick = () => copied(one.copy_text.text).then((done) => done && act.toast("Copied"));
  else node.onclick = () => waiting(node, press());
}

/** A pressed button shows that it waits, until the bot has answered. */
async function waiting(node, pressed) {
  node.setAttribute("aria-busy", "true");
  setTimeout(() => node.removeAttribute("aria-busy"), PATIENCE);
  if ((await pressed) === null) node.removeAttribute("aria-busy");
}

/** The bot has answered somebody: nothing of theirs waits any longer. */
export function answeredIn(root) {
  for (const node of root.querySelectorAll(".key[aria-busy]")) node.removeAttribute("aria-busy");
}

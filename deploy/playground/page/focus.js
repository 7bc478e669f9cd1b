// Focus follows a button through every change of its message, and is never dropped.

const keysOf = (item) => [...item.querySelectorAll(".key")];

/** Where the focus is in a list of messages: which message, which button; `null` if elsewhere. */
export function heldIn(list) {
  const node = document.activeElement;
  if (!list.contains(node)) return null;
  const item = node.closest("li");
  const keys = keysOf(item);
  return {
    node,
    item,
    place: [...list.children].indexOf(item),
    key: keys.includes(node)
      ? { at: keys.indexOf(node), data: node.dataset.data, words: node.textContent }
      : null,
  };
}

/** Put it back: the same button, else the next in its place, else the message, else its neighbour. */
export function restore(list, held) {
  if (!held) return;
  const item = held.item.isConnected ? held.item : neighbour(list, held.place);
  if (!item) return;
  const wanted = held.key ? found(keysOf(item), held.key, held.item === item) : same(held, item);
  if (document.activeElement !== (wanted ?? item)) (wanted ?? item).focus({ preventScroll: true });
}

function found(keys, key, sameMessage) {
  const alike =
    keys.find((one) => one.dataset.data && one.dataset.data === key.data) ??
    keys.find((one) => one.textContent === key.words);
  return alike ?? (sameMessage ? keys[Math.min(key.at, keys.length - 1)] : null);
}

const same = (held, item) => (held.node.isConnected ? held.node : item);

/** The message that took the place of one that is gone. */
function neighbour(list, place) {
  const items = [...list.children];
  const near = [...items.slice(place), ...items.slice(0, place).reverse()];
  return near.find((item) => item.classList.contains("message")) ?? null;
}

// What the page remembers on this machine over a reload: per person and chat, and for itself.

const PREFIX = "ninetynine ";

/** What was kept under this name, or the other value. */
export function kept(name, otherwise = null) {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? otherwise : JSON.parse(found);
  } catch {
    return otherwise;
  }
}

/** Keep a value; `null` and the empty text are forgotten. */
export function keep(name, value) {
  try {
    if (value === null || value === undefined || value === "") localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden memory must not stop a game.
  }
}

/** Forget what belongs to chats: they are gone. What the page looks like stays. */
export function forgetChats() {
  for (const name of Object.keys(localStorage)) {
    if (/^ninetynine (pressed$|chat |topic |draft |place |read |as )/.test(name))
      localStorage.removeItem(name);
  }
}

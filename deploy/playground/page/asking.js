// Questions in a dialog: yes or no, or one of several.

import { make } from "/page/dom.js";

function open(words, choice, yes, kind) {
  return new Promise((resolve) => {
    const cancel = make("button", { value: "no", autofocus: kind === "danger" }, "Cancel");
    const go = make("button", { value: "yes", className: kind, autofocus: kind !== "danger" }, yes);
    const form = make(
      "form",
      { method: "dialog" },
      make("p", { id: "question" }, words),
      choice,
      make("div", { className: "ends" }, cancel, go),
    );
    const dialog = make("dialog", { className: "question", aria: { labelledby: "question" } }, form);
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Whether somebody means it. */
export const sure = (words, yes) => open(words, null, yes, "danger");

/** The value of what was chosen, or `null`. */
export async function chosen(words, options, yes) {
  const choice = make(
    "select",
    { aria: { label: words } },
    ...options.map(([value, shown]) => make("option", { value }, shown)),
  );
  return (await open(words, choice, yes, "main")) ? choice.value : null;
}

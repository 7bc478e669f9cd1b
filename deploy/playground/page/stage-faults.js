// The stage's faults: what shall go wrong with the bot's next calls and updates.

import * as api from "/page/api.js";
import { choice, entry, field, form, go } from "/page/controls.js";
import { button, make } from "/page/dom.js";

const METHODS = [
  ["*", "any method"],
  ...[
    "sendMessage",
    "editMessageText",
    "editMessageReplyMarkup",
    "answerCallbackQuery",
    "deleteMessage",
    "sendEphemeralMessage",
    "editEphemeralMessageText",
    "pinChatMessage",
    "getUpdates",
    "getMe",
  ].map((one) => [one, one]),
];

const ERRORS = [
  [429, "Too Many Requests: retry after 5", { retry_after: 5 }],
  [403, "Forbidden: bot was kicked from the supergroup chat"],
  [403, "Forbidden: bot was blocked by the user"],
  [400, "Bad Request: message is not modified"],
  [400, "Bad Request: message to edit not found"],
  [400, "Bad Request: not enough rights to send text messages to the chat"],
  [400, "Bad Request: chat not found"],
  [500, "Internal Server Error"],
  [502, "Bad Gateway"],
];

const KINDS = [
  ["fails", "fails"],
  ["late", "is carried out late"],
  ["lost", "is carried out, its answer is lost"],
  ["slow", "is answered slowly"],
];

export const faults = {
  title: "What shall go wrong",
  name: "faults",
  async draw(stage) {
    return [ordering(stage), repeats(stage), waiting(stage, await api.faults())];
  },
};

function ordering(stage) {
  const method = choice(METHODS, "*", { data: { draft: "method" } });
  const times = entry({ type: "number", min: "1", value: "1", required: true }, "times");
  const kind = choice(KINDS, "fails", { data: { draft: "fault" } });
  const error = choice(
    ERRORS.map(([code, words], place) => [place, `${code} ${words.replace(/^[\w ]+: /, "")}`]),
    0,
    { data: { draft: "error" } },
  );
  const seconds = entry({ type: "number", min: "0", step: "any", value: "5", required: true }, "seconds");
  const why = field("Error", error);
  const long = field("Seconds", seconds);
  kind.onchange = () => {
    why.hidden = kind.value !== "fails";
    long.hidden = !["late", "slow"].includes(kind.value);
  };
  kind.onchange();
  const submit = () => {
    const fault = {
      method: method.value,
      times: Number(times.value),
      ...details(kind.value, ERRORS[error.value], Number(seconds.value)),
    };
    return stage.do(api.order(fault), "Ordered.");
  };
  return form(
    submit,
    field("The next call of", method),
    field("Times", times),
    field("What happens", kind),
    why,
    long,
    go("Order"),
  );
}

function details(kind, [code, description, parameters], seconds) {
  switch (kind) {
    case "fails":
      return parameters ? { code, description, parameters } : { code, description };
    case "late":
      return { before: seconds };
    case "lost":
      return { lost: true };
    default:
      return { after: seconds };
  }
}

function repeats(stage) {
  return make(
    "div",
    { className: "ends" },
    button("Deliver the last update again", () => stage.do(api.order({ again: true }), "Delivered again.")),
    button("Deliver the next update twice", () => stage.do(api.order({ twice: 1 }), "Ordered.")),
  );
}

/** What is ordered, as the playground words it. */
function waiting(stage, ordered) {
  if (!ordered.length) return make("p", { className: "note" }, "Nothing is ordered.");
  const lines = ordered.map(({ words, times }) =>
    make("li", { className: "line" }, times > 1 ? `${words}, ${times} times` : words),
  );
  const list = make("ul", { className: "rows", aria: { label: "What is ordered" } }, ...lines);
  const clear = button("Take all back", () => stage.do(api.mend(), "Nothing is ordered any longer."));
  return make("div", { className: "stack" }, make("h4", {}, "Ordered"), list, clear);
}

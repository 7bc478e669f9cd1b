// The stage's limits: Telegram's own, or others, or none.

import * as api from "/page/api.js";
import { entry, field, folded, tickBox } from "/page/controls.js";
import { make } from "/page/dom.js";

const TELEGRAMS = { group_per_minute: 20, chat_per_second: 1, all_per_second: 30 };

const FIRST = new Set([...Object.keys(TELEGRAMS), "chat_burst", "slow", "privacy_mode"]);

const WORDS = {
  group_per_minute: "Calls a minute in a group",
  chat_per_second: "Calls a second in a chat",
  chat_burst: "At once in a quiet chat",
  all_per_second: "Calls a second in all",
  slow: "Every answer takes, seconds",
  privacy_mode: "Privacy mode: the bot sees commands only",
  ephemeral_window: "Private messages after an action, seconds",
  answer_window: "A press can be answered for, seconds",
  callback_life: "A press waits for, seconds",
  message_life: "Other updates wait for, seconds",
  retry_scale: "Waits between deliveries, times",
  delivery_timeout: "A delivery may take, seconds",
  history: "Entries of the history",
};

export const limits = {
  title: "Limits and speed",
  name: "limits",
  async draw(stage) {
    const settings = await api.settings();
    const on = Object.keys(TELEGRAMS).some((one) => settings[one] !== null && settings[one] !== undefined);
    const none = Object.fromEntries(Object.keys(TELEGRAMS).map((one) => [one, null]));
    const put = (fields) => stage.do(api.set(fields), "Set.");
    const names = Object.keys(settings).sort(byImportance);
    const first = names.filter((one) => FIRST.has(one));
    const rest = names.filter((one) => !FIRST.has(one));
    return [
      tickBox("Telegram's limits", on, (wanted) => put(wanted ? TELEGRAMS : none)),
      ...first.map((one) => control(one, settings[one], put)),
      folded("Times and lives", ...rest.map((one) => control(one, settings[one], put))),
      make("p", { className: "note" }, "An empty field means no limit."),
    ];
  },
};

const order = Object.keys(WORDS);
const byImportance = (one, other) => (order.indexOf(one) + 1 || 99) - (order.indexOf(other) + 1 || 99);

function control(key, value, put) {
  const words = WORDS[key] ?? key.replaceAll("_", " ");
  if (typeof value === "boolean") return tickBox(words, value, (wanted) => put({ [key]: wanted }));
  if (typeof value === "object" && value !== null) return null;
  const box = entry({
    type: "number",
    min: "0",
    step: "any",
    value: value ?? "",
    placeholder: "none",
    inputMode: "decimal",
  });
  box.onchange = () => put({ [key]: box.value === "" ? null : Number(box.value) });
  return field(words, box);
}

// What a person does in a chat: writes, changes, deletes, presses.

import * as api from "/page/api.js";
import { GENERAL } from "/page/chats.js";
import { asked } from "/page/hear.js";
import { keep, kept } from "/page/kept.js";

/** Write, into the open topic, as whom this person chose. Whether it went out. */
export async function say(pane, words, replyTo = null) {
  const { person, chat } = pane;
  const as = kept(`as ${person.id} ${chat.id}`);
  const said = { text: words };
  if (replyTo) said.reply_to = replyTo.key;
  if (chat.forum && pane.topic !== GENERAL) said.topic = pane.topic;
  if (as === "anonymous" && pane.leads) said.anonymous = true;
  if (as === "channel") said.as_channel = `${person.first_name}'s channel`;
  asked();
  if ((await pane.tried(api.say(person.id, chat.id, said))) === null) return false;
  pane.scroll.toEnd();
  if (chat.unopened) await pane.tried(pane.load());
  return true;
}

/** Change one's own message. Whether it was changed. */
export async function edit(pane, message, words) {
  return (await pane.tried(api.edit(pane.person.id, message.chat, message.key, words))) !== null;
}

export const remove = (pane, message) => pane.tried(api.remove(pane.person.id, message.chat, message.key));

export function press(pane, message, row, column) {
  asked();
  keep("pressed", true);
  pane.part(".tip").hidden = true;
  return pane.tried(api.press(pane.person.id, message.chat, message.key, row, column));
}

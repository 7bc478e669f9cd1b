// Links of t.me: they open a chat with the bot, bring it into a group, or lead into a group.

import * as api from "/page/api.js";
import { chosen } from "/page/asking.js";

const TELEGRAMS = /^(?:(?:https?:\/\/)?(?:t\.me|telegram\.me|telegram\.dog)\/|tg:\/\/resolve\b)/i;

/** Follow a link, if it is one of Telegram's. Whether it was. */
export function followed(pane, url) {
  if (!TELEGRAMS.test(url)) return false;
  pane.tried(/[?&]startgroup\b/.test(url) ? intoGroup(pane, url) : follow(pane, { url }));
  return true;
}

async function follow(pane, link) {
  const { chat } = await api.follow(pane.person.id, link);
  await pane.load();
  await pane.open(chat);
}

async function intoGroup(pane, url) {
  const groups = pane.chats.filter((one) => one.type !== "private" && !one.deleted);
  const options = groups.map((one) => [one.id, one.title]);
  const group = await chosen("Into which group shall the bot come?", options, "Add the bot");
  if (group !== null) await follow(pane, { url, chat: Number(group) });
}

// The stage's groups: who is in one and what they may, its topics, its move, its end.

import * as api from "/page/api.js";
import { sure } from "/page/asking.js";
import { choice, entry, field, folded, form, go, tickBox } from "/page/controls.js";
import { button, make, name } from "/page/dom.js";
import { keep, kept } from "/page/kept.js";

const ROLES = [
  ["creator", "owner"],
  ["administrator", "administrator"],
  ["member", "member"],
  ["restricted", "may not write"],
  ["left", "not in it"],
  ["kicked", "banned"],
];

const RIGHTS = [
  ["can_delete_messages", "delete messages"],
  ["can_pin_messages", "pin messages"],
  ["can_manage_topics", "manage topics"],
];

export const groups = {
  title: "Groups",
  name: "groups",
  async draw(stage) {
    const all = (await api.groups()).filter((one) => one.type !== "private" && !one.moved_to && !one.deleted);
    const group = all.find((one) => one.id === kept("stage group")) ?? all[0];
    if (!group) return [make("p", { className: "note" }, "There is no group."), founding(stage)];
    const which = choice(
      all.map((one) => [one.id, one.title]),
      group.id,
    );
    which.onchange = () => {
      keep("stage group", Number(which.value));
      stage.redrawAll();
    };
    return [
      field("Group", which),
      make("p", { className: "note" }, group.type === "group" ? "A basic group." : "A supergroup."),
      members(stage, group),
      rights(stage, group),
      group.type === "supergroup" && topics(stage, group),
      group.type === "group" && moving(stage, group),
      founding(stage),
      button("Delete this group", () => disband(stage, group), { className: "danger" }),
    ];
  },
};

const botIn = (stage, group) =>
  group.bot ?? group.members.find((one) => one.id === stage.bot.id) ?? { status: "left" };

function members(stage, group) {
  const rows = [stage.bot, ...stage.users].map((user) => {
    const known = group.members.find((one) => one.id === user.id)?.status;
    const status = user.is_bot ? botIn(stage, group).status : (known ?? "left");
    const role = choice(
      ROLES.filter(([value]) => value !== "creator" || status === "creator"),
      status,
      { aria: { label: `${user.first_name} in ${group.title}` } },
    );
    role.onchange = () => stage.do(api.setRole(group.id, user.id, { status: role.value }));
    const badge = user.is_bot && make("span", { className: "badge" }, "bot");
    return make("li", { className: "line" }, make("span", {}, name(user.first_name), " ", badge), role);
  });
  return make("ul", { className: "rows", aria: { label: `People in ${group.title}` } }, ...rows);
}

/** What the bot may do, where it is an administrator. */
function rights(stage, group) {
  const { status, rights: has } = botIn(stage, group);
  if (status !== "administrator" || !has) return null;
  const put = (right, wanted) => {
    const after = wanted ? [...has, right] : has.filter((one) => one !== right);
    return stage.do(api.setRole(group.id, stage.bot.id, { status, rights: after }));
  };
  const boxes = RIGHTS.map(([right, words]) =>
    tickBox(words, has.includes(right), (wanted) => put(right, wanted)),
  );
  return make("fieldset", {}, make("legend", {}, "The bot may"), ...boxes);
}

function topics(stage, group) {
  const forum = tickBox("Forum, with topics", Boolean(group.forum), (wanted) =>
    stage.do(api.setForum(group.id, wanted)),
  );
  if (!group.forum) return forum;
  const rows = (group.topics ?? []).map((topic) => {
    const title = name(topic.name);
    const label = (words) => ({ aria: { label: `${words} the topic ${topic.name}` } });
    const shut = topic.closed ? "Reopen" : "Close";
    const change = button(
      shut,
      () => stage.do(api.setTopic(group.id, topic.id, { closed: !topic.closed })),
      label(shut),
    );
    const gone =
      topic.id !== 1 &&
      button("Delete", () => stage.do(api.dropTopic(group.id, topic.id)), {
        className: "danger",
        ...label("Delete"),
      });
    return make(
      "li",
      { className: "line" },
      make("span", {}, title),
      make("span", { className: "ends" }, change, gone),
    );
  });
  const called = entry({ required: true, maxLength: 128, dir: "auto" }, "new topic");
  const add = async () => {
    const { value } = called;
    called.value = "";
    await stage.do(api.addTopic(group.id, value.trim()));
  };
  const list = make("ul", { className: "rows", aria: { label: "Topics of the group" } }, ...rows);
  return make(
    "div",
    { className: "stack" },
    forum,
    list,
    form(add, field("New topic", called), go("Add the topic")),
  );
}

function moving(stage, group) {
  const signs = choice(
    [
      ["both", "in both chats"],
      ["old", "in the old chat"],
      ["new", "in the new chat"],
      ["none", "nowhere"],
    ],
    "both",
    { data: { draft: "signs" } },
  );
  const order = choice(
    [
      ["old_first", "old chat first"],
      ["new_first", "new chat first"],
    ],
    "old_first",
    { data: { draft: "order" } },
  );
  const submit = async () => {
    const how = { signs: signs.value, order: order.value };
    const found = await stage.do(api.migrate(group.id, how), "The group is a supergroup.");
    if (!found) return;
    keep("stage group", found.id);
    stage.redrawAll();
  };
  return folded(
    "Make it a supergroup",
    form(submit, field("The bot is told", signs), field("In the order", order), go("Move the group")),
  );
}

function founding(stage) {
  const title = entry({ required: true, maxLength: 128, dir: "auto" }, "new group");
  const by = choice(
    stage.users.map((one) => [one.id, one.first_name]),
    stage.users[0]?.id,
    { data: { draft: "founder" } },
  );
  const type = choice(
    [
      ["supergroup", "supergroup"],
      ["group", "basic group"],
    ],
    "supergroup",
    { data: { draft: "kind of group" } },
  );
  let bot = true;
  const submit = async () => {
    const { value } = title;
    title.value = "";
    const found = await stage.do(
      api.found({ title: value.trim(), by: Number(by.value), type: type.value, bot }),
      `The group ${value.trim()} is founded.`,
    );
    if (!found) return;
    keep("stage group", found.id);
    stage.redrawAll();
  };
  return folded(
    "New group",
    form(
      submit,
      field("Title", title),
      field("Founded by", by),
      field("Kind", type),
      tickBox("With the bot", bot, (wanted) => (bot = wanted)),
      go("Found the group"),
    ),
  );
}

async function disband(stage, group) {
  if (!(await sure(`Delete ${group.title} for everybody?`, "Delete"))) return;
  await stage.do(api.disband(group.id), `${group.title} is deleted.`);
}

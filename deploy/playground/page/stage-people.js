// The stage's people: who is here, their names and languages, and the addresses of their apps.

import * as api from "/page/api.js";
import { sure } from "/page/asking.js";
import { choice, entry, field, folded, form, go, tickBox } from "/page/controls.js";
import { button, copied, face, make } from "/page/dom.js";
import { LANGUAGES } from "/page/language.js";
import { addressOf, isAlone } from "/page/more.js";

export const people = {
  title: "People",
  name: "people",
  async draw(stage) {
    const groups = await api.groups();
    return [
      make("ul", { className: "rows" }, ...stage.users.map((user) => person(stage, user))),
      adding(
        stage,
        groups.filter((one) => one.type !== "private" && !one.moved_to && !one.deleted),
      ),
      isAlone() &&
        make(
          "p",
          { className: "note" },
          "The links work on this machine. For friends on your network, start with ",
          make("code", {}, "--host 0.0.0.0"),
          " and open the page by this machine's address.",
        ),
    ];
  },
};

function person(stage, user) {
  const { id, first_name: called } = user;
  const name = entry({ value: called, maxLength: 64, dir: "auto", aria: { label: `Name of ${called}` } });
  name.onchange = () => name.value.trim() && stage.do(api.change(id, { first_name: name.value.trim() }));
  const language = choice(languages(user), user.language_code || "en", {
    aria: { label: `Language of ${called}` },
  });
  language.onchange = () => stage.do(api.change(id, { language_code: language.value }));
  const link = button("Copy link", () => copyLink(stage, user), {
    aria: { label: `Copy link to ${called}'s app` },
  });
  const gone = button("Delete", () => remove(stage, user), {
    className: "danger",
    aria: { label: `Delete ${called}'s account` },
  });
  return make(
    "li",
    { className: "person" },
    face(called, id),
    name,
    language,
    make("div", { className: "ends" }, link, gone),
  );
}

const languages = (user) =>
  LANGUAGES.some(([code]) => code === (user.language_code || "en"))
    ? LANGUAGES
    : [...LANGUAGES, [user.language_code, user.language_code]];

async function copyLink(stage, user) {
  const address = addressOf(user);
  const done = await copied(address);
  stage.do(Promise.resolve(), done ? `The link to ${user.first_name}'s app is copied: ${address}` : address);
}

async function remove(stage, user) {
  if (!(await sure(`Delete ${user.first_name}'s account? Their messages stay.`, "Delete"))) return;
  await stage.do(api.leave(user.id), `${user.first_name}'s account is deleted.`);
}

function adding(stage, groups) {
  const name = entry({ required: true, maxLength: 64, dir: "auto" }, "new person");
  const language = choice(LANGUAGES, "en", { data: { draft: "new person's language" } });
  let into = true;
  const enter = async () => {
    const user = await api.enter({ first_name: name.value.trim(), language_code: language.value });
    if (into && groups[0]) await api.setRole(groups[0].id, user.id, { status: "member" });
    return user;
  };
  const submit = async () => {
    const user = await stage.do(enter());
    if (!user) return;
    const words = `${user.first_name} is here.`;
    for (const box of stage.root.querySelectorAll('[data-draft="new person"]')) box.value = "";
    await stage.do(Promise.resolve(), words);
  };
  return folded(
    "Add a person",
    form(
      submit,
      field("Name", name),
      field("Language", language),
      groups[0] && tickBox(`Into ${groups[0].title}`, into, (wanted) => (into = wanted)),
      go("Add"),
    ),
  );
}

// The stage's last part: what this page looks and sounds like, and a new beginning.

import * as api from "/page/api.js";
import { sure } from "/page/asking.js";
import { choice, field, tickBox } from "/page/controls.js";
import { button } from "/page/dom.js";
import { ring } from "/page/hear.js";
import { forgetChats, keep, kept } from "/page/kept.js";

/** Light, dark, or as the machine has it. */
export function applyTheme() {
  const theme = kept("theme", "");
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export const page = {
  title: "This page",
  name: "page",
  async draw(stage) {
    const theme = choice(
      [
        ["", "as the machine"],
        ["light", "light"],
        ["dark", "dark"],
      ],
      kept("theme", ""),
    );
    theme.onchange = () => {
      keep("theme", theme.value);
      applyTheme();
    };
    const sound = (wanted) => {
      keep("sound", wanted || null);
      if (wanted) ring();
    };
    return [
      field("Colours", theme),
      tickBox("A sound when somebody here is called", kept("sound", false), sound),
      tickBox("Do not read changed messages aloud, as in Telegram", kept("silent", false), (wanted) =>
        keep("silent", wanted || null),
      ),
      button("Start anew…", () => anew(stage), { className: "danger" }),
    ];
  },
};

async function anew(stage) {
  if (
    !(await sure("Forget all messages, people and groups of this playground, and start anew?", "Start anew"))
  )
    return;
  if ((await stage.do(api.reset(), "Everything is new.")) === null) return;
  forgetChats();
  keep("shown", null);
  await stage.gather();
}

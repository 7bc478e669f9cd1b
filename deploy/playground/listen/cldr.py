"""Makes `signs.json`: what screen readers call signs, from Unicode's Common Locale Data Repository.

The names are those of CLDR 48.2, under the licence in `UNICODE-LICENSE.txt`. To make them again:

    npm pack cldr-annotations-full cldr-annotations-derived-full
    for one in cldr-*.tgz; do tar xzf "$one"; done
    python -m deploy.playground.listen.cldr package

Nothing else fetches or needs these packages.
"""

import json
import sys
from pathlib import Path

from deploy.playground.listen.reading import LANGUAGES

_HERE = Path(__file__).parent
_SIGNS = "→←↑↓↔⇄↻↺🔄🔁🔀➡⬅⬆⬇▸▶⏸⏭●○■□⚫⚪🔴🟢🟡🔵♠♥♦♣🃏🎴👁👀🔔🔕🔊🔇⏰⏳⌛🏆🥇🥈🥉"
_MORE = "🎉✨✅✔❌✖➕➖⚠❗❓❤💔🔥💀⭐🌟🤖👤👥🙋✋👍👎🚪🎲🎯🎮🆕💬😀🙂🚀🐢🐇🪙📜🔒🔓🔟+=×÷±≤≥%&@#*/"
_CAP, _KEYS = "\u20e3", "0123456789"


def main(folder: Path) -> int:
    """Write the file anew; the answer is the exit code."""
    names = {language: _names(folder, language) for language in LANGUAGES}
    signs = (*_SIGNS, *_MORE, *(f"{key}{_CAP}" for key in _KEYS))
    missing = [sign for sign in signs if any(sign not in names[one] for one in LANGUAGES)]
    if missing:
        print("no name for", *missing, file=sys.stderr)
        return 1
    kept = {sign: {one: names[one][sign] for one in LANGUAGES} for sign in sorted(signs)}
    text = json.dumps(kept, ensure_ascii=False, indent=1)
    (_HERE / "signs.json").write_text(text + "\n", encoding="utf-8")
    return 0


def _names(folder: Path, language: str) -> dict[str, str]:
    """The short name of every sign; keycaps of digits follow the one of the hash sign."""
    names: dict[str, str] = {}
    for kind in ("annotations", "annotationsDerived"):
        file = folder / kind / language / "annotations.json"
        listed = json.loads(file.read_text(encoding="utf-8"))[kind]["annotations"]
        names |= {sign: one["tts"][0] for sign, one in listed.items() if "tts" in one}
    cap = names[f"#{_CAP}"]
    return names | {f"{key}{_CAP}": cap.replace("#", key) for key in _KEYS}


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

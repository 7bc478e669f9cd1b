"""An option of a table with its value, as a sentence."""

from bot.i18n import Value
from bot.i18n.speech import FSI, PDI
from bot.render.voice import Voice
from core.options import Options
from core.rules.base import Rules

_NO_MARKS = {ord(FSI): None, ord(PDI): None}


def line(name: str, rules: Rules, options: Options, voice: Voice) -> str:
    """What this option is set to."""
    key, values = _text(name, rules, options, voice)
    return voice(key, **values)


def label(name: str, rules: Rules, options: Options, voice: Voice) -> str:
    """The same for a button: without the full stop, and without marks round a time."""
    key, values = _text(name, rules, options, voice)
    return voice.label(key, **values).rstrip(".").translate(_NO_MARKS)


def _text(name: str, rules: Rules, options: Options, voice: Voice) -> tuple[str, dict[str, Value]]:
    match name:
        case "points":
            return "option-points", {"n": str(options.points), "life": rules.life.value}
        case "hand_size":
            return "option-hand_size", {"n": str(options.hand_size)}
        case "decks" if options.decks is not None:
            return "option-decks", {"n": str(options.decks)}
        case "decks":
            return "option-decks-auto", {}
        case "floor":
            return f"option-floor-{'yes' if options.floor else 'no'}", {}
        case "clock" if options.clock is None:
            return "option-clock-off", {}
        case "clock" | "pause":
            return f"option-{name}", {"time": voice.texts.duration(getattr(options, name))}
        case _:
            return f"option-{name}-{getattr(options, name)}", {}

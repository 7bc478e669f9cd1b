"""A game as a picture: the total through the rounds, and everybody's points as lines.

Nothing depends on colour alone: players have numbers, dashes and markers of their own, and so have
landings, passings and players caught. The ground is dark whatever the reader's theme is, for a
photo has no transparency. The plotting library is large and is loaded only when it is used.
"""

import asyncio
import io
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

from bot.i18n.speech import FSI, PDI
from bot.memory.results import LANDINGS, PASSINGS, Move, Result
from core.rules import ALL
from core.state import Deed

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_GROUND, _INK, _FAINT, _GRID = "#1b2230", "#f2f4f8", "#b4bccb", "#56617a"
_COLOURS = ("#ffb454", "#62c6ff", "#8fe388", "#ff8fa3", "#d0a8ff", "#ffe66d", "#5ee6d0", "#f4f4f4")
"""All of them at least 7 : 1 on the ground."""

_DASHES = ("solid", (0, (5, 2)), (0, (1, 1.5)), (0, (7, 2, 1.5, 2)), (0, (3, 1, 1, 1, 1, 1)))
_MARKERS = ("o", "s", "D", "v", "P", "*", "<", ">")

_WIDTH, _HEIGHT, _DPI = 1280, 960, 128
"""What Telegram shows of a photo without making it smaller."""

_FONTS = (
    "DejaVu Sans",
    "Noto Sans CJK SC",
    "Noto Sans Devanagari",
    "Noto Sans Bengali",
    "Noto Sans Tamil",
    "Noto Sans Thai",
)
"""The first comes with the library; the others are used where they are installed."""

_SIGNS = {
    "landed": ("^", _COLOURS[2]),
    "passed": ("X", _COLOURS[3]),
    "caught": ("s", _COLOURS[0]),
}

_CROWD = 40
"""From here on there is no room for a number beside every sign."""

_PAINTER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="chart")
"""One picture at a time: the library's fonts are not made for more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """The words of a picture, in the reader's language, and what the players are called."""

    title: str
    total: str
    points: str
    round: str
    rounds: tuple[str, ...]
    landed: str
    passed: str
    caught: str
    names: tuple[str, ...]
    nameless: tuple[str, ...]
    """For names in a script that no font here can draw."""


async def picture(result: Result, labels: Labels) -> bytes:
    """The game as a PNG, drawn beside the event loop and one at a time."""
    return await asyncio.get_running_loop().run_in_executor(_PAINTER, draw, result, labels)


def draw(result: Result, labels: Labels) -> bytes:
    """The game as a PNG. Takes about a second, and the library's loading when it is the first."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    looks: Any = {
        "font.family": list(_fonts()),
        "font.size": 9.5,
        # A name may hold signs of money: it is no formula.
        "text.parse_math": False,
        "text.color": _INK,
        "axes.labelcolor": _INK,
        "xtick.color": _INK,
        "ytick.color": _INK,
    }
    with matplotlib.rc_context(looks):
        figure = Figure(
            figsize=(_WIDTH / _DPI, _HEIGHT / _DPI),
            dpi=_DPI,
            facecolor=_GROUND,
            layout="constrained",
        )
        FigureCanvasAgg(figure)
        _drawn_on(figure, result, labels)
        file = io.BytesIO()
        figure.savefig(file, format="png", facecolor=_GROUND)
    return file.getvalue()


def _drawn_on(figure: "Figure", result: Result, labels: Labels) -> None:
    above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
    above.set_title(labels.title, fontsize=12)
    for axes in (above, below):
        _plain(axes)
        _rounds(axes, result)
    _totals(above, result, labels)
    _points(below, result, labels)
    _round_names(below, result, labels)
    figure.legend(
        loc="outside right upper",
        frameon=False,
        labelcolor=_INK,
        handlelength=4,
        fontsize=8.5,
    )


def _plain(axes: "Axes") -> None:
    axes.set_facecolor(_GROUND)
    axes.spines[["top", "right"]].set_visible(False)
    for spine in axes.spines.values():
        spine.set_color(_GRID)
    axes.tick_params(axis="x", length=0)


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Where a round lies along the picture: its deal stands at `start`, then come its moves."""

    start: int
    moves: tuple[Move, ...]

    @property
    def end(self) -> int:
        return self.start + len(self.moves)


def _stretches(result: Result) -> Iterator[_Stretch]:
    start = 0
    for its in result.rounds:
        stretch = _Stretch(start, its.moves)
        yield stretch
        start = stretch.end + 1


def _rounds(axes: "Axes", result: Result) -> None:
    """A line wherever a round begins."""
    width = 1 if len(result.rounds) <= _CROWD else 0.4
    for stretch in islice(_stretches(result), 1, None):
        axes.axvline(stretch.start - 0.5, color=_GRID, linewidth=width)


def _round_names(axes: "Axes", result: Result, labels: Labels) -> None:
    """As many as have room."""
    each = math.ceil(len(result.rounds) / 12)
    named = list(zip(_stretches(result), labels.rounds, strict=True))[::each]
    axes.set_xticks([(its.start + its.end) / 2 for its, _ in named], [name for _, name in named])
    axes.set_xlabel(labels.round)


def _totals(axes: "Axes", result: Result, labels: Labels) -> None:
    rules = ALL[result.rules]
    for stretch in _stretches(result):
        along = range(stretch.start, stretch.end + 1)
        totals = [0, *(move.deed.after for move in stretch.moves)]
        axes.plot(along, totals, color=_INK, linewidth=1.3)
    marks = (0, *rules.milestones, rules.target)
    for mark in marks[1:]:
        axes.axhline(mark, color=_FAINT, linewidth=0.9, linestyle=(0, (4, 3)))
    axes.set_yticks(marks)
    axes.margins(y=0.12)
    axes.set_ylabel(labels.total)
    _happenings(axes, result, labels)


def _happenings(axes: "Axes", result: Result, labels: Labels) -> None:
    """Landings, passings and players caught, each with the number of the player."""
    found: dict[str, list[tuple[int, int, int]]] = {kind: [] for kind in _SIGNS}
    numbers = {player: number for number, player in enumerate(result.players, start=1)}
    for stretch in _stretches(result):
        for at, move in enumerate(stretch.moves, start=stretch.start + 1):
            kind = _kind(move.deed)
            if kind is None:
                continue
            found[kind].append((at, move.deed.after, numbers[move.deed.by]))
    crowded = sum(map(len, found.values())) > _CROWD
    said = {"landed": labels.landed, "passed": labels.passed, "caught": labels.caught}
    for kind, points in found.items():
        if points:
            across, up, _ = zip(*points, strict=True)
            axes.plot(
                across,
                up,
                linestyle="none",
                marker=_SIGNS[kind][0],
                color=_SIGNS[kind][1],
                markeredgecolor=_GROUND,
                markersize=4 if crowded else 8,
                label=said[kind],
            )
            if not crowded:
                _numbered(axes, points, above=kind == "landed")


def _numbered(axes: "Axes", points: Sequence[tuple[int, int, int]], *, above: bool) -> None:
    """Whose landing or passing it was."""
    for across, up, number in points:
        axes.annotate(
            str(number),
            (across, up),
            xytext=(0, 6 if above else -7),
            textcoords="offset points",
            ha="center",
            va="bottom" if above else "top",
            fontsize=8,
        )


def _kind(deed: Deed) -> str | None:
    if deed.card is None:
        return "caught"
    if deed.why in LANDINGS:
        return "landed"
    return "passed" if deed.why in PASSINGS else None


def _points(axes: "Axes", result: Result, labels: Labels) -> None:
    from matplotlib.ticker import MaxNLocator

    seats = len(result.players)
    looks = islice(cycle(_looks()), seats)
    for seat, (name, look) in enumerate(zip(_names(labels), looks, strict=True)):
        # A little apart, so that those who have the same points can be told from each other.
        apart = (0.5 - seat / max(seats - 1, 1)) * 0.5
        along, points = zip(*_line(result, seat), strict=True)
        axes.plot(
            along,
            [value + apart for value in points],
            drawstyle="steps-post",
            label=f"{seat + 1}  {_apart(name)}",
            markevery=(seat * 2 % 8 if len(along) > 8 else 0, max(len(along) // 8, 1)),
            markersize=5,
            linewidth=1.6,
            **look,
        )
    axes.set_ylim(-0.6, result.start + 0.6)
    axes.yaxis.set_major_locator(MaxNLocator(6, integer=True))
    axes.set_ylabel(labels.points)


def _line(result: Result, seat: int) -> Iterator[tuple[int, int]]:
    """Where along the picture a player has how many points, up to where none are left."""
    yield 0, result.start
    for stretch in _stretches(result):
        for at, move in enumerate(stretch.moves, start=stretch.start + 1):
            yield at, move.points[seat]
            if not move.points[seat]:
                return


def _looks() -> Iterator[dict[str, Any]]:
    """Colours come round every eight players, dashes every five, markers with the colours."""
    for number in range(len(_COLOURS) * len(_DASHES)):
        yield {
            "color": _COLOURS[number % len(_COLOURS)],
            "marker": _MARKERS[number % len(_MARKERS)],
            "linestyle": _DASHES[number % len(_DASHES)],
        }


def _apart(name: str) -> str:
    """A name that keeps its direction to itself."""
    return f"{FSI}{name}{PDI}"


def _names(labels: Labels) -> Sequence[str]:
    """The names as far as they can be drawn, and never two alike."""
    drawn = [
        _drawable(name) or nameless
        for name, nameless in zip(labels.names, labels.nameless, strict=True)
    ]
    times = Counter(drawn)
    return [
        name if times[name] == 1 else f"{name} ({seat})" for seat, name in enumerate(drawn, start=1)
    ]


def _drawable(name: str) -> str:
    from matplotlib import font_manager

    fonts = [font_manager.get_font(_file(family)) for family in _fonts()]
    return "".join(
        sign for sign in name if any(font.get_char_index(ord(sign)) for font in fonts)
    ).strip()


def _fonts() -> Iterator[str]:
    """Those of our fonts that are there."""
    from matplotlib import font_manager

    there = {font.name for font in font_manager.fontManager.ttflist}
    return (family for family in _FONTS if family in there)


def _file(family: str) -> str:
    from matplotlib import font_manager

    return str(font_manager.findfont(family))

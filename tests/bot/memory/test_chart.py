"""The picture of a game: drawn for any game and any names, and readable without its colours."""

import asyncio
import struct
import subprocess
import sys

import numpy as np
import pytest
from matplotlib.figure import Figure

from bot.i18n import texts
from bot.memory import chart, story
from bot.memory.results import Result, result
from bot.render.voice import Voice
from core.events import Closed
from tests.bot.memory.games import crowd, golden
from tests.games import GAMES, log

ODD = (
    "محمد بن عبد الله",
    "Nguyễn Thị Ánh Tuyết",
    r"_Bo $x^2$ \foo",
    "\U0001f600" * 16,
    "李小龙",
    "W" * 32,
    "שרה כהן",
)


def words(told: Result, *names: str) -> chart.Labels:
    return story.labels(told, Voice(texts("en"), dict(zip(told.players, names, strict=False))))


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def drawn(told: Result, its: chart.Labels) -> Figure:
    """The picture before it is one, to look at its parts."""
    figure = Figure()
    chart._drawn_on(figure, told, its)
    return figure


@pytest.mark.parametrize("name", ["classic_seven_clock", "milestones_seven_dealt_out"])
def test_a_game_is_drawn_whatever_the_names_are(name: str) -> None:
    told = golden(name)
    assert size(chart.draw(told, words(told, *ODD))) == (1280, 960)


@pytest.mark.parametrize("rules", ["milestones", "classic"])
def test_a_game_of_twenty_is_drawn(rules: str) -> None:
    told = crowd(rules)
    assert size(chart.draw(told, words(told))) == (1280, 960)


def test_a_game_that_was_broken_off_is_drawn_as_far_as_it_went() -> None:
    for end in (60, 7):
        told = result((*log(GAMES["milestones_two"])[:end], Closed(by=None)))
        assert told is not None
        assert size(chart.draw(told, words(told))) == (1280, 960)


def test_everybody_has_a_line_of_a_look_of_its_own() -> None:
    told = crowd("milestones")
    below = drawn(told, words(told)).axes[1]
    lines = [line for line in below.get_lines() if str(line.get_label())[0].isdigit()]
    looks = {(line.get_marker(), str(line._dash_pattern)) for line in lines}  # type: ignore[attr-defined]
    assert len(lines) == len(looks) == 20


def test_a_line_tells_the_points_after_every_move() -> None:
    told = golden("milestones_three_floor_lowest")
    below = drawn(told, words(told)).axes[1]
    lines = [line for line in below.get_lines() if str(line.get_label())[0].isdigit()]
    for seat, line in enumerate(lines):
        points = [told.start, *(move.points[seat] for move in told.moves)]
        if 0 in points:
            points = points[: points.index(0) + 1]
        # They stand a little apart, so that lines of the same points can be told apart.
        assert np.rint(line.get_ydata()).tolist() == points


def test_every_landing_and_passing_is_marked_with_its_player() -> None:
    told = golden("milestones_four_by_hand_clock")
    above = drawn(told, words(told)).axes[0]
    marks = {line.get_label(): len(line.get_xdata()) for line in above.get_lines()}  # type: ignore[arg-type]
    landings = sum(one.landings for one in told.standings)
    passings = sum(one.passings for one in told.standings)
    assert (marks["landed"], marks["passed"]) == (landings, passings)
    assert len(above.texts) == landings + passings


def test_a_name_that_no_font_has_is_told_by_its_seat_and_twins_are_told_apart() -> None:
    told = golden("classic_three")
    names = chart._names(words(told, "\U000e0fff", "\U00093fff", "Ana"))
    assert names == ["Player 1", "Player 2", "Ana"]
    cut = chart._names(words(told, "Ana\U000e0fff", "Ana", "Bo"))
    assert cut == ["Ana (1)", "Ana (2)", "Bo"]


def test_arabic_and_vietnamese_names_are_kept_whole() -> None:
    for name in (ODD[0], ODD[1], ODD[6], ODD[2]):
        assert chart._drawable(name) == name


def test_every_colour_can_be_read_on_the_ground() -> None:
    for colour in (*chart._COLOURS, chart._INK, chart._FAINT):
        assert contrast(colour, chart._GROUND) >= 4.5


def contrast(one: str, other: str) -> float:
    """As the Web Content Accessibility Guidelines work it out."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


async def test_pictures_are_drawn_beside_the_loop() -> None:
    told = golden("classic_three")
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0.001)

    ticking = asyncio.create_task(tick())
    pictures = await asyncio.gather(*(chart.picture(told, words(told)) for _ in range(2)))
    ticking.cancel()
    assert [size(png) for png in pictures] == [(1280, 960)] * 2
    assert ticks > 10


def test_the_plotting_library_is_not_loaded_before_a_picture_is_asked_for() -> None:
    script = (
        "import sys, bot.memory.story, bot.memory.texts, bot.memory.keeping\n"
        "print('matplotlib' in sys.modules, 'numpy' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "False"]

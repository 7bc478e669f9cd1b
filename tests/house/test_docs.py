"""Documents say what is so: commands exist, links lead somewhere, and the rules match the game."""

import re
import subprocess
from pathlib import Path

import pytest

from core import options, rules

ROOT = Path(__file__).parents[2]
HEADINGS = ["## Context", "## Decision", "## Consequences"]
LONGEST_DECISION = 300
"""Words: half a page."""

# In pieces, so that this file does not hold what it looks for.
PLACES_OF_SOMEBODY = ["/" + "work/", "share" + "d/", "/" + "root/", "/" + "home/"]
REGISTRIES = ["pypi" + ".org", "python" + "hosted", "registry." + "npmjs", "deb." + "debian"]


def tracked() -> list[Path]:
    """Every file of the project: what git has, and what it would take."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:  # unpacked from an archive: there is nothing but the project
        return [file for file in ROOT.rglob("*") if file.is_file() and not _made(file)]
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def _made(file: Path) -> bool:
    """Whether a tool made this: such folders begin with a dot or two underlines."""
    parts = file.relative_to(ROOT).parts
    return any(part.startswith((".", "__")) or part.endswith(".egg-info") for part in parts[:-1])


FILES = tracked()
PAGES = [file for file in FILES if file.suffix == ".md"]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))


def named(file: Path) -> str:
    return str(file.relative_to(ROOT))


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


def anchor(heading: str) -> str:
    """The name a heading has in a link, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    code = re.findall(r"`[^`\n]+`|```.*?```", page.read_text(encoding="utf-8"), re.DOTALL)
    asked = {target for piece in code for target in re.findall(r"\bmake ([a-z]+)", piece)}
    assert asked <= targets()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link:
            continue
        path, _, place = link.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), link
        if place:
            headings = re.findall(r"^#+ (.+)$", there.read_text(encoding="utf-8"), re.MULTILINE)
            assert place in map(anchor, headings), link


@pytest.mark.parametrize("page", DECISIONS, ids=named)
def test_a_decision_is_half_a_page_under_three_headings(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"^## .+$", text, re.MULTILINE) == HEADINGS
    assert text.startswith(f"# {int(page.name[:4])}. ")
    assert len(text.split()) <= LONGEST_DECISION


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [int(page.name[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))


@pytest.mark.parametrize("word", PLACES_OF_SOMEBODY + REGISTRIES)
def test_no_file_names_a_place_that_only_one_machine_has(word: str) -> None:
    found = [named(file) for file in FILES if word.encode() in file.read_bytes()]
    assert found == []


def test_make_help_names_the_commands_people_use() -> None:
    told = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for target in ("help", "play", "test", "check", "fix", "bench"):
        assert f"make {target} " in told


def test_changes_have_a_place_for_the_next_one() -> None:
    headings = re.findall(r"^## .+$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert headings[0] == "## [Unreleased]"


def rows(title: str, page: str) -> list[list[str]]:
    """The table under a heading, without its own head."""
    section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_rules_page_lists_every_option() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    table = rows("Options of a table", page)
    assert [row[0] for row in table] == ["`rules`"] + [
        f"`{name}`" for name in rules.ALL["classic"].offered
    ]
    assert set(options.NAMES) == set(rules.ALL["classic"].offered)


def test_the_rules_page_names_every_game() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert all(f"`{game}`" in page for game in rules.ALL)


@pytest.mark.parametrize("name", ["points", "hand_size", "decks"])
def test_the_rules_page_gives_the_limits_of_the_game(name: str) -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    may_be = {row[0]: row[1] for row in rows("Options of a table", page)}[f"`{name}`"]
    limits = options.LIMITS[name]
    assert may_be.startswith(f"{limits[0]} to {limits[-1]}")

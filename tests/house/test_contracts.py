"""Every import contract holds for an innocent tree, and breaks for the import that it forbids."""

import configparser
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).with_name("lint-imports")


def contracts() -> configparser.ConfigParser:
    parser = configparser.ConfigParser()
    parser.read(ROOT / ".importlinter")
    return parser


def named_modules() -> set[str]:
    """Every module of ours that a contract names."""
    named: set[str] = {"bot.handlers.lobby", "bot.handlers.info", "bot.render.table"}
    named |= {"bot.store.redis", "bot.settings", "bot.play", "deploy.playground"}
    named |= {"bot.render.screen", "bot.render.telegram", "bot.timers"}
    for section in contracts().values():
        for key in ("source_modules", "allowed_importers", "protected_modules", "modules"):
            named |= set(section.get(key, "").split())
        for layer in section.get("layers", "").splitlines():
            names = layer.replace("|", " ").replace(":", " ").replace("(", "").replace(")", "")
            named |= {f"core.{name}" for name in names.split()}
    return {name for name in named if "." in name and "*" not in name}


INNOCENT = {
    "bot.api": "from telegram import Bot",
    "bot.app": "import bot.api, redis",
    "bot.__main__": "import bot.app, deploy.playground",
    "bot.store.redis": "from redis.asyncio import Redis",
    "bot.render.telegram": "import bot.render.screen",
    "bot.handlers.lobby": "import bot.play, core.engine",
    "core.engine": "import core.rules, core.evolve, hmac",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As many modules as the contracts name, empty but for imports that are allowed."""
    shutil.copy(ROOT / ".importlinter", tmp_path)
    for name in named_modules():
        *packages, last = name.split(".")
        folder = tmp_path
        for package in packages:
            folder /= package
            folder.mkdir(exist_ok=True)
            (folder / "__init__.py").touch()
        if not (folder / last).is_dir():
            (folder / f"{last}.py").touch()
    for module, line in INNOCENT.items():
        write(tmp_path, module, line)
    return tmp_path


def write(tree: Path, module: str, line: str) -> None:
    place = tree.joinpath(*module.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    with file.open("a", encoding="utf-8") as text:
        text.write(f"{line}\n")


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [LINT, "--no-cache"], cwd=tree, capture_output=True, text=True, check=False
    )


def test_an_innocent_tree_keeps_every_contract(tree: Path) -> None:
    done = lint(tree)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


FORBIDDEN = [
    ("core-alone", "core.chance", "import telegram"),
    ("core-alone", "core.state", "from pydantic import BaseModel"),
    ("core-alone", "core.view", "import bot.settings"),
    ("core-alone", "core.view", "import deploy.playground"),
    ("core-layers", "core.cards", "import core.engine"),
    ("core-layers", "core.legal", "import core.view"),
    ("core-layers", "core.turn", "import core.state"),
    ("facts", "core.evolve", "import core.rules"),
    ("telegram", "bot.play", "from telegram import Bot"),
    ("telegram", "bot.store.redis", "import telegram.error"),
    ("telegram", "bot.handlers.info", "import telegram"),
    ("redis", "bot.handlers.info", "import redis.asyncio"),
    ("redis", "bot.timers", "import redis"),
    ("app", "bot.play", "import bot.app"),
    ("handlers", "bot.handlers.lobby", "import bot.handlers.info"),
    ("render", "bot.render.table", "import bot.store.redis"),
    ("render", "bot.render.table", "import telegram"),
    ("render", "bot.render.telegram", "import telegram"),
    ("deploy", "bot.app", "import deploy.playground"),
]


@pytest.mark.parametrize(("contract", "module", "line"), FORBIDDEN)
def test_a_forbidden_import_breaks_its_contract(
    tree: Path, contract: str, module: str, line: str
) -> None:
    write(tree, module, line)
    done = lint(tree)
    name = contracts()[f"importlinter:contract:{contract}"]["name"]
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{name} BROKEN" in " ".join(done.stdout.split())


def test_a_module_of_the_game_without_a_layer_is_noticed(tree: Path) -> None:
    (tree / "core" / "misc.py").touch()
    done = lint(tree)
    assert done.returncode == 1
    assert "misc" in done.stdout


def test_every_contract_has_a_case_that_breaks_it() -> None:
    every = {name.split(":")[2] for name in contracts().sections() if name.count(":") == 2}
    assert every == {contract for contract, _, _ in FORBIDDEN}


def test_the_game_imports_the_standard_library_only() -> None:
    script = (
        "import sys, pkgutil, importlib, core\n"
        "before = set(sys.modules)\n"
        "for found in pkgutil.walk_packages(core.__path__, 'core.'):\n"
        "    importlib.import_module(found.name)\n"
        "ours = {name.split('.')[0] for name in set(sys.modules) - before} - {'core'}\n"
        "print(*sorted(ours - set(sys.stdlib_module_names)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []

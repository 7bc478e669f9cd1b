"""What is installed: pinned by hash, from nowhere in particular, and what the project asks for."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
FILES = ["requirements.txt", "requirements-dev.txt", "requirements-build.txt"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

ASKED = {
    "requirements.txt": PROJECT["project"]["dependencies"],
    "requirements-dev.txt": PROJECT["project"]["dependencies"]
    + PROJECT["dependency-groups"]["dev"],
    "requirements-build.txt": PROJECT["build-system"]["requires"],
}


def entries(file: str) -> list[str]:
    """One a package, with its hashes, on one line."""
    return (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


def pinned(file: str) -> dict[str, str]:
    found = [re.match(r"([A-Za-z0-9._-]+)(?:\[[^]]*\])?==(\S+)", entry) for entry in entries(file)]
    return {canonicalize_name(match[1]): match[2] for match in found if match}


@pytest.mark.parametrize("file", FILES)
def test_every_line_is_one_version_with_its_hashes(file: str) -> None:
    for entry in entries(file):
        assert re.fullmatch(r"[a-z0-9._-]+==\S+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+", entry)


@pytest.mark.parametrize("file", FILES)
def test_what_the_project_asks_for_is_pinned_as_it_asks(file: str) -> None:
    versions = pinned(file)
    for text in ASKED[file]:
        wanted = Requirement(text)
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), text


def test_work_is_done_with_the_versions_that_run() -> None:
    assert pinned("requirements.txt").items() <= pinned("requirements-dev.txt").items()


def test_the_build_tools_asked_for_are_those_of_the_project() -> None:
    asked = [
        line
        for line in (ROOT / "deploy" / "build.in").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert asked == PROJECT["build-system"]["requires"]

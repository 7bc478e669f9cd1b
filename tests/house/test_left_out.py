"""A test that is left out is named at the end, and is a failure in CI."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
TESTS = """
import pytest

def test_kept(): pass

def test_without_browser(): pytest.skip("no Chromium here")

@pytest.mark.xfail(reason="known", strict=True)
def test_known(): assert False
"""
WHOLE_FILE = 'import pytest\npytest.skip("no second engine here", allow_module_level=True)\n'


def run(
    folder: Path, *arguments: str, tests: str = TESTS, ci: str = ""
) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_some.py").write_text(tests, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
        cwd=folder,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("workers", [[], ["-n", "1"]])
def test_a_skip_is_told_with_its_reason(tmp_path: Path, workers: list[str]) -> None:
    done = run(tmp_path, *workers)
    assert done.returncode == 0, done.stdout
    assert "1 left out on this machine" in done.stdout
    assert "1 × no Chromium here" in done.stdout


@pytest.mark.parametrize("workers", [[], ["-n", "1"]])
def test_a_skip_fails_in_ci_and_an_expected_failure_does_not(
    tmp_path: Path, workers: list[str]
) -> None:
    done = run(tmp_path, *workers, ci="true")
    assert done.returncode == 1, done.stdout
    assert "left out, and nothing may be left out here: no Chromium here" in done.stdout
    assert "1 failed, 1 passed, 1 xfailed" in done.stdout


def test_the_switch_does_the_same_as_ci(tmp_path: Path) -> None:
    assert run(tmp_path, "--no-skips").returncode == 1


def test_a_file_skipped_as_a_whole_fails_in_ci_too(tmp_path: Path) -> None:
    done = run(tmp_path, tests=WHOLE_FILE, ci="true")
    assert done.returncode != 0
    assert "no second engine here" in done.stdout

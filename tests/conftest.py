"""What every test run tells: which tests were left out and why; with CI=true that is a failure."""

import os
from collections.abc import Generator

import pytest

LEFT_OUT = "left out, and nothing may be left out here: "


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch; `CI=true` in the environment turns it on as well."""
    parser.addoption(
        "--no-skips",
        action="store_true",
        default=os.environ.get("CI", "").lower() in {"1", "true"},
        help="a test that is left out is a failure (the rule in CI)",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skipped test into a failed one, where nothing may be left out."""
    report = yield
    if item.config.getoption("no_skips"):
        _fail(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a whole file that is skipped while it is collected."""
    report = yield
    if collector.config.getoption("no_skips"):
        _fail(report)
    return report


def _fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        report.longrepr = LEFT_OUT + _reason(report)
        report.outcome = "failed"


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    if isinstance(report.longrepr, tuple):
        return report.longrepr[2].removeprefix("Skipped: ")
    return str(report.longrepr)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly what was left out, by reason, so that a green run is not taken for more."""
    skipped = terminalreporter.stats.get("skipped", [])
    if not skipped:
        return
    reasons: dict[str, int] = {}
    for report in skipped:
        reasons[_reason(report)] = reasons.get(_reason(report), 0) + 1
    terminalreporter.section(f"{len(skipped)} left out on this machine")
    for reason, count in sorted(reasons.items()):
        terminalreporter.line(f"  {count} × {reason}")

"""The containers: sealed, limited, watched, and with one door."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from tests.house import tools

ROOT = Path(__file__).parents[2]
FILE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = FILE["services"]
ONE_SHOTS = {"setup", "proxy-files"}
LASTING = sorted(set(SERVICES) - ONE_SHOTS)
every_service = pytest.mark.parametrize("name", sorted(SERVICES))
every_lasting_service = pytest.mark.parametrize("name", LASTING)


def seconds(text: str) -> int:
    assert text.endswith("s")
    return int(text.removesuffix("s"))


def example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if re.match(r"[A-Z_]+=", line))


@every_service
def test_a_container_may_not_write_or_gain_rights(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert "privileged" not in service


def test_capabilities_are_given_back_where_they_are_needed_only() -> None:
    given = {name: service["cap_add"] for name, service in SERVICES.items() if "cap_add" in service}
    assert given == {"proxy": ["NET_BIND_SERVICE"], "proxy-files": ["CHOWN"]}


@every_lasting_service
def test_a_lasting_container_is_not_root(name: str) -> None:
    user = SERVICES[name]["user"]
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", user)


@every_service
def test_a_container_has_limits(name: str) -> None:
    service = SERVICES[name]
    assert service["mem_limit"]
    assert service["cpus"] > 0
    assert 0 < service["pids_limit"] <= 128


@every_service
def test_logs_cannot_fill_the_disk(name: str) -> None:
    assert SERVICES[name]["logging"]["options"].keys() >= {"max-size", "max-file"}


@every_lasting_service
def test_a_lasting_container_is_watched_and_comes_back(name: str) -> None:
    assert SERVICES[name]["healthcheck"]["test"]
    assert SERVICES[name]["restart"] == "unless-stopped"


@every_service
def test_an_image_is_named_with_its_version(name: str) -> None:
    image = SERVICES[name]["image"]
    assert re.search(r":(\d|\$\{VERSION)", image)


def test_only_the_door_is_open() -> None:
    published = {name: service["ports"] for name, service in SERVICES.items() if "ports" in service}
    assert published == {"proxy": ["443:443", "80:80"]}


def test_the_tables_are_reached_from_behind_only() -> None:
    assert SERVICES["redis"]["networks"] == ["back"]
    assert FILE["networks"]["back"] == {"internal": True}
    assert SERVICES["proxy"]["networks"] == ["front"]


def test_any_number_of_workers_can_be_started() -> None:
    bot = SERVICES["bot"]
    assert not {"container_name", "ports", "hostname", "volumes"} & set(bot)


def test_a_worker_waits_for_the_tables_and_for_the_setup() -> None:
    assert SERVICES["bot"]["depends_on"] == {
        "redis": {"condition": "service_healthy"},
        "setup": {"condition": "service_completed_successfully"},
    }


def test_a_worker_is_given_longer_to_stop_than_its_server_takes() -> None:
    app = (ROOT / "bot" / "app.py").read_text(encoding="utf-8")
    grace = re.search(r"^GRACE = (\d+)$", app, re.MULTILINE)
    assert grace is not None
    assert seconds(SERVICES["bot"]["stop_grace_period"]) > int(grace[1])


def test_tables_and_certificates_outlive_their_containers() -> None:
    assert set(FILE["volumes"]) == {"tables", "certificates"}
    assert "tables:/data" in SERVICES["redis"]["volumes"]
    assert "certificates:/data" in SERVICES["proxy"]["volumes"]


def test_every_setting_has_a_line_in_the_example() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    missing = [
        name.upper()
        for name in Settings.model_fields
        if not re.search(rf"^(# )?{name.upper()}=", text, re.MULTILINE)
    ]
    assert missing == []


def test_every_variable_that_compose_reads_is_in_the_example() -> None:
    text = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) == set(example())


def test_the_example_holds_no_secret() -> None:
    filled = {name for name, value in example().items() if value}
    assert filled == {
        "LOG_LEVEL",
        "CALLS_A_MINUTE",
        "CALLS_A_SECOND",
        "EDIT_GAP_SECONDS",
        "VERSION",
    }


SECRETS = {
    "BOT_TOKEN": "1:x",
    "DOMAIN": "bot.example.org",
    "WEBHOOK_SECRET": "s",
    "REDIS_PASSWORD": "p",
    "STATE_KEY": "k",
}


def config(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    compose = tools.needed("Docker Compose", tools.compose())
    command = [*compose, "--env-file", ".env.example", "config", "--format", "json"]
    path = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        command, cwd=ROOT, env={**path, **environment}, capture_output=True, text=True, check=False
    )


def test_compose_accepts_the_file() -> None:
    done = config(SECRETS)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    bot = json.loads(done.stdout)["services"]["bot"]
    assert bot["environment"]["WEBHOOK_URL"] == "https://bot.example.org/telegram"
    assert bot["environment"]["REDIS_URL"] == "redis://ninetynine:p@redis:6379/0"


@pytest.mark.parametrize("name", sorted(SECRETS))
def test_compose_refuses_to_start_without_a_secret(name: str) -> None:
    done = config({key: value for key, value in SECRETS.items() if key != name})
    assert done.returncode != 0
    assert f"{name}" in done.stderr
    assert "set it in .env" in done.stderr

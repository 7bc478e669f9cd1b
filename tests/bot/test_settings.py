"""Settings: each missing or wrong one is named in a line, and no secret is ever printed."""

import pytest

from bot import settings
from bot.settings import WrongSettings

TOKEN = "123456:" + "A" * 35
KEY = "k" * 43


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in settings.Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("BOT_TOKEN", TOKEN)


def test_a_token_is_enough_to_begin() -> None:
    read = settings.read()
    assert read.token == TOKEN
    assert read.telegram_api_url == "https://api.telegram.org"
    assert read.redis_url is None


def test_a_missing_token_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOT_TOKEN")
    with pytest.raises(WrongSettings, match=r"\ABOT_TOKEN is missing\Z"):
        settings.read()


def test_an_empty_setting_is_a_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "")
    monkeypatch.setenv("WEBHOOK_URL", "")
    with pytest.raises(WrongSettings, match=r"\ABOT_TOKEN is missing\Z"):
        settings.read()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOT_TOKEN", "not a token"),
        ("WEBHOOK_URL", "bot.example"),
        ("WEBHOOK_SECRET", "shört secret"),
        ("WEBHOOK_SECRET", "good-enough-1,no"),
        ("TELEGRAM_API_URL", "ftp://api"),
        ("PORT", "99999"),
        ("LOG_LEVEL", "LOUD"),
        ("CALLS_A_MINUTE", "0"),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(WrongSettings) as wrong:
        settings.read()
    assert str(wrong.value).startswith(name + " ")
    assert "\n" not in str(wrong.value)
    assert value not in str(wrong.value)


def test_all_wrong_settings_are_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "none")
    monkeypatch.setenv("METRICS_PORT", "-1")
    with pytest.raises(WrongSettings) as wrong:
        settings.read()
    assert [line.split()[0] for line in str(wrong.value).splitlines()] == ["PORT", "METRICS_PORT"]


def test_a_redis_for_all_workers_needs_a_key_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "redis://:hunter2@redis:6379/0")
    with pytest.raises(WrongSettings, match=r"\ASTATE_KEY is missing") as wrong:
        settings.read()
    assert "hunter2" not in str(wrong.value)


def test_two_secrets_are_taken_while_one_is_rotated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEBHOOK_SECRET", "new-secret,old-secret")
    assert settings.read().secrets == (b"new-secret", b"old-secret")


def test_no_print_of_the_settings_holds_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = {
        "REDIS_URL": "redis://:hunter2@redis:6379/0",
        "STATE_KEY": KEY,
        "WEBHOOK_SECRET": "topsecret",
    }
    for name, value in secrets.items():
        monkeypatch.setenv(name, value)
    shown = repr(settings.read()) + str(settings.read()) + settings.read().model_dump_json()
    assert not any(secret in shown for secret in (TOKEN, *secrets.values(), "hunter2"))

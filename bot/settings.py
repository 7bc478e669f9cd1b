"""Settings from the environment, read once, frozen, with secrets hidden in every print."""

import re
from pathlib import Path
from typing import Annotated, Self

from pydantic import AfterValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_TOKEN = re.compile(r"[0-9]{1,20}:[A-Za-z0-9_-]{20,64}\Z")
_SECRET = re.compile(r"[A-Za-z0-9_-]{8,256}\Z")


class WrongSettings(Exception):  # noqa: N818 - read as a sentence by operators
    """A setting is missing or wrong; the text names each one, and never a secret."""


def _is_token(token: SecretStr) -> SecretStr:
    if not _TOKEN.match(token.get_secret_value()):
        raise ValueError("is not a bot token: it looks like 123456:ABC…, as BotFather gives it")
    return token


def _are_secrets(secrets: SecretStr) -> SecretStr:
    words = secrets.get_secret_value().split(",")
    if not all(_SECRET.match(word) for word in words):
        raise ValueError("must be 8 to 256 of A-Z a-z 0-9 _ -; two, with a comma, while rotating")
    return secrets


def _is_http(url: str) -> str:
    if not re.match(r"https?://[^/\s]+", url):
        raise ValueError("must begin with http:// or https://")
    return url.rstrip("/")


Http = Annotated[str, AfterValidator(_is_http)]


class Settings(BaseSettings):
    """Everything an operator may set. See `.env.example` for a line on each."""

    model_config = SettingsConfigDict(frozen=True, extra="ignore", env_ignore_empty=True)

    bot_token: Annotated[SecretStr, AfterValidator(_is_token)]
    telegram_api_url: Http = "https://api.telegram.org"
    webhook_url: Http | None = None
    webhook_secret: Annotated[SecretStr, AfterValidator(_are_secrets)] | None = None
    redis_url: SecretStr | None = None
    state_key: SecretStr | None = None
    data_dir: Path = Path(".data")
    host: str = "0.0.0.0"  # noqa: S104 - a container listens on all of its own interfaces
    port: int = Field(default=8080, ge=0, le=65535)
    metrics_port: int = Field(default=9090, ge=0, le=65535)
    log_level: str = Field(default="INFO", pattern="^(DEBUG|INFO|WARNING|ERROR)$")
    calls_a_minute: int = Field(default=18, ge=1, le=1000)
    calls_a_second: int = Field(default=25, ge=1, le=1000)
    edit_gap_seconds: float = Field(default=3.0, ge=0, le=60)

    @model_validator(mode="after")
    def _shared_redis_needs_a_key(self) -> Self:
        if self.redis_url is not None and self.state_key is None:
            raise ValueError(
                "STATE_KEY is missing: with REDIS_URL, every worker needs the same key "
                "(make one with: ninetynine key)"
            )
        return self

    @property
    def secrets(self) -> tuple[bytes, ...]:
        """The webhook secrets to accept; the first is the one to register."""
        if self.webhook_secret is None:
            return ()
        return tuple(word.encode() for word in self.webhook_secret.get_secret_value().split(","))

    @property
    def token(self) -> str:
        """The bot token, in the open: for the calls alone."""
        return self.bot_token.get_secret_value()


def read() -> Settings:
    """The settings of this process; WrongSettings says in a line each what is wrong."""
    try:
        return Settings()  # type: ignore[call-arg]  # pydantic reads them from the environment
    except ValidationError as wrong:
        raise WrongSettings("\n".join(_line(error) for error in wrong.errors())) from None


def _line(error: object) -> str:
    assert isinstance(error, dict)
    name = "_".join(str(part) for part in error["loc"]).upper()
    if error["type"] == "missing":
        return f"{name} is missing"
    said = str(error["msg"]).removeprefix("Value error, ")
    return f"{name} {said}".strip()

"""The `ninetynine` command."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import logs, simulate
from bot.app import WrongToken, api_of, line_of, run_polling, run_webhook, store_of
from bot.check import look
from bot.i18n import LANGUAGES
from bot.settings import Settings, WrongSettings, read
from bot.setup import set_up
from bot.store.embedded import NoServer
from bot.store.record import LogEntry, Unreadable, dump, entry_from
from bot.store.redis import RedisStore, WrongAddress
from bot.store.seal import WrongKey, generate
from bot.store.tables import Tables, table_id
from core import fairness

USAGE = 2
"""Exit code for a setting or an argument that is missing or wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code."""
    given = _parser().parse_args(arguments)
    # What stops a service is to end it as Ctrl-C does: in order, with the embedded server.
    # A shell that started us in the background may have had Ctrl-C ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        return int(given.run(given))
    except KeyboardInterrupt:
        return 0
    except (WrongSettings, WrongKey, WrongAddress, NoServer) as wrong:
        print(wrong, file=sys.stderr)
        return USAGE
    except WrongToken:
        print("BOT_TOKEN: Telegram does not know it; ask BotFather for a new one", file=sys.stderr)
        return USAGE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ninetynine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="try it in the browser: no token, no server")
    play.add_argument("--port", type=_port, default=8099)
    play.add_argument("--host", default="127.0.0.1")
    play.add_argument("--people", type=int, default=2, choices=range(1, 21), metavar="1-20")
    play.add_argument("--lang", default="en", choices=LANGUAGES, help="of the people")
    play.add_argument(
        "--no-browser", dest="open", action="store_false", help="do not open the page"
    )
    play.add_argument("--data", type=Path, default=Path(".data/play"))
    play.set_defaults(run=_play)

    tournament = commands.add_parser("simulate", help="let computer players play each other")
    simulate.add(tournament)
    tournament.set_defaults(run=simulate.run)

    for name, run, about in (
        ("poll", _poll, "run the bot by long polling: no public address needed"),
        ("serve", _serve, "run one webhook worker"),
        ("setup", _setup, "register webhook, commands and descriptions with Telegram, once"),
        ("check", _check, "say what is wrong with this deployment, and how to mend it"),
        ("key", _key, "make a key for STATE_KEY"),
    ):
        commands.add_parser(name, help=about).set_defaults(run=run)

    log = commands.add_parser("log", help="print the log of the last game of a chat, once over")
    log.add_argument("chat", type=int)
    log.add_argument("--topic", type=int)
    log.set_defaults(run=_log)

    verify = commands.add_parser("verify", help="check every shuffle and play of a game's log")
    verify.add_argument("file", type=argparse.FileType("rb"), help="as `log` printed it; - to pipe")
    verify.set_defaults(run=_verify)
    return parser


def _port(text: str) -> int:
    number = int(text)
    if number not in range(65536):
        raise ValueError(text)
    return number


def _poll(_: argparse.Namespace) -> int:
    settings = _begun()
    asyncio.run(run_polling(settings))
    return 0


def _serve(_: argparse.Namespace) -> int:
    settings = _begun()
    if settings.webhook_url is None or not settings.secrets:
        missing = "WEBHOOK_URL" if settings.webhook_url is None else "WEBHOOK_SECRET"
        raise WrongSettings(f"{missing} is missing: `serve` needs it (or use `poll`)")
    asyncio.run(run_webhook(settings))
    return 0


def _setup(_: argparse.Namespace) -> int:
    settings = _begun()

    async def run() -> int:
        async with line_of(settings) as (api, me):
            failed = await set_up(api, settings)
        for registration, called in failed:
            print(f"{registration.method}: {called.said or called.kind}", file=sys.stderr)
        if not failed:
            print(f"@{me['username']} is set up")
        return 1 if failed else 0

    return asyncio.run(run())


def _check(_: argparse.Namespace) -> int:
    settings = _begun()

    async def run() -> int:
        good = True
        async with store_of(settings) as kept, api_of(settings) as api:
            async for finding in look(api, RedisStore(kept.client), settings):
                print(finding)
                good = good and finding.good
        return 0 if good else 1

    return asyncio.run(run())


def _key(_: argparse.Namespace) -> int:
    print(generate())
    return 0


def _log(given: argparse.Namespace) -> int:
    settings = _begun()

    async def run() -> int:
        async with store_of(settings) as kept:
            tables = Tables(RedisStore(kept.client), kept.keyring)
            table = table_id(given.chat, given.topic)
            record = (await tables.load(table)).record
            if record is None or not record.is_over:
                print("no game of that chat is over: its cards are still secret", file=sys.stderr)
                return 1
            for entry in await tables.log(table, record.game):
                print(dump(entry).decode())
        return 0

    return asyncio.run(run())


def _verify(given: argparse.Namespace) -> int:
    try:
        entries: list[LogEntry] = [entry_from(line) for line in given.file if line.strip()]
    except Unreadable as broken:
        print(f"not a log of ours: {broken}", file=sys.stderr)
        return USAGE
    events = tuple(event for entry in entries for event in entry.events)
    findings = fairness.verify(events)
    for finding in findings:
        print(finding)
    if not events:
        print("the log is empty: nothing was checked", file=sys.stderr)
        return USAGE
    if not findings:
        print(f"all well: {len(events)} events, every shuffle and every play come out again")
    return 1 if findings else 0


def _play(given: argparse.Namespace) -> int:
    # The playground is for trying out: nothing of it is loaded by a bot at work.
    from bot import trial
    from deploy.playground.saving import Unreadable as UnreadableChats

    logs.set_up("WARNING", pretty=True)
    given.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        return trial.play(given)
    except UnreadableChats as broken:
        print(broken, file=sys.stderr)
        return USAGE


def _begun() -> Settings:
    settings = read()
    logs.set_up(settings.log_level, pretty=sys.stderr.isatty())
    return settings


if __name__ == "__main__":
    sys.exit(main())

"""The door to the bot: one path, small bodies, and nothing told about what is behind."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tests.house import tools

FILE = Path(__file__).parents[2] / "deploy" / "proxy" / "Caddyfile"
LARGEST = 256 * 1024


class Bot(BaseHTTPRequestHandler):
    """A bot that says what it was asked for."""

    def do_GET(self) -> None:
        self._answer("somebody asked")

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        if len(self.rfile.read(length)) == length:  # else the door has closed in the middle of it
            self._answer(f"{length} {self.headers['X-Telegram-Bot-Api-Secret-Token']}")

    def _answer(self, text: str) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


def free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    caddy = tools.needed("Caddy", tools.caddy())
    home = str(tmp_path_factory.mktemp("caddy"))
    address = f"http://127.0.0.1:{free_port()}"
    with ThreadingHTTPServer(("127.0.0.1", 0), Bot) as bot:
        Thread(target=bot.serve_forever, daemon=True).start()
        environment = {
            **os.environ,
            "HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_CONFIG_HOME": home,
            "DOMAIN": address,
            "BOT_HOST": "localhost",
            "BOT_PORT": str(bot.server_port),
        }
        command = [*caddy, "run", "--adapter", "caddyfile", "--config", str(FILE)]
        with (
            subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process,
            httpx.Client(base_url=address, trust_env=False) as client,
        ):
            wait_for(client)
            yield client
            process.terminate()
        bot.shutdown()


def wait_for(client: httpx.Client) -> None:
    """Until the door answers, at most ten seconds."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            client.get("/")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("the proxy did not start")


def test_telegram_is_let_through_with_its_secret(door: httpx.Client) -> None:
    answer = door.post(
        "/telegram", content=b"{}", headers={"X-Telegram-Bot-Api-Secret-Token": "word"}
    )
    assert (answer.status_code, answer.text) == (200, "2 word")


@pytest.mark.parametrize("path", ["/", "/metrics", "/healthz", "/readyz", "/telegram/more"])
def test_every_other_page_is_not_there(door: httpx.Client, path: str) -> None:
    assert door.get(path).status_code == 404
    assert door.post(path, content=b"{}").status_code == 404


def test_the_page_is_for_posting_only(door: httpx.Client) -> None:
    assert door.get("/telegram").status_code == 404


def test_a_large_body_stops_at_the_door(door: httpx.Client) -> None:
    assert door.post("/telegram", content=b"x" * (LARGEST // 2)).status_code == 200
    # Older versions of Caddy call it 502.
    assert door.post("/telegram", content=b"x" * (LARGEST + 1)).status_code in {413, 502}


def test_the_door_does_not_say_what_it_is(door: httpx.Client) -> None:
    assert "server" not in door.get("/").headers

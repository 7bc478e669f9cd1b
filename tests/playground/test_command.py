"""The playground as a command of its own."""

import asyncio
import signal
import sys
from pathlib import Path

import httpx

from tests.playground.desk import ANA

ROOT = Path(__file__).parents[2]


async def test_it_runs_by_itself_and_ends_in_order(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "deploy.playground", "--port", "0", "--state", str(file)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().split()[3].rstrip(",")
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        said = await client.post(f"/people/{ANA}/chats/{ANA}/messages", json={"text": "/start"})
        assert said.status_code == 201
        poll = asyncio.create_task(
            client.get("/bot99:the-playground-of-ninety-nine/getUpdates?offset=-1&timeout=20")
        )
        assert (await poll).json()["result"][0]["message"]["text"] == "/start"
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
    assert "/start" in file.read_text()


async def test_a_file_that_is_not_its_own_stops_the_start(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("notes")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "deploy.playground", "--port", "0", "--state", str(file)),
        cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    assert process.returncode == 2
    assert b"is not a saved playground" in said
    assert said.count(b"\n") == 1

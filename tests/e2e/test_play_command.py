"""`ninetynine play`: a table is laid, Ctrl-C ends all of it, and it is there the next time."""

import asyncio
import sys
from pathlib import Path

import httpx

from deploy.playground.player import Person, Seen
from tests.browser.place import Place, plain, until

_PROGRAM = Path(sys.executable).with_name("ninetynine")


async def seen(place: Place) -> list[Seen]:
    """What the first person sees in the group."""
    async with httpx.AsyncClient(base_url=place.url, trust_env=False) as client:
        users = (await client.get("/people/")).json()["users"]
        person = Person(client, users[0]["id"])
        return await person.messages(await person.group())


async def laid(place: Place) -> Seen:
    """The lobby, as soon as everybody sits in it."""

    async def four() -> Seen | None:
        lobbies = [one for one in await seen(place) if "4. " in plain(one.text)]
        return lobbies[-1] if lobbies else None

    return await until(four)


async def test_a_table_is_laid_and_is_still_there_the_next_time(tmp_path: Path) -> None:
    place = Place(tmp_path, people=2)
    await place.start()
    lobby = await laid(place)
    text = plain(lobby.text)
    assert [name for name in ("Ana, host", "Bo", "Ada, normal", "Max, hard") if name in text] == [
        "Ana, host",
        "Bo",
        "Ada, normal",
        "Max, hard",
    ]
    assert "Start" in lobby.labels
    assert "press Start" in place.said
    await place.end()
    await place.start()
    assert [one.text for one in await seen(place)][-1] == lobby.text
    await place.end()


async def test_starting_anew_leaves_nothing_and_lays_the_table_again(tmp_path: Path) -> None:
    place = Place(tmp_path, people=2)
    await place.start()
    await laid(place)
    async with httpx.AsyncClient(base_url=place.url, trust_env=False) as client:
        host = Person(client, 101)
        group = await host.group()
        await host.press((await laid(place)), "Cancel")
        await client.post("/people/reset", json={})
    lobby = await laid(place)
    assert "Start" in lobby.labels
    assert not any("closed" in one.text for one in await seen(place))
    assert group == lobby.chat
    await place.end()


async def test_a_port_in_use_is_said_clearly(tmp_path: Path) -> None:
    with_it = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
    port = with_it.sockets[0].getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        _PROGRAM,
        *("play", "--port", str(port), "--data", str(tmp_path)),
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await asyncio.wait_for(process.communicate(), 30)
    with_it.close()
    assert process.returncode == 2
    assert said.decode() == f"port {port} is in use: choose another, such as --port {port + 1}\n"

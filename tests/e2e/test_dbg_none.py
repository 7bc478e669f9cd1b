from tests.e2e.test_chat_life import *
async def test_dbg(place: Deployment) -> None:
    players = await found(place, "group")
    await begin(players, GAME)
    for player in players:
        await player.act()
    old = players[0].group
    new = int((await do(place, "POST", f"/{old}/migrate", signs="none", order="old_first"))["id"])
    for player in players:
        print("ACT", player.name, await player.act())
    await asyncio.sleep(3)
    for c in place.playground.history.calls()[-12:]:
        print(c["method"], c.get("params",{}).get("chat_id"), str(c.get("response", c))[-300:])
    print((place.workers[0].log).read_text()[-3000:])
    print((place.workers[1].log).read_text()[-3000:])
    assert 0

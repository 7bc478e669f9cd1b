"""The way of a call: read, check, carry out, remember; the same for requests and responses."""

import asyncio
from dataclasses import dataclass
from typing import Any

from deploy.playground import checks, methods
from deploy.playground.errors import Refusal, bad_request, no_such_method
from deploy.playground.faults import Fault
from deploy.playground.model import Json
from deploy.playground.service import Service


@dataclass(frozen=True, slots=True)
class Reply:
    """What goes back to the bot."""

    status: int
    body: Json
    lost: bool = False
    """It never arrives."""


async def call(service: Service, method: str, raw: Json, *, via: str = "request") -> Reply:
    """Carry out one call of the bot."""
    name = methods.NAMES.get(method.lower(), method)
    params = checks.typed(name, raw)
    fault = service.faults.next(name)
    if fault:
        await _pass(service, fault.before)
    try:
        body = {"ok": True, "result": await _result(service, name, params, fault)}
        status = 200
    except Refusal as refusal:
        body, status = refusal.body(), refusal.code
    service.history.add("call", method=name, params=params, via=via, status=status, response=body)
    slow = service.options.slow if via == "request" else 0
    await _pass(service, slow + (fault.after if fault else 0))
    return Reply(status, body, fault is not None and fault.lost)


async def _result(service: Service, name: str, params: Json, fault: Fault | None) -> Any:
    if name not in methods.ALL:
        raise no_such_method()
    wrong = checks.fault_in_call(name, params)
    if wrong:
        service.history.violation(name, wrong, params)
        raise bad_request(f"the parameters are not as documented: {wrong}")
    refusal = fault.refusal() if fault else None
    if refusal:
        raise refusal
    result = methods.ALL[name](service, params)
    return await result if asyncio.iscoroutine(result) else result


async def _pass(service: Service, seconds: float) -> None:
    if seconds:
        await service.clock.wait(asyncio.Event(), seconds)

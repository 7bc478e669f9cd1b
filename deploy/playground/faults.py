"""Faults that a test orders: calls that fail, answers that get lost or come late, updates twice."""

from dataclasses import dataclass, field

from deploy.playground.errors import Refusal
from deploy.playground.model import Json


@dataclass(slots=True, kw_only=True)
class Fault:
    """What happens to the next calls of a method (`*`: of any), and how many times."""

    method: str = "*"
    times: int = 1
    code: int | None = None
    """The call is refused with this error, and nothing is done."""
    description: str = "Internal Server Error"
    parameters: Json | None = None
    lost: bool = False
    """The call is carried out, and its answer never arrives."""
    before: float = 0
    """Seconds until it is carried out."""
    after: float = 0
    """Seconds from then until it is answered."""

    def refusal(self) -> Refusal | None:
        """The error to answer with, if there is one."""
        if self.code is None:
            return None
        return Refusal(self.code, self.description, self.parameters)


@dataclass(slots=True)
class Faults:
    """The orders, oldest first."""

    orders: list[Fault] = field(default_factory=list)
    twice: int = 0
    """So many updates are delivered to the webhook a second time, after the first succeeded."""
    twins: int = 0
    """So many updates are delivered to the webhook two times at the same moment."""

    def next(self, method: str) -> Fault | None:
        """What happens to this call."""
        for order in self.orders:
            if order.method in ("*", method):
                order.times -= 1
                if order.times <= 0:
                    self.orders.remove(order)
                return order
        return None

    def next_delivery(self) -> tuple[int, int]:
        """How many times at once, and how many times after one another, an update goes out."""
        if self.twins:
            self.twins -= 1
            return 2, 1
        if self.twice:
            self.twice -= 1
            return 1, 2
        return 1, 1

    def clear(self) -> None:
        """Take all orders back."""
        self.orders.clear()
        self.twice = self.twins = 0

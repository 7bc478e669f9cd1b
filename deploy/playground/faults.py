"""Faults that a test orders: calls that fail, answers that get lost or come late, updates twice."""

from dataclasses import asdict, dataclass, field
from typing import Annotated

from pydantic import Field

from deploy.playground.errors import Refusal
from deploy.playground.model import Json

_Code = Annotated[int, Field(ge=400, le=599)]
_Seconds = Annotated[float, Field(ge=0, le=3600, allow_inf_nan=False)]


@dataclass(slots=True, kw_only=True)
class Fault:
    """What happens to the next calls of a method (`*`: of any), and how many times."""

    method: str = "*"
    times: Annotated[int, Field(ge=1, le=1000)] = 1
    code: _Code | None = None
    """The call is refused with this error, and nothing is done."""
    description: str = "Internal Server Error"
    parameters: Json | None = None
    lost: bool = False
    """The call is carried out, and its answer never arrives."""
    before: _Seconds = 0
    """Seconds until it is carried out."""
    after: _Seconds = 0
    """Seconds from then until it is answered."""

    def refusal(self) -> Refusal | None:
        """The error to answer with, if there is one."""
        if self.code is None:
            return None
        return Refusal(self.code, self.description, self.parameters)

    def words(self) -> str:
        """The order in words."""
        parts = [
            f"fails with {self.code}: {self.description}" if self.code else "",
            f"is carried out {self.before:g} s late" if self.before else "",
            f"is answered {self.after:g} s late" if self.after else "",
            "is carried out and its answer gets lost" if self.lost and not self.code else "",
            "gets no answer" if self.lost and self.code else "",
        ]
        what = "call" if self.method == "*" else self.method
        return f"The next {what} " + (" and ".join(one for one in parts if one) or "goes through")


@dataclass(slots=True)
class Faults:
    """The orders, oldest first."""

    orders: list[Fault] = field(default_factory=list)
    twice: int = 0
    """So many updates are delivered a second time, after the first succeeded."""
    twins: int = 0
    """So many updates are delivered two times at the same moment."""

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

    def listed(self) -> list[Json]:
        """What is ordered, in words too."""
        repeats = (
            (self.twins, "The next update is delivered two times at the same moment"),
            (self.twice, "The next update is delivered twice, one after the other"),
        )
        return [
            *(asdict(one) | {"words": one.words()} for one in self.orders),
            *(
                {"method": "updates", "times": times, "words": words}
                for times, words in repeats
                if times
            ),
        ]

    def clear(self) -> None:
        """Take all orders back."""
        self.orders.clear()
        self.twice = self.twins = 0

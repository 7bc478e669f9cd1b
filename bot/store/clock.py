"""Time as the store counts it: whole milliseconds since 1970, UTC."""

from datetime import UTC, datetime, timedelta

Milliseconds = int

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_ONE = timedelta(milliseconds=1)


def span(time: timedelta) -> Milliseconds:
    """A length of time, rounded down."""
    return time // _ONE


def moment(number: Milliseconds) -> datetime:
    """The time of a number."""
    return _EPOCH + number * _ONE


def begun(time: datetime) -> Milliseconds:
    """The millisecond that this time is in."""
    return (time - _EPOCH) // _ONE


def ended(time: datetime) -> Milliseconds:
    """The first millisecond at which this time is over: nothing is looked at before it is due.

    >>> ended(datetime(1970, 1, 1, 0, 0, 0, 1, tzinfo=UTC))
    1
    """
    return -((_EPOCH - time) // _ONE)

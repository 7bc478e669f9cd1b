"""Says whether the bot in this container is well: exit code 0 if its own page answers 200."""

import os
import sys
from http.client import HTTPConnection, HTTPException

SECONDS = 3


def well(page: str, *, port: int) -> bool:
    """Whether the bot on this machine answers this page of its with 200, without any proxy."""
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", page)
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    page = sys.argv[1] if len(sys.argv) > 1 else "/healthz"
    sys.exit(not well(page, port=int(os.environ.get("METRICS_PORT") or 9090)))

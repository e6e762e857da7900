"""What can go wrong."""

from __future__ import annotations

from typing import Any


class TotemforgeError(Exception):
    """The program answered a request with an error. `code` is one of the table in docs/protocol.md."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code: str = error["code"]
        self.error = error

    def __reduce__(self) -> tuple[type[TotemforgeError], tuple[dict[str, Any]]]:
        return type(self), (self.error,)


class GameLost(RuntimeError):
    """The program that had this game is gone: it ended, or this process was forked. `reset` begins a new game."""

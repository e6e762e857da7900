"""What the program says of its games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Channel:
    """A part of an observation: so many numbers in a row, scaled from `least` and `most` to 0 and 1."""

    name: str
    size: int
    least: float
    most: float
    meaning: str


@dataclass(frozen=True)
class Encoding:
    """How a game is written as numbers."""

    id: str
    """The game and the version of the encoding; a model says for which id it was trained."""
    size: int
    """How many numbers an observation has."""
    actions: int
    """How many different actions there are, which is the length of a mask."""
    length: int
    """A game is truncated after so many actions, unless an environment says otherwise."""
    least: float
    """The least that an agent can get at the end."""
    most: float
    """The most that an agent can get at the end."""
    channels: tuple[Channel, ...]


@dataclass(frozen=True)
class Game:
    """A game of the program."""

    name: str
    version: str
    seats: tuple[str, ...]
    """Every seat that the game knows; a game may use fewer."""
    options: dict[str, Any]
    """The options of a usual game, without the seed."""
    policies: dict[str, str]
    """What may play a seat, and what it is."""
    encoding: Encoding | None


def read_game(listed: dict[str, Any]) -> Game:
    """A game as `games` lists it."""
    return Game(
        name=listed["name"],
        version=listed["version"],
        seats=tuple(listed["seats"]),
        options=dict(listed["options"]),
        policies=dict(listed["policies"]),
        encoding=None if listed["encoding"] is None else _read_encoding(listed["encoding"]),
    )


def _read_encoding(listed: dict[str, Any]) -> Encoding:
    bounds = listed["bounds"]
    return Encoding(
        id=listed["id"],
        size=listed["size"],
        actions=bounds["actions"],
        length=bounds["length"],
        least=bounds["utility"]["least"],
        most=bounds["utility"]["most"],
        channels=tuple(Channel(**channel) for channel in listed["channels"]),
    )

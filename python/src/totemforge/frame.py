"""The bytes that follow an answer in the form `binary`: docs/protocol.md has the order of their parts."""

from __future__ import annotations

import sys
from array import array
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Sparse:
    """Those numbers of an observation that are not 0, and the actions that are legal, as they came."""

    places: memoryview
    values: memoryview
    legal: memoryview


@dataclass(frozen=True)
class StepFrame:
    """The rows of a step, as they came."""

    rewards: memoryview
    turns: memoryview
    ends: memoryview
    seen: Sparse
    ended: list[int]
    last_places: memoryview
    last_values: memoryview


class _Parts:
    def __init__(self, data: memoryview) -> None:
        self._data = data
        self._at = 0

    def take(self, count: int) -> memoryview:
        part = self._data[self._at : self._at + count]
        self._at += (count + 3) & ~3
        return part


def read_step(answer: dict[str, Any], data: memoryview, rows: int, seats: int) -> StepFrame:
    """The parts of the answer to `step`."""
    parts = _Parts(data)
    rewards, turns, ends = parts.take(4 * rows * seats), parts.take(rows), parts.take(rows)
    seen = _read_sparse(answer, parts)
    finals = 4 * answer["finals"]
    return StepFrame(rewards, turns, ends, seen, answer["ended"], parts.take(finals), parts.take(finals))


def read_encoded(answer: dict[str, Any], data: memoryview) -> Sparse:
    """The parts of the answer to `encode`."""
    return _read_sparse(answer, _Parts(data))


def _read_sparse(answer: dict[str, Any], parts: _Parts) -> Sparse:
    numbers = 4 * answer["numbers"]
    return Sparse(parts.take(numbers), parts.take(numbers), parts.take(4 * answer["legal"]))


def numbers(data: memoryview, kind: str) -> array[Any]:
    """32-bit numbers as an array: of whole numbers for `I`, of floats for `f`."""
    found = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found

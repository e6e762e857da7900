"""Many games at once, as arrays of numpy."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Mapping, Sequence, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .client import Client, shared_client
from .environment import Seed, plain_seed
from .errors import GameLost
from .frame import StepFrame, read_step
from .listing import Encoding

#: A seed for all rows, or one for each.
Seeds = Union[Seed, Sequence[Union[Seed, None]], NDArray[Any], None]

#: The action of a game that stays as it is.
LEFT_ALONE = -1


@dataclass(frozen=True)
class Rows:
    """A row for each of many games: of the seat that decides there, after the step that was taken last."""

    observations: NDArray[np.float32] | None
    """What the seat that decides knows; zeros where nobody decides."""
    masks: NDArray[np.int8]
    """1 for each action that it may take."""
    rewards: NDArray[np.float32]
    """What the step brought each seat of the game, in the order of `seats`."""
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    turns: NDArray[np.int8]
    """The seat that decides, as a place in `seats`; -1 where the game is over."""
    ended: NDArray[np.int64]
    """The rows whose game ended in this step."""
    final_obs: NDArray[np.float32] | None
    """For each of these, the last observation of every seat; zeros for a seat that did not play."""
    legal: NDArray[np.uint32]
    """The legal actions once more, as places in the masks, counted through all rows: a quick way to choose at random."""


class VectorEnvironment:
    """Many games that step together, with one request for all of them.

    A row is about the seat that decides, so self-play needs nothing else. With `auto_reset` the next game begins in the step
    that ends one: its row has the end and the rewards of the old game, the first turn of the new one, and `final_obs` the last
    observations of the old one. Without it, a game that has ended stays so until `reset`, and its action is ignored. Row `i` plays the games
    of an `Environment` with the seed of that row.
    """

    def __init__(
        self,
        game: str,
        count: int,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: Mapping[str, str] | None = None,
        length: int | None = None,
        auto_reset: bool = True,
        observe: bool = True,
        client: Client | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"There must be at least one game, not {count}.")
        self.client = client or shared_client()
        listed = self.client.game(game)
        if listed.encoding is None:
            raise ValueError(f"{game} has no encoding, so there are no observations.")
        self.count = count
        self.seats = listed.seats
        self.encoding: Encoding = listed.encoding
        self._made: dict[str, Any] = {
            "game": game,
            "options": dict(listed.options if options is None else options),
            "opponents": None if opponents is None else dict(opponents),
            "length": length,
            "autoReset": auto_reset,
        }
        self._observe = observe
        self._names: list[str] = []
        self._generation = -1
        self._over = np.zeros(count, dtype=np.bool_)

    def reset(
        self, seed: Seeds = None, options: Mapping[str, Any] | None = None
    ) -> Rows:
        """Begins all games, and returns their first rows.

        A whole number is the seed of the first row, and the next rows have the next numbers; a list or an array has a seed for
        each row. Without a seed the games are new, or those that follow if there are games already. `options` are added to those of the
        environment until the next reset.
        """
        return self.reset_rows(np.arange(self.count), seed, options)

    def reset_rows(
        self,
        rows: NDArray[np.int64],
        seed: Seeds = None,
        options: Mapping[str, Any] | None = None,
    ) -> Rows:
        """The same for some rows; the others stay as they are."""
        seeds = seeds_of(seed, self.count)
        added = None if options is None else dict(options)
        if self._generation != self.client.generation or not self._names:
            self._create(seeds)
            # They have begun as they should.
            if added is None:
                return self._look()
            seeds = [None] * self.count if seed is None else seeds
        self.client.ask_many(
            ("reset", {"name": self._names[row], "seed": seeds[row], "options": added}) for row in rows.tolist()
        )
        return self._look()

    def _create(self, seeds: list[Seed | None]) -> None:
        names = [self.client.new_name() for _ in range(self.count)]
        generation = self.client.generation
        try:
            self.client.ask_many(
                ("create", {"name": name, "seed": secrets.token_hex(16) if seed is None else seed, **self._made})
                for name, seed in zip(names, seeds)
            )
        except BaseException:
            for name in names:
                self.client.drop(name, generation)
            raise
        self._names, self._generation = names, self.client.generation

    def _look(self) -> Rows:
        return self.step(np.full(self.count, LEFT_ALONE))

    def step(self, actions: ArrayLike) -> Rows:
        """An index for each game; -1 leaves a game as it is. If one is not legal, none is stepped, and a TotemforgeError names it."""
        if self._generation != self.client.generation or not self._names:
            raise GameLost("There are no games: reset begins them.")
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"There must be a whole number for each of {self.count} games.")
        indexes: list[int | None] = given.tolist()
        for row in np.flatnonzero((given == LEFT_ALONE) | self._over).tolist():
            indexes[row] = None
        answer, data = self.client.ask_frame(
            "step", names=self._names, actions=indexes, form="binary", observe=self._observe
        )
        rows = self._rows(read_step(answer, data, self.count, len(self.seats)))
        self._over = rows.turns < 0
        return rows

    def _rows(self, frame: StepFrame) -> Rows:
        count, seats, size = self.count, len(self.seats), self.encoding.size
        ends = np.frombuffer(frame.ends, np.uint8)
        legal = np.frombuffer(frame.seen.legal, "<u4")
        masks = np.zeros((count, self.encoding.actions), np.int8)
        masks.reshape(-1)[legal] = 1
        ended = np.array(frame.ended, np.int64)
        observations = final_obs = None
        if self._observe:
            observations = spread(frame.seen.places, frame.seen.values, (count, size))
            final_obs = spread(frame.last_places, frame.last_values, (len(ended), seats, size))
        return Rows(
            observations=observations,
            masks=masks,
            rewards=np.frombuffer(frame.rewards, "<f4").reshape(count, seats).astype(np.float32),
            terminations=ends == 1,
            truncations=ends == 2,
            turns=np.frombuffer(frame.turns, np.int8).copy(),
            ended=ended,
            final_obs=final_obs,
            legal=legal,
        )

    def advice(self, policy: str) -> NDArray[np.int64]:
        """The index of what a policy of the program would do in each game, such as `greedy`; -1 where a game is over. It is not done."""
        found = np.full(self.count, LEFT_ALONE, np.int64)
        undecided = np.flatnonzero(~self._over)
        asked = [("choose", {"name": self._names[row], "policy": policy}) for row in undecided.tolist()]
        found[undecided] = [answer["index"] for answer in self.client.ask_many(asked)]
        return found

    def close(self) -> None:
        """Ends all games. `reset` begins others."""
        for name in self._names:
            self.client.drop(name, self._generation)
        self._names = []

    def __del__(self) -> None:
        if hasattr(self, "_names"):
            self.close()

    def __getstate__(self) -> None:
        raise TypeError("Many games together cannot be copied: make another VectorEnvironment, and reset it.")


def spread(places: memoryview, values: memoryview, shape: tuple[int, ...]) -> NDArray[np.float32]:
    """All numbers, of those that are not 0 and their places."""
    numbers = np.zeros(shape, np.float32)
    numbers.reshape(-1)[np.frombuffer(places, "<u4")] = np.frombuffer(values, "<f4")
    return numbers


def choose_at_random(rows: Rows, random: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each game, each as likely as the others; -1 where the game is over."""
    count, width = rows.masks.shape
    counts = np.bincount(rows.legal // width, minlength=count)
    first = np.cumsum(counts) - counts
    picked = first + (random.random(count) * counts).astype(np.int64)
    chosen = np.full(count, LEFT_ALONE, np.int64)
    open_rows = counts > 0
    chosen[open_rows] = rows.legal[picked[open_rows]] % width
    return chosen


def seeds_of(seed: Any, count: int) -> list[Seed | None]:
    """A seed for each row, by Gymnasium's rule: a number counts up."""
    if seed is None:
        return [None] * count
    if isinstance(seed, str):
        return [f"{seed} {row}" for row in range(count)]
    if isinstance(seed, (int, np.integer)):
        return [plain_seed(int(seed) + row) for row in range(count)]
    seeds = [None if each is None else plain_seed(each) for each in seed]
    if len(seeds) != count:
        raise ValueError(f"There must be a seed for each of {count} games, not {len(seeds)}.")
    return seeds

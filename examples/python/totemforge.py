"""The games of totemforge from Python: one file, Python 3.9 or later, and nothing else.

    from totemforge import Client, Environment, VectorEnvironment

    with Client() as client:
        env = Environment(client, "ironwood", {"mode": "duel"})
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            env.step(None if terminated or truncated else info["legal"][0])

The protocol is told in docs/protocol.md, its use in docs/train-from-python.md. Run as a program this file plays games by
chance:

    python3 totemforge.py --game ironwood --options '{"mode": "ironbot"}' --games 100
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import struct
import subprocess
import sys
import time
from array import array
from typing import Any, Iterator, Sequence

COMMAND = ("npx", "totemforge", "serve")


class TotemforgeError(Exception):
    """A request was answered with an error; `code` is one of the table in docs/protocol.md."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code: str = error["code"]
        self.error = error


class Client:
    """A running `totemforge serve`, and requests to it."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._process = subprocess.Popen(list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._asked = 0
        self._named = 0

    def ask(self, do: str, **parts: Any) -> Any:
        """Sends one request and waits for its answer. Parts that are None are left out."""
        self._asked += 1
        request = {"id": self._asked, "do": do}
        request.update((name, part) for name, part in parts.items() if part is not None)
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise ConnectionError("totemforge serve has ended.")
        said = json.loads(line)
        if said["id"] != self._asked:
            raise ConnectionError(f"The answer {said['id']} is not to the request {self._asked}.")
        if "error" in said:
            raise TotemforgeError(said["error"])
        return said["answer"]

    def games(self) -> dict[str, Any]:
        """The games by name, with their seats, policies and encodings."""
        return {game["name"]: game for game in self.ask("games")["games"]}

    def new_name(self) -> str:
        """A name that no environment of this client has."""
        self._named += 1
        return f"env {self._named}"

    def close(self) -> None:
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
        if self._process.stdout:
            self._process.stdout.close()
        self._process.wait()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def floats(text: str) -> array:
    """32-bit floats, the lowest byte first, out of base64."""
    numbers = array("f")
    numbers.frombytes(base64.b64decode(text))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def spread(text: str, size: int) -> array:
    """So many 32-bit floats, of which only those that are not 0 were sent, each after its place."""
    numbers = array("f", bytes(4 * size))
    for place, number in struct.iter_unpack("<If", base64.b64decode(text)):
        numbers[place] = number
    return numbers


def open_bits(mask: bytes) -> list[int]:
    """The indexes of the bits that are 1, the lowest bit of the first byte being 0."""
    left = int.from_bytes(mask, "little")
    found = []
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    return found


class Environment:
    """A game as an environment of agents who act one after the other, in the shape of PettingZoo's AEC.

    Actions are indexes of the game's encoding. Seats in `opponents` are played by policies of the server and are no agents;
    unless given they are those that belong to the options, such as the bot of a solo game; {} leaves every seat to agents.
    """

    def __init__(
        self,
        client: Client,
        game: str,
        options: dict[str, Any] | None = None,
        opponents: dict[str, str] | None = None,
        length: int | None = None,
    ) -> None:
        self._client = client
        self._made = {"game": game, "options": options, "opponents": opponents, "length": length}
        self._name: str | None = None
        about = client.games()[game]
        self.possible_agents: list[str] = list(about["seats"])
        self.encoding: dict[str, Any] | None = about["encoding"]
        self.agents: list[str] = []
        self.agent_selection: str | None = None
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self._accumulated: dict[str, float] = {}
        self._standing: dict[str, Any] = {}

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; the same seed, the same game. Other options stay for the games after it."""
        if options is not None:
            self._made["options"] = options
        # Without a seed the server has one that nobody can guess.
        self.close()
        self._name = self._client.new_name()
        standing = self._client.ask("create", name=self._name, seed=seed, **self._made)
        self.agents = list(standing["agents"])
        self._accumulated = {agent: 0.0 for agent in self.agents}
        self._settle(standing)

    def _settle(self, standing: dict[str, Any]) -> None:
        self._standing = standing
        over = standing["terminated"] or standing["truncated"]
        self.rewards = {agent: float(standing["returns"].get(agent, 0)) for agent in self.agents}
        for agent, reward in self.rewards.items():
            self._accumulated[agent] += reward
        self.terminations = {agent: standing["terminated"] for agent in self.agents}
        self.truncations = {agent: standing["truncated"] for agent in self.agents}
        self.agent_selection = (self.agents[0] if self.agents else None) if over else standing["turn"]

    def step(self, action: int | str | dict[str, Any] | None) -> None:
        """An index, a text or an object for the agent that is selected; None once it has seen the end."""
        agent = self.agent_selection
        if agent is None:
            raise RuntimeError("No agent is left: reset begins a new game.")
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("The game is over: the agents that are left step with None.")
            self._leave(agent)
            return
        if action is None:
            raise ValueError("The game goes on: None is no action.")
        standing = self._client.ask("apply", name=self._name, action=action, by=agent)
        self._accumulated[agent] = 0.0
        self._settle(standing)

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        for kept in (self._accumulated, self.terminations, self.truncations):
            del kept[agent]
        self.rewards = {other: 0.0 for other in self.agents}
        self.agent_selection = self.agents[0] if self.agents else None

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, as numbers, and the indexes of what it may do now."""
        said = self._client.ask("encode", name=self._name, seat=agent, form="base64")
        mask = base64.b64decode(said["mask"])
        return {"observation": floats(said["observation"]), "mask": mask, "legal": open_bits(mask)}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since the agent last acted, terminated, truncated, and info with mask and legal."""
        agent = self.agent_selection
        if agent is None:
            raise RuntimeError("No agent is left: reset begins a new game.")
        if observe:
            seen = self.observe(agent)
            info = {"mask": seen["mask"], "legal": seen["legal"]}
        else:
            legal = self._client.ask("legal", name=self._name, seat=agent)["legal"]
            seen, info = None, {"legal": [action["index"] for action in legal]}
        return seen, self._accumulated[agent], self.terminations[agent], self.truncations[agent], info

    def agent_iter(self) -> Iterator[str]:
        """The agents in the order in which they are to step, until none is left."""
        while self.agent_selection is not None:
            yield self.agent_selection

    def view(self, agent: str) -> Any:
        """What an agent knows, in words and numbers of the game."""
        return self._client.ask("view", name=self._name, seat=agent)["view"]

    def advice(self, policy: str) -> int:
        """The index of what a policy of the server would do now, such as `greedy`; nothing is done."""
        return self._client.ask("choose", name=self._name, policy=policy)["index"]

    def record(self) -> dict[str, Any]:
        """The game as it was played: the whole truth, which no agent may see."""
        return self._client.ask("record", name=self._name)["record"]

    def close(self) -> None:
        if self._name is not None:
            self._client.ask("close", name=self._name)
            self._name = None


class Batch:
    """A row for each of many games: of the seat that decides there, after the step that was taken last."""

    def __init__(self, answer: dict[str, Any], seats: int, encoding: dict[str, Any]) -> None:
        seen = answer["observations"]
        size = len(answer["turns"]) * encoding["size"]
        #: All observations, one after the other, or None.
        self.observations = None if seen is None else spread(seen, size)
        self._masks = base64.b64decode(answer["masks"])
        self._width = (encoding["bounds"]["actions"] + 7) // 8
        self._rewards = floats(answer["rewards"])
        self._seats = seats
        self.terminated: list[bool] = answer["terminated"]
        self.truncated: list[bool] = answer["truncated"]
        #: Who decides; None where the game is over.
        self.turns: list[str | None] = answer["turns"]

    def mask(self, row: int) -> bytes:
        """A bit for each action of the encoding, the lowest first."""
        return self._masks[row * self._width : (row + 1) * self._width]

    def legal(self, row: int) -> list[int]:
        """The indexes of what may be done; empty where the game is over."""
        return open_bits(self.mask(row))

    def rewards(self, row: int) -> array:
        """What the step brought each seat of the game, in the order of its seats."""
        return self._rewards[row * self._seats : (row + 1) * self._seats]


class VectorEnvironment:
    """Many games that are stepped together, which is many times faster than one by one.

    With `auto_reset` a game that ends is followed by the next within the same step. Without observations it is faster still.
    """

    def __init__(
        self,
        client: Client,
        game: str,
        count: int,
        options: dict[str, Any] | None = None,
        opponents: dict[str, str] | None = None,
        length: int | None = None,
        auto_reset: bool = True,
        observe: bool = True,
    ) -> None:
        self._client = client
        self.count = count
        self._made = {"game": game, "options": options, "opponents": opponents, "length": length}
        self._made["autoReset"] = auto_reset
        self._observe = observe
        about = client.games()[game]
        self.seats: list[str] = about["seats"]
        self.encoding: dict[str, Any] = about["encoding"]
        self._names: list[str] = []

    def reset(self, seed: int | str | None = None) -> Batch:
        """Begins all games; the same seed, the same games, also those that follow them."""
        self.close()
        for row in range(self.count):
            name = self._client.new_name()
            self._client.ask("create", name=name, seed=None if seed is None else f"{seed} {row}", **self._made)
            self._names.append(name)
        return self.step([None] * self.count)

    def step(self, actions: Sequence[int | None]) -> Batch:
        """An index for each game; None leaves a game as it is, as one that has ended."""
        said = self._client.ask(
            "step", names=self._names, actions=list(actions), form="sparse", observe=self._observe
        )
        return Batch(said, len(self.seats), self.encoding)

    def close(self) -> None:
        for name in self._names:
            self._client.ask("close", name=name)
        self._names = []


def play(client: Client, game: str, options: dict[str, Any], games: int, count: int, seed: int) -> dict[str, Any]:
    """Plays so many games by chance, many at a time, and says who got what."""
    chance = random.Random(seed)
    env = VectorEnvironment(client, game, count, options, observe=False)
    batch = env.reset(seed)
    totals = [0.0] * len(env.seats)
    finished = truncated = steps = 0
    began = time.perf_counter()
    while finished < games:
        batch = env.step([chance.choice(batch.legal(row)) for row in range(count)])
        steps += count
        for row in range(count):
            if batch.terminated[row] or batch.truncated[row]:
                finished += 1
                truncated += batch.truncated[row]
                totals = [total + reward for total, reward in zip(totals, batch.rewards(row))]
    took = time.perf_counter() - began
    env.close()
    returns = {seat: round(total / finished, 3) for seat, total in zip(env.seats, totals)}
    return {"games": finished, "truncated": truncated, "steps": steps, "returns": returns, "seconds": round(took, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays games of totemforge by chance.")
    parser.add_argument("--game", default="ironwood")
    parser.add_argument("--options", default='{"mode": "ironbot"}', help="the options of the game, as JSON")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--count", type=int, default=64, help="how many at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("command", nargs="*", default=COMMAND, help="what starts the server, after --")
    given = parser.parse_args()
    with Client(given.command) as client:
        print(json.dumps(play(client, given.game, json.loads(given.options), given.games, given.count, given.seed)))


if __name__ == "__main__":
    main()

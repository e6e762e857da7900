"""Trains a small policy for Ironwood, writes it as an ONNX model, and enters it in the arena.

    pip install "totemforge[rl]"
    python3 train.py --seconds 180 --file my.onnx

A network with one hidden layer learns to choose what `greedy` of the program would choose, in positions that both of them bring
about (DAgger). It needs numpy alone: take a framework for more than that; `stamp` works for what it exports.
"""

from __future__ import annotations

import argparse
import math
import subprocess
import time

import numpy as np
from numpy.typing import NDArray

from totemforge import Client
from totemforge.arrays import VectorEnvironment
from totemforge.program import serve_command

Array = NDArray[np.float32]

GAME, OPTIONS = "ironwood", {"mode": "duel"}
HIDDEN, RATE = 64, 1e-3
#: How often the learner plays, and not its teacher; a game is cut off after so many actions.
OWN_SHARE, LENGTH = 0.25, 1000
#: It remembers so many decisions, and learns from so many at a time.
MEMORY, BATCH = 16_384, 256


class Network:
    """From an observation to a chance for each action."""

    def __init__(self, size: int, actions: int, random: np.random.Generator) -> None:
        self.weights = {
            "in": (0.05 * random.standard_normal((size, HIDDEN))).astype(np.float32),
            "in bias": np.zeros(HIDDEN, np.float32),
            "out": (0.01 * random.standard_normal((HIDDEN, actions))).astype(np.float32),
            "out bias": np.zeros(actions, np.float32),
        }
        self._moments = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}
        self._updates = 0

    def look(self, seen: Array, masks: NDArray[np.int8]) -> tuple[Array, Array]:
        """The hidden layer, and the chance of each legal action."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in bias"])
        liked = np.where(masks == 1, hidden @ w["out"] + w["out bias"], np.float32(-1e9))
        raised = np.exp(liked - liked.max(axis=1, keepdims=True))
        return hidden, raised / raised.sum(axis=1, keepdims=True)

    def choose(self, seen: Array, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The likeliest action of each row."""
        return self.look(seen, masks)[1].argmax(axis=1)

    def learn(self, seen: Array, masks: NDArray[np.int8], better: NDArray[np.int64]) -> None:
        """A step of Adam towards the better actions."""
        hidden, error = self.look(seen, masks)
        error[np.arange(len(better)), better] -= 1
        error /= len(better)
        back = (error @ self.weights["out"].T) * (1 - hidden**2)
        slopes = {
            "in": seen.T @ back,
            "in bias": back.sum(axis=0),
            "out": hidden.T @ error,
            "out bias": error.sum(axis=0),
        }
        self._updates += 1
        for name, slope in slopes.items():
            first, second = self._moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            steady = first / (1 - 0.9**self._updates)
            self.weights[name] -= RATE * steady / (np.sqrt(second / (1 - 0.999**self._updates)) + 1e-8)


def train(client: Client, seconds: float, steps: float, count: int, seed: int) -> Network:
    """Learns for so many seconds, or from so many decisions."""
    random = np.random.default_rng(seed)
    games = VectorEnvironment(GAME, count, OPTIONS, length=LENGTH, client=client)
    size, actions = games.encoding.size, games.encoding.actions
    network = Network(size, actions, random)
    seen = np.zeros((MEMORY, size), np.float32)
    masks = np.zeros((MEMORY, actions), np.int8)
    better = np.zeros(MEMORY, np.int64)
    rows = games.reset(seed=seed)
    decisions, began = 0, time.perf_counter()
    while decisions < steps and time.perf_counter() - began < seconds:
        assert rows.observations is not None
        advice = games.advice("greedy")
        places = (decisions + np.arange(count)) % MEMORY
        seen[places], masks[places], better[places] = rows.observations, rows.masks, advice
        decisions += count
        for _ in range(2):
            part = random.integers(min(decisions, MEMORY), size=BATCH)
            network.learn(seen[part], masks[part], better[part])
        own = random.random(count) < OWN_SHARE
        rows = games.step(np.where(own, network.choose(rows.observations, rows.masks), advice))
    games.close()
    print(f"learned from {decisions} decisions in {time.perf_counter() - began:.0f} s", flush=True)
    return network


def measure(client: Client, network: Network, games: int, seed: int) -> tuple[int, int]:
    """How many games the network wins against random play, half of them in each seat, and of how many."""
    won = played = 0
    for seat in client.game(GAME).seats:
        opponents = {other: "random" for other in client.game(GAME).seats if other != seat}
        env = VectorEnvironment(
            GAME, max(1, games // 2), OPTIONS, opponents=opponents, length=LENGTH, auto_reset=False, client=client
        )
        rows = env.reset(seed=seed)
        while (rows.turns >= 0).any():
            assert rows.observations is not None
            rows = env.step(network.choose(rows.observations, rows.masks))
            won += int((rows.rewards[:, env.seats.index(seat)] > 0).sum())
        played += env.count
        env.close()
    return won, played


def interval(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / played
    middle = share + z * z / (2 * played)
    width = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    return (middle - width) / (1 + z * z / played), (middle + width) / (1 + z * z / played)


def tell(when: str, won: int, played: int) -> None:
    low, high = interval(won, played)
    print(f"{when}: wins {won} of {played} against random play ({100 * low:.1f} to {100 * high:.1f} %)", flush=True)


def varint(number: int) -> bytes:
    """A number of protobuf, seven bits a byte."""
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out + bytes([number]))


def whole(field: int, number: int) -> bytes:
    return varint(field * 8) + varint(number)


def held(field: int, *parts: bytes | str) -> bytes:
    content = b"".join(part.encode() if isinstance(part, str) else part for part in parts)
    return varint(field * 8 + 2) + varint(len(content)) + content


def stamp(model: bytes, encoding: str) -> bytes:
    """The model with an entry of its metadata that says for which encoding it was trained: parts of a protobuf may be added at its end."""
    return model + held(14, held(1, "totemforge.encoding"), held(2, encoding))


def rows_of(field: int, name: str, width: int) -> bytes:
    """Any number of rows of so many floats."""
    shape = held(2, held(1, held(2, "rows")), held(1, whole(1, width)))
    return held(field, held(1, name), held(2, held(1, whole(1, 1), shape)))


def write_onnx(weights: dict[str, Array]) -> bytes:
    """The policy of a network, from an observation to a number for each action."""
    steps = [
        ("MatMul", ["observation", "in"], "a"),
        ("Add", ["a", "in bias"], "b"),
        ("Tanh", ["b"], "c"),
        ("MatMul", ["c", "out"], "d"),
        ("Add", ["d", "out bias"], "liked"),
    ]
    nodes = [held(1, *(held(1, name) for name in takes), held(2, gives), held(4, kind)) for kind, takes, gives in steps]
    tensors = [
        held(
            5,
            *(whole(1, length) for length in weights[name].shape),
            *(whole(2, 1), held(8, name), held(9, weights[name].astype("<f4").tobytes())),
        )
        for name in ("in", "in bias", "out", "out bias")
    ]
    size, actions = weights["in"].shape[0], weights["out"].shape[1]
    ends = [rows_of(11, "observation", size), rows_of(12, "liked", actions)]
    return whole(1, 8) + held(7, *nodes, held(2, "policy"), *tensors, *ends) + held(8, held(1, ""), whole(2, 13))


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a policy for Ironwood.")
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--steps", type=float, default=math.inf, help="decisions to learn from, if that is sooner")
    parser.add_argument("--count", type=int, default=64, help="games at a time")
    parser.add_argument("--measured", type=int, default=200, help="games against random play, before and after")
    parser.add_argument("--arena", type=int, default=200, help="games in the arena")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="my.onnx")
    parser.add_argument("command", nargs="*", help="what starts the program, after --")
    given = parser.parse_args()
    command = serve_command(given.command or None)
    with Client(command) as client:
        encoding = client.game(GAME).encoding
        assert encoding is not None
        untrained = Network(encoding.size, encoding.actions, np.random.default_rng(given.seed))
        tell("before", *measure(client, untrained, given.measured, 1000))
        network = train(client, given.seconds, given.steps, given.count, given.seed)
        tell("after", *measure(client, network, given.measured, 1000))
    with open(given.file, "wb") as file:
        file.write(stamp(write_onnx(network.weights), encoding.id))
    # The program that serves games also plays tournaments, and reads models.
    arena = [*command[:-1], "arena", "--policies", f"onnx:{given.file},random", "--games", f"{given.arena}"]
    print(subprocess.run(arena, check=True, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    main()

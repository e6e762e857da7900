"""Trains a policy for Ironwood in plain Python and writes it as an ONNX model that says for which encoding it is.

    python3 train.py --games 20 --file my.onnx

It is a linear policy: a number for each action, the sum of what each number of the observation says for it. It learns to choose what
`greedy` of the server would choose. Take a framework for more than that; `stamp` works for what any of them exports.
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array

from totemforge import COMMAND, Client, Environment, VectorEnvironment

RATE = 0.2


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


def rows(field: int, name: str, width: int) -> bytes:
    """Any number of rows of so many floats."""
    shape = held(2, held(1, held(2, "rows")), held(1, whole(1, width)))
    return held(field, held(1, name), held(2, held(1, whole(1, 1), shape)))


def write_onnx(weights: array, inputs: int, outputs: int) -> bytes:
    """One matrix product, from observation to a number for each action."""
    if sys.byteorder == "big":
        weights.byteswap()
    node = held(1, held(1, "observation"), held(1, "weights"), held(2, "liked"), held(4, "MatMul"))
    matrix = held(5, whole(1, inputs), whole(1, outputs), whole(2, 1), held(8, "weights"), held(9, weights.tobytes()))
    graph = held(7, node, held(2, "policy"), matrix, rows(11, "observation", inputs), rows(12, "liked", outputs))
    return whole(1, 8) + graph + held(8, held(1, ""), whole(2, 13))


class Linear:
    def __init__(self, inputs: int, outputs: int) -> None:
        self.inputs, self.outputs = inputs, outputs
        self.weights = array("f", bytes(4 * inputs * outputs))

    def favourite(self, seen: list[tuple[int, float]], legal: list[int]) -> int:
        """Of what is legal, the action with the highest number."""
        weights, outputs = self.weights, self.outputs
        return max(legal, key=lambda action: sum(value * weights[index * outputs + action] for index, value in seen))

    def learn(self, seen: list[tuple[int, float]], legal: list[int], better: int) -> None:
        """A step towards the better action, away from the one that was liked (the perceptron)."""
        liked = self.favourite(seen, legal)
        if liked == better:
            return
        for index, value in seen:
            self.weights[index * self.outputs + better] += RATE * value
            self.weights[index * self.outputs + liked] -= RATE * value


def train(client: Client, games: int, seed: int) -> tuple[Linear, str]:
    chance = random.Random(seed)
    env = Environment(client, "ironwood", {"mode": "duel"})
    model = Linear(env.encoding["size"], env.encoding["bounds"]["actions"])
    for game in range(games):
        env.reset(seed=f"{seed} {game}")
        for _ in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            better = env.advice("greedy")
            seen = [(index, value) for index, value in enumerate(observation["observation"]) if value]
            model.learn(seen, info["legal"], better)
            # Now and then chance plays, so that it also learns positions to which greedy would not come.
            env.step(chance.choice(info["legal"]) if chance.random() < 0.25 else better)
    return model, env.encoding["id"]


def measure(client: Client, model: Linear, count: int, seed: int) -> float:
    """How often the model wins as the Woodwalkers against chance, in so many games at once."""
    env = VectorEnvironment(client, "ironwood", count, {"mode": "duel"}, {"ironclad": "random"}, auto_reset=False)
    size = env.encoding["size"]
    batch = env.reset(seed)
    won = 0
    while any(turn is not None for turn in batch.turns):
        actions: list[int | None] = []
        for row in range(count):
            observation = batch.observations[row * size : (row + 1) * size]
            seen = [(index, value) for index, value in enumerate(observation) if value]
            legal = batch.legal(row)
            actions.append(model.favourite(seen, legal) if legal else None)
        batch = env.step(actions)
        won += sum(batch.rewards(row)[env.seats.index("woodwalkers")] > 0 for row in range(count))
    env.close()
    return won / count


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a policy for Ironwood.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--measured", type=int, default=10, help="games against chance afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="my.onnx")
    parser.add_argument("command", nargs="*", default=COMMAND, help="what starts the server, after --")
    given = parser.parse_args()
    with Client(given.command) as client:
        model, encoding = train(client, given.games, given.seed)
        print(f"wins {100 * measure(client, model, given.measured, given.seed):.0f} % against chance")
    with open(given.file, "wb") as file:
        file.write(stamp(write_onnx(model.weights, model.inputs, model.outputs), encoding))


if __name__ == "__main__":
    main()

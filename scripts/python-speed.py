"""Steps many games of Ironwood at random with the Python package: the other half of scripts/python-speed.ts."""

import argparse
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "python" / "src"))

import numpy as np  # noqa: E402

from totemforge import Client  # noqa: E402
from totemforge.arrays import VectorEnvironment, choose_at_random  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--count", type=int, default=64)
parser.add_argument("--warm", type=float, default=2, help="seconds before it measures")
parser.add_argument("--seconds", type=float, default=5)
parser.add_argument("--blind", action="store_true", help="without observations")
parser.add_argument("command", nargs="*", help="what starts the program, after --")
given = parser.parse_args()

with Client(given.command or None) as client:
    games = VectorEnvironment("ironwood", given.count, {"mode": "ironbot"}, observe=not given.blind, client=client)
    random = np.random.default_rng(1)
    rows = games.reset(seed=1)

    def play(seconds: float) -> float:
        """Steps a second."""
        global rows
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            rows = games.step(choose_at_random(rows, random))
            steps += given.count
        return steps / (time.perf_counter() - began)

    play(given.warm)
    print(play(given.seconds))

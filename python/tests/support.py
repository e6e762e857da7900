"""What the tests share."""

import importlib.util
import json
import os
import unittest

from totemforge import Client

#: What starts the program, as JSON; found by the package unless given.
COMMAND = json.loads(os.environ.get("TOTEMFORGE_COMMAND", "null"))


def needs(*packages):
    """Leaves a test out, and says so, where these packages are not installed."""
    missing = [package for package in packages if importlib.util.find_spec(package) is None]
    return unittest.skipIf(missing, f"no {', '.join(missing)} here")


class WithClient(unittest.TestCase):
    """Tests that share a running program."""

    @classmethod
    def setUpClass(cls):
        cls.client = Client(COMMAND)

    @classmethod
    def tearDownClass(cls):
        cls.client.close()

    def games(self):
        """A usual game of each game of the program that has an encoding, and a solo game."""
        for name, game in self.client.games().items():
            if game.encoding is None:
                print(f"{name} has no encoding: it is left out of {self.id()}.")
            else:
                yield name, game.options
        yield "ironwood", {"mode": "ironbot"}

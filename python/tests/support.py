"""What the tests share."""

import importlib.util
import json
import os
import unittest

from totemforge import Client

#: What starts the program, as JSON; found by the package unless given.
COMMAND = json.loads(os.environ.get("TOTEMFORGE_COMMAND", "null"))

#: A game that is not in the catalogue, with a file that the program can load.
OWN_GAME = os.environ.get("TOTEMFORGE_GAME")


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
        """The games of the program with a usual game each, and a solo game where there is one."""
        for name, game in self.client.games().items():
            yield name, game.options
        yield "ironwood", {"mode": "ironbot"}

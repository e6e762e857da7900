"""The games of totemforge from Python.

`Environment` needs nothing but the program. `totemforge.arrays` needs numpy, and `totemforge.rl` needs Gymnasium and PettingZoo:
`pip install totemforge[rl]`.
"""

from .client import Client, shared_client
from .environment import Environment
from .errors import GameLost, TotemforgeError
from .listing import Channel, Encoding, Game

__all__ = [
    "Channel",
    "Client",
    "Encoding",
    "Environment",
    "Game",
    "GameLost",
    "TotemforgeError",
    "shared_client",
]

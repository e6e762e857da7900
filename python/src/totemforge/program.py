"""Where the program is."""

from __future__ import annotations

import shutil
from typing import Sequence


def serve_command(given: Sequence[str] | None = None) -> list[str]:
    """The command that starts `totemforge serve`: the given one, `totemforge` on the PATH, or npx."""
    if given is not None:
        return list(given)
    program = shutil.which("totemforge")
    if program:
        return [program, "serve"]
    npx = shutil.which("npx")
    if npx:
        return [npx, "--yes", "totemforge", "serve"]
    raise FileNotFoundError(
        "There is no totemforge on the PATH, and no npx. Install Node and `npm install --global totemforge`, or name a command."
    )

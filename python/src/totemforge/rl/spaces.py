"""What agents see and do, as spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..arrays import spread
from ..frame import Sparse
from ..listing import Encoding

Observation = dict[str, NDArray[Any]]


def observation_space(encoding: Encoding) -> spaces.Dict:
    """Numbers from 0 to 1, and a mask of the legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Discrete[np.int64]:
    """An index for each action of the encoding."""
    return spaces.Discrete(encoding.actions)


def arrays_of(sparse: Sparse, encoding: Encoding) -> Observation:
    """What an agent knows."""
    mask = np.zeros(encoding.actions, np.int8)
    mask[np.frombuffer(sparse.legal, "<u4")] = 1
    return {"observation": spread(sparse.places, sparse.values, (encoding.size,)), "action_mask": mask}


def encoding_for(game: str, encoding: Encoding | None) -> Encoding:
    """The encoding of a game; refuses a game without one."""
    if encoding is None:
        raise ValueError(f"{game} has no encoding, so there are no observations.")
    return encoding

"""A game as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any, Mapping

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv as PettingZooAECEnv
from pettingzoo.utils import wrappers

from ..client import Client
from ..environment import Environment, RenderMode, Seed
from ..frame import Sparse
from .spaces import Observation, action_space, arrays_of, encoding_for, observation_space


class AECEnv(Environment, PettingZooAECEnv[str, Any, Any]):
    """`totemforge.Environment` with arrays of numpy and with spaces, for PettingZoo and what is built on it.

    An action that is not legal is refused with a TotemforgeError and changes nothing; `env` wraps it so that it ends the game.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: Mapping[str, str] | None = None,
        length: int | None = None,
        render_mode: RenderMode | None = None,
        client: Client | None = None,
    ) -> None:
        super().__init__(
            game, options, opponents=opponents, length=length, render_mode=render_mode, client=client
        )
        self._written = encoding_for(game, self.encoding)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_space(agent)
            self.action_space(agent)

    def reset(self, seed: Seed | None = None, options: Mapping[str, Any] | None = None) -> None:
        """As `Environment.reset`. The key `options`, which PettingZoo's `api_test` sends to every environment, is left out."""
        added = None if options is None else {name: value for name, value in options.items() if name != "options"}
        super().reset(seed, added)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees: `observation` and `action_mask`."""
        if agent not in self.observation_spaces:
            self.observation_spaces[agent] = observation_space(self._written)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent does: an index for each action."""
        if agent not in self.action_spaces:
            self.action_spaces[agent] = action_space(self._written)
        return self.action_spaces[agent]

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state`."""
        return spaces.Box(0, 1, (self._written.size * len(self.possible_agents),), np.float32)

    def state(self) -> NDArray[np.float32]:
        """What all agents together know: their observations, one after the other, in the order of `possible_agents`."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def _numbers(self, sparse: Sparse) -> Observation:
        return arrays_of(sparse, self._written)


def raw_env(game: str, options: Mapping[str, Any] | None = None, **settings: Any) -> AECEnv:
    """An `AECEnv` as it is."""
    return AECEnv(game, options, **settings)


def env(game: str, options: Mapping[str, Any] | None = None, **settings: Any) -> PettingZooAECEnv[str, Any, Any]:
    """An `AECEnv` in PettingZoo's wrappers: an action that is not legal ends the game as a loss, and the order of calls is checked."""
    raw = AECEnv(game, options, **settings)
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=encoding_for(game, raw.encoding).least)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))

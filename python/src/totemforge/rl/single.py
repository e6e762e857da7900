"""One seat of a game as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any, Mapping

import gymnasium

from ..client import Client
from ..environment import Environment, RenderMode
from ..errors import TotemforgeError
from .seating import Seating
from .spaces import Observation, action_space, arrays_of, encoding_for, observation_space


class SingleSeatEnv(gymnasium.Env[Observation, Any]):
    """A game for one agent, while policies of the program play the other seats.

        env = SingleSeatEnv("ironwood", opponent="greedy")
        observation, info = env.reset(seed=7)
        action = env.action_space.sample(mask=observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

    `seat` is the first agent of the game unless given. `opponent` plays every other seat that has no policy yet. An action that is not legal ends the game as a loss,
    and `info["refused"]` says why: choose only actions of the mask.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        seat: str | None = None,
        opponent: str = "random",
        opponents: Mapping[str, str] | None = None,
        length: int | None = None,
        render_mode: RenderMode | None = None,
        client: Client | None = None,
    ) -> None:
        seating = Seating(game, options, seat, opponent, opponents, client)
        self.seat = seating.seat
        self.game = Environment(
            game,
            options,
            opponents=seating.opponents,
            length=length,
            render_mode=render_mode,
            client=client,
        )
        self._written = encoding_for(game, self.game.encoding)
        self.metadata = {"render_modes": self.game.metadata["render_modes"], "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = observation_space(self._written)
        self.action_space = action_space(self._written)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a new game. The same seed gives the same game, and the same games after it; options are added for this game."""
        super().reset(seed=None if seed is None else int(seed))
        self.game.reset(seed=seed, options=options)
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An index of the encoding. Returns what the seat sees when it decides again, or at the end."""
        game = self.game
        if not game.agents or game.terminations[self.seat] or game.truncations[self.seat]:
            raise RuntimeError("The game is over: reset begins a new one.")
        try:
            game.step(int(action))
        except TotemforgeError as error:
            if error.code != "refused":
                raise
            seen = self._observed()
            game.terminations[self.seat] = True
            return seen, self._written.least, True, False, {"refused": str(error)}
        reward = game.rewards[self.seat]
        return self._observed(), reward, game.terminations[self.seat], game.truncations[self.seat], {}

    def _observed(self) -> Observation:
        return arrays_of(self.game._sparse(self.seat), self._written)

    def render(self) -> Any:
        """A text or an SVG of what the seat sees; see `Environment.render`."""
        return self.game.render()

    def close(self) -> None:
        """Ends the game."""
        self.game.close()

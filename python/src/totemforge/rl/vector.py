"""One seat of many games as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any, Mapping

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from ..arrays import LEFT_ALONE, Rows, Seeds, VectorEnvironment
from ..client import Client
from .seating import Seating
from .spaces import Observation, action_space, observation_space


class VectorEnv(GymnasiumVectorEnv[Observation, Any, Any]):
    """Many games for one agent each, with one request a step, while policies of the program play the other seats.

    Row `i` plays the games of a `SingleSeatEnv` with the seed of that row. Games that end follow Gymnasium's rules for each mode of
    `autoreset_mode`. An action that is not legal is refused with a TotemforgeError, and then no game is stepped.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        options: Mapping[str, Any] | None = None,
        *,
        seat: str | None = None,
        opponent: str = "random",
        opponents: Mapping[str, str] | None = None,
        length: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        client: Client | None = None,
    ) -> None:
        seating = Seating(game, options, seat, opponent, opponents, client)
        self.seat = seating.seat
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.games = VectorEnvironment(
            game,
            num_envs,
            options,
            opponents=seating.opponents,
            length=length,
            auto_reset=self.autoreset_mode is not AutoresetMode.DISABLED,
            client=client,
        )
        self._column = self.games.seats.index(self.seat)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.single_observation_space = observation_space(self.games.encoding)
        self.single_action_space = action_space(self.games.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._shown_end = np.zeros(num_envs, np.bool_)
        self._shown: Observation = {}

    def reset(
        self,
        *,
        seed: Seeds = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games; with `options={"reset_mask": mask}` those of the mask. Other options are added to those of the games."""
        added = dict(options or {})
        mask = np.asarray(added.pop("reset_mask", np.ones(self.num_envs, np.bool_)))
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(f"reset_mask must be an array of {self.num_envs} flags, at least one of them True.")
        if not mask.all() and not self._shown:
            raise ValueError("The first reset must be of all games: leave out reset_mask.")
        rows = self.games.reset_rows(np.flatnonzero(mask), seed, added or None)
        seen = _seen(rows)
        if not mask.all():
            seen = {name: np.where(mask[:, None], numbers, self._shown[name]) for name, numbers in seen.items()}
        self._shown_end = self._shown_end & ~mask
        self._show(seen)
        return seen, {}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An index for each game. Returns observations, rewards, terminations, truncations and infos."""
        given = np.array(actions, np.int64)
        if given.shape == (self.num_envs,) and (given[~self._shown_end] == LEFT_ALONE).any():
            raise ValueError(f"{LEFT_ALONE} is no action: every game takes the index of one.")
        if self.autoreset_mode is AutoresetMode.DISABLED and self._shown_end.any():
            raise ValueError(f"The games {np.flatnonzero(self._shown_end).tolist()} are over: reset them with a reset_mask.")
        # The next game of these has begun in the program, and only now it is shown.
        given[self._shown_end] = LEFT_ALONE
        rows = self.games.step(given)
        seen, infos = _seen(rows), {}
        ended = rows.terminations | rows.truncations
        if rows.ended.size > 0:
            infos = self._end(rows, ended, seen)
        self._shown_end = ended & (self.autoreset_mode is not AutoresetMode.SAME_STEP)
        self._show(seen)
        rewards = rows.rewards[:, self._column].astype(np.float64)
        return seen, rewards, rows.terminations, rows.truncations, infos

    def _show(self, seen: Observation) -> None:
        """Keeps what is shown, for a reset of some games: what the caller gets is the caller's own."""
        self._shown = {name: numbers.copy() for name, numbers in seen.items()}

    def _end(self, rows: Rows, ended: NDArray[np.bool_], seen: Observation) -> dict[str, Any]:
        """Shows the last observations where they belong: in the infos, or in place of the first of the next game."""
        assert rows.final_obs is not None
        last = rows.final_obs[:, self._column]
        nothing = np.zeros((len(last), self.games.encoding.actions), np.int8)
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            seen["observation"][rows.ended] = last
            seen["action_mask"][rows.ended] = nothing
            return {}
        final_obs = np.full(self.num_envs, None, dtype=object)
        for row, observation, mask in zip(rows.ended, last, nothing):
            final_obs[row] = {"observation": observation, "action_mask": mask}
        return {"final_obs": final_obs, "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def close_extras(self, **_: Any) -> None:
        """Ends all games."""
        self.games.close()


def _seen(rows: Rows) -> Observation:
    assert rows.observations is not None
    return {"observation": rows.observations, "action_mask": rows.masks}

"""Who plays which seat around a single agent."""

from __future__ import annotations

from typing import Any, Mapping

from ..client import Client
from ..environment import Environment


class Seating:
    """The seat of the agent, and the policies of the others."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None,
        seat: str | None,
        opponent: str,
        opponents: Mapping[str, str] | None,
        client: Client | None,
    ) -> None:
        with Environment(game, options, opponents=opponents, client=client) as probe:
            agents = probe.possible_agents
        with Environment(game, options, opponents={}, client=client) as probe:
            players = probe.possible_agents
        if not agents:
            raise ValueError(f"Opponents play every seat of this game of {game}.")
        self.seat = agents[0] if seat is None else seat
        if self.seat not in agents:
            raise ValueError(f"The agent cannot play {self.seat!r}; it can play {', '.join(agents)}.")
        others = [agent for agent in agents if agent != self.seat]
        self.opponents: dict[str, str] | None = None if opponents is None else dict(opponents)
        if others and opponents is None and len(agents) < len(players):
            raise ValueError(f"Options and agents share the seats of this game of {game}: name the opponents of all other seats.")
        if others:
            self.opponents = {**(opponents or {}), **{agent: opponent for agent in others}}

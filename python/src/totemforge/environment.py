"""A game as an environment of agents who act one after the other, without any package."""

from __future__ import annotations

import secrets
import weakref
from array import array
from typing import Any, Iterator, Literal, Mapping, TypeVar, Union

from .client import Client, plain, shared_client
from .errors import GameLost
from .frame import Sparse, numbers, read_encoded, read_step
from .listing import Encoding

Seed = Union[int, str]
RenderMode = Literal["human", "ansi", "svg"]
Self = TypeVar("Self", bound="Environment")

_MODES = ("human", "ansi", "svg")


class Environment:
    """A game for agents who act one after the other, in the shape of PettingZoo's AEC.

        env = Environment("ironwood", {"mode": "duel"})
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            env.step(None if terminated or truncated else env.legal_actions()[0])

    It needs no package: observations and masks are arrays of the standard library. `totemforge.rl.AECEnv` is the same with numpy,
    for PettingZoo. Agents are those who play in a game with these options, and whom no opponent plays. `opponents` names policies
    that play seats, by seat; unless given they are those that belong to the options, such as the bot of a solo game; {} leaves every
    seat to agents. Without options it is the usual game. `length` truncates a game after so many actions.
    """

    metadata: dict[str, Any]

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
        if render_mode is not None and render_mode not in _MODES:
            raise ValueError(f"There is no render mode {render_mode!r}; there are {', '.join(_MODES)}.")
        self.client = client or shared_client()
        listed = self.client.game(game)
        self._game = game
        self._options = dict(listed.options if options is None else options)
        self._opponents = None if opponents is None else dict(opponents)
        self._length = length
        self._seats = listed.seats
        self.encoding: Encoding | None = listed.encoding
        self.render_mode = render_mode
        self.metadata = {"name": f"{game}_v{_major(listed.version)}", "render_modes": list(_MODES), "is_parallelizable": False}
        self._seed: Seed = secrets.token_hex(16)
        self._begun = 0
        self._empty()
        standing = self._create()
        self.possible_agents: list[str] = list(standing["agents"])

    # Its game in the program

    def _empty(self) -> None:
        self._name: str | None = None
        self._generation = -1
        #: Whether its game in the program has the options of a record, not those of the environment.
        self._of_record = False
        self._closing: weakref.finalize[Any, Any] | None = None
        self.agents: list[str] = []
        self.agent_selection: Any = None
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self._known: dict[str, Sparse] = {}
        self._over = False

    def _made(self) -> dict[str, Any]:
        return {"game": self._game, "opponents": self._opponents, "length": self._length}

    def _take(self, name: str) -> None:
        """The environment of this name in the program is ours from now on."""
        self._drop()
        self._name = name
        self._of_record = False
        self._generation = self.client.generation
        self._closing = weakref.finalize(self, self.client.drop, name, self._generation)

    def _drop(self) -> None:
        if self._closing is not None:
            self._closing()
            self._closing = None
        self._name = None

    def _is_kept(self) -> bool:
        return self._name is not None and self._generation == self.client.generation

    def _create(self) -> Any:
        name = self.client.new_name()
        standing = self.client.ask("create", name=name, seed=self._seed, options=self._options, **self._made())
        self._take(name)
        return standing

    def _ask(self, do: str, **parts: Any) -> Any:
        return self.client.ask(do, name=self._kept(), **parts)

    def _kept(self) -> str:
        if self._name is None:
            raise GameLost("The environment is closed: reset begins a new game.")
        if not self._is_kept():
            raise GameLost("The program that had this game is gone: reset begins a new game.")
        return self._name

    def close(self) -> None:
        """Ends the game. `reset` begins another."""
        self._drop()
        self._empty()

    # The order of agents

    def reset(self, seed: Seed | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins a new game.

        The same seed gives the same game, and the same games after it. Without a seed the next one follows from the first, which
        nobody can guess. `options` are added to those of the environment, for this game. If it fails, nothing changes.
        """
        base = self._seed if seed is None else plain_seed(seed)
        begun = self._begun if seed is None else 0
        chosen = base if begun == 0 else f"{base} {begun}"
        added = None if options is None else dict(options)
        if self._is_kept() and not self._of_record:
            standing = self._ask("reset", seed=chosen, options=added)
        else:
            # Its game is gone or has other options, so it gets another; an error leaves the environment as it was.
            standing = self._begin_elsewhere(chosen, added)
        self._seed, self._begun = base, begun + 1
        self._enter(standing)
        if self.render_mode == "human":
            self.render()

    def _begin_elsewhere(self, seed: Seed, added: dict[str, Any] | None) -> Any:
        name = self.client.new_name()
        standing = self.client.ask("create", name=name, seed=seed, options=self._options, **self._made())
        if added is not None:
            try:
                standing = self.client.ask("reset", name=name, seed=seed, options=added)
            except BaseException:
                self.client.drop(name, self.client.generation)
                raise
        self._take(name)
        return standing

    def _enter(self, standing: Mapping[str, Any]) -> None:
        self.agents = list(standing["agents"])
        if any(agent not in self.possible_agents for agent in self.agents):
            self.possible_agents = list(self.agents)
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._settle(standing["turn"], standing["terminated"], standing["truncated"], standing["returns"])

    def _settle(self, turn: str | None, terminated: bool, truncated: bool, returns: Mapping[str, float]) -> None:
        self._known = {}
        self._over = terminated or truncated
        self.rewards = {agent: float(returns.get(agent, 0)) for agent in self.agents}
        self.terminations = {agent: terminated for agent in self.agents}
        self.truncations = {agent: truncated for agent in self.agents}
        self.agent_selection = turn if turn is not None else self.agents[0] if self.agents else None
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def step(self, action: Any) -> None:
        """An index, a text or an object for the selected agent; None once it has seen the end.

        An action that is not legal is refused with a TotemforgeError and changes nothing.
        """
        agent = self._selected()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("The game goes on: None is no action.")
        if not isinstance(action, (int, str, dict)):
            action = plain(action)
        if isinstance(action, int) and self.encoding is not None:
            self._step_index(agent, action)
        else:
            standing = self._ask("apply", action=action, by=agent)
            self._cumulative_rewards[agent] = 0.0
            self._settle(standing["turn"], standing["terminated"], standing["truncated"], standing["returns"])
        if self.render_mode == "human":
            self.render()

    def _step_index(self, agent: str, action: int) -> None:
        """With the observation of the next agent in the same answer, and those of all agents at the end."""
        assert self.encoding is not None
        parts = {"names": [self._kept()], "actions": [action], "form": "binary"}
        answer, data = self.client.ask_frame("step", **parts)
        frame = read_step(answer, data, 1, len(self._seats))
        seat, end = numbers(frame.turns, "b")[0], frame.ends[0]
        turn = None if seat < 0 else self._seats[seat]
        self._cumulative_rewards[agent] = 0.0
        self._settle(turn, end == 1, end == 2, dict(zip(self._seats, numbers(frame.rewards, "f"))))
        if turn is not None:
            self._known[turn] = frame.seen

    def _was_dead_step(self, action: Any) -> None:
        agent = self._selected()
        if action is not None:
            raise ValueError("The game is over: the agents that are left step with None.")
        self.agents.remove(agent)
        for kept in (self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.rewards = {other: 0.0 for other in self.agents}
        self.agent_selection = self.agents[0] if self.agents else None

    def _selected(self) -> str:
        agent = self.agent_selection
        if agent is None:
            raise RuntimeError("No agent is left: reset begins a new game.")
        return str(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are to step, until none is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward since the agent last acted, terminated, truncated and info of the selected agent."""
        agent = self._selected()
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    # What an agent knows

    def observe(self, agent: str) -> Any:
        """What an agent knows: `observation`, numbers from 0 to 1, and `action_mask`, 1 for each legal action."""
        return self._numbers(self._sparse(agent))

    def _sparse(self, agent: str) -> Sparse:
        if agent not in self._known:
            answer, data = self.client.ask_frame("encode", name=self._kept(), seat=agent, form="binary")
            self._known[agent] = read_encoded(answer, data)
        return self._known[agent]

    def _numbers(self, sparse: Sparse) -> Any:
        assert self.encoding is not None
        observation = array("f", bytes(4 * self.encoding.size))
        for place, value in zip(numbers(sparse.places, "I"), numbers(sparse.values, "f")):
            observation[place] = value
        mask = array("b", bytes(self.encoding.actions))
        for index in numbers(sparse.legal, "I"):
            mask[index] = 1
        return {"observation": observation, "action_mask": mask}

    def legal_actions(self) -> list[int]:
        """The indexes of what the selected agent may do; empty after the end."""
        return [] if self._over else list(numbers(self._sparse(self._selected()).legal, "I"))

    def view(self, agent: str) -> Any:
        """What an agent, or `spectator`, knows, in words and numbers of the game."""
        return self._ask("view", seat=agent)["view"]

    def advice(self, policy: str) -> Any:
        """What a policy of the program would do now, such as `greedy`: `action`, `text` and `index`. It is not done."""
        return self._ask("choose", policy=policy)

    def state(self) -> Any:
        """What all agents together know: their observations, one after the other, in the order of `possible_agents`."""
        joined = array("f")
        for agent in self.possible_agents:
            joined.extend(self.observe(agent)["observation"])
        return joined

    def render(self) -> Any:
        """What the selected agent sees; after the end, what a spectator sees.

        A text in the mode `ansi`, an SVG in the mode `svg`. The mode `human` prints the text, also after each step.
        """
        if self.render_mode is None:
            raise RuntimeError("Choose a render_mode when you make the environment: ansi, svg or human.")
        seat = "spectator" if self._over else self.agent_selection
        form = "svg" if self.render_mode == "svg" else "text"
        picture = self._ask("render", seat=seat, form=form)["picture"]
        if self.render_mode != "human":
            return picture
        print(picture)
        return None

    # Planning

    def determinize(self: Self, agent: str, seed: Seed) -> Self:
        """A world that fits what an agent knows, to plan in. The seed draws everything else, future chance included."""
        return self._planned("determinize", seed, seat=agent)

    def reseed(self: Self, seed: Seed) -> Self:
        """A copy with the same hidden truth and new chance to come: for a program that owns the truth."""
        return self._planned("reseed", seed)

    def clone(self: Self) -> Self:
        """A copy with all hidden truth and all future chance: an agent that looks ahead in it cheats.

        `determinize` is the honest way.
        """
        return self._planned("clone", self._seed)

    def _planned(self: Self, do: str, seed: Seed, **parts: Any) -> Self:
        name = self.client.new_name()
        drawn = {} if do == "clone" else {"seed": plain_seed(seed)}
        self._ask(do, **{"as": name}, **drawn, **parts)
        copy = self._twin()
        copy._take(name)
        copy._of_record = self._of_record
        if do != "clone":
            copy._seed, copy._begun = drawn["seed"], 1
        return copy

    def information_key(self, agent: str) -> str:
        """A text that is equal only for equal knowledge of an agent, as its view shows it."""
        return str(self._ask("keys", seat=agent)["information"])

    def position_key(self) -> str:
        """A text that is equal only for equal positions, hidden parts included."""
        return str(self._ask("keys")["position"])

    def history_key(self, agent: str) -> str:
        """A text that is equal only if the agent was shown and did the same from the beginning on."""
        return str(self._ask("history", seat=agent)["history"])

    def record(self) -> dict[str, Any]:
        """The game as it was played: the whole truth, which no agent may see."""
        return dict(self._ask("record")["record"])

    def export_state(self) -> dict[str, Any]:
        """The whole state with all that is hidden and all future chance: for a program that owns the truth."""
        return dict(self._ask("state")["state"])

    def import_state(self, state: Mapping[str, Any]) -> None:
        """Goes on from a state of `export_state`. A state that does not fit the game is refused, and nothing changes."""
        name = self.client.new_name()
        parts = {"state": dict(state), "options": self._options, "seed": self._seed}
        standing = self.client.ask("restore", name=name, **parts, **self._made())
        self._take(name)
        self._begun = max(self._begun, 1)
        self._enter(standing)

    def import_record(self, record: Mapping[str, Any]) -> None:
        """Goes on from a record, whose every action is checked. One that cannot be played is refused, and nothing changes."""
        name = self.client.new_name()
        standing = self.client.ask("load", name=name, record=dict(record), **self._made())
        self._take(name)
        self._of_record = True
        self._enter(standing)

    # Copies

    _OWN = ("_name", "_generation", "_closing", "_known")

    def _twin(self: Self) -> Self:
        """The same without a game in the program."""
        twin = object.__new__(type(self))
        twin.__dict__.update({name: _copied(value) for name, value in self.__dict__.items() if name not in self._OWN})
        twin._name, twin._generation, twin._closing, twin._known = None, -1, None, {}
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in self._OWN}
        return {**kept, "_record": self.record() if self._is_kept() else None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        record = state.pop("_record")
        self.__dict__.update({name: _copied(value) for name, value in state.items()})
        self._name, self._generation, self._closing, self._known = None, -1, None, {}
        if record is None:
            return
        name = self.client.new_name()
        self.client.ask("load", name=name, record=record, **self._made())
        self._take(name)
        self._of_record = True

    def __deepcopy__(self: Self, _memo: object) -> Self:
        copy = object.__new__(type(self))
        copy.__setstate__(self.__getstate__())
        return copy

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(part) for name, part in value.items()}
    return list(value) if isinstance(value, list) else value


def _major(version: str) -> str:
    return version.split(".")[0]


#: The program has its numbers as 64-bit floats, which tell no larger ones apart.
_MOST = 2**53 - 1


def plain_seed(seed: Any) -> Seed:
    """A seed as JSON has it: numbers of numpy are numbers, and numbers beyond 53 bits are texts."""
    found = seed if isinstance(seed, (int, str)) else plain(seed)
    if not isinstance(found, (int, str)):
        raise TypeError(f"A seed is a whole number or a text, not {seed!r}.")
    return str(found) if isinstance(found, int) and abs(found) > _MOST else found

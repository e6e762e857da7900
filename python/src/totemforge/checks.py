"""A checker for environments of agents who act one after the other, without any package.

It holds an environment against the contract of PettingZoo's AEC, and against the promises of `totemforge.Environment` beyond it.
Where PettingZoo is installed use its `api_test` and `seed_test` too.
"""

from __future__ import annotations

import random
from typing import Any, Callable

from .environment import Environment
from .errors import TotemforgeError


def check_environment(make: Callable[[], Environment], cycles: int = 200, seed: int = 1) -> None:
    """Raises an AssertionError if an environment breaks the contract. `make` makes one, the same each time."""
    with make() as env:
        _check_before(env)
        _check_game(env, cycles, seed)
        _check_refusal(env, seed)
    with make() as one, make() as other:
        _check_seeds(one, other, min(cycles, 50), seed)


def _check_before(env: Environment) -> None:
    assert env.possible_agents, "there is at least one possible agent"
    assert env.agents == [], "before the first reset there are no agents"
    assert env.metadata["name"] and "render_modes" in env.metadata, "the metadata has a name and the render modes"


def _check_keys(env: Environment) -> None:
    agents = set(env.agents)
    for kept in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
        assert set(kept) == agents, "rewards, ends and infos are those of the agents that are left"
    assert agents <= set(env.possible_agents), "agents are possible agents"
    for agent in env.agents:
        assert isinstance(env.terminations[agent], bool) and isinstance(env.truncations[agent], bool), "ends are flags"
        assert isinstance(env.infos[agent], dict), "an info is a dictionary"


def _check_seen(env: Environment, seen: Any) -> list[int]:
    """Returns the legal actions."""
    assert env.encoding is not None
    assert list(seen) == ["observation", "action_mask"], "an observation has numbers and a mask"
    assert len(seen["observation"]) == env.encoding.size, "an observation has the size of the encoding"
    assert all(0 <= number <= 1 for number in seen["observation"]), "the numbers are from 0 to 1"
    assert len(seen["action_mask"]) == env.encoding.actions, "a mask has a place for each action"
    assert set(seen["action_mask"]) <= {0, 1}, "a mask has only 0 and 1"
    return [index for index, flag in enumerate(seen["action_mask"]) if flag == 1]


def _check_game(env: Environment, cycles: int, seed: int) -> None:
    """Plays a game at random, to its end or so many steps, and then reset begins another."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    agents = list(env.agents)
    assert agents and not any(env.terminations.values()) and not any(env.truncations.values()), "a game begins open"
    due = {agent: 0.0 for agent in agents}
    gone: set[str] = set()
    for step, agent in enumerate(env.agent_iter()):
        _check_keys(env)
        assert agent not in gone, "an agent that has left does not come back"
        assert env.last(observe=False)[0] is None, "without observing there is no observation"
        seen, reward, terminated, truncated, info = env.last()
        assert reward == due[agent], "the reward is the sum since the agent last acted"
        legal = _check_seen(env, seen)
        assert legal == env.legal_actions(), "the mask has the legal actions"
        over = terminated or truncated
        assert bool(legal) != over, "there are legal actions until the end, and none after it"
        due[agent] = 0.0
        env.step(None if over else chance.choice(legal))
        if over:
            gone.add(agent)
            assert agent not in env.agents, "an agent leaves once it has seen the end"
        for other, got in env.rewards.items():
            due[other] += got
        if step >= cycles:
            break
    else:
        assert gone == set(agents), "every agent sees the end"
    env.reset(seed=seed)
    assert env.agents == agents, "the same options give the same agents"


def _check_refusal(env: Environment, seed: int) -> None:
    """An action that is not legal is refused, and changes nothing."""
    env.reset(seed=seed)
    agent = env.agent_selection
    seen = env.observe(agent)
    illegal = next(index for index, flag in enumerate(seen["action_mask"]) if flag == 0)
    try:
        env.step(illegal)
    except TotemforgeError as error:
        assert error.code == "refused", "an action that is not legal is refused"
    else:
        raise AssertionError("an action that is not legal is refused")
    again = env.observe(agent)
    assert env.agent_selection == agent and list(again["observation"]) == list(seen["observation"]), "nothing changes"


def _check_seeds(one: Environment, other: Environment, cycles: int, seed: int) -> None:
    """The same seed gives the same games, also those that follow."""
    for given in (seed, None, None):
        chance = random.Random(seed)
        one.reset(seed=given)
        other.reset(seed=given)
        for _ in range(cycles):
            agent = one.agent_selection
            assert agent == other.agent_selection, "the same seed gives the same order of agents"
            if agent is None or one.terminations[agent] or one.truncations[agent]:
                break
            seen, same = one.observe(agent), other.observe(agent)
            for name in seen:
                assert list(seen[name]) == list(same[name]), "the same seed gives the same observations"
            action = chance.choice(one.legal_actions())
            one.step(action)
            other.step(action)
            assert one.rewards == other.rewards, "the same seed gives the same rewards"

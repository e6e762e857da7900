"""A tour of the Python package: agents in turn, one seat, many games, and an honest planner.

    python3 tour.py
"""

from __future__ import annotations

import sys

import numpy as np

from totemforge import Client, Environment
from totemforge.arrays import VectorEnvironment, choose_at_random
from totemforge.rl import AECEnv, SingleSeatEnv, VectorEnv


def agents(client: Client) -> None:
    env = AECEnv("ironwood", {"mode": "duel"}, client=client)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            print(f"{agent} gets {reward:+.0f}")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))


def one_seat(client: Client) -> None:
    env = SingleSeatEnv("ironwood", seat="ironclad", opponent="greedy", client=client)
    observation, info = env.reset(seed=7)
    terminated = truncated = False
    while not (terminated or truncated):
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
    print(f"against greedy: {reward:+.0f}")


def many_seats(client: Client) -> None:
    envs = VectorEnv("ironwood", 8, opponent="random", client=client)
    observations, infos = envs.reset(seed=7)
    for _ in range(10):
        # The first legal action; 0 where a game is over, and the next begins.
        actions = observations["action_mask"].argmax(axis=1)
        observations, rewards, terminations, truncations, infos = envs.step(actions)
    print(observations["observation"].shape)
    envs.close()


def self_play(client: Client) -> None:
    games = VectorEnvironment("ironwood", 64, {"mode": "duel"}, length=100, client=client)
    random = np.random.default_rng(7)
    rows = games.reset(seed=7)
    cut_off = 0
    for _ in range(150):
        rows = games.step(choose_at_random(rows, random))
        cut_off += rows.truncations.sum()
    print(f"{cut_off} games were cut off after 100 actions")
    games.close()


def plan(env: Environment, worlds: int) -> int:
    """The action that does best over many worlds that fit what the agent knows, each played out by a policy of the program."""
    agent = env.agent_selection
    legal = env.legal_actions()
    sums = dict.fromkeys(legal, 0.0)
    for seed in range(worlds):
        for action in legal:
            with env.determinize(agent, seed) as world:
                world.step(action)
                while world.agent_selection and not world.terminations[world.agent_selection]:
                    world.step(world.advice("greedy")["index"])
                sums[action] += world.rewards[agent]
    return max(sums, key=lambda action: sums[action])


def planner(client: Client) -> None:
    env = Environment("ironwood", {"mode": "ironbot"}, client=client)
    env.reset(seed=7)
    while len(env.legal_actions()) != 2:
        env.step(env.advice("greedy")["index"])
    print(f"planned: {plan(env, worlds=1)} of {env.legal_actions()}")


if __name__ == "__main__":
    with Client(sys.argv[1:] or None) as client:
        for part in (agents, one_seat, many_seats, self_play, planner):
            part(client)

"""What the Python client promises, held against a server that is named after --."""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples" / "python"))

from totemforge import Client, Environment, TotemforgeError, VectorEnvironment  # noqa: E402


def play(env, seed):
    """Plays a game by chance in the order of AEC; returns who stepped, and what each agent got."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    order, sums = [], {agent: 0.0 for agent in env.agents}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert reward == env._accumulated[agent]
        assert len(observation["observation"]) == env.encoding["size"]
        assert observation["legal"] == info["legal"]
        order.append(agent)
        if terminated or truncated:
            assert info["legal"] == []
            sums[agent] += reward
            env.step(None)
            assert agent not in env.agents
        else:
            assert reward == 0
            env.step(chance.choice(info["legal"]))
    return order, sums


def refusal(act):
    try:
        act()
    except TotemforgeError as error:
        return error.code
    return None


def check_agents(client):
    duel = Environment(client, "ironwood", {"mode": "duel"}, length=120)
    order, sums = play(duel, 5)
    assert set(order) == {"woodwalkers", "ironclad"} and order[-2:] == ["woodwalkers", "ironclad"]
    record = duel.record()
    assert len(record["actions"]) == len(order) - 2 == 120 and record["options"] == {"mode": "duel", "seed": 5}
    assert sums == {"woodwalkers": 0, "ironclad": 0}
    assert play(duel, 5)[0] == order and duel.record() == record
    client.ask("load", name="again", game="ironwood", record=record)


def check_solo(client):
    solo = Environment(client, "ironwood", {"mode": "woodenbot"})
    order, sums = play(solo, 3)
    assert set(order) == {"ironclad"} and sums["ironclad"] in (1, -1)
    solo.reset(seed=3)
    assert refusal(lambda: solo.step(0 if 0 not in solo.last()[4]["legal"] else 1254)) == "refused"
    assert solo.agents == ["ironclad"] and solo.view("ironclad")["toAct"] == "ironclad"


def check_many(client):
    def games(seed):
        chance = random.Random(seed)
        env = VectorEnvironment(client, "ironwood", 4, {"mode": "ironbot"}, length=60)
        batch = env.reset(seed)
        told = []
        for _ in range(60):
            size = env.encoding["size"]
            assert len(batch.observations) == 4 * size
            batch = env.step([chance.choice(batch.legal(row)) for row in range(4)])
            told.append((batch.observations.tobytes(), batch.terminated, batch.truncated, batch.turns))
        env.close()
        return told

    assert games(1) == games(1) != games(2)
    assert any(any(truncated) for _, _, truncated, _ in games(1))


with Client(sys.argv[sys.argv.index("--") + 1 :]) as client:
    for check in (check_agents, check_solo, check_many):
        check(client)
    assert refusal(lambda: client.ask("close", name="nobody")) == "no-such-environment"
print("all is well")

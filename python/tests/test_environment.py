"""The environment without any package, and the raw client."""

import copy
import gc
import os
import pickle
import random
import sys
import threading
import time
import unittest

from support import COMMAND, WithClient
from totemforge import Client, Environment, GameLost, TotemforgeError
from totemforge.checks import check_environment

DUEL = {"mode": "duel"}


def play(env, steps, seed=1):
    """So many random actions, and the selected agent before each."""
    chance = random.Random(seed)
    order = []
    for _ in range(steps):
        order.append(env.agent_selection)
        env.step(chance.choice(env.legal_actions()))
    return order


class Contract(WithClient):
    def test_every_game_keeps_the_contract(self):
        for name, options in self.games():
            with self.subTest(game=name, options=options):
                check_environment(lambda: Environment(name, options, client=self.client), cycles=30)

    def test_a_whole_game_ends_with_a_winner_and_with_dead_steps(self):
        check_environment(lambda: Environment("ironwood", DUEL, length=60, client=self.client), cycles=80)
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=5)
        sums = {agent: 0.0 for agent in env.agents}
        for agent in env.agent_iter():
            _, reward, terminated, truncated, _ = env.last()
            sums[agent] += reward
            env.step(None if terminated or truncated else env.advice("greedy")["index"])
        self.assertEqual(sorted(sums.values()), [-1, 1])
        with self.assertRaisesRegex(RuntimeError, "No agent is left"):
            env.step(None)

    def test_agents_are_those_who_play(self):
        self.assertEqual(Environment("ironwood", {"mode": "ironbot"}, client=self.client).possible_agents, ["woodwalkers"])
        factions = {"factions": ["marquise", "eyrie"]}
        self.assertEqual(Environment("root", factions, client=self.client).possible_agents, ["p1", "p2"])

    def test_text_and_objects_are_actions_too(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=3)
        twin = env.clone()
        advice = env.advice("greedy")
        env.step(advice["text"])
        twin.step(advice["action"])
        self.assertEqual(env.record(), twin.record())

    def test_none_is_for_the_end_alone(self):
        env = Environment("ironwood", DUEL, length=1, client=self.client)
        env.reset(seed=3)
        with self.assertRaises(ValueError):
            env.step(None)
        env.step(env.legal_actions()[0])
        with self.assertRaises(ValueError):
            env.step(0)
        self.assertEqual(env.legal_actions(), [])


class Reset(WithClient):
    def test_a_failed_reset_leaves_the_game_as_it_was(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=7)
        play(env, 10)
        before = env.record()
        with self.assertRaises(TotemforgeError) as caught:
            env.reset(seed=8, options={"mode": "war"})
        self.assertEqual(caught.exception.code, "bad-options")
        self.assertEqual(env.record(), before)
        play(env, 3)
        env.reset()
        self.assertEqual(env.record()["options"]["seed"], "7 1")

    def test_options_are_added_for_one_game(self):
        env = Environment("ironwood", {"mode": "ironbot"}, client=self.client)
        env.reset(seed=7, options={"level": 2})
        self.assertEqual(env.record()["options"], {"mode": "ironbot", "level": 2, "seed": 7})
        env.reset()
        self.assertEqual(env.record()["options"], {"mode": "ironbot", "seed": "7 1"})

    def test_large_seeds_are_different_seeds(self):
        env = Environment("ironwood", DUEL, client=self.client)
        keys = set()
        for seed in (2**60, 2**60 + 1, -(2**60), str(2**60), 10**400):
            env.reset(seed=seed)
            keys.add(env.position_key())
        self.assertEqual(len(keys), 4)
        env.reset()
        self.assertEqual(env.record()["options"]["seed"], f"{10**400} 1")
        worlds = [env.determinize("ironclad", 2**60 + extra).export_state() for extra in (0, 1)]
        self.assertNotEqual(*worlds)

    def test_a_closed_environment_begins_again_with_reset(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=7)
        first = env.record()
        env.close()
        with self.assertRaises(GameLost):
            env.record()
        with self.assertRaises(TotemforgeError):
            env.reset(seed=7, options={"mode": "war"})
        env.reset(seed=7)
        self.assertEqual(env.record(), first)

    def test_wrong_options_are_refused_at_once(self):
        with self.assertRaises(TotemforgeError):
            Environment("ironwood", {"mode": "war"}, client=self.client)
        with self.assertRaisesRegex(ValueError, "There is no game"):
            Environment("chess", client=self.client)


class Copies(WithClient):
    def same(self, env, copied):
        self.assertEqual(copied.record(), env.record())
        self.assertEqual((copied.agents, copied.agent_selection), (env.agents, env.agent_selection))
        before = env.record()
        play(copied, 5)
        self.assertEqual(env.record(), before)
        env.reset()
        copied.reset()
        self.assertEqual(copied.record(), env.record())

    def test_pickle_by_record(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=7)
        play(env, 20)
        copied = pickle.loads(pickle.dumps(env))
        self.assertIsNot(copied.client, env.client)
        self.same(env, copied)
        copied.client.close()

    def test_deepcopy_by_record(self):
        env = Environment("ironwood", {"mode": "ironbot"}, client=self.client)
        env.reset(seed=7)
        play(env, 20)
        copied = copy.deepcopy(env)
        self.assertIs(copied.client, env.client)
        self.same(env, copied)

    def test_a_copy_among_dead_steps_has_those_that_are_left(self):
        env = Environment("ironwood", DUEL, length=3, client=self.client)
        env.reset(seed=7)
        play(env, 3)
        env.step(None)
        copied = copy.deepcopy(env)
        self.assertEqual(copied.agents, ["ironclad"])
        copied.step(None)
        self.assertEqual((copied.agents, env.agents), ([], ["ironclad"]))

    def test_after_a_record_reset_plays_with_the_options_of_the_environment(self):
        env = Environment("ironwood", {"mode": "ironbot"}, client=self.client)
        env.reset(seed=7, options={"level": 2})
        copies = [copy.deepcopy(env), env.clone(), copy.deepcopy(env).clone()]
        for each in (env, *copies):
            each.reset()
            self.assertEqual(each.record()["options"], {"mode": "ironbot", "seed": "7 1"})
        duel = Environment("ironwood", DUEL, client=self.client)
        duel.reset(seed=3)
        env.import_record(duel.record())
        self.assertEqual(env.agents, ["woodwalkers", "ironclad"])
        env.reset(seed=8)
        self.assertEqual((env.agents, env.record()["options"]), (["woodwalkers"], {"mode": "ironbot", "seed": 8}))

    def test_an_error_is_pickled(self):
        error = TotemforgeError({"code": "refused", "message": "No."})
        self.assertEqual(pickle.loads(pickle.dumps(error)).code, "refused")


@unittest.skipUnless(hasattr(os, "fork"), "no fork here")
class Fork(unittest.TestCase):
    def test_the_child_opens_a_program_of_its_own(self):
        with Client(COMMAND) as client:
            env = Environment("ironwood", DUEL, client=client)
            env.reset(seed=7)
            before = env.record()
            child = os.fork()
            if child == 0:
                os._exit(self.in_child(env, before))
            play(env, 10)
            _, status = os.waitpid(child, 0)
            self.assertEqual(os.WEXITSTATUS(status), 0)
            self.assertEqual(len(env.record()["actions"]), 10)

    def in_child(self, env, before):
        try:
            env.record()
        except GameLost:
            env.reset(seed=7)
            found = env.record() == before
            env.client.close()
            return 0 if found else 2
        return 1

    def test_a_program_whose_parent_closes_it_ends_though_a_child_lives_on(self):
        reading, writing = os.pipe()
        client = Client(COMMAND)
        client.games()
        child = os.fork()
        if child == 0:
            os.close(writing)
            os.read(reading, 1)
            os._exit(0)
        os.close(reading)
        # It would wait for ever if the child still held the pipe of the program.
        client.close()
        os.close(writing)
        os.waitpid(child, 0)


class Planning(WithClient):
    def test_a_drawn_world_fits_what_the_agent_knows_and_nothing_else(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=7)
        play(env, 30)
        agent = env.agent_selection
        worlds = [env.determinize(agent, seed) for seed in (1, 1, 2)]
        for world in worlds:
            self.assertEqual(world.view(agent), env.view(agent))
            self.assertEqual(world.information_key(agent), env.information_key(agent))
            self.assertEqual(world.legal_actions(), env.legal_actions())
        self.assertEqual(worlds[0].export_state(), worlds[1].export_state())
        self.assertNotEqual(worlds[0].export_state(), worlds[2].export_state())
        self.assertNotEqual(worlds[0].export_state(), env.export_state())
        with self.assertRaises(TotemforgeError) as caught:
            worlds[0].record()
        self.assertEqual(caught.exception.code, "no-record")

    def test_clone_copies_the_truth_and_reseed_only_what_has_happened(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=7)
        self.assertEqual(env.clone().export_state(), env.export_state())
        other = env.reseed(3)
        self.assertNotEqual(other.export_state(), env.export_state())
        for agent in env.agents:
            self.assertEqual(other.view(agent), env.view(agent))

    def test_a_state_and_a_record_go_out_and_come_back(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=7)
        play(env, 10)
        state, record, position = env.export_state(), env.record(), env.position_key()
        play(env, 5)
        env.import_state(state)
        self.assertEqual((env.export_state(), env.position_key()), (state, position))
        env.import_record(record)
        self.assertEqual(env.record(), record)
        with self.assertRaises(TotemforgeError):
            env.import_state({"round": 1})
        self.assertEqual(env.record(), record)
        self.assertNotEqual(env.history_key("woodwalkers"), env.history_key("ironclad"))

    def test_worlds_that_are_thrown_away_are_closed(self):
        env = Environment("ironwood", DUEL, client=self.client)
        env.reset(seed=7)
        worlds = [env.determinize("ironclad", seed)._name for seed in range(20)]
        gc.collect()
        self.client.games()
        env.view("ironclad")
        for name in worlds:
            with self.assertRaises(TotemforgeError) as caught:
                self.client.ask("view", name=name, seat="ironclad")
            self.assertEqual(caught.exception.code, "no-such-environment")


class Rendering(WithClient):
    def test_text_and_svg(self):
        for name, options in self.games():
            for mode, sign in (("ansi", "\n"), ("svg", "<svg")):
                env = Environment(name, options, render_mode=mode, client=self.client)
                env.reset(seed=7)
                self.assertIn(sign, env.render())
        with self.assertRaises(ValueError):
            Environment("ironwood", render_mode="hologram", client=self.client)

    def test_what_is_drawn_is_what_the_selected_agent_sees(self):
        env = Environment("ironwood", DUEL, render_mode="ansi", client=self.client)
        env.reset(seed=7)
        own = self.client.ask("render", name=env._name, seat=env.agent_selection)["picture"]
        self.assertEqual(env.render(), own)


#: A program that answers each request with its `n`, and ends at the request `die`.
ECHO = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "die":
        break
    time.sleep(0.01)
    print(json.dumps({"id": asked["id"], "answer": {"n": asked["n"]}}), flush=True)
"""

#: A program whose answers are long.
LONG = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line)["id"], "answer": {"text": "-" * 30000}}), flush=True)
"""


class Requests(unittest.TestCase):
    def test_threads_get_their_own_answers_also_after_the_program_has_ended(self):
        client = Client([sys.executable, "-c", ECHO])
        wrong = []

        def ask(name):
            for number in range(20):
                try:
                    said = client.ask("x", n=f"{name} {number}")["n"]
                except ConnectionError:
                    continue
                if said != f"{name} {number}":
                    wrong.append(said)

        threads = [threading.Thread(target=ask, args=(name,), daemon=True) for name in "abcd"]
        for thread in threads:
            thread.start()
        time.sleep(0.1)
        with self.assertRaises(ConnectionError):
            client.ask("die")
        for thread in threads:
            thread.join(20)
        waiting = [thread for thread in threads if thread.is_alive()]
        self.assertEqual((wrong, waiting), ([], []))
        client.close()

    def test_a_long_request_after_many_with_long_answers_does_not_wait_for_ever(self):
        client = Client([sys.executable, "-c", LONG])
        found = []
        requests = [("short", {})] * 20 + [("long", {"text": "-" * 1_000_000})]
        thread = threading.Thread(target=lambda: found.extend(client.ask_many(requests)), daemon=True)
        thread.start()
        thread.join(20)
        if thread.is_alive():
            client._process.kill()
            thread.join()
        self.assertEqual(len(found), len(requests))
        client.close()

    def test_many_requests_go_out_together_and_an_error_is_raised_at_last(self):
        with Client(COMMAND) as client:
            made = [("create", {"name": f"{n}", "game": "ironwood", "options": DUEL, "seed": n}) for n in range(300)]
            self.assertEqual([said["name"] for said in client.ask_many(made)], [f"{n}" for n in range(300)])
            with self.assertRaises(TotemforgeError) as caught:
                client.ask_many([("close", {"name": "x"}), ("close", {"name": "7"})])
            self.assertEqual(caught.exception.code, "no-such-environment")
            with self.assertRaises(TotemforgeError):
                client.ask("view", name="7", seat="ironclad")

    def test_a_closed_client_starts_again(self):
        client = Client(COMMAND)
        env = Environment("ironwood", DUEL, client=client)
        env.reset(seed=1)
        client.close()
        with self.assertRaises(GameLost):
            env.view("ironclad")
        env.reset(seed=1)
        self.assertEqual(env.agents, ["woodwalkers", "ironclad"])
        client.close()

    def test_a_program_that_ends_is_a_connection_error(self):
        with self.assertRaises(ConnectionError):
            Client(["true"]).games()
        with self.assertRaises(FileNotFoundError):
            Client(["/nowhere/totemforge", "serve"]).games()


if __name__ == "__main__":
    unittest.main()

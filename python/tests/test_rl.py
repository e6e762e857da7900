"""PettingZoo and Gymnasium, with their own checkers."""

import contextlib
import copy
import io
import pickle
import unittest
import warnings

from support import WithClient, needs


def quietly(check, *given, **named):
    """Their checkers print, and warn of names of agents."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        check(*given, **named)


@needs("numpy", "gymnasium", "pettingzoo")
class PettingZoo(WithClient):
    def makers(self):
        from totemforge import rl

        for name, options in self.games():
            for make in (rl.raw_env, rl.env):
                yield f"{make.__name__} {name} {options}", lambda: make(name, options, client=self.client)

    def test_api_test(self):
        from pettingzoo.test import api_test

        for about, make in self.makers():
            with self.subTest(about):
                quietly(api_test, make(), num_cycles=20)

    def test_seed_test(self):
        from pettingzoo.test import seed_test

        for about, make in self.makers():
            with self.subTest(about):
                quietly(seed_test, make, num_cycles=20)

    def test_our_own_checker(self):
        from totemforge import rl
        from totemforge.checks import check_environment

        for name, options in self.games():
            with self.subTest(game=name, options=options):
                check_environment(lambda: rl.AECEnv(name, options, client=self.client), cycles=20)

    def test_a_whole_game_through_the_api_test(self):
        from pettingzoo.test import api_test
        from totemforge import rl

        # Whole games, with their ends and dead steps.
        quietly(api_test, rl.env("ironwood", {"mode": "ironbot"}, client=self.client), num_cycles=2000)
        quietly(api_test, rl.env("ironwood", {"mode": "duel"}, length=40, client=self.client), num_cycles=200)

    def test_state(self):
        import numpy as np
        from totemforge import rl

        env = rl.AECEnv("ironwood", client=self.client)
        env.reset(seed=1)
        self.assertTrue(env.state_space.contains(env.state()))
        parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
        np.testing.assert_array_equal(env.state(), np.concatenate(parts))

    def test_render_test(self):
        from pettingzoo.test import render_test
        from totemforge import rl

        def make(render_mode):
            return rl.raw_env("ironwood", render_mode=render_mode, client=self.client)

        quietly(render_test, make, custom_tests={"svg": lambda picture: picture.startswith("<svg")})

    def test_numbers_of_numpy_are_actions_and_seeds(self):
        import numpy as np
        from totemforge import rl

        env, other = rl.AECEnv("ironwood", client=self.client), rl.AECEnv("ironwood", client=self.client)
        env.reset(seed=np.int64(4))
        other.reset(seed=4)
        action = env.legal_actions()[0]
        for each, form in ((env, np.int64(action)), (other, np.array(action))):
            each.step(form)
        self.assertEqual(env.record(), other.record())

    def test_copies(self):
        import numpy as np
        from totemforge import rl

        env = rl.env("ironwood", client=self.client)
        env.reset(seed=4)
        for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            agent = env.agent_selection
            np.testing.assert_array_equal(copied.observe(agent)["action_mask"], env.observe(agent)["action_mask"])
            copied.step(int(env.observe(agent)["action_mask"].argmax()))
            self.assertEqual(env.unwrapped.record()["actions"], [])

    def test_the_first_reset_is_of_all_games(self):
        import numpy as np
        from totemforge.rl import VectorEnv

        envs = VectorEnv("ironwood", 2, client=self.client)
        with self.assertRaisesRegex(ValueError, "The first reset must be of all games"):
            envs.reset(options={"reset_mask": np.array([True, False])})
        envs.reset()
        envs.close()

    def test_what_is_seen_is_the_callers_own(self):
        from totemforge import rl

        env = rl.AECEnv("ironwood", client=self.client)
        env.reset(seed=4)
        agent = env.agent_selection
        env.observe(agent)["observation"][:] = 7
        self.assertLessEqual(env.observe(agent)["observation"].max(), 1)


@needs("numpy", "gymnasium", "pettingzoo")
class Gymnasium(WithClient):
    def test_check_env(self):
        from gymnasium.utils.env_checker import check_env
        from totemforge.rl import SingleSeatEnv

        for name, options in self.games():
            with self.subTest(game=name, options=options):
                quietly(check_env, SingleSeatEnv(name, options, render_mode="ansi", client=self.client))

    def test_an_illegal_action_loses(self):
        from totemforge.rl import SingleSeatEnv

        env = SingleSeatEnv("ironwood", client=self.client)
        seen, _ = env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(seen["action_mask"].argmin())
        self.assertEqual((reward, terminated, truncated), (-1, True, False))
        self.assertIn("refused", info)
        with self.assertRaises(RuntimeError):
            env.step(0)

    def test_seats_and_opponents(self):
        from totemforge.rl import SingleSeatEnv

        env = SingleSeatEnv("ironwood", seat="ironclad", opponent="greedy", client=self.client)
        env.reset(seed=1)
        self.assertEqual((env.game.agents, env.game.agent_selection), (["ironclad"], "ironclad"))
        for wrong in ({"seat": "ash"}, {"opponent": "nobody"}, {"opponents": {"ironclad": "random", "woodwalkers": "random"}}):
            with self.assertRaises(Exception):
                SingleSeatEnv("ironwood", client=self.client, **wrong)

    def play_both(self, mode, check):
        """A vector environment beside single ones, which follow Gymnasium's own vector environment of this mode."""
        import numpy as np
        from gymnasium.vector import SyncVectorEnv
        from totemforge.rl import SingleSeatEnv, VectorEnv

        count, settings = 3, {"length": 25, "client": self.client}
        ours = VectorEnv("ironwood", count, autoreset_mode=mode, **settings)
        theirs = SyncVectorEnv([lambda: SingleSeatEnv("ironwood", **settings)] * count, autoreset_mode=mode)
        self.assertEqual(ours.metadata["autoreset_mode"], theirs.metadata["autoreset_mode"])
        self.assertEqual(ours.observation_space, theirs.observation_space)
        self.assertEqual(ours.action_space, theirs.action_space)
        seen, _ = ours.reset(seed=3)
        other, _ = theirs.reset(seed=3)
        random, ends = np.random.default_rng(1), 0
        for _ in range(60):
            for name in ("observation", "action_mask"):
                np.testing.assert_array_equal(seen[name], other[name])
            actions = np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])
            seen, *ours_said = ours.step(actions)
            other, *theirs_said = theirs.step(actions)
            for one, two in zip(ours_said[:3], theirs_said[:3]):
                np.testing.assert_array_equal(one, two)
            ended = ours_said[1] | ours_said[2]
            ends += ended.sum()
            check(self, ours_said[3], theirs_said[3], ended)
            if mode.name == "DISABLED" and ended.any():
                seen, _ = ours.reset(options={"reset_mask": ended})
                other, _ = theirs.reset(options={"reset_mask": ended})
        self.assertGreater(ends, 3)
        ours.close()
        theirs.close()

    def test_minus_one_is_no_action(self):
        from totemforge.rl import VectorEnv

        envs = VectorEnv("ironwood", 2, client=self.client)
        seen, _ = envs.reset(seed=1)
        actions = seen["action_mask"].argmax(axis=1)
        actions[1] = -1
        with self.assertRaisesRegex(ValueError, "-1 is no action"):
            envs.step(actions)
        envs.close()

    def test_what_is_seen_is_the_callers_own(self):
        import numpy as np
        from gymnasium.vector import AutoresetMode
        from totemforge.rl import VectorEnv

        envs = VectorEnv("ironwood", 2, autoreset_mode=AutoresetMode.DISABLED, client=self.client)
        seen, _ = envs.reset(seed=1)
        for _ in range(2):
            kept = {name: numbers.copy() for name, numbers in seen.items()}
            for numbers in seen.values():
                numbers[:] = 9
            other, _ = envs.reset(options={"reset_mask": np.array([True, False])})
            for name, numbers in kept.items():
                np.testing.assert_array_equal(other[name][1], numbers[1])
            seen = envs.step(other["action_mask"].argmax(axis=1))[0]
        envs.close()

    def test_next_step(self):
        from gymnasium.vector import AutoresetMode

        self.play_both(AutoresetMode.NEXT_STEP, lambda self, ours, theirs, ended: self.assertEqual(ours, theirs))

    def test_disabled(self):
        from gymnasium.vector import AutoresetMode

        self.play_both(AutoresetMode.DISABLED, lambda self, ours, theirs, ended: self.assertEqual(ours, theirs))

    def test_same_step(self):
        import numpy as np
        from gymnasium.vector import AutoresetMode

        def check(self, ours, theirs, ended):
            self.assertEqual(sorted(ours), sorted(theirs))
            for row in np.flatnonzero(ended):
                for name in ("observation", "action_mask"):
                    np.testing.assert_array_equal(ours["final_obs"][row][name], theirs["final_obs"][row][name])
            if ended.any():
                np.testing.assert_array_equal(ours["_final_obs"], theirs["_final_obs"])

        self.play_both(AutoresetMode.SAME_STEP, check)


@needs("mypy", "numpy", "gymnasium")
class Types(unittest.TestCase):
    def test_the_package_is_typed(self):
        import pathlib
        import subprocess
        import sys

        package = pathlib.Path(__file__).resolve().parents[1]
        command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--cache-dir", "/dev/null"]
        done = subprocess.run(command, cwd=package, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()

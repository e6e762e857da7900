"""Many games at once, as arrays."""

import unittest

from support import WithClient, needs
from totemforge import Environment, TotemforgeError


@needs("numpy")
class Arrays(WithClient):
    def make(self, count=3, **settings):
        from totemforge.arrays import VectorEnvironment

        return VectorEnvironment("ironwood", count, {"mode": "duel"}, client=self.client, **settings)

    def test_each_row_is_an_environment_of_its_seed(self):
        import numpy as np
        from totemforge.arrays import choose_at_random

        length = 30
        games = self.make(length=length)
        singles = [Environment("ironwood", {"mode": "duel"}, length=length, client=self.client) for _ in range(3)]
        rows = games.reset(seed=np.int64(5))
        for row, env in enumerate(singles):
            env.reset(seed=5 + row)
        random = np.random.default_rng(1)
        ends = 0
        for _ in range(70):
            for row, env in enumerate(singles):
                agent = env.agent_selection
                seen = env.observe(agent)
                self.assertEqual(games.seats[rows.turns[row]], agent)
                np.testing.assert_array_equal(rows.observations[row], seen["observation"])
                np.testing.assert_array_equal(rows.masks[row], seen["action_mask"])
            actions = choose_at_random(rows, random)
            self.assertTrue(all(rows.masks[row, action] for row, action in enumerate(actions)))
            rows = games.step(actions)
            for row, env in enumerate(singles):
                env.step(actions[row])
                over = env.truncations[env.agents[0]]
                self.assertEqual(rows.truncations[row], over)
                if over:
                    last = rows.final_obs[list(rows.ended).index(row)]
                    for seat, agent in enumerate(games.seats):
                        np.testing.assert_array_equal(last[seat], env.observe(agent)["observation"])
                    ends += 1
                    env.reset()
        self.assertEqual(ends, 6)

    def test_rewards_are_by_seat_and_games_that_ended_stay_so_without_auto_reset(self):
        import numpy as np
        from totemforge.arrays import choose_at_random

        games = self.make(auto_reset=False, opponents={"ironclad": "greedy"})
        rows, random, got = games.reset(seed=2), np.random.default_rng(1), np.zeros((3, 2))
        while (rows.turns >= 0).any():
            rows = games.step(np.maximum(choose_at_random(rows, random), 0))
            got += rows.rewards
        self.assertEqual(np.abs(got).tolist(), [[1, 1]] * 3)
        self.assertEqual(got.sum(), 0)
        again = games.step(np.zeros(3, np.int64))
        self.assertEqual((again.terminations.all(), again.rewards.any()), (True, False))

    def test_seeds_are_numbers_texts_lists_and_arrays(self):
        import numpy as np

        first = self.make().reset(seed=5)
        for seed in ([5, 6, 7], np.array([5, 6, 7]), np.int64(5)):
            np.testing.assert_array_equal(self.make().reset(seed=seed).observations, first.observations)
        self.assertTrue((self.make().reset(seed="five").observations != first.observations).any())
        self.assertTrue((self.make().reset().observations != self.make().reset().observations).any())
        with self.assertRaises(ValueError):
            self.make().reset(seed=[1, 2])

    def test_large_seeds_are_different_seeds(self):
        import numpy as np

        for seed in (2**62, np.int64(2**62), [2**62, 2**62 + 1, 2**62 + 2]):
            games = self.make().reset(seed=seed).observations
            self.assertEqual(len(np.unique(games, axis=0)), 3)
        single = Environment("ironwood", {"mode": "duel"}, client=self.client)
        single.reset(seed=2**62 + 2)
        np.testing.assert_array_equal(games[2], single.observe(single.agent_selection)["observation"])

    def test_one_illegal_action_stops_all(self):
        import numpy as np

        games = self.make()
        rows = games.reset(seed=5)
        actions = rows.masks.argmax(axis=1)
        wrong = actions.copy()
        wrong[2] = rows.masks[2].argmin()
        with self.assertRaises(TotemforgeError) as caught:
            games.step(wrong)
        self.assertEqual(caught.exception.code, "refused")
        np.testing.assert_array_equal(games.step([-1, -1, -1]).observations, rows.observations)
        with self.assertRaises(ValueError):
            games.step([0.5, 1, 2])
        with self.assertRaises(ValueError):
            games.step([1, 2])

    def test_a_failed_reset_leaves_the_games(self):
        import numpy as np

        games = self.make()
        rows = games.reset(seed=5)
        with self.assertRaises(TotemforgeError):
            games.reset(seed=6, options={"mode": "war"})
        np.testing.assert_array_equal(games.step([-1, -1, -1]).observations, rows.observations)

    def test_games_that_cannot_be_made_leave_no_error_for_the_next_request(self):
        from totemforge.arrays import VectorEnvironment

        games = VectorEnvironment("ironwood", 2, {"mode": "war"}, client=self.client)
        with self.assertRaises(TotemforgeError) as caught:
            games.reset(seed=1)
        self.assertEqual(caught.exception.code, "bad-options")
        self.assertIn("games", self.client.ask("games"))

    def test_advice_is_that_of_each_game(self):
        games = self.make(length=1)
        games.reset(seed=5)
        single = Environment("ironwood", {"mode": "duel"}, client=self.client)
        for row, index in enumerate(games.advice("greedy")):
            single.reset(seed=5 + row)
            self.assertEqual(index, single.advice("greedy")["index"])
        ended = self.make(length=1, auto_reset=False)
        ended.step(ended.reset(seed=5).masks.argmax(axis=1))
        self.assertEqual(ended.advice("greedy").tolist(), [-1, -1, -1])

    def test_without_observations_there_are_masks(self):
        rows = self.make(observe=False).reset(seed=5)
        self.assertIsNone(rows.observations)
        self.assertTrue(rows.masks.any(axis=1).all())


if __name__ == "__main__":
    unittest.main()

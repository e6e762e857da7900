import type { Publication } from './compare'

/** What the pages show, by the name of the experiment; `scripts/publish.ts` writes it. */
export const published: Readonly<Record<string, Publication>> = {
  'ironwood-solo': {
    with: 'totemforge 1.0.0 and Ironwood 1.2.0 (Ironbot below level 15: 1.0.0)',
    rows: {
      'random against ironbot, level 0': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'random against woodenbot, level 0': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'random against ironbot, level 5': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'random against woodenbot, level 5': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'random against ironbot, level 10': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'random against woodenbot, level 10': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'random against ironbot, level 15': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'random against woodenbot, level 15': [
        { games: 5, means: { 'wins of the human': 0 } },
        { games: 500, means: { 'wins of the human': 0 } },
      ],
      'greedy against ironbot, level 0': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 500, means: { 'wins of the human': 0.974 } },
      ],
      'greedy against woodenbot, level 0': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.98 } },
      ],
      'greedy against ironbot, level 1': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 500, means: { 'wins of the human': 0.97 } },
      ],
      'greedy against woodenbot, level 1': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.98 } },
      ],
      'greedy against ironbot, level 2': [
        { games: 5, means: { 'wins of the human': 0.8 } },
        { games: 500, means: { 'wins of the human': 0.94 } },
      ],
      'greedy against woodenbot, level 2': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.96 } },
      ],
      'greedy against ironbot, level 3': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 500, means: { 'wins of the human': 0.952 } },
      ],
      'greedy against woodenbot, level 3': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.95 } },
      ],
      'greedy against ironbot, level 4': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 500, means: { 'wins of the human': 0.932 } },
      ],
      'greedy against woodenbot, level 4': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.95 } },
      ],
      'greedy against ironbot, level 5': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 500, means: { 'wins of the human': 0.924 } },
      ],
      'greedy against woodenbot, level 5': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.9066666666666666 } },
      ],
      'greedy against ironbot, level 6': [
        { games: 5, means: { 'wins of the human': 0.8 } },
        { games: 500, means: { 'wins of the human': 0.692 } },
      ],
      'greedy against woodenbot, level 6': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.9233333333333333 } },
      ],
      'greedy against ironbot, level 7': [
        { games: 5, means: { 'wins of the human': 0.6 } },
        { games: 500, means: { 'wins of the human': 0.666 } },
      ],
      'greedy against woodenbot, level 7': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.9133333333333333 } },
      ],
      'greedy against ironbot, level 8': [
        { games: 5, means: { 'wins of the human': 0.6 } },
        { games: 500, means: { 'wins of the human': 0.652 } },
      ],
      'greedy against woodenbot, level 8': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.8866666666666667 } },
      ],
      'greedy against ironbot, level 9': [
        { games: 5, means: { 'wins of the human': 0.4 } },
        { games: 500, means: { 'wins of the human': 0.612 } },
      ],
      'greedy against woodenbot, level 9': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.93 } },
      ],
      'greedy against ironbot, level 10': [
        { games: 5, means: { 'wins of the human': 0.6 } },
        { games: 500, means: { 'wins of the human': 0.59 } },
      ],
      'greedy against woodenbot, level 10': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.8833333333333333 } },
      ],
      'greedy against ironbot, level 11': [
        { games: 5, means: { 'wins of the human': 0.4 } },
        { games: 500, means: { 'wins of the human': 0.56 } },
      ],
      'greedy against woodenbot, level 11': [
        { games: 5, means: { 'wins of the human': 1 } },
        { games: 300, means: { 'wins of the human': 0.8866666666666667 } },
      ],
      'greedy against ironbot, level 12': [
        { games: 5, means: { 'wins of the human': 0.6 } },
        { games: 500, means: { 'wins of the human': 0.506 } },
      ],
      'greedy against woodenbot, level 12': [
        { games: 5, means: { 'wins of the human': 0.6 } },
        { games: 300, means: { 'wins of the human': 0.8633333333333333 } },
      ],
      'greedy against ironbot, level 13': [
        { games: 5, means: { 'wins of the human': 0.2 } },
        { games: 500, means: { 'wins of the human': 0.472 } },
      ],
      'greedy against woodenbot, level 13': [
        { games: 5, means: { 'wins of the human': 0.8 } },
        { games: 300, means: { 'wins of the human': 0.8233333333333334 } },
      ],
      'greedy against ironbot, level 14': [
        { games: 5, means: { 'wins of the human': 0.8 } },
        { games: 500, means: { 'wins of the human': 0.364 } },
      ],
      'greedy against woodenbot, level 14': [
        { games: 5, means: { 'wins of the human': 0.6 } },
        { games: 300, means: { 'wins of the human': 0.7933333333333333 } },
      ],
      'greedy against ironbot, level 15': [
        { games: 5, means: { 'wins of the human': 0.6 } },
        { games: 500, means: { 'wins of the human': 0.34 } },
      ],
      'greedy against woodenbot, level 15': [
        { games: 5, means: { 'wins of the human': 0.8 } },
        { games: 300, means: { 'wins of the human': 0.7766666666666666 } },
      ],
    },
  },
  'ironwood-balance': {
    with: 'totemforge 1.0.0 and Ironwood 1.2.0',
    rows: {
      greedy: [
        { games: 10, means: { 'wins of the Woodwalkers': 0.6, rounds: 4, actions: 131.5 } },
        { games: 400, means: { 'wins of the Woodwalkers': 0.5875 } },
      ],
      'strategist:16': [
        { games: 10, means: { 'wins of the Woodwalkers': 0.4, rounds: 5.9, actions: 222.3 } },
        { games: 400, means: { 'wins of the Woodwalkers': 0.47 } },
      ],
    },
  },
  'ironwood-search': {
    with: 'totemforge 1.0.0 and Ironwood 1.2.0 (strategist:16 against strategist:8: 1.1.0)',
    rows: {
      'strategist:32 against greedy': [{ games: 200, means: { 'wins of the first': 0.795 } }],
      'strategist:32 against random': [{ games: 200, means: { 'wins of the first': 1 } }],
      'strategist:16 against strategist:8': [{ games: 300, means: { 'wins of the first': 0.5833333333333334 } }],
      'halving:40 against greedy': [{ games: 40, means: { 'wins of the first': 0.625 } }],
    },
  },
  'random-games': {
    with: 'totemforge 1.0.0, Node v20.20.2, linux x64, 2 processors, AMD EPYC',
    rows: {
      'Ironwood, duel': [
        { games: 10, means: { length: 3665.3, unfinished: 0, 'choices, mean of the game': 6.9033945954084714 } },
        { games: 200, means: { length: 3293.235, unfinished: 0, 'choices, mean of the game': 6.853694717689571 } },
      ],
      'Ironwood, against Ironbot, level 0': [
        { games: 10, means: { length: 113, unfinished: 0, 'choices, mean of the game': 7.158021723229318 } },
        { games: 200, means: { length: 104.535, unfinished: 0, 'choices, mean of the game': 7.002614316998826 } },
      ],
      'Ironwood, against Woodenbot, level 0': [
        { games: 10, means: { length: 130.6, unfinished: 0, 'choices, mean of the game': 5.6081092213676795 } },
        { games: 200, means: { length: 130.905, unfinished: 0, 'choices, mean of the game': 5.5717605608322085 } },
      ],
      'Root, 2 players': [
        { games: 10, means: { length: 350, unfinished: 0, 'choices, mean of the game': 3.6136009938869784 } },
        { games: 200, means: { length: 396.095, unfinished: 0, 'choices, mean of the game': 3.7107809923403954 } },
      ],
      'Root, 3 players': [
        { games: 10, means: { length: 846.9, unfinished: 0, 'choices, mean of the game': 3.6289467117793763 } },
        { games: 200, means: { length: 883.395, unfinished: 0, 'choices, mean of the game': 3.662832837344281 } },
      ],
      'Root, 4 players': [
        { games: 10, means: { length: 1248.2, unfinished: 0, 'choices, mean of the game': 3.470027163539892 } },
        { games: 200, means: { length: 1005.035, unfinished: 0, 'choices, mean of the game': 3.596014055878819 } },
      ],
      'Root, 5 players': [
        { games: 10, means: { length: 1348.1, unfinished: 0, 'choices, mean of the game': 3.48973158189645 } },
        { games: 200, means: { length: 1230.165, unfinished: 0, 'choices, mean of the game': 3.5539770831650452 } },
      ],
      'Root, 6 players': [
        { games: 10, means: { length: 823, unfinished: 0, 'choices, mean of the game': 3.523266156105232 } },
        { games: 200, means: { length: 940.8, unfinished: 0.005, 'choices, mean of the game': 3.5434600484630554 } },
      ],
      'Daimyo, 1 clan against the Empire': [
        { games: 10, means: { length: 176.3, unfinished: 0, 'choices, mean of the game': 5.378090930606798 } },
        { games: 200, means: { length: 178.26, unfinished: 0, 'choices, mean of the game': 5.385307737679551 } },
      ],
      'Daimyo, 2 clans': [
        { games: 10, means: { length: 282.9, unfinished: 0, 'choices, mean of the game': 4.667924780078945 } },
        { games: 200, means: { length: 286.92, unfinished: 0, 'choices, mean of the game': 4.659992874880438 } },
      ],
      'Daimyo, 3 clans': [
        { games: 10, means: { length: 346.2, unfinished: 0, 'choices, mean of the game': 4.98231204248972 } },
        { games: 200, means: { length: 350.35, unfinished: 0, 'choices, mean of the game': 4.926748262946745 } },
      ],
      'Daimyo, 4 clans': [
        { games: 10, means: { length: 458.9, unfinished: 0, 'choices, mean of the game': 5.317120108881179 } },
        { games: 200, means: { length: 470.165, unfinished: 0, 'choices, mean of the game': 5.315122302325237 } },
      ],
    },
  },
  equilibrium: {
    with: 'totemforge 1.0.0, Node v20.20.2, linux x64, 2 processors, AMD EPYC',
    rows: {
      'Kuhn, CFR+': [
        {
          games: 4,
          means: {
            'exploitability after 1': 0.45833333333333326,
            'first seat after 1': 0.12499999999999994,
            'exploitability after 10': 0.032687090668344757,
            'first seat after 10': -0.05872491155170665,
            'exploitability after 100': 0.0011944041011116013,
            'first seat after 100': -0.05558400654926934,
            'exploitability after 1,000': 0.00008736532252065499,
            'first seat after 1,000': -0.055555917582651895,
          },
        },
      ],
      'Kuhn, external sampling': [
        {
          games: 3,
          means: {
            'exploitability after 100': 0.048433882544745954,
            'first seat after 100': -0.036090133126064884,
            'exploitability after 1,000': 0.022508934157294783,
            'first seat after 1,000': -0.056172297333489836,
            'exploitability after 10,000': 0.007879074115280327,
            'first seat after 10,000': -0.05544466256149274,
          },
        },
      ],
      'Leduc, CFR+': [
        {
          games: 4,
          means: {
            'exploitability after 1': 2.373611111111111,
            'first seat after 1': -0.07812500000000003,
            'exploitability after 10': 0.6104389015904066,
            'first seat after 10': -0.3552738050997946,
            'exploitability after 100': 0.013415994972628562,
            'first seat after 100': -0.08463279890428242,
            'exploitability after 1,000': 0.0002420544233459193,
            'first seat after 1,000': -0.08559350159436938,
          },
        },
      ],
      'Leduc, external sampling': [
        {
          games: 3,
          means: {
            'exploitability after 100': 2.7171230372271995,
            'first seat after 100': -0.3686046162559738,
            'exploitability after 1,000': 0.8366278818209103,
            'first seat after 1,000': -0.09546336360036316,
            'exploitability after 10,000': 0.1387495049529501,
            'first seat after 10,000': -0.10466705759036375,
          },
        },
      ],
    },
  },
  'daimyo-balance': {
    with: 'totemforge 1.0.0, Node v20.20.2, linux x64, 2 processors, AMD EPYC',
    rows: {
      '2 clans': [
        {
          games: 10,
          means: {
            'wins of nature': 0.6666666666666666,
            'wins of technology': 0.75,
            'wins of nomads': 0.16666666666666666,
            'wins of aristocrats': 0.5,
            'wins of seat 1': 0.4,
            'wins of seat 2': 0.6,
          },
        },
        {
          games: 260,
          means: {
            'wins of nature': 0.4732824427480916,
            'wins of technology': 0.49612403100775193,
            'wins of nomads': 0.4961832061068702,
            'wins of aristocrats': 0.5348837209302325,
            'wins of seat 1': 0.5076923076923077,
            'wins of seat 2': 0.49230769230769234,
          },
        },
      ],
      '3 clans': [
        {
          games: 10,
          means: {
            'wins of nature': 0.5714285714285714,
            'wins of technology': 0.3,
            'wins of nomads': 0,
            'wins of aristocrats': 0.42857142857142855,
            'wins of seat 1': 0.3,
            'wins of seat 2': 0.3,
            'wins of seat 3': 0.4,
          },
        },
        {
          games: 80,
          means: {
            'wins of nature': 0.4166666666666667,
            'wins of technology': 0.1935483870967742,
            'wins of nomads': 0.3620689655172414,
            'wins of aristocrats': 0.36666666666666664,
            'wins of seat 1': 0.35,
            'wins of seat 2': 0.3875,
            'wins of seat 3': 0.2625,
          },
        },
      ],
      '4 clans': [
        {
          games: 10,
          means: {
            'wins of nature': 0.3,
            'wins of technology': 0.2,
            'wins of nomads': 0.2,
            'wins of aristocrats': 0.3,
            'wins of seat 1': 0.1,
            'wins of seat 2': 0.3,
            'wins of seat 3': 0.2,
            'wins of seat 4': 0.4,
          },
        },
        {
          games: 55,
          means: {
            'wins of nature': 0.2545454545454545,
            'wins of technology': 0.18181818181818182,
            'wins of nomads': 0.2727272727272727,
            'wins of aristocrats': 0.2909090909090909,
            'wins of seat 1': 0.3090909090909091,
            'wins of seat 2': 0.34545454545454546,
            'wins of seat 3': 0.09090909090909091,
            'wins of seat 4': 0.2545454545454545,
          },
        },
      ],
    },
  },
  'daimyo-search': {
    with: 'totemforge 1.0.0, Node v20.20.2, linux x64, 2 processors, AMD EPYC',
    rows: {
      'search among 2': [
        { games: 10, means: { wins: 1, points: 78.7 } },
        { games: 70, means: { wins: 0.7142857142857143, points: 75.78571428571429 } },
      ],
      'search among 3': [
        { games: 10, means: { wins: 0.6, points: 86.4 } },
        { games: 40, means: { wins: 0.525, points: 77.525 } },
      ],
      'search among 4': [
        { games: 10, means: { wins: 0.4, points: 68 } },
        { games: 40, means: { wins: 0.35, points: 65.175 } },
      ],
      'search against the Empire, easy': [
        { games: 10, means: { wins: 1, points: 89.3 } },
        { games: 40, means: { wins: 1, points: 89.325 } },
      ],
      'greedy against the Empire, easy': [
        { games: 10, means: { wins: 0.8, points: 83 } },
        { games: 40, means: { wins: 0.875, points: 85.325 } },
      ],
      'search against the Empire, normal': [
        { games: 10, means: { wins: 1, points: 89.4 } },
        { games: 40, means: { wins: 0.975, points: 87.75 } },
      ],
      'greedy against the Empire, normal': [
        { games: 10, means: { wins: 0.7, points: 82.7 } },
        { games: 40, means: { wins: 0.75, points: 83.525 } },
      ],
      'search against the Empire, hard': [
        { games: 10, means: { wins: 1, points: 86.9 } },
        { games: 30, means: { wins: 0.9333333333333333, points: 85.43333333333334 } },
      ],
      'greedy against the Empire, hard': [
        { games: 10, means: { wins: 0.3, points: 79.4 } },
        { games: 30, means: { wins: 0.4, points: 82.2 } },
      ],
    },
  },
}

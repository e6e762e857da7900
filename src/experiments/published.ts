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
        { games: 10, means: { length: 175, unfinished: 0, 'choices, mean of the game': 5.420113430451413 } },
        { games: 200, means: { length: 178.01, unfinished: 0, 'choices, mean of the game': 5.388466769767085 } },
      ],
      'Daimyo, 2 clans': [
        { games: 10, means: { length: 282.8, unfinished: 0, 'choices, mean of the game': 4.642299117158415 } },
        { games: 200, means: { length: 287, unfinished: 0, 'choices, mean of the game': 4.671676196301224 } },
      ],
      'Daimyo, 3 clans': [
        { games: 10, means: { length: 353.2, unfinished: 0, 'choices, mean of the game': 4.950721137097087 } },
        { games: 200, means: { length: 349.705, unfinished: 0, 'choices, mean of the game': 4.944793115550803 } },
      ],
      'Daimyo, 4 clans': [
        { games: 10, means: { length: 462.7, unfinished: 0, 'choices, mean of the game': 5.340883878992331 } },
        { games: 200, means: { length: 470.28, unfinished: 0, 'choices, mean of the game': 5.340482646152947 } },
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
            'wins of nature': 0.5,
            'wins of technology': 0.75,
            'wins of nomads': 0.3333333333333333,
            'wins of aristocrats': 0.5,
            'wins of seat 1': 0.2,
            'wins of seat 2': 0.8,
          },
        },
        {
          games: 400,
          means: {
            'wins of nature': 0.48258706467661694,
            'wins of technology': 0.52,
            'wins of nomads': 0.46733668341708545,
            'wins of aristocrats': 0.53,
            'wins of seat 1': 0.53,
            'wins of seat 2': 0.47,
          },
        },
      ],
      '3 clans': [
        {
          games: 10,
          means: {
            'wins of nature': 0.2857142857142857,
            'wins of technology': 0.5,
            'wins of nomads': 0.5,
            'wins of aristocrats': 0,
            'wins of seat 1': 0.1,
            'wins of seat 2': 0.5,
            'wins of seat 3': 0.4,
          },
        },
        {
          games: 400,
          means: {
            'wins of nature': 0.32,
            'wins of technology': 0.3239202657807309,
            'wins of nomads': 0.37333333333333335,
            'wins of aristocrats': 0.31605351170568563,
            'wins of seat 1': 0.29375,
            'wins of seat 2': 0.41125,
            'wins of seat 3': 0.295,
          },
        },
      ],
      '4 clans': [
        {
          games: 10,
          means: {
            'wins of nature': 0.3,
            'wins of technology': 0.3,
            'wins of nomads': 0,
            'wins of aristocrats': 0.4,
            'wins of seat 1': 0.3,
            'wins of seat 2': 0.3,
            'wins of seat 3': 0.1,
            'wins of seat 4': 0.3,
          },
        },
        {
          games: 400,
          means: {
            'wins of nature': 0.2275,
            'wins of technology': 0.28,
            'wins of nomads': 0.205,
            'wins of aristocrats': 0.2875,
            'wins of seat 1': 0.2375,
            'wins of seat 2': 0.295,
            'wins of seat 3': 0.2475,
            'wins of seat 4': 0.22,
          },
        },
      ],
    },
  },
  'daimyo-search': {
    with: 'totemforge 1.0.0, Node v20.20.2, linux x64, 2 processors, AMD EPYC',
    rows: {
      'search among 2': [
        { games: 10, means: { wins: 0.9, points: 84.3 } },
        { games: 200, means: { wins: 0.84, points: 80.23 } },
      ],
      'search among 3': [
        { games: 10, means: { wins: 0.7, points: 85.3 } },
        { games: 100, means: { wins: 0.62, points: 80.99 } },
      ],
      'search among 4': [
        { games: 10, means: { wins: 0.5, points: 66.4 } },
        { games: 100, means: { wins: 0.39, points: 68.73 } },
      ],
      'search against the Empire, easy': [
        { games: 10, means: { wins: 1, points: 93.6 } },
        { games: 100, means: { wins: 0.85, points: 93.15 } },
      ],
      'greedy against the Empire, easy': [
        { games: 10, means: { wins: 0.3, points: 84.9 } },
        { games: 100, means: { wins: 0.34, points: 86.66 } },
      ],
      'search against the Empire, normal': [
        { games: 10, means: { wins: 0.6, points: 86.6 } },
        { games: 100, means: { wins: 0.57, points: 89.11 } },
      ],
      'greedy against the Empire, normal': [
        { games: 10, means: { wins: 0.1, points: 80 } },
        { games: 100, means: { wins: 0.14, points: 83.51 } },
      ],
      'search against the Empire, hard': [
        { games: 10, means: { wins: 0.2, points: 82.1 } },
        { games: 100, means: { wins: 0.19, points: 83.67 } },
      ],
      'greedy against the Empire, hard': [
        { games: 10, means: { wins: 0, points: 78.9 } },
        { games: 100, means: { wins: 0.02, points: 79.99 } },
      ],
    },
  },
  'root-greedy': {
    with: 'totemforge 1.0.0, Node v20.20.2, linux x64, 2 processors, AMD EPYC',
    rows: {
      '2 players': [
        {
          games: 10,
          means: {
            rounds: 7.3,
            actions: 205.9,
            'wins of marquise': 1,
            'wins of eyrie': 0,
            'wins of alliance': 0,
            'wins of vagabond': 0,
            'wins of cult': 0.3333333333333333,
            'wins of duchy': 1,
            'wins of corvid': 0.75,
            'wins of hundreds': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 7.52,
            actions: 212.31,
            'wins of marquise': 0.7777777777777778,
            'wins of eyrie': 0.631578947368421,
            'wins of alliance': 0.5,
            'wins of vagabond': 0.16666666666666666,
            'wins of cult': 0.42857142857142855,
            'wins of riverfolk': 0.38461538461538464,
            'wins of duchy': 0.7333333333333333,
            'wins of corvid': 0.6818181818181818,
            'wins of hundreds': 0.5789473684210527,
            'wins of keepers': 0.2857142857142857,
          },
        },
      ],
      '3 players': [
        {
          games: 10,
          means: {
            rounds: 8.1,
            actions: 347.5,
            'wins of marquise': 0.75,
            'wins of eyrie': 0.3333333333333333,
            'wins of alliance': 0,
            'wins of vagabond': 0,
            'wins of cult': 0.5,
            'wins of riverfolk': 0,
            'wins of duchy': 0.25,
            'wins of corvid': 0.6,
            'wins of hundreds': 0,
            'wins of keepers': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 7.53,
            actions: 354.04,
            'wins of marquise': 0.36,
            'wins of eyrie': 0.23333333333333334,
            'wins of alliance': 0.43333333333333335,
            'wins of vagabond': 0.10810810810810811,
            'wins of cult': 0.3333333333333333,
            'wins of riverfolk': 0.3888888888888889,
            'wins of duchy': 0.5185185185185185,
            'wins of corvid': 0.5172413793103449,
            'wins of hundreds': 0.5185185185185185,
            'wins of keepers': 0.03125,
          },
        },
      ],
      '4 players': [
        {
          games: 10,
          means: {
            rounds: 8.6,
            actions: 500.3,
            'wins of marquise': 0.4,
            'wins of eyrie': 0,
            'wins of alliance': 0.25,
            'wins of vagabond': 0,
            'wins of cult': 0.5,
            'wins of riverfolk': 0,
            'wins of duchy': 0.4,
            'wins of corvid': 0.25,
            'wins of hundreds': 0.3333333333333333,
            'wins of keepers': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 8.15,
            actions: 513.05,
            'wins of marquise': 0.1951219512195122,
            'wins of eyrie': 0.04878048780487805,
            'wins of alliance': 0.4444444444444444,
            'wins of vagabond': 0.10869565217391304,
            'wins of cult': 0.18421052631578946,
            'wins of riverfolk': 0.25,
            'wins of duchy': 0.2972972972972973,
            'wins of corvid': 0.3902439024390244,
            'wins of hundreds': 0.5714285714285714,
            'wins of keepers': 0.0975609756097561,
          },
        },
      ],
      '5 players': [
        {
          games: 10,
          means: {
            rounds: 9.1,
            actions: 677.6,
            'wins of marquise': 0,
            'wins of eyrie': 0.3333333333333333,
            'wins of alliance': 0.2,
            'wins of vagabond': 0.42857142857142855,
            'wins of cult': 0,
            'wins of riverfolk': 0,
            'wins of duchy': 0.2,
            'wins of corvid': 0.3333333333333333,
            'wins of hundreds': 0.3333333333333333,
            'wins of keepers': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 8.48,
            actions: 656.96,
            'wins of marquise': 0.0425531914893617,
            'wins of eyrie': 0.05555555555555555,
            'wins of alliance': 0.5333333333333333,
            'wins of vagabond': 0.16393442622950818,
            'wins of cult': 0.11764705882352941,
            'wins of riverfolk': 0.12244897959183673,
            'wins of duchy': 0.375,
            'wins of corvid': 0.2857142857142857,
            'wins of hundreds': 0.3181818181818182,
            'wins of keepers': 0.057692307692307696,
          },
        },
      ],
      '6 players': [
        {
          games: 10,
          means: {
            rounds: 9.1,
            actions: 818.1,
            'wins of marquise': 0,
            'wins of eyrie': 0,
            'wins of alliance': 0.16666666666666666,
            'wins of vagabond': 0.14285714285714285,
            'wins of cult': 0.14285714285714285,
            'wins of riverfolk': 0.2,
            'wins of duchy': 0.3333333333333333,
            'wins of corvid': 0.4444444444444444,
            'wins of hundreds': 0,
            'wins of keepers': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 8.75,
            actions: 805.49,
            'wins of marquise': 0,
            'wins of eyrie': 0.017241379310344827,
            'wins of alliance': 0.36666666666666664,
            'wins of vagabond': 0.23529411764705882,
            'wins of cult': 0.1,
            'wins of riverfolk': 0.09523809523809523,
            'wins of duchy': 0.288135593220339,
            'wins of corvid': 0.2318840579710145,
            'wins of hundreds': 0.22,
            'wins of keepers': 0.08620689655172414,
          },
        },
      ],
      '2 and more': [
        {
          games: 10,
          means: {
            rounds: 7.2,
            actions: 252.2,
            'wins of marquise': 0.75,
            'wins of eyrie': 0,
            'wins of alliance': 0.3333333333333333,
            'wins of vagabond': 1,
            'wins of cult': 0.3333333333333333,
            'wins of duchy': 0,
            'wins of corvid': 0.75,
            'wins of hundreds': 0.5,
          },
        },
        {
          games: 100,
          means: {
            rounds: 7.24,
            actions: 282.39,
            'wins of marquise': 0.5555555555555556,
            'wins of eyrie': 0.5263157894736842,
            'wins of alliance': 0.6363636363636364,
            'wins of vagabond': 0.25,
            'wins of cult': 0.35714285714285715,
            'wins of riverfolk': 0.46153846153846156,
            'wins of duchy': 0.6666666666666666,
            'wins of corvid': 0.7272727272727273,
            'wins of hundreds': 0.6842105263157895,
            'wins of keepers': 0.19047619047619047,
          },
        },
      ],
      '3 and more': [
        {
          games: 10,
          means: {
            rounds: 7.9,
            actions: 427.3,
            'wins of marquise': 0.25,
            'wins of eyrie': 0,
            'wins of alliance': 0.6666666666666666,
            'wins of vagabond': 0,
            'wins of cult': 0.5,
            'wins of riverfolk': 0,
            'wins of duchy': 0.75,
            'wins of corvid': 0,
            'wins of hundreds': 1,
            'wins of keepers': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 7.6,
            actions: 438.67,
            'wins of marquise': 0.16,
            'wins of eyrie': 0.2,
            'wins of alliance': 0.5333333333333333,
            'wins of vagabond': 0.08108108108108109,
            'wins of cult': 0.25925925925925924,
            'wins of riverfolk': 0.2777777777777778,
            'wins of duchy': 0.6666666666666666,
            'wins of corvid': 0.5517241379310345,
            'wins of hundreds': 0.48148148148148145,
            'wins of keepers': 0.21875,
          },
        },
      ],
      '4 and more': [
        {
          games: 10,
          means: {
            rounds: 7.7,
            actions: 563,
            'wins of marquise': 0.2,
            'wins of eyrie': 0,
            'wins of alliance': 0.75,
            'wins of vagabond': 0.2,
            'wins of cult': 0,
            'wins of riverfolk': 0,
            'wins of duchy': 0.6,
            'wins of corvid': 0.125,
            'wins of hundreds': 0,
            'wins of keepers': 0.5,
          },
        },
        {
          games: 100,
          means: {
            rounds: 7.74,
            actions: 568.27,
            'wins of marquise': 0.17073170731707318,
            'wins of eyrie': 0.17073170731707318,
            'wins of alliance': 0.5833333333333334,
            'wins of vagabond': 0.13043478260869565,
            'wins of cult': 0.10526315789473684,
            'wins of riverfolk': 0.20454545454545456,
            'wins of duchy': 0.3783783783783784,
            'wins of corvid': 0.34146341463414637,
            'wins of hundreds': 0.4,
            'wins of keepers': 0.0975609756097561,
          },
        },
      ],
      '5 and more': [
        {
          games: 10,
          means: {
            rounds: 8,
            actions: 686.7,
            'wins of marquise': 0.14285714285714285,
            'wins of eyrie': 0,
            'wins of alliance': 0.4,
            'wins of vagabond': 0.2857142857142857,
            'wins of cult': 0.2,
            'wins of riverfolk': 0,
            'wins of duchy': 0.4,
            'wins of corvid': 0.2222222222222222,
            'wins of hundreds': 0,
            'wins of keepers': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 8.06,
            actions: 692.38,
            'wins of marquise': 0.0851063829787234,
            'wins of eyrie': 0,
            'wins of alliance': 0.5111111111111111,
            'wins of vagabond': 0.19672131147540983,
            'wins of cult': 0.11764705882352941,
            'wins of riverfolk': 0.1836734693877551,
            'wins of duchy': 0.4166666666666667,
            'wins of corvid': 0.2653061224489796,
            'wins of hundreds': 0.18181818181818182,
            'wins of keepers': 0.09615384615384616,
          },
        },
      ],
      '6 and more': [
        {
          games: 10,
          means: {
            rounds: 7.9,
            actions: 787.1,
            'wins of marquise': 0.14285714285714285,
            'wins of eyrie': 0.5,
            'wins of alliance': 0.3333333333333333,
            'wins of vagabond': 0.14285714285714285,
            'wins of cult': 0,
            'wins of riverfolk': 0.4,
            'wins of duchy': 0.3333333333333333,
            'wins of corvid': 0,
            'wins of hundreds': 0,
            'wins of keepers': 0,
          },
        },
        {
          games: 100,
          means: {
            rounds: 8.34,
            actions: 835.81,
            'wins of marquise': 0.01818181818181818,
            'wins of eyrie': 0.05172413793103448,
            'wins of alliance': 0.45,
            'wins of vagabond': 0.17647058823529413,
            'wins of cult': 0.08333333333333333,
            'wins of riverfolk': 0.12698412698412698,
            'wins of duchy': 0.3559322033898305,
            'wins of corvid': 0.14492753623188406,
            'wins of hundreds': 0.18,
            'wins of keepers': 0.06896551724137931,
          },
        },
      ],
      'marquise alone': [
        { games: 10, means: { rounds: 9.5, actions: 448.5, 'wins of marquise': 1 } },
        { games: 100, means: { rounds: 8.96, actions: 422.16, 'wins of marquise': 0.9 } },
      ],
      'eyrie alone': [
        { games: 10, means: { rounds: 10.2, actions: 516.7, 'wins of eyrie': 1 } },
        { games: 100, means: { rounds: 10.06, actions: 511.38, 'wins of eyrie': 0.87 } },
      ],
      'alliance alone': [
        { games: 10, means: { rounds: 6.6, actions: 279.8, 'wins of alliance': 1 } },
        { games: 100, means: { rounds: 7.4, actions: 335.13, 'wins of alliance': 0.94 } },
      ],
      'vagabond alone': [
        { games: 10, means: { rounds: 12.4, actions: 597.9, 'wins of vagabond': 0.5 } },
        { games: 100, means: { rounds: 12.31, actions: 586.21, 'wins of vagabond': 0.69 } },
      ],
      'cult alone': [
        { games: 10, means: { rounds: 9.8, actions: 438.7, 'wins of cult': 0.9 } },
        { games: 100, means: { rounds: 9.18, actions: 397.18, 'wins of cult': 0.94 } },
      ],
      'riverfolk alone': [
        { games: 10, means: { rounds: 5.1, actions: 249.1, 'wins of riverfolk': 1 } },
        { games: 100, means: { rounds: 5.71, actions: 295.52, 'wins of riverfolk': 1 } },
      ],
      'duchy alone': [
        { games: 10, means: { rounds: 7, actions: 377.7, 'wins of duchy': 1 } },
        { games: 100, means: { rounds: 7.62, actions: 386.64, 'wins of duchy': 0.96 } },
      ],
      'corvid alone': [
        { games: 10, means: { rounds: 7.5, actions: 406, 'wins of corvid': 0.8 } },
        { games: 100, means: { rounds: 6.94, actions: 342.07, 'wins of corvid': 0.97 } },
      ],
      'hundreds alone': [
        { games: 10, means: { rounds: 7.8, actions: 396.2, 'wins of hundreds': 0.9 } },
        { games: 100, means: { rounds: 8.11, actions: 388.32, 'wins of hundreds': 0.98 } },
      ],
      'keepers alone': [
        { games: 10, means: { rounds: 9.8, actions: 602.8, 'wins of keepers': 0.5 } },
        { games: 100, means: { rounds: 12.88, actions: 746.07, 'wins of keepers': 0.85 } },
      ],
    },
  },
  'root-search': {
    with: 'totemforge 1.0.0, Node v20.20.2, linux x64, 2 processors, AMD EPYC',
    rows: {
      'marquise of 3, greedy': [
        { games: 10, means: { 'wins of marquise': 0.5 } },
        { games: 86, means: { 'wins of marquise': 0.3488372093023256 } },
      ],
      'eyrie of 3, greedy': [
        { games: 10, means: { 'wins of eyrie': 0 } },
        { games: 66, means: { 'wins of eyrie': 0.12121212121212122 } },
      ],
      'alliance of 3, greedy': [
        { games: 10, means: { 'wins of alliance': 0.4 } },
        { games: 200, means: { 'wins of alliance': 0.465 } },
      ],
      'vagabond of 3, greedy': [
        { games: 10, means: { 'wins of vagabond': 0 } },
        { games: 66, means: { 'wins of vagabond': 0.015151515151515152 } },
      ],
      'cult of 3, greedy': [
        { games: 10, means: { 'wins of cult': 0.1 } },
        { games: 86, means: { 'wins of cult': 0.27906976744186046 } },
      ],
      'riverfolk of 3, greedy': [
        { games: 10, means: { 'wins of riverfolk': 0.2 } },
        { games: 66, means: { 'wins of riverfolk': 0.3787878787878788 } },
      ],
      'duchy of 3, greedy': [
        { games: 10, means: { 'wins of duchy': 0.7 } },
        { games: 66, means: { 'wins of duchy': 0.5606060606060606 } },
      ],
      'corvid of 3, greedy': [
        { games: 10, means: { 'wins of corvid': 0.1 } },
        { games: 66, means: { 'wins of corvid': 0.30303030303030304 } },
      ],
      'hundreds of 3, greedy': [
        { games: 10, means: { 'wins of hundreds': 0.5 } },
        { games: 66, means: { 'wins of hundreds': 0.5303030303030303 } },
      ],
      'keepers of 3, greedy': [
        { games: 10, means: { 'wins of keepers': 0 } },
        { games: 66, means: { 'wins of keepers': 0.10606060606060606 } },
      ],
      'marquise of 3, a search': [
        { games: 10, means: { 'wins of marquise': 0.6 } },
        { games: 18, means: { 'wins of marquise': 0.6111111111111112 } },
      ],
      'eyrie of 3, a search': [
        { games: 10, means: { 'wins of eyrie': 0.4 } },
        { games: 14, means: { 'wins of eyrie': 0.42857142857142855 } },
      ],
      'alliance of 3, a search': [
        { games: 10, means: { 'wins of alliance': 0.5 } },
        { games: 40, means: { 'wins of alliance': 0.525 } },
      ],
      'vagabond of 3, a search': [
        { games: 10, means: { 'wins of vagabond': 0.1 } },
        { games: 14, means: { 'wins of vagabond': 0.2857142857142857 } },
      ],
      'cult of 3, a search': [
        { games: 10, means: { 'wins of cult': 0.3 } },
        { games: 18, means: { 'wins of cult': 0.3888888888888889 } },
      ],
      'riverfolk of 3, a search': [
        { games: 10, means: { 'wins of riverfolk': 0.5 } },
        { games: 14, means: { 'wins of riverfolk': 0.5 } },
      ],
      'duchy of 3, a search': [
        { games: 10, means: { 'wins of duchy': 0.9 } },
        { games: 14, means: { 'wins of duchy': 0.9285714285714286 } },
      ],
      'corvid of 3, a search': [
        { games: 10, means: { 'wins of corvid': 0.7 } },
        { games: 14, means: { 'wins of corvid': 0.7857142857142857 } },
      ],
      'hundreds of 3, a search': [
        { games: 10, means: { 'wins of hundreds': 0.9 } },
        { games: 14, means: { 'wins of hundreds': 0.9285714285714286 } },
      ],
      'keepers of 3, a search': [
        { games: 10, means: { 'wins of keepers': 0.5 } },
        { games: 14, means: { 'wins of keepers': 0.6428571428571429 } },
      ],
      'marquise of 4, greedy': [
        { games: 10, means: { 'wins of marquise': 0 } },
        { games: 86, means: { 'wins of marquise': 0.12790697674418605 } },
      ],
      'eyrie of 4, greedy': [
        { games: 10, means: { 'wins of eyrie': 0.2 } },
        { games: 66, means: { 'wins of eyrie': 0.07575757575757576 } },
      ],
      'alliance of 4, greedy': [
        { games: 10, means: { 'wins of alliance': 0.6 } },
        { games: 200, means: { 'wins of alliance': 0.465 } },
      ],
      'vagabond of 4, greedy': [
        { games: 10, means: { 'wins of vagabond': 0 } },
        { games: 66, means: { 'wins of vagabond': 0.10606060606060606 } },
      ],
      'cult of 4, greedy': [
        { games: 10, means: { 'wins of cult': 0 } },
        { games: 86, means: { 'wins of cult': 0.13953488372093023 } },
      ],
      'riverfolk of 4, greedy': [
        { games: 10, means: { 'wins of riverfolk': 0.4 } },
        { games: 66, means: { 'wins of riverfolk': 0.19696969696969696 } },
      ],
      'duchy of 4, greedy': [
        { games: 10, means: { 'wins of duchy': 0.5 } },
        { games: 66, means: { 'wins of duchy': 0.42424242424242425 } },
      ],
      'corvid of 4, greedy': [
        { games: 10, means: { 'wins of corvid': 0.2 } },
        { games: 66, means: { 'wins of corvid': 0.2878787878787879 } },
      ],
      'hundreds of 4, greedy': [
        { games: 10, means: { 'wins of hundreds': 0.3 } },
        { games: 66, means: { 'wins of hundreds': 0.3484848484848485 } },
      ],
      'keepers of 4, greedy': [
        { games: 10, means: { 'wins of keepers': 0.1 } },
        { games: 66, means: { 'wins of keepers': 0.10606060606060606 } },
      ],
      'marquise of 4, a search': [
        { games: 10, means: { 'wins of marquise': 0.5 } },
        { games: 17, means: { 'wins of marquise': 0.35294117647058826 } },
      ],
      'eyrie of 4, a search': [
        { games: 10, means: { 'wins of eyrie': 0.6 } },
        { games: 14, means: { 'wins of eyrie': 0.5 } },
      ],
      'alliance of 4, a search': [
        { games: 10, means: { 'wins of alliance': 0.7 } },
        { games: 40, means: { 'wins of alliance': 0.65 } },
      ],
      'vagabond of 4, a search': [
        { games: 10, means: { 'wins of vagabond': 0.35 } },
        { games: 13, means: { 'wins of vagabond': 0.3076923076923077 } },
      ],
      'cult of 4, a search': [
        { games: 10, means: { 'wins of cult': 0.3 } },
        { games: 17, means: { 'wins of cult': 0.4117647058823529 } },
      ],
      'riverfolk of 4, a search': [
        { games: 10, means: { 'wins of riverfolk': 0.5 } },
        { games: 13, means: { 'wins of riverfolk': 0.46153846153846156 } },
      ],
      'duchy of 4, a search': [
        { games: 10, means: { 'wins of duchy': 0.9 } },
        { games: 13, means: { 'wins of duchy': 0.9230769230769231 } },
      ],
      'corvid of 4, a search': [
        { games: 10, means: { 'wins of corvid': 0.5 } },
        { games: 13, means: { 'wins of corvid': 0.5384615384615384 } },
      ],
      'hundreds of 4, a search': [
        { games: 10, means: { 'wins of hundreds': 0.6 } },
        { games: 13, means: { 'wins of hundreds': 0.6153846153846154 } },
      ],
      'keepers of 4, a search': [
        { games: 10, means: { 'wins of keepers': 0.5 } },
        { games: 13, means: { 'wins of keepers': 0.6153846153846154 } },
      ],
      'marquise of 5, greedy': [
        { games: 10, means: { 'wins of marquise': 0 } },
        { games: 43, means: { 'wins of marquise': 0.023255813953488372 } },
      ],
      'eyrie of 5, greedy': [
        { games: 10, means: { 'wins of eyrie': 0 } },
        { games: 33, means: { 'wins of eyrie': 0.06060606060606061 } },
      ],
      'alliance of 5, greedy': [
        { games: 10, means: { 'wins of alliance': 0.7 } },
        { games: 100, means: { 'wins of alliance': 0.42 } },
      ],
      'vagabond of 5, greedy': [
        { games: 10, means: { 'wins of vagabond': 0.1 } },
        { games: 33, means: { 'wins of vagabond': 0.15151515151515152 } },
      ],
      'cult of 5, greedy': [
        { games: 10, means: { 'wins of cult': 0.2 } },
        { games: 43, means: { 'wins of cult': 0.06976744186046512 } },
      ],
      'riverfolk of 5, greedy': [
        { games: 10, means: { 'wins of riverfolk': 0.1 } },
        { games: 33, means: { 'wins of riverfolk': 0.09090909090909091 } },
      ],
      'duchy of 5, greedy': [
        { games: 10, means: { 'wins of duchy': 0.6 } },
        { games: 33, means: { 'wins of duchy': 0.45454545454545453 } },
      ],
      'corvid of 5, greedy': [
        { games: 10, means: { 'wins of corvid': 0.2 } },
        { games: 33, means: { 'wins of corvid': 0.21212121212121213 } },
      ],
      'hundreds of 5, greedy': [
        { games: 10, means: { 'wins of hundreds': 0.3 } },
        { games: 33, means: { 'wins of hundreds': 0.3333333333333333 } },
      ],
      'keepers of 5, greedy': [
        { games: 10, means: { 'wins of keepers': 0 } },
        { games: 33, means: { 'wins of keepers': 0.09090909090909091 } },
      ],
      'marquise of 5, a search': [{ games: 10, means: { 'wins of marquise': 0.1 } }],
      'eyrie of 5, a search': [{ games: 10, means: { 'wins of eyrie': 0.3 } }],
      'alliance of 5, a search': [
        { games: 10, means: { 'wins of alliance': 0.6 } },
        { games: 20, means: { 'wins of alliance': 0.65 } },
      ],
      'vagabond of 5, a search': [{ games: 10, means: { 'wins of vagabond': 0.6 } }],
      'cult of 5, a search': [{ games: 10, means: { 'wins of cult': 0.4 } }],
      'riverfolk of 5, a search': [{ games: 10, means: { 'wins of riverfolk': 0.4 } }],
      'duchy of 5, a search': [{ games: 10, means: { 'wins of duchy': 0.8 } }],
      'corvid of 5, a search': [{ games: 10, means: { 'wins of corvid': 0.4 } }],
      'hundreds of 5, a search': [{ games: 10, means: { 'wins of hundreds': 0.8 } }],
      'keepers of 5, a search': [{ games: 10, means: { 'wins of keepers': 0.5 } }],
      'marquise of 6, greedy': [
        { games: 10, means: { 'wins of marquise': 0 } },
        { games: 22, means: { 'wins of marquise': 0 } },
      ],
      'eyrie of 6, greedy': [
        { games: 10, means: { 'wins of eyrie': 0 } },
        { games: 17, means: { 'wins of eyrie': 0.058823529411764705 } },
      ],
      'alliance of 6, greedy': [
        { games: 10, means: { 'wins of alliance': 0.5 } },
        { games: 50, means: { 'wins of alliance': 0.44 } },
      ],
      'vagabond of 6, greedy': [
        { games: 10, means: { 'wins of vagabond': 0.1 } },
        { games: 17, means: { 'wins of vagabond': 0.11764705882352941 } },
      ],
      'cult of 6, greedy': [
        { games: 10, means: { 'wins of cult': 0.2 } },
        { games: 22, means: { 'wins of cult': 0.09090909090909091 } },
      ],
      'riverfolk of 6, greedy': [
        { games: 10, means: { 'wins of riverfolk': 0.1 } },
        { games: 17, means: { 'wins of riverfolk': 0.058823529411764705 } },
      ],
      'duchy of 6, greedy': [
        { games: 10, means: { 'wins of duchy': 0.3 } },
        { games: 17, means: { 'wins of duchy': 0.4117647058823529 } },
      ],
      'corvid of 6, greedy': [
        { games: 10, means: { 'wins of corvid': 0.1 } },
        { games: 17, means: { 'wins of corvid': 0.058823529411764705 } },
      ],
      'hundreds of 6, greedy': [
        { games: 10, means: { 'wins of hundreds': 0.1 } },
        { games: 17, means: { 'wins of hundreds': 0.23529411764705882 } },
      ],
      'keepers of 6, greedy': [
        { games: 10, means: { 'wins of keepers': 0 } },
        { games: 17, means: { 'wins of keepers': 0 } },
      ],
      'marquise of 6, a search': [{ games: 10, means: { 'wins of marquise': 0.2 } }],
      'eyrie of 6, a search': [{ games: 10, means: { 'wins of eyrie': 0.7 } }],
      'alliance of 6, a search': [{ games: 10, means: { 'wins of alliance': 0.7 } }],
      'vagabond of 6, a search': [{ games: 10, means: { 'wins of vagabond': 0.6 } }],
      'cult of 6, a search': [{ games: 10, means: { 'wins of cult': 0.5 } }],
      'riverfolk of 6, a search': [{ games: 10, means: { 'wins of riverfolk': 0.5 } }],
      'duchy of 6, a search': [{ games: 10, means: { 'wins of duchy': 0.9 } }],
      'corvid of 6, a search': [{ games: 10, means: { 'wins of corvid': 0.4 } }],
      'hundreds of 6, a search': [{ games: 10, means: { 'wins of hundreds': 0.5 } }],
      'keepers of 6, a search': [{ games: 10, means: { 'wins of keepers': 0.6 } }],
    },
  },
}

import { describe, expect, test } from 'vitest'
import { difficultyOf } from '../../../../src/ironwood/rules'
import { game } from '../../../../src/ironwood/rules/game'
import type { Difficulty, Mode } from '../../../../src/ironwood/rules/solo/solo'
import { type BotMode, begun, botSeat } from './bot-support'

const none = {
  redIcons: false,
  moreCards: false,
  golem: false,
  foundations: false,
  spirits: false,
  fewerFoundations: false,
  extraFighters: 0,
}
const worth = { redIcons: 2, moreCards: 2, golem: 3, foundations: 3, spirits: 3, fewerFoundations: 3 }
const modes: BotMode[] = ['ironbot', 'woodenbot']

/** The options of each level beyond 5, in short, and its extra fighters. */
const short = {
  R: 'redIcons',
  C: 'moreCards',
  G: 'golem',
  F: 'foundations',
  S: 'spirits',
  U: 'fewerFoundations',
} as const
const beyond: Record<BotMode, string> = {
  ironbot: 'R4 R5 RC4 RC5 RCG3 RCG4 RCG5 RCGF3 RCGF4 RCGF5',
  woodenbot: 'C4 C5 S5 CS4 CS5 RSU3 RSU4 RSU5 RCSU4 RCSU5',
}
const levels = modes.flatMap((mode) =>
  ['0', '1', '2', '3', '4', '5', ...beyond[mode].split(' ')].map((has, level) => ({ mode, level, has })),
)

const setup = (mode: Mode, rest: object): unknown => game.setup({ mode, seed: 1, ...rest }).solo?.difficulty
const refusedWith = (mode: Mode, rest: object): string => {
  try {
    game.setup({ mode, seed: 1, ...rest })
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'It was accepted.'
}

describe('levels', () => {
  test.each(levels)('IB-16, WB-19: level $level of $mode is $has', ({ mode, level, has }) => {
    const names = Object.entries(short).flatMap(([letter, name]) => (has.includes(letter) ? [name] : []))
    const extraFighters = Number(has.at(-1))
    const expected = { ...none, ...Object.fromEntries(names.map((name) => [name, true])), extraFighters }
    expect(difficultyOf(mode, level)).toEqual(expected)
    expect(setup(mode, { level })).toEqual(expected)
    expect(game.setup({ mode, seed: 1, level })).toEqual(game.setup({ mode, seed: 1, difficulty: expected }))
    expect(names.reduce((sum, name) => sum + worth[name], extraFighters)).toBe(level)
  })

  test.each(modes)('IB-16, WB-19: without a level %s is as easy as at level 0', (mode) => {
    expect(setup(mode, {})).toEqual(none)
    expect(setup(mode, { level: 0 })).toEqual(none)
    expect(setup(mode, { difficulty: {} })).toEqual(none)
  })
})

describe('options one by one', () => {
  const each: [BotMode, Difficulty][] = [
    ...modes.flatMap((mode): [BotMode, Difficulty][] => [
      [mode, { redIcons: true }],
      [mode, { moreCards: true }],
      [mode, { extraFighters: 5 }],
      [mode, { redIcons: false, extraFighters: 3 }],
    ]),
    ['ironbot', { golem: true }],
    ['ironbot', { foundations: true, redIcons: true }],
    ['ironbot', { spirits: false }],
    ['woodenbot', { spirits: true, extraFighters: 0 }],
    ['woodenbot', { fewerFoundations: true }],
    ['woodenbot', { golem: false, foundations: false }],
  ]
  test.each(each)('IB-16, WB-19: %s takes %j by name', (mode, difficulty) => {
    expect(setup(mode, { difficulty })).toEqual({ ...none, ...difficulty })
  })

  test.each(modes)('IB-16, WB-19: %s draws 4 specials in the first Preparation only', (mode) => {
    const state = begun({ mode, seed: 1, difficulty: { moreCards: true } })
    expect(state.sides[botSeat[mode]].hand).toHaveLength(7)
    expect(begun({ mode, seed: 1 }).sides[botSeat[mode]].hand).toHaveLength(5)
  })
})

describe('what is refused', () => {
  const refusals: [string, Mode, object, string][] = [
    [
      'a level and options',
      'ironbot',
      { level: 3, difficulty: { redIcons: true } },
      'Give a level or the options themselves, not both.',
    ],
    ['level 0 and no option', 'woodenbot', { level: 0, difficulty: {} }, 'not both.'],
    ['a level of a duel', 'duel', { level: 1 }, 'level: Only a bot has levels; a duel has none.'],
    ['level 0 of a duel', 'duel', { level: 0 }, 'level: Only a bot has levels; a duel has none.'],
    [
      'options of a duel',
      'duel',
      { difficulty: { redIcons: true } },
      'difficulty: Only a bot can be made harder; a duel cannot.',
    ],
    ['no options of a duel', 'duel', { difficulty: {} }, 'difficulty: Only a bot can be made harder; a duel cannot.'],
    ['level 16', 'ironbot', { level: 16 }, 'level: This must be a whole number from 0 to 15 (IB-16).'],
    ['level -1', 'woodenbot', { level: -1 }, 'level: This must be a whole number from 0 to 15 (WB-19).'],
    ['half a level', 'ironbot', { level: 2.5 }, 'level: This must be a whole number from 0 to 15'],
    ['a level in words', 'ironbot', { level: '3' }, 'level: This must be a whole number from 0 to 15'],
    ['no level', 'ironbot', { level: null }, 'level: This must be a whole number from 0 to 15'],
    [
      'the Spirits for Ironbot',
      'ironbot',
      { difficulty: { spirits: true } },
      'difficulty.spirits: Ironbot has no such option; it belongs to the other bot (IB-16).',
    ],
    [
      'fewer foundations for Ironbot',
      'ironbot',
      { difficulty: { fewerFoundations: true } },
      'difficulty.fewerFoundations: Ironbot has no such option',
    ],
    [
      'a Golem for Woodenbot',
      'woodenbot',
      { difficulty: { golem: true } },
      'difficulty.golem: Woodenbot has no such option; it belongs to the other bot (WB-19).',
    ],
    [
      'foundations for Woodenbot',
      'woodenbot',
      { difficulty: { foundations: true } },
      'difficulty.foundations: Woodenbot has no such option',
    ],
    [
      '6 extra fighters',
      'ironbot',
      { difficulty: { extraFighters: 6 } },
      'difficulty.extraFighters: This must be a whole number from 0 to 5 (IB-16).',
    ],
    [
      '-1 extra fighters',
      'woodenbot',
      { difficulty: { extraFighters: -1 } },
      'difficulty.extraFighters: This must be a whole number from 0 to 5 (WB-19).',
    ],
    [
      'half a fighter',
      'woodenbot',
      { difficulty: { extraFighters: 1.5 } },
      'difficulty.extraFighters: This must be a whole number',
    ],
    [
      'true fighters',
      'ironbot',
      { difficulty: { extraFighters: true } },
      'difficulty.extraFighters: This must be a whole number',
    ],
    ['2 red icons', 'ironbot', { difficulty: { redIcons: 2 } }, 'difficulty.redIcons: This must be true or false.'],
    [
      'an unknown option',
      'ironbot',
      { difficulty: { cheat: true } },
      'difficulty.cheat: There is no such option; the options are redIcons, moreCards, golem, foundations, spirits, fewerFoundations, extraFighters.',
    ],
    [
      'a list',
      'ironbot',
      { difficulty: ['redIcons'] },
      'difficulty: This must be an object such as { redIcons: true, extraFighters: 2 }.',
    ],
    ['nothing', 'woodenbot', { difficulty: null }, 'difficulty: This must be an object'],
    ['a word', 'woodenbot', { difficulty: 'hard' }, 'difficulty: This must be an object'],
  ]
  test.each(refusals)('IB-16, WB-19: %s', (_name, mode, rest, message) => {
    expect(refusedWith(mode, rest)).toContain(message)
  })

  test('IB-16, WB-19: everything that is wrong is named', () => {
    const message = refusedWith('ironbot', { difficulty: { golem: 1, extraFighters: 9, spirits: true } })
    for (const path of ['difficulty.golem:', 'difficulty.extraFighters:', 'difficulty.spirits:'])
      expect(message).toContain(path)
  })
})

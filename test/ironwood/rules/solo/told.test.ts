import { describe, expect, test } from 'vitest'
import { difficultyOf, type Mode } from '../../../../src/ironwood/rules'
import { parseState } from '../../../../src/ironwood/schema'
import { position, type Table } from '../support'
import { answered, botDoes, botTurn, type Course, eventsOf, iconOf, official } from './support'

const idle = (course: Course): string[] => eventsOf(course, 'idle').map(({ choice, why }) => `${choice} ${why}`)

describe('somebody who follows the bot hears what it does and what it leaves', () => {
  const ironbot: Table = { mode: 'ironbot', mountains: { ferrum: 3 }, hands: { ironclad: ['IC11'] } }
  const woodenbot: Table = { mode: 'woodenbot', forests: { F1: 1 }, hands: { woodwalkers: ['WW06'] } }
  const outer = { mountains: { ferrum: 3, chromia: 1 } }

  test.each<[string, Table]>([
    ['IB-05 (1)', { ...ironbot, ...outer, foundations: ['chromia'], crystals: { ironclad: 5 } }],
    ['IB-05 (2)', { ...ironbot, forests: { F3: 1 }, full: { F3: 1 } }],
    ['IB-05 (3)', { ...ironbot, ...outer }],
    ['IB-05 (4)', ironbot],
    ['IB-06', { ...ironbot, solo: { side: 'exhausted' } }],
    ['WB-05 (2)', { ...woodenbot, crystals: { ironclad: 5 }, visions: { deck: ['auria', 'zincur'] } }],
    ['WB-05 (3)', { ...woodenbot, visions: { deck: ['auria', 'zincur'] } }],
    ['WB-06 (1)', { ...woodenbot, forests: { F3: 1 }, full: { F3: 1 }, solo: { side: 'exalted' } }],
    ['WB-06 (2)', { ...woodenbot, full: { F3: 1 }, solo: { side: 'exalted' } }],
  ])('%s: which step of its procedure it carries out', (step, wanted) => {
    expect(eventsOf(botTurn(wanted), 'procedure').map((event) => event.step)).toEqual([step])
  })

  test('IB-12: a Chase that need not be, or that has no target', () => {
    const hit = (wanted: Table): Course =>
      official(iconOf({ ...ironbot, solo: { stance: 'aggressive' }, ...wanted }, 'HIT'))
    expect(idle(hit({ forests: { F7: 1 }, mountains: { ferrum: 3 } }))).toEqual(['chase no-need'])
    expect(idle(hit({ forests: { F3: 1 }, mountains: { ferrum: 3 } }))).toEqual(['chase no-target', 'attack no-target'])
    expect(idle(hit({}))).toEqual(['focus no-target', 'attack no-target'])
  })

  test('BOT-08: a card drawn in place of an attack', () => {
    const wanted = { ...ironbot, forests: { F7: 1 }, hands: { ironclad: [] } }
    expect(idle(official(iconOf(wanted, 'HIT')))).toEqual(['attack no-card'])
    const raid: Table = { ...woodenbot, forests: { F7: 2 }, mountains: { auria: 1 }, hands: { woodwalkers: [] } }
    expect(idle(botDoes(raid, { do: 'raid', on: ['warband'], steal: false }))).toEqual(['attack no-card'])
  })

  test('IB-11: an attack with too few units', () => {
    const wanted = { ...ironbot, forests: { F7: 4 } }
    expect(idle(official(iconOf(wanted, 'HIT')))).toEqual(['attack too-few'])
  })

  test('IB-12, IB-18: a Protect and a drill without anybody to send', () => {
    const threatened = { ...ironbot, mountains: { ferrum: 2 }, solo: { stance: 'defensive' as const } }
    expect(idle(official(iconOf(threatened, 'COMPASS')))).toEqual(['protect no-source'])
    expect(idle(official(iconOf(ironbot, 'DRILL')))).toEqual(['escort no-source'])
  })

  test('WB-12, WB-13: a move and an attack without a target', () => {
    expect(idle(official(iconOf({ ...woodenbot, forests: {} }, 'CRYSTALS')))).toEqual([
      'plunder no-target',
      'attack no-target',
    ])
  })

  test('IB-04, IW-COMBAT-05: what both sides fight with', () => {
    const wanted = { ...ironbot, forests: { F7: 1 }, hands: { ironclad: ['IC02', 'IC03'], woodwalkers: ['WW04'] } }
    const asked = official(iconOf({ ...wanted, solo: { stance: 'expansive' } }, 'HIT'))
    const fought = answered(asked, 'wager WW04')
    expect(eventsOf(fought, 'bot-bonus')).toEqual([{ type: 'bot-bonus', seat: 'ironclad', bonus: { damage: 1 } }])
    // WW04 Ambush is 0/1/4, IC02 Conquest 1/0/2; the stance and Ferrum's forge add 1 damage each.
    const [strengths] = eventsOf(fought, 'strengths')
    expect(strengths?.values.woodwalkers).toEqual({ damage: 0, defense: 1, dominance: 4 })
    expect(strengths?.values.ironclad).toEqual({ damage: 3, defense: 0, dominance: 2 })
  })
})

test.each<[Mode, number, string]>([
  ['ironbot', 16, 'level: This must be a whole number from 0 to 15 (IB-16).'],
  ['woodenbot', -3, 'level: This must be a whole number from 0 to 15 (WB-19).'],
  ['ironbot', 2.5, 'level: This must be a whole number from 0 to 15 (IB-16).'],
  ['ironbot', Number.NaN, 'level: This must be a whole number from 0 to 15 (IB-16).'],
  ['duel', 7, 'level: Only a bot has levels; a duel has none.'],
])('IB-16, WB-19: no difficulty of %s exists at level %d', (mode, level, message) => {
  expect(() => difficultyOf(mode, level)).toThrow(new RangeError(message))
})

describe('a state whose bot does not fit is not accepted', () => {
  const woodenbot = position({ mode: 'woodenbot', visions: { deck: ['auria'] } })
  test.each<[string, object, string]>([
    ['none', { solo: null }, 'solo: It does not fit the mode woodenbot.'],
    ['the other mode', { mode: 'ironbot' }, 'solo: It does not fit the mode ironbot.'],
    ['a side of the other', { solo: { ...woodenbot.solo, side: 'alert' } }, 'solo.side: This bot has no side alert.'],
    [
      'a stance',
      { solo: { ...woodenbot.solo, stance: 'expansive' } },
      'solo.stance: Ironbot has a stance, Woodenbot has none.',
    ],
    [
      'an option of the other',
      { solo: { ...woodenbot.solo, difficulty: { ...woodenbot.solo?.difficulty, golem: true } } },
      'solo.difficulty.golem: Woodenbot has no such option; it belongs to the other bot (WB-19).',
    ],
    ['a mark twice', { solo: { ...woodenbot.solo, marked: [2, 2] } }, 'solo.marked: A mountain is marked twice.'],
  ])('%s', (_what, change, problem) => {
    const parsed = parseState({ ...woodenbot, ...change })
    expect(parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([problem])
    expect(parseState(woodenbot).ok).toBe(true)
  })
})

import { script } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { type Face, faces } from '../../../../src/ironwood/rules/solo/solo'
import { legal, type Table } from '../support'
import { isSolo, order } from './bot-support'
import { answered, botDoes, eventsOf, iconOf, official } from './support'

const golemAt = (mountains: string[], face: Face): string | undefined => {
  const table: Table = { mode: 'ironbot', mountains: Object.fromEntries(mountains.map((at) => [at, 1])) }
  const course = official(iconOf({ ...table, hands: { ironclad: ['IC06'] } }, 'GOLEM'), face)
  return eventsOf(course, 'recruited')[0]?.at
}

const focusAt = (forests: string[], face: Face): string | undefined => {
  const table: Table = { mode: 'ironbot', forests: Object.fromEntries(forests.map((at) => [at, 1])) }
  const wanted: Table = { ...table, mountains: { ferrum: 2 }, hands: { ironclad: ['IC06'] } }
  return eventsOf(official(iconOf(wanted, 'HIT'), face), 'picked')[0]?.at
}

describe('the Magic die', () => {
  // Chromia 2, Auria 3, Zincur 7, Cobaltis 8
  test.each([
    ['lowest even', 'chromia'],
    ['lowest odd', 'auria'],
    ['highest even', 'cobaltis'],
    ['highest odd', 'zincur'],
  ] as const)('BOT-13: "%s" picks among mountains by their numbers', (face, at) => {
    expect(golemAt(['auria', 'zincur', 'chromia', 'cobaltis'], face)).toBe(at)
  })

  test.each([
    ['lowest even', 'F8'],
    ['lowest odd', 'F7'],
    ['highest even', 'F10'],
    ['highest odd', 'F9'],
  ] as const)('BOT-13: "%s" picks among forests by theirs', (face, at) => {
    expect(focusAt(['F7', 'F8', 'F9', 'F10'], face)).toBe(at)
  })

  test.each([
    ['lowest even', ['zincur', 'lithimar', 'auria'], 'auria'],
    ['highest even', ['zincur', 'lithimar', 'auria'], 'zincur'],
    ['lowest odd', ['gallimor', 'chromia', 'cobaltis'], 'chromia'],
    ['highest odd', ['gallimor', 'chromia', 'cobaltis'], 'gallimor'],
    ['highest odd', ['chromia', 'auria', 'gallimor'], 'auria'],
    ['lowest even', ['auria', 'zincur', 'gallimor'], 'gallimor'],
  ] as const)('BOT-13: "%s" of %j: without that parity the same end of the other', (face, mountains, at) => {
    expect(golemAt([...mountains], face)).toBe(at)
  })

  test('BOT-13: the four faces are equally likely', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 400; seed++) {
      const course = answered(iconOf({ mode: 'ironbot', seed, mountains: { auria: 1, zincur: 1 } }, 'GOLEM'), 'roll')
      const { die } = isSolo(course.state)
      counts.set(`${die}`, (counts.get(`${die}`) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([...faces].sort())
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(30)
  })
})

describe('ties', () => {
  test('BOT-13: target and source are two ties, the target first, with a roll each', () => {
    // Every free outer mountain has two of these four beside it.
    const mountains = { auria: 3, cobaltis: 3, palladimor: 3, plumbarum: 3 }
    const wanted: Table = { mode: 'ironbot', mountains, hands: { ironclad: ['IC06'] } }
    const course = official(iconOf(wanted, 'COMPASS'), 'lowest even')
    expect(order(course, 'rolled', 'picked', 'marched')).toEqual(['rolled', 'picked', 'rolled', 'marched'])
    expect(eventsOf(course, 'marched')).toMatchObject([{ from: 'cobaltis', to: 'chromia' }])
  })

  test('BOT-13: for an attack the focus is one tie and the attacker another', () => {
    const wanted: Table = { mode: 'ironbot', forests: { F7: 1, F10: 1 }, hands: { ironclad: ['IC06'] } }
    const mountains = { auria: 2, lithimar: 2, zincur: 2, palladimor: 2 }
    const course = official(iconOf({ ...wanted, mountains }, 'HIT'))
    expect(order(course, 'rolled', 'picked', 'attacked')).toEqual(['rolled', 'picked', 'rolled', 'attacked'])
  })

  test('BOT-13: every tie has its own roll, and results may repeat', () => {
    const mountains = { auria: 2, lithimar: 2, zincur: 2, palladimor: 2 }
    const results = Array.from({ length: 60 }, (_, seed) => {
      const wanted: Table = { mode: 'ironbot', seed, mountains, forests: { F7: 1, F10: 1 } }
      return eventsOf(official(iconOf({ ...wanted, hands: { ironclad: ['IC06'] } }, 'HIT')), 'rolled')
    })
    expect(results.every((rolls) => rolls.length === 2)).toBe(true)
    const repeated = results.filter(([first, second]) => first?.face === second?.face)
    expect(repeated.length).toBeGreaterThan(0)
    expect(repeated.length).toBeLessThan(results.length)
  })

  test('BOT-13: without a tie nothing is rolled', () => {
    const mountains = { auria: 2, zincur: 1 }
    const course = official(iconOf({ mode: 'ironbot', mountains, hands: { ironclad: ['IC06'] } }, 'GOLEM'))
    expect(eventsOf(course, 'recruited')).toMatchObject([{ at: 'auria' }])
    expect(eventsOf(course, 'rolled')).toEqual([])
  })

  test('BOT-13: the die is rolled by the policy, once for a question, and only among several places', () => {
    const asked = iconOf({ mode: 'ironbot', mountains: { auria: 1, zincur: 1 } }, 'GOLEM')
    expect(legal(asked.state)).toEqual(['replace auria', 'replace zincur', 'roll'])
    const rolled = script(game)(asked.state)
      .chance({ die: ['highest odd'] })
      .play('roll')
    expect(rolled.events).toEqual([{ type: 'rolled', face: 'highest odd' }])
    expect(rolled.legal).toEqual(['replace auria', 'replace zincur'])
    expect(rolled.refusal('roll').code).toBe('wrong-phase')
    expect(isSolo(rolled.play('replace zincur').state).die).toBeNull()
    expect(isSolo(answered(asked, 'replace zincur').state).die).toBeNull()
    const alone = iconOf({ mode: 'ironbot', mountains: { auria: 1 }, hands: { ironclad: ['IC06'] } }, 'GOLEM')
    expect(eventsOf(alone, 'recruited')).toMatchObject([{ at: 'auria' }])
  })

  test('BOT-13: a human is never offered the die', () => {
    const wanted: Table = { mode: 'ironbot', forests: { F7: 2 }, mountains: { ferrum: 3 } }
    const asked = botDoes({ ...wanted, hands: { ironclad: ['IC06'] } }, { do: 'focus', for: 'attack' })
    expect(game.toAct(asked.state)).toBe('woodwalkers')
    expect(legal(asked.state)).toEqual(['wager WW01', 'wager WW02', 'wager WW03', 'wager nothing'])
  })
})

import { describe, expect, test } from 'vitest'
import type { Table } from '../support'
import { attack, attacks, byFace, candidates, chase, marches, picks, rolls } from './ironbot-support'
import { answered, eventsOf, official } from './support'

describe('IB-11: who attacks the warband in focus', () => {
  test.each<[why: string, table: Table, attacked: string]>([
    ['the largest beside it', { forests: { F7: 1 }, mountains: { auria: 2, lithimar: 3 } }, 'lithimar F7'],
    ['Ferrum in full', { forests: { F7: 2 }, mountains: { ferrum: 3, auria: 2 } }, 'ferrum F7'],
    [
      'with equal numbers the one with golems',
      { forests: { F7: 2 }, mountains: { auria: 2, lithimar: [1, 1] } },
      'lithimar F7',
    ],
    ['with more golems', { forests: { F7: 2 }, mountains: { auria: [1, 2], lithimar: [2, 1] } }, 'auria F7'],
    [
      'more units are more than golems',
      { forests: { F7: 2 }, mountains: { auria: [0, 2], lithimar: 3 } },
      'lithimar F7',
    ],
    [
      'only warbands beside the focus',
      { forests: { F7: 1 }, mountains: { auria: 1, zincur: 9, plumbarum: 9 } },
      'auria F7',
    ],
  ])('IB-11: %s', (_why, table, attacked) => {
    expect(attacks(attack(table))).toEqual([attacked])
  })

  test('IB-11: may attack: those beside the focus with as many units as it has', () => {
    expect(
      candidates(attack({ forests: { F7: 2 }, mountains: { ferrum: 3, auria: 2, lithimar: 1, zincur: 5 } })),
    ).toEqual(['attacker auria', 'attacker ferrum'])
  })

  test('IB-11: the die by mountain numbers', () => {
    const table = { forests: { F7: 2 }, mountains: { ferrum: 2, auria: 2, lithimar: 2 } }
    const from = byFace((face) => attacks(attack(table), face))
    expect(from).toEqual(['ferrum F7', 'auria F7', 'ferrum F7', 'lithimar F7'])
    expect(rolls(attack(table))).toBe(1)
  })

  test('IB-11: the focus and the attacker are two ties, each with its own roll', () => {
    const course = official(attack({ forests: { F7: 1, F3: 1 }, mountains: { auria: 2, argentimar: 2, lithimar: 2 } }))
    expect(eventsOf(course, 'rolled')).toHaveLength(2)
  })
})

describe('IB-11: whether it attacks', () => {
  test.each<[why: string, table: Table, count: number]>([
    ['a difference of 0 is enough', { forests: { F7: 3 }, mountains: { auria: 3 } }, 1],
    ['one unit fewer is not', { forests: { F7: 4 }, mountains: { auria: 3 } }, 0],
    ['a golem counts as one unit', { forests: { F7: 3 }, mountains: { auria: [1, 1] } }, 0],
    ['golems are units', { forests: { F7: 3 }, mountains: { auria: [1, 2] } }, 1],
    ['the largest counts, not all together', { forests: { F7: 3 }, mountains: { auria: 2, lithimar: 2 } }, 0],
    ['outer forests cannot be attacked', { forests: { F1: 1 }, mountains: { argentimar: 5 } }, 0],
    ['nobody is beside it', { forests: { F12: 1 }, mountains: { ferrum: 5, auria: 5 } }, 0],
  ])('IB-11: %s', (_why, table, count) => {
    const course = official(attack(table))
    expect(eventsOf(course, 'attacked')).toHaveLength(count)
    expect(eventsOf(course, 'compensated')).toHaveLength(1 - count)
  })

  test('IB-11: no other target is tried', () => {
    const table = { forests: { F7: 4, F3: 1 }, full: { F7: 1 }, mountains: { auria: 3 } }
    expect(candidates(attack(table))).toEqual(['focus F3', 'focus F7'])
    expect(picks(attack(table))).toEqual(['focus F7'])
    expect(attacks(attack(table))).toEqual([])
  })

  test('IB-11: those who came by a Chase may attack at once', () => {
    const table = { forests: { F12: 2 }, mountains: { auria: 4 } }
    expect(marches(chase(table))).toEqual(['auria zincur 3+0'])
    expect(attacks(chase(table))).toEqual(['zincur F12'])
  })

  test('IB-11: the attack is a combat, which the bot wins and the human may lose', () => {
    const course = official(attack({ forests: { F7: 3 }, mountains: { auria: 4 }, hands: { ironclad: ['IC01'] } }))
    const over = official(answered(course, 'wager nothing'))
    expect(eventsOf(over, 'battle-over').map(({ winner }) => winner)).toEqual(['ironclad'])
  })
})

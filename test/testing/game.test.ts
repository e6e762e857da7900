import { defineGame } from 'totemforge'
import { checkGame } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../deep'
import { lanterns } from '../fixtures/lanterns'
import { mutants, others, rules, settings } from './mutants'

describe('a sound game keeps every law', () => {
  const report = checkGame(lanterns, { ...settings, games: games(60) })

  test('and none is broken', () => {
    expect(report.broken).toEqual([])
  })

  test('and all have been looked at, in games that came to an end', () => {
    expect(report.games).toBe(games(60))
    expect(report.finished).toBe(games(60))
    expect(report.actions).toBeGreaterThan(400)
    for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(0)
  })

  test('and every law is broken by one of the games below', () => {
    expect(Object.keys(mutants).sort()).toEqual(Object.keys(report.checks).sort())
  })
})

describe('the kit finds the game that breaks', () => {
  test.each(Object.keys(mutants))('%s', (law) => {
    const { settings: otherSettings, ...otherRules } = mutants[law] ?? {}
    const mutant = defineGame({ ...rules, ...otherRules })
    const { broken } = checkGame(mutant, { ...settings, ...otherSettings })
    expect(broken.map((each) => each.law)).toContain(law)
  })

  test.each(others)('%s: %s', (law, words, { settings: otherSettings, ...otherRules }) => {
    const { broken } = checkGame(defineGame({ ...rules, ...otherRules }), { ...settings, ...otherSettings })
    expect(broken).toContainEqual(expect.objectContaining({ law, message: expect.stringContaining(words) }))
  })

  test('and says how to see it again: the seed and the action', () => {
    const mutant = defineGame({ ...rules, ...mutants['view-hides'] })
    const [first] = checkGame(mutant, { ...settings, seed: 100 }).broken
    if (!first) throw new Error('It should have been found.')
    expect(first).toMatchObject({ law: 'view-hides', message: expect.stringContaining('The viewer: ash') })
    expect(checkGame(mutant, { ...settings, seed: first.seed, games: 1 }).broken).toContainEqual(first)
  })

  test('and stops a game at the limit', () => {
    expect(checkGame(lanterns, { ...settings, games: 2, maxActions: 3 })).toMatchObject({ finished: 0, actions: 6 })
  })
})

import { readFileSync } from 'node:fs'
import { checkGame } from 'totemforge/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lanterns, redeal } from '../../fixtures/lanterns'
import { checkSound, goalFaults } from './goals'
import { kuhnFaults } from './kuhn-poker'
import { lanternFaults } from './lanterns'
import { letterFaults } from './love-letter'
import { pairsFaults } from './pairs'

const faults = [...lanternFaults, ...kuhnFaults, ...letterFaults, ...pairsFaults, ...goalFaults]

// Some faults ask Math.random. The same numbers in every run find the same law first.
beforeEach(() => {
  let drawn = 1
  const random = vi.spyOn(Math, 'random').mockImplementation(() => {
    drawn = (drawn * 48271) % 2147483647
    return drawn / 2147483647
  })
  return () => random.mockRestore()
})

describe('the kit finds each fault, and reports it once', () => {
  test.each(faults.map((each): [string, typeof each] => [`${each.game}: ${each.fault} (${each.law})`, each]))(
    '%s',
    (_title, { law, says, check }) => {
      const { broken } = check()
      expect(broken).toEqual([expect.objectContaining({ law, message: expect.stringContaining(says) })])
    },
  )
})

test('a question that is always asked tells nothing', () => {
  expect(checkSound().broken).toEqual([])
})

describe('the guide', () => {
  const guide = readFileSync('docs/kit.md', 'utf8')
  const rows = guide.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))

  test('has every fault in its table, and no other', () => {
    const told = rows.slice(rows.findIndex(([, game]) => game === 'game') + 2).filter((cells) => cells.length > 3)
    expect(told.map((cells) => cells.slice(1, 4))).toEqual(
      faults.map(({ game, fault, law }) => [game, fault, `\`${law}\``]),
    )
  })

  test('has every law, and each has a fault that only this law finds', () => {
    const { checks } = checkGame(lanterns, { options: (seed) => ({ seed }), games: 1, redeal })
    const told = rows.flatMap(([, law = '']) => [...law.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name))
    expect(told.sort()).toEqual(Object.keys(checks).sort())
    const found = new Set(faults.map(({ law }) => law))
    expect(Object.keys(checks).filter((law) => !found.has(law))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { createStreams } from 'totemforge'
import { perft } from 'totemforge/testing'
import { expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { Options } from '../../../src/ironwood/rules/setup'
import type { State } from '../../../src/ironwood/rules/state'
import { expectPinned } from '../../pinned'
import { after, type Table, table } from './support'

/**
 * A position and how many sequences of 1, 2, 3 ... actions can be played from it. It is described, not drawn: what chance
 * would give in it does not change the counts.
 */
interface Row {
  readonly name: string
  /** Where the position comes from. */
  readonly from: string
  readonly setup?: Omit<Options, 'seed'>
  readonly table?: Table
  /** Played from there on. */
  readonly actions: string[]
  readonly counts: number[]
}

const rows: Row[] = JSON.parse(readFileSync('test/golden/perft/ironwood.json', 'utf8'))

function positionOf({ setup, table: wanted, actions }: Row, seed: number): State {
  const start = setup ? game.setup({ ...setup, seed }) : table(wanted)
  return after({ ...start, random: createStreams(seed) }, ...actions)
}

const countsOf = (row: Row, depths: number, seed: number): number[] =>
  Array.from({ length: depths }, (_, index) => perft(game, positionOf(row, seed), index + 1))

test('the positions are of many kinds', () => {
  expect(rows.length).toBeGreaterThan(12)
  const tasks = rows.map((row) => positionOf(row, 1).agenda.at(-1)?.do)
  expect(new Set(tasks).size).toBeGreaterThan(9)
  expect(rows.filter(({ table }) => table?.mode === 'ironbot').length).toBeGreaterThan(1)
  expect(rows.filter(({ table }) => table?.mode === 'woodenbot').length).toBeGreaterThan(1)
})

test('the program counts from these positions', () => {
  expectPinned('ironwood', rows, (row) => positionOf(row, 1))
})

test.each(rows)('$name: as many sequences of actions as ever', (row) => {
  expect(countsOf(row, row.counts.length, 1)).toEqual(row.counts)
})

test.each(rows)('$name: with any chance', (row) => {
  const depths = Math.min(row.counts.length, 5)
  expect(countsOf(row, depths, 2)).toEqual(row.counts.slice(0, depths))
})

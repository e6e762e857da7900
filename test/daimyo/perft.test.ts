import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createStreams } from '../../src/core'
import { type DaimyoSituation, daimyo, type Options, type State } from '../../src/daimyo'
import { perft, script } from '../../src/testing'
import { expectPinned } from '../pinned'

/** A position and how many sequences of 1, 2, 3 ... actions can be played from it. What chance would give changes nothing. */
interface Row {
  readonly name: string
  /** Where the position comes from. */
  readonly from: string
  readonly setup?: Omit<Options, 'seed'>
  readonly situation?: DaimyoSituation
  /** Played from there on. */
  readonly actions: readonly string[]
  readonly counts: readonly number[]
}

const rows: Row[] = JSON.parse(readFileSync('test/golden/perft/daimyo.json', 'utf8'))

function positionOf({ setup, situation, actions }: Row, seed: number): State {
  const start = setup ? daimyo.setup({ ...setup, seed: 1 }) : situation && daimyo.position(situation)
  if (!start) throw new Error('This row has no position.')
  return script(daimyo)({ ...start, random: createStreams(seed) }).play(...actions).state
}

const countsOf = (row: Row, depths: number, seed: number): number[] =>
  Array.from({ length: depths }, (_, index) => perft(daimyo, positionOf(row, seed), index + 1))

test('the positions are of many kinds', () => {
  const states = rows.map((row) => positionOf(row, 1))
  expect(new Set(states.map(({ agenda }) => agenda.at(-1)?.do)).size).toBeGreaterThan(9)
  expect(new Set(states.map(({ clans }) => clans.length)).size).toBe(4)
  expect(new Set(states.map(({ boards }) => boards)).size).toBe(2)
})

test('the program counts from these positions', () => {
  expectPinned('daimyo', rows, (row) => positionOf(row, 1))
})

test.each(rows)('$name: as many sequences of actions as ever', (row) => {
  expect(countsOf(row, row.counts.length, 1)).toEqual(row.counts)
})

test.each(rows)('$name: with any chance', (row) => {
  const depths = Math.min(row.counts.length, 3)
  expect(countsOf(row, depths, 2)).toEqual(row.counts.slice(0, depths))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobsOf } from '../../src/experiments/jobs'

const rows = [
  { name: 'long', games: 8 },
  { name: 'short', games: 2 },
  { name: 'middle', games: 4 },
]

test('a run that stops has about the same part of every row', () => {
  fc.assert(
    fc.property(fc.nat(14), (stopped) => {
      const played = jobsOf(rows, Number.MAX_SAFE_INTEGER).slice(0, stopped)
      for (const { name, games } of rows) {
        const numbers = played.flatMap(({ row, number }) => (row === name ? [number] : []))
        expect(numbers).toEqual([...numbers.keys()])
        // At most the game that is next is missing, or one is ahead.
        expect(Math.abs(numbers.length - (stopped * games) / 14)).toBeLessThan(2)
      }
    }),
  )
})

test('with a limit each row has so many games at most', () => {
  const jobs = jobsOf(rows, 3)
  expect(jobs.filter(({ row }) => row === 'long')).toHaveLength(3)
  expect(jobs.filter(({ row }) => row === 'short')).toHaveLength(2)
  expect(jobs.slice(0, 3).map(({ number }) => number)).toEqual([0, 0, 0])
})

import * as fc from 'fast-check'
import { test } from 'vitest'
import { games } from '../deep'
import { byGreed, tables } from './course'
import { followAll, inOneState, thousand } from './very-many'

test.each([2, 3, 4, 5, 6])(`${inOneState}: check finds nothing in very many random games of %i`, (players) => {
  followAll(fc.sample(tables(players), { numRuns: thousand / 5, seed: 97 + players }))
})

test.each([2, 3, 4, 5, 6])(`${inOneState}: nor in greedy games of %i`, (players) => {
  followAll(fc.sample(tables(players), { numRuns: games(10), seed: 197 + players }), byGreed)
})

import { test } from 'vitest'
import type { Options } from '../../src/root'
import { games } from '../deep'
import { byGreed } from './course'
import { everything } from './everything'
import { followAll, inOneState, thousand } from './very-many'

const draw = (count: number, from: number): Options[] =>
  Array.from({ length: count }, (_, index) => everything(from + index))

test(`${inOneState}: check finds nothing in very many random games with the draft, hirelings and landmarks`, () => {
  followAll(draw(thousand, 1_000_000))
})

test(`${inOneState}: nor in greedy games with them`, () => {
  followAll(draw(games(50), 2_000_000), byGreed)
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, root } from '../../../src/root'
import { rootEncoding } from '../../../src/root/encode'
import { games } from '../../deep'
import { drafts, walk } from './walk'

const { indexOf, actionAt, mask, bounds } = rootEncoding

describe('the list of all actions', () => {
  const all = Array.from({ length: bounds.actions }, (_, index) => actionAt(index))

  test('each has its own place, and there is nothing beyond', () => {
    expect(all.map(indexOf)).toEqual(all.map((_, index) => index))
    expect(() => actionAt(bounds.actions)).toThrow(RangeError)
  })

  test('each can be written and read again', () => {
    expect(all.map((action) => root.parse(root.format(action)))).toEqual(all)
  })

  test("actions of maps of one's own have none", () => {
    expect(() => indexOf({ type: 'slip', forest: 'x1' })).toThrow(/is not in the list of actions of root-2/)
  })
})

test('every legal action of every game is in the list, and the mask has these and no others', () => {
  const into = new Uint8Array(bounds.actions)
  const types = new Set<Action['type']>()
  fc.assert(
    fc.property(drafts, (options) => {
      walk(options, 1500, (state) => {
        const legal = root.legalActions(state)
        mask(legal, into)
        for (const action of legal) {
          types.add(action.type)
          const index = indexOf(action)
          if (into[index] !== 1) throw new Error(`${root.format(action)} is not in the mask.`)
          if (root.format(actionAt(index)) !== root.format(action))
            throw new Error(`${root.format(action)} is changed.`)
        }
        expect(into.reduce((sum, each) => sum + each, 0)).toBe(legal.length)
      })
    }),
    { numRuns: games(12, 24), seed: 1 },
  )
  // So many types that it is no small corner of the game.
  expect(types.size).toBeGreaterThan(50)
})

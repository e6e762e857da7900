import { fc } from '@fast-check/vitest'
import { takeFromTop, takeOut } from 'totemforge/toolkit'
import { describe, expect, test } from 'vitest'

describe('taking out', () => {
  test('takes the first that is equal', () => {
    const hand = ['a', 'b', 'a']
    takeOut(hand, 'a')
    expect(hand).toEqual(['b', 'a'])
  })

  test('of a missing item fails and leaves the list unchanged', () => {
    const hand = ['a', 'b']
    expect(() => takeOut(hand, 'c')).toThrow('c is not among 2 items, so it cannot be taken out.')
    expect(hand).toEqual(['a', 'b'])
  })
})

describe('drawing from the top, which is the end', () => {
  test('brings one card after another', () => {
    const pile = [1, 2, 3]
    expect(takeFromTop(pile, 2)).toEqual([3, 2])
    expect(pile).toEqual([1])
    expect(takeFromTop(pile, 2)).toEqual([1])
    expect(takeFromTop(pile, 2)).toEqual([])
  })

  test('refills an empty pile, and only an empty one', () => {
    const pile = [1, 2]
    const asked: number[] = []
    const refill = (): number[] => {
      asked.push(pile.length)
      return asked.length === 1 ? [8, 9] : []
    }
    expect(takeFromTop(pile, 2, refill)).toEqual([2, 1])
    expect(asked).toEqual([])
    expect(takeFromTop(pile, 3, refill)).toEqual([9, 8])
    expect(asked).toEqual([0, 0])
  })

  test('neither loses nor makes a card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.nat()), fc.nat(20), (pile, discard, count) => {
        const all = [...pile, ...discard].sort()
        const taken = takeFromTop(pile, count, () => discard.splice(0))
        expect(taken.length).toBe(Math.min(count, all.length))
        expect([...pile, ...discard, ...taken].sort()).toEqual(all)
      }),
    )
  })
})

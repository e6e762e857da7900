import { describe, expect, expectTypeOf, test } from 'vitest'
import { countedAs, disclosure, type Fates, fixed, hidden, open, ownerOnly } from '../../src/toolkit'

interface Side {
  score: number
  hand: string[]
  deck: string[]
  plan: string
  board: { readonly size: number }
  notes: Record<string, string[]>
}
interface SideView {
  score: number
  hand: string[] | null
  handSize: number
  deckSize: number
  board: { readonly size: number }
  notes: string[]
  rich: boolean
}
interface Seer {
  readonly viewer: string
  readonly isOwner: boolean
}

const show = disclosure<Side, SideView, Seer>()({
  score: open,
  hand: ownerOnly('handSize'),
  deck: countedAs('deckSize'),
  plan: hidden,
  board: fixed,
  notes: (notes, { viewer }) => notes[viewer] ?? [],
})({ rich: ({ score }) => score > 9 })

const side = (): Side => ({
  score: 4,
  hand: ['fox', 'bird'],
  deck: ['mouse', 'fox', 'fox'],
  plan: 'attack',
  board: { size: 3 },
  notes: { p1: ['fox'], p2: ['bird'] },
})

describe('a view is made part by part', () => {
  test('others see what is open, and how long a hidden list is', () => {
    expect(show(side(), { viewer: 'p2', isOwner: false })).toEqual({
      score: 4,
      hand: null,
      handSize: 2,
      deckSize: 3,
      board: { size: 3 },
      notes: ['bird'],
      rich: false,
    })
  })

  test('the owner sees its own list', () => {
    expect(show(side(), { viewer: 'p1', isOwner: true })).toMatchObject({ hand: ['fox', 'bird'], handSize: 2 })
  })

  test('lists are copies, and what is fixed is shared', () => {
    const whole = side()
    const shown = show(whole, { viewer: 'p1', isOwner: true })
    shown.hand?.push('mouse')
    expect(whole.hand).toEqual(['fox', 'bird'])
    expect(shown.board).toBe(whole.board)
  })

  test('a part that is missing is not shown, and its length neither', () => {
    const damaged = Object.assign(side(), { hand: undefined, deck: undefined })
    expect(Object.keys(show(damaged, { viewer: 'p1', isOwner: true }))).toEqual(['score', 'board', 'notes', 'rich'])
  })

  test('the fields of a view stand in the order of the fates, whatever the order of the parts', () => {
    const { score, ...others } = side()
    expect(Object.keys(show({ ...others, score }, { viewer: 'p1', isOwner: true }))).toEqual([
      'score',
      'hand',
      'handSize',
      'deckSize',
      'board',
      'notes',
      'rich',
    ])
  })

  test('a part that has no fate is not shown, even if it came from outside', () => {
    const shown = show(Object.assign(side(), { relics: [7] }), { viewer: 'p1', isOwner: true })
    expect(Object.keys(shown)).not.toContain('relics')
  })
})

describe('the compiler asks for a fate', () => {
  test('a part without a fate does not compile', () => {
    const fates = { score: open, hand: ownerOnly('handSize'), deck: countedAs('deckSize'), plan: hidden, board: fixed }
    // @ts-expect-error the notes have no fate
    expectTypeOf(fates).toExtend<Fates<Side, SideView, Seer>>()
  })

  test('what a view does not have cannot be open', () => {
    // @ts-expect-error a plan is in no view
    expectTypeOf({ plan: open }).toExtend<Pick<Fates<Side, SideView, Seer>, 'plan'>>()
  })

  test('a hand of which others see nothing cannot be open', () => {
    interface Shown {
      hand: null
    }
    // @ts-expect-error a list is not null
    expectTypeOf({ hand: open }).toExtend<Fates<{ hand: string[] }, Shown, Seer>>()
  })

  test('the other fields of a view need a function', () => {
    const fates = { hand: ownerOnly('handSize') }
    interface Shown {
      hand: string[] | null
      handSize: number
      last: string | null
    }
    // @ts-expect-error nothing makes the last card
    disclosure<{ hand: string[] }, Shown, Seer>()(fates)({})
  })
})

import { fc } from '@fast-check/vitest'
import { createRandom, type Random } from 'totemforge'
import { declarePiles, disclosure, hidden, open, type ShownPiles } from 'totemforge/toolkit'
import { describe, expect, expectTypeOf, test } from 'vitest'

type Seat = 'ash' | 'birch'
type Card = 'fox' | 'bird' | 'mouse'
interface State {
  hands: Record<Seat, Card[]>
  discard: Card[]
  deck: Card[]
  /** Ash has looked at the top of the deck, which is its end. */
  looked: boolean
  row: Card[]
  turn: Seat
}

const box: Card[] = ['fox', 'fox', 'fox', 'bird', 'bird', 'mouse']
const piles = declarePiles<State, Seat>()(box, {
  hands: 'owner',
  discard: 'everybody',
  deck: 'nobody',
  row: ({ looked }, { viewer, index }) => looked && viewer === 'ash' && index === 0,
})

const state = (): State => ({
  hands: { ash: ['fox'], birch: ['bird', 'fox'] },
  discard: ['mouse'],
  deck: ['fox'],
  row: ['bird'],
  looked: false,
  turn: 'ash',
})
const viewers = ['ash', 'birch', 'spectator'] as const
const cardsOf = ({ hands, discard, deck, row }: Omit<State, 'turn' | 'looked'>): Card[] =>
  [...hands.ash, ...hands.birch, ...discard, ...deck, ...row].sort()

/** A state with the cards of the box dealt at random, more or fewer to each pile. */
const anyState = fc
  .tuple(
    fc.shuffledSubarray(box, { minLength: box.length }),
    fc.array(fc.nat(box.length), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([cards, cuts, looked]): State => {
    const [first = 0, second = 0, third = 0, fourth = 0] = cuts.sort((one, other) => one - other)
    return {
      hands: { ash: cards.slice(0, first), birch: cards.slice(first, second) },
      discard: cards.slice(second, third),
      deck: cards.slice(third, fourth),
      row: cards.slice(fourth),
      looked,
      turn: 'ash',
    }
  })

describe('a view of declared piles', () => {
  test('shows one hand, counts the other, and counts what nobody sees', () => {
    expect(piles.view(state(), 'ash')).toEqual({
      hands: { ash: ['fox'], birch: [null, null] },
      discard: ['mouse'],
      deck: 1,
      row: [null],
    })
    expect(piles.view(state(), 'spectator').hands).toEqual({ ash: [null], birch: [null, null] })
  })

  test('shows single cards where a function says so', () => {
    expect(piles.view({ ...state(), looked: true }, 'ash').row).toEqual(['bird'])
    expect(piles.view({ ...state(), looked: true }, 'birch').row).toEqual([null])
  })

  test('is a part of a disclosure', () => {
    interface View extends ShownPiles<State, { hands: 'owner'; discard: 'everybody'; deck: 'nobody'; row: 'owner' }> {
      turn: Seat
    }
    const show = disclosure<State, View, { viewer: Seat | 'spectator'; isOwner: boolean }>()({
      ...piles.fates,
      looked: hidden,
      turn: open,
    })({})
    expect(show(state(), { viewer: 'birch', isOwner: false })).toEqual({ ...piles.view(state(), 'birch'), turn: 'ash' })
  })

  test('is a copy', () => {
    const from = state()
    piles.view(from, 'ash').discard.push('fox')
    piles.clone(from).hands.ash.push('fox')
    expect(from).toEqual(state())
    expect(piles.clone(from)).toEqual({ hands: from.hands, discard: from.discard, deck: from.deck, row: from.row })
  })
})

describe('what is dealt behind a view', () => {
  test('keeps the cards of the box, and what the viewer sees', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...viewers), fc.nat(), (from, viewer, seed) => {
        const seen = piles.view(from, viewer)
        const possible = { ...from, ...piles.determinize(seen, createRandom(seed)) }
        const redealt = { ...from, ...piles.clone(from) }
        piles.redeal(redealt, viewer, createRandom(seed))
        for (const each of [possible, redealt]) {
          expect(cardsOf(each)).toEqual(cardsOf(from))
          expect(piles.view(each, viewer)).toEqual(seen)
          expect(piles.check(each)).toEqual([])
        }
      }),
    )
  })

  const shareAlike: [string, (from: State, random: Random) => State][] = [
    ['determinize', (from, random) => ({ ...from, ...piles.determinize(piles.view(from, 'ash'), random) })],
    [
      'redeal',
      (from, random) => {
        const other = { ...from, ...piles.clone(from) }
        piles.redeal(other, 'ash', random)
        return other
      },
    ],
  ]
  test.each(shareAlike)('%s makes each deal equally likely', (_name, deal) => {
    // Ash does not see two foxes and two birds, which lie in four places: six deals.
    const counts = new Map<string, number>()
    const random = createRandom(1)
    const times = 3000
    for (let count = 0; count < times; count++) {
      const { hands, deck, row } = deal(state(), random)
      const key = [...hands.birch, ...deck, ...row].join(' ')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    const expected = times / 6
    const chiSquared = [...counts.values()].reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0)
    // Five degrees of freedom: fair deals exceed this once in a thousand times. The seed is fixed.
    expect(chiSquared).toBeLessThan(20.5)
  })

  test('does not depend on the order of keys', () => {
    const seen = piles.view(state(), 'spectator')
    const { ash, birch } = seen.hands
    const other = { row: seen.row, deck: seen.deck, discard: seen.discard, hands: { birch, ash } }
    expect(piles.determinize(other, createRandom(4))).toEqual(piles.determinize(seen, createRandom(4)))
  })

  test('can be weighted by hand', () => {
    const seen = piles.view(state(), 'ash')
    expect(piles.unseen(seen)).toEqual(['fox', 'fox', 'bird', 'bird'])
    const dealt = piles.deal(seen, ['bird', 'bird', 'fox', 'fox'])
    expect(dealt).toEqual({
      hands: { ash: ['fox'], birch: ['bird', 'bird'] },
      discard: ['mouse'],
      deck: ['fox'],
      row: ['fox'],
    })
  })

  test('fails with too many cards, with too few, and with a card from elsewhere', () => {
    const seen = piles.view(state(), 'ash')
    expect(() => piles.deal(seen, ['fox'])).toThrow('The view hides more than 1 cards.')
    expect(() => piles.deal(seen, box)).toThrow('The view hides 4 cards, and 6 were given.')
    expect(() => piles.unseen({ ...seen, discard: ['mouse', 'mouse'] })).toThrow('mouse is not among')
  })
})

describe('the check', () => {
  test('finds cards that are lost, doubled or from elsewhere', () => {
    const numbers = declarePiles<{ deck: number[] }, Seat>()([1, 2, 3], { deck: 'nobody' })
    expect(numbers.check({ deck: [3, 1, 2] })).toEqual([])
    expect(numbers.check({ deck: [1, 2, 2, 7] })).toEqual([
      'The piles hold 2 of 2, and the box holds 1.',
      'The piles hold 0 of 3, and the box holds 1.',
      'The piles hold 1 of 7, and the box holds 0.',
    ])
  })
})

describe('the compiler', () => {
  test('knows what a view shows of each pile', () => {
    expectTypeOf(piles.view(state(), 'ash')).toEqualTypeOf<{
      hands: Record<Seat, (Card | null)[]>
      discard: Card[]
      deck: number
      row: (Card | null)[]
    }>()
  })

  test('refuses piles that the state does not have, owners of a common pile, and a field that is not a pile', () => {
    const declare = declarePiles<State, Seat>()
    // @ts-expect-error there are no relics
    declare(box, { relics: 'nobody' })
    // @ts-expect-error the deck belongs to nobody
    declare(box, { deck: 'owner' })
    // @ts-expect-error a turn is no pile
    declare(box, { turn: 'everybody' })
  })
})

import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../../../src/core'
import { type Action, type Event, ironwood, ironwoodCards, type Seat, type State } from '../../../src/ironwood/rules'
import { opponentOf } from '../../../src/ironwood/rules/vocabulary'
import { games } from '../../deep'
import { randomCards } from './random-cards'
import { after, table, untilTurn } from './support'

const knownBy = (state: State, viewer: Seat | 'spectator', seat: Seat): string[] => {
  const { hand, seen } = ironwood.view(state, viewer).sides[seat].known
  return [...hand, ...seen].sort()
}

const bold = (state: State, random: Random): Action => {
  const legal = ironwood.legalActions(state)
  const some = legal.filter(({ type }) => type !== 'forfeit' && type !== 'rest')
  return random.pick(some.length > 0 && random.integer(1, 6) > 1 ? some : legal)
}

/** A viewer with a perfect memory, who learns only from the events of one seat's special cards. */
function rememberer(
  viewer: Seat | 'spectator',
  seat: Seat,
  isSpecial: (card: string) => boolean,
  all: readonly string[],
) {
  const hidden = new Set(all)
  const inHand = new Set<string>()
  const discard = new Set<string>()
  let deck = all.length
  let before = ''
  const lies = (card: string, pile?: Set<string>): void => {
    if (!isSpecial(card)) return
    hidden.delete(card)
    inHand.delete(card)
    pile?.add(card)
  }
  const count = (): void => {
    if (deck === 0) for (const card of hidden) inHand.add(card)
  }
  const told: { [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => void } = {
    played: ({ card }) => lies(card),
    burned: ({ card }) => lies(card, discard),
    discarded: ({ card }) => lies(card, discard),
    'wager-left'({ card, to }) {
      if (to !== 'hand') lies(card, to === 'discard' ? discard : undefined)
      else if (isSpecial(card)) inHand.add(card)
    },
    shown: ({ cards }) => {
      for (const card of cards ?? []) if (isSpecial(card)) inHand.add(card)
    },
    'gave-back': () => void deck++,
    shuffled() {
      if (before === 'gave-back') return
      for (const card of hidden) inHand.add(card)
      for (const card of discard) hidden.add(card)
      deck += discard.size
      discard.clear()
    },
    drew({ count: drawn }) {
      deck -= drawn
      count()
    },
  }
  return {
    inHand,
    hear(event: Event): void {
      const seen = ironwood.redact(event, viewer)
      if (!seen) return
      const of = 'seat' in seen ? seen.seat : seen.type === 'shuffled' ? seen.deck : null
      if (of !== seat) return
      ;(told[seen.type] as ((event: Event) => void) | undefined)?.(seen)
      before = seen.type
    },
  }
}

test('IW-INFO-05: of the action cards a view knows what somebody knows who forgets nothing', () => {
  let known = 0
  for (let seed = 0; seed < games(20, 40); seed++) {
    const random = createRandom(seed, 'memory')
    const cards = seed % 2 === 0 ? { cards: randomCards(random) } : {}
    const state = ironwood.setup({ mode: 'duel', seed, ...cards })
    const set = Object.values(state.cards ?? ironwoodCards)
    const isSpecial = (id: string): boolean => set.some((card) => card.id === id && card.kind === 'special')
    const memories = (['woodwalkers', 'ironclad'] as const).flatMap((seat) =>
      ([opponentOf(seat), 'spectator'] as const).map((viewer) => {
        const all = set.filter((card) => card.faction === seat && card.kind === 'special').map(({ id }) => id)
        return { viewer, seat, memory: rememberer(viewer, seat, isSpecial, all) }
      }),
    )
    for (let count = 0; count < 700 && !state.result; count++) {
      ironwood.step(state, bold(state, random), (event) => {
        for (const { memory } of memories) memory.hear(event)
      })
      for (const { viewer, seat, memory } of memories) {
        known += memory.inHand.size
        expect(knownBy(state, viewer, seat), `game ${seed}, action ${count}, ${viewer} of ${seat}`).toEqual(
          [...memory.inHand].sort(),
        )
      }
    }
  }
  expect(known).toBeGreaterThan(1000)
})

describe('IW-INFO-05: where an action card goes after it was seen', () => {
  const fight = { forests: { F7: 3 }, mountains: { auria: 2 } }

  test('a wagered card that comes back is known to everybody, until it is played', () => {
    const start = table({ ...fight, hands: { woodwalkers: ['WW21', 'WW16'] } })
    const wagered = after(start, 'play WW21', 'forfeit', 'attack F7 auria', 'wager WW16')
    expect(knownBy(wagered, 'ironclad', 'woodwalkers')).toEqual([])
    let state = after(wagered, 'wager nothing')
    while (state.battle) state = after(state, ironwood.format(ironwood.legalActions(state)[0] ?? { type: 'forfeit' }))
    for (const viewer of ['ironclad', 'spectator'] as const)
      expect(knownBy(state, viewer, 'woodwalkers')).toEqual(['WW16'])
    const held = untilTurn(state, 'woodwalkers')
    expect(knownBy(held, 'ironclad', 'woodwalkers')).toEqual(['WW16'])
    expect(knownBy(after(held, 'play WW16'), 'ironclad', 'woodwalkers')).toEqual([])
  })

  test('a known card that is wagered face down counts as known, and nobody can tell that it is the wager', () => {
    const hands = { woodwalkers: ['WW17', 'WW16'], ironclad: ['IC31', 'IC20'] }
    const looked = after(table({ ...fight, hands }), 'play WW17', 'forfeit', 'look', 'forfeit', 'draw-visions 0')
    const fought = after(looked, 'play IC01', 'option 3', 'attack auria F7')
    const wagers = ['wager IC31', 'wager IC20', 'wager IC02'].map((wager) => after(fought, wager))
    for (const state of wagers) expect(knownBy(state, 'woodwalkers', 'ironclad')).toEqual(['IC20', 'IC31'])
    const [first, ...others] = wagers.map((state) => JSON.stringify(ironwood.view(state, 'woodwalkers')))
    for (const other of others) expect(other).toBe(first)
  })

  test('a hand that was looked into is known to the one who looked, card by card, and to nobody else', () => {
    const hands = { woodwalkers: ['WW17'], ironclad: ['IC31', 'IC20', 'IC22'] }
    const struck = after(table({ hands }), 'play WW17', 'forfeit', 'look', 'discard IC31', 'draw-visions 0')
    expect(knownBy(struck, 'woodwalkers', 'ironclad')).toEqual(['IC20', 'IC22'])
    expect(knownBy(struck, 'spectator', 'ironclad')).toEqual([])
    expect(knownBy(after(struck, 'play IC22', 'draw 1'), 'woodwalkers', 'ironclad')).toEqual(['IC20'])
  })

  test('with an empty deck the hand is what is left; a new deck is shuffled of what lay open', () => {
    const state = ironwood.clone(
      table({ hands: { woodwalkers: ['WW12'] }, discards: { woodwalkers: ['WW20', 'WW21'] } }),
    )
    state.sides.woodwalkers.deck = ['WW09']
    const drawn = after(state, 'play WW12', 'draw 2')
    expect(knownBy(drawn, 'ironclad', 'woodwalkers')).toEqual(['WW09'])
    for (let seed = 0; seed < 10; seed++) {
      const world = ironwood.determinize(ironwood.view(drawn, 'ironclad'), createRandom(seed))
      expect(world.sides.woodwalkers.hand).toContain('WW09')
    }
  })

  test("IW-SETUP-08: in beginner's order everybody knows what was drawn; of 4 cards 2 of which went back, that 2 are there", () => {
    const start = ironwood.setup({ mode: 'duel', seed: 3, beginnerDecks: true })
    expect(knownBy(after(start, 'opening 2'), 'ironclad', 'woodwalkers')).toEqual(['WW04', 'WW05'])
    const four = after(start, 'opening 4')
    expect(knownBy(four, 'ironclad', 'woodwalkers')).toEqual(['WW04', 'WW05', 'WW06', 'WW07'])
    const back = after(four, 'give-back WW05', 'give-back WW06', 'opening 2')
    const { known, order } = ironwood.view(back, 'ironclad').sides.woodwalkers
    expect([known.hand, known.mixed]).toEqual([[], ['WW04', 'WW05', 'WW06', 'WW07']])
    expect(order.slice(0, 4)).toEqual([null, null, 'WW08', 'WW09'])
    expect(ironwood.view(back, 'woodwalkers').sides.woodwalkers.order.slice(0, 3)).toEqual(['WW05', 'WW06', 'WW08'])
    const hands = Array.from({ length: 60 }, (_, seed) => {
      const { hand, deck } = ironwood.determinize(ironwood.view(back, 'ironclad'), createRandom(seed)).sides.woodwalkers
      expect(deck).toEqual([...deck].sort().reverse())
      return hand.slice(3).sort().join()
    })
    expect(new Set(hands).size).toBe(6)
    // Once all four are drawn they are known again.
    const drawn = after(back, 'rest', 'rest', 'rest')
    expect(knownBy(drawn, 'ironclad', 'woodwalkers')).toEqual(['WW04', 'WW05', 'WW06', 'WW07'])
  })

  const keeping = (...kept: string[]): State => {
    const four = after(ironwood.setup({ mode: 'duel', seed: 3, beginnerDecks: true }), 'opening 4')
    const back = ['WW04', 'WW05', 'WW06', 'WW07'].filter((card) => !kept.includes(card))
    return after(four, ...back.map((card) => `give-back ${card}`), 'opening 2')
  }

  test("IW-SETUP-08, IW-INFO-05: in beginner's order the lower of the 2 that went back is drawn first, so the lowest of the 4 is in the hand", () => {
    const drawn = after(keeping('WW04', 'WW07'), 'rest', 'rest')
    const { known, order } = ironwood.view(drawn, 'ironclad').sides.woodwalkers
    expect([known.hand, known.mixed, order.slice(0, 2)]).toEqual([['WW04'], ['WW05', 'WW06', 'WW07'], [null, 'WW08']])
    // How often each of the 4 is dealt on top of the deck.
    const tops = (state: State, whole: number): number[] => {
      const dealt = Array.from({ length: 600 }, (_, seed) =>
        ironwood.determinize(ironwood.view(state, 'ironclad'), createRandom(seed)).sides.woodwalkers.deck.at(-1),
      )
      return ['WW04', 'WW05', 'WW06', 'WW07'].map((card) =>
        Math.round((whole * dealt.filter((top) => top === card).length) / dealt.length),
      )
    }
    // Of the 6 pairs that may have gone back WW05 is the higher one in 1, WW06 in 2 and WW07 in 3.
    expect(tops(drawn, 6)).toEqual([0, 1, 2, 3])
    // As long as only one has gone back it may be any.
    const four = ironwood.setup({ mode: 'duel', seed: 3, beginnerDecks: true })
    for (const text of ['opening 4', 'give-back WW05']) ironwood.step(four, ironwood.parse(text))
    expect(tops(four, 4)).toEqual([1, 1, 1, 1])
  })

  test("IW-SETUP-08, IW-INFO-05: in beginner's order the 2 that went back are known once the other 2 have been played", () => {
    const one = after(keeping('WW04', 'WW07'), 'play WW04', 'forfeit', 'rest')
    expect(ironwood.view(one, 'ironclad').sides.woodwalkers.order.slice(0, 3)).toEqual([null, null, 'WW08'])
    const both = ironwood.view(after(one, 'play WW07'), 'ironclad').sides.woodwalkers
    expect([both.known.mixed, both.order.slice(0, 3)]).toEqual([[], ['WW05', 'WW06', 'WW08']])
  })

  test('cards given back into a deck that is shuffled are known to nobody else', () => {
    const back = after(ironwood.setup({ mode: 'duel', seed: 3 }), 'opening 4')
    const [first = ''] = ironwood.legalActions(back).map(ironwood.format)
    expect(knownBy(after(back, first), 'ironclad', 'woodwalkers')).toEqual([])
  })
})

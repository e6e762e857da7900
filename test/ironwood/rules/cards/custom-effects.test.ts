import { type Card, ironwood, type Situation, type Step } from 'totemforge/ironwood'
import { describe, expect, test } from 'vitest'
import { runOn } from '../../../../src/ironwood/rules/agenda'
import { playOn } from '../../../../src/ironwood/rules/play'
import type { State } from '../../../../src/ironwood/rules/state'
import { fought } from '../battle'
import { changed } from '../custom-cards'
import { after, events, legal, table } from '../support'

const start = (cards: Record<string, Partial<Card>>, situation: Situation): State =>
  ironwood.position({ ...situation, cards: changed(cards) })
const gain: Step = { do: 'gain', count: 1 }
const mark: Step = { do: 'mark', at: 'mountain', stops: 'leaving', until: 'round' }

test('CI-IC35: beside a base card without steps there is no before and no after', () => {
  const without = start({ WW01: { steps: [] } }, { woodwalkers: { ongoing: { WW24: 1 } } })
  expect(legal(after(start({}, { woodwalkers: { ongoing: { WW24: 1 } } }), 'play WW01'))).toContain('when before')
  expect(legal(after(without, 'play WW01'))).not.toContain('when before')
})

test('CI-16: a marker placed because a card is burned belongs to that card', () => {
  const burns: Partial<Card> = { steps: [{ do: 'pay', cost: { burn: 'special' }, steps: [gain] }] }
  const state = start(
    { WW16: burns, WW33: { whenBurned: [mark] } },
    { forests: { F5: 1 }, woodwalkers: { hand: ['WW16', 'WW33'] } },
  )
  expect(after(state, 'play WW16', 'burn WW33', 'mark auria').marks).toMatchObject([{ card: 'WW33', at: 2 }])
})

describe('IW-ROUND-05: the owner orders the markers that go where the order makes a difference', () => {
  /** Whether the Woodwalkers are asked which of their cards loses its marker first. */
  function isAsked(whenExhausted: Step[], ongoing: Record<string, number>, more: Partial<Card> = {}): boolean {
    const cards = { WW18: { whenExhausted }, WW19: more }
    const state = ironwood.clone(start(cards, { forests: { F5: 1 }, woodwalkers: { ongoing } }))
    state.agenda = [{ do: 'marker-step', seat: 'woodwalkers' }]
    runOn(playOn(state))
    return legal(state).includes('unmark WW18')
  }
  const both = { WW18: 1, WW19: 1 }
  const more: Step = { do: 'add-marker' }
  const recruit: Step = { do: 'recruit', unit: 'fighter', at: 'outer', count: 1 }

  test.each<[string, Step[]]>([
    ['puts a marker on a card', [more]],
    ['does so after something else', [gain, more]],
    ['takes markers off cards', [{ do: 'take-markers', count: 'all' }]],
    ['marks a place', [mark]],
    ['does so by an option', [{ do: 'resolve', count: 1, options: [[gain], [more]] }]],
    ['does so for a cost', [{ do: 'pay', cost: { spend: 1 }, steps: [more] }]],
    ['does so after a victory', [{ do: 'attack' }, { do: 'victory', steps: [more] }]],
  ])('asked, though the other card stays, if an effect %s', (_, steps) => {
    expect(isAsked(steps, { WW18: 1, WW19: 2 })).toBe(true)
  })

  test('asked if two cards with effects leave', () => {
    expect(isAsked([gain], both, { whenExhausted: [gain] })).toBe(true)
  })

  test('asked if a card leaves that may work until then', () => {
    expect(isAsked([recruit], both)).toBe(true)
    expect(isAsked([gain, recruit], both)).toBe(true)
  })

  test('not asked if an effect brings crystals that no other card changes', () => {
    expect(isAsked([gain], both)).toBe(false)
  })

  test('not asked if the other card stays and has nothing to do with it', () => {
    expect(isAsked([recruit], { WW18: 1, WW19: 2 })).toBe(false)
  })

  test('not asked if the card with the effect stays', () => {
    expect(isAsked([recruit, more], { WW18: 2, WW19: 1 })).toBe(false)
    expect(isAsked([recruit, more], { WW18: 2, WW19: 1, WW20: 1 })).toBe(false)
  })

  test('not asked for a single card', () => {
    expect(isAsked([more, recruit], { WW18: 1 })).toBe(false)
  })
})

describe('IW-ROUND-16: a card that loses its last marker leaves its slot used', () => {
  const state = start(
    {},
    {
      turn: 'ironclad',
      turns: 3,
      woodwalkers: { ongoing: { WW18: 1 }, played: ['WW01', 'WW18'] },
      ironclad: { hand: ['IC36'] },
    },
  )
  const left = after(state, 'play IC36', 'unmark WW18')

  test('the other slots stay as they are', () => {
    expect(left.sides.woodwalkers.slots).toEqual([{ card: 'WW01' }, 'used'])
    expect(left.sides.woodwalkers.discard).toEqual(['WW18'])
  })

  test('IW-ROUND-11: the base card beside it comes back at the end of the round, the discarded one does not leave twice', () => {
    const next = after(left, 'rest', 'rest')
    expect(next.sides.woodwalkers.hand).toContain('WW01')
    const { hand, deck, discard } = next.sides.woodwalkers
    expect([...hand, ...deck, ...discard].filter((card) => card === 'WW18')).toHaveLength(1)
  })
})

describe('IW-ROUND-06: an event tells what leaves the map, and from where', () => {
  const marks = (cards: { card: string; seat: 'woodwalkers' | 'ironclad'; at: number }[]): State => {
    const state = table({ turn: 'ironclad', turns: 5 })
    for (const { card, seat, at } of cards)
      state.marks.push({
        ...{ card, seat, at, stops: 'leaving', until: 'round', over: false },
        kind: seat === 'woodwalkers' ? 'mountain' : 'forest',
      })
    return state
  }
  const told = (state: State): unknown[] => events(state, 'rest').filter(({ type }) => type === 'mark-removed')

  test('each seat takes its own off: mountains of the Woodwalkers, forests of the Ironclad', () => {
    const state = marks([
      { card: 'WW16', seat: 'woodwalkers', at: 2 },
      { card: 'IC16', seat: 'ironclad', at: 4 },
    ])
    expect(told(state)).toEqual([
      { type: 'mark-removed', seat: 'woodwalkers', card: 'WW16', at: 'auria' },
      { type: 'mark-removed', seat: 'ironclad', card: 'IC16', at: 'F5' },
    ])
    expect(after(state, 'rest').marks).toEqual([])
  })
})

describe('IW-COMBAT-07: a single Fighter that is left has won against nobody', () => {
  const one: Situation = { forests: { F3: 1 }, woodwalkers: { hand: ['WW16'] } }
  const values = { damage: 5, defense: 9, dominance: 0 }
  const state = start(
    { WW16: { values } },
    {
      ...one,
      mountains: { auria: 1 },
      drill: { at: 'auria', step: 1, cargo: 2 },
    },
  )
  const actions = ['play WW02', 'forfeit', 'attack F3 auria', 'wager WW16', 'wager nothing']

  test('without a comparison of dominance', () => {
    expect(fought(state, actions)).toMatchObject({ winner: 'woodwalkers', dominance: null })
  })

  test('IW-COMBAT-12: it takes a crystal of the cargo', () => {
    expect(legal(after(state, ...actions))).toEqual(['salvage', 'forfeit'])
  })

  test('against a single unit that is left the dominance is compared', () => {
    const weak = start({ WW16: { values: { ...values, damage: 1 } } }, { ...one, mountains: { auria: 2 } })
    expect(fought(weak, actions)).toMatchObject({ dominance: { woodwalkers: 1, ironclad: 1 }, winner: 'woodwalkers' })
  })
})

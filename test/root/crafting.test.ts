import { expect, test } from 'vitest'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const craft = { do: 'craft-step', seat: 'p1' } as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const

test('ROOT-4.1a, ROOT-DP-14: cards are crafted from the hand, in the step for it; ambush and dominance cards never', () => {
  const p1 = {
    pieces: [
      ['workshop', 6],
      ['workshop', 8],
    ],
    hand: ['anvil', 'ambush-fox', 'dominance-fox'],
  } as const
  const start = table({ factions: ['marquise', 'eyrie', 'alliance'], sides: { p1 }, tasks: [craft, actions] })
  expect(start.legal).toEqual(['craft anvil', 'done'])
  const acting = start.play('done')
  expect(acting.legal.filter((each) => each.startsWith('craft'))).toEqual([])
  expect(acting.refusal('craft anvil')).toMatchObject({ code: 'craft-over' })
})

test('ROOT-4.1.1b, ROOT-4.1.1c, ROOT-DP-15: a piece has the suit of its clearing, and is activated once in a turn', () => {
  const p1 = {
    pieces: [
      ['workshop', 5],
      ['workshop', 7],
    ],
    hand: ['travel-gear-fox', 'travel-gear-mouse', 'root-tea-fox', 'anvil'],
  } as const
  const start = table({ factions: pair, sides: { p1 }, tasks: [craft] })
  expect(start.legal).toEqual(['craft root-tea-fox', 'craft travel-gear-fox', 'craft travel-gear-mouse', 'done'])
  const once = start.play('craft travel-gear-fox')
  expect(once.legal).toEqual(['craft root-tea-fox', 'done'])
  expect(once.play('craft root-tea-fox').legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-4.1.1d: a question mark is paid by a piece of any suit', () => {
  for (const at of [5, 6, 7]) {
    const p1 = { pieces: [['workshop', at]], hand: ['saboteurs'] } as const
    const done = table({ factions: pair, deck: 'exiles', sides: { p1 }, tasks: [craft] }).play('craft saboteurs')
    expect([done.state.sides.p1?.crafted, done.state.turn.activated[at]]).toEqual([['saboteurs'], 1])
  }
})

test('ROOT-4.1.1e: of pieces of one suit the one in the clearing with the lowest number is activated', () => {
  const p1 = {
    pieces: [
      ['workshop', 8],
      ['workshop', 6],
    ],
    hand: ['anvil', 'sword'],
  } as const
  const done = table({ factions: pair, sides: { p1 }, tasks: [craft] }).play('craft anvil')
  expect([done.state.turn.activated[6], done.state.turn.activated[8]]).toEqual([1, 0])
})

test('ROOT-4.1.1f: a piece that is removed frees no activation; one that is placed later may be activated', () => {
  const p1 = {
    pieces: [
      ['workshop', 5],
      ['workshop', 10],
    ],
    hand: ['travel-gear-fox', 'travel-gear-mouse', 'birdy-bindle'],
  } as const
  const start = table({ factions: pair, sides: { p1 }, tasks: [craft] })
  const once = start.play('craft travel-gear-fox')
  const workshops = once.state.sides.p1?.pieces.workshop
  if (!workshops) throw new Error('She has no workshops.')
  workshops[10] = 0
  expect(once.legal).toEqual(['done'])
  workshops[5] = 2
  expect(once.legal).toEqual(['craft travel-gear-mouse', 'done'])
})

test('ROOT-4.1.2a, ROOT-CARD-01: an immediate effect is resolved, then the card is discarded', () => {
  const sides = {
    p1: { pieces: [['workshop', 8, 3]], hand: ['favor-of-the-foxes'] },
    p2: { pieces: [['warrior', 6]], hand: ['anvil'] },
    p3: { pawn: 12, items: ['boot', 'torch', 'sword', 'tea'] },
  } as const
  const start = table({ factions: ['marquise', 'eyrie', 'vagabond'], sides, tasks: [craft] })
  const asked = start.play('craft favor-of-the-foxes')
  expect([on(asked, 'p2', 'warrior', 6), asked.seat, asked.state.discard]).toEqual([0, 'p3', []])
  expect(asked.play('damage boot up', 'damage sword up', 'damage tea up').state.discard).toEqual(['favor-of-the-foxes'])
})

test('ROOT-4.1.2d, ROOT-CARD-31: pay, take the item, score, what crafting sets off, and only then discard', () => {
  const sides = {
    p1: { pieces: [['workshop', 8]], hand: ['anvil'] },
    p2: { crafted: ['murine-broker'] },
  } as const
  const done = table({ factions: pair, deck: 'exiles', sides, tasks: [craft] }).play('craft anvil')
  const order = done.events.map(({ type }) => type)
  expect(order).toEqual(['crafted', 'scored', 'drew', 'discarded'])
  expect([done.state.supply[3], done.state.sides.p1?.items[3], points(done, 'p1'), hand(done, 'p2').length]).toEqual([
    0, 1, 2, 1,
  ])
})

test('ROOT-4.1.2b: the Vagabond keeps a crafted item with its own', () => {
  const sides = { p1: { pawn: 8, items: ['hammer'], hand: ['anvil'] } } as const
  const done = table({ factions: ['vagabond', 'eyrie'], sides, tasks: [{ do: 'vagabond-daylight', seat: 'p1' }] }).play(
    'craft anvil',
  )
  expect(done.state.sides.p1?.board).toMatchObject({
    ready: [0, 0, 0, 1, 0, 0, 0, 0],
    exhausted: [0, 0, 0, 1, 0, 0, 0, 0],
  })
  expect(points(done, 'p1')).toBe(2)
})

test('ROOT-4.1.3a, ROOT-4.1.3b, ROOT-G.1.3, ROOT-G.1.26: a persistent effect works from then on, and using it is optional', () => {
  const sides = {
    p1: { pieces: [['workshop', 7]], hand: ['codebreakers'] },
    p2: { hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [craft] })
  const crafted = start.play('craft codebreakers')
  expect([crafted.state.sides.p1?.crafted, crafted.state.discard, hand(crafted, 'p1')]).toEqual([
    ['codebreakers'],
    [],
    [],
  ])
  expect(crafted.legal).toEqual(['use codebreakers', 'done'])
})

test('ROOT-4.1.4: an effect that lies in the play area already is not crafted again', () => {
  const sides = {
    p1: { pieces: [['workshop', 7, 2]], crafted: ['codebreakers'], hand: ['codebreakers', 'root-tea-fox'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [craft] })
  expect(start.legal).toEqual(['craft root-tea-fox', 'done'])
})

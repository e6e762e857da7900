import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const trio = ['marquise', 'eyrie', 'alliance'] as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const

test('ROOT-ENG-01: seats are places in turn order; which faction plays there is state', () => {
  const state = root.setup({ seed: 3, factions: ['vagabond', 'eyrie', 'vagabond2'] })
  expect(root.players(state)).toEqual(['p1', 'p2', 'p3'])
  expect(state.seats.map((seat) => state.sides[seat]?.board.faction)).toEqual(['vagabond', 'eyrie', 'vagabond2'])
})

test('ROOT-ENG-03: at any moment one seat decides, and to nobody else is anything legal', () => {
  const start = table({
    factions: trio,
    sides: { p1: { pieces: [['warrior', 5]], hand: ['anvil'] } },
    tasks: [actions],
  })
  expect(start.seat).toBe('p1')
  const march = root.parse('act march')
  expect(root.tryApply(start.state, march, 'p2')).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } })
  expect(root.tryApply(start.state, march, 'p1')).toMatchObject({ ok: true })
})

test('ROOT-ENG-06: only what can be brought to its end is offered: no origin without a way, no act without a target', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 9],
        ['warrior', 5],
        ['sawmill', 8],
      ],
      hand: ['sword'],
    },
    p2: { pieces: [1, 4, 9, 12].map((at) => ['warrior', at, 2] as const) },
  } as const
  const start = table({ factions: pair, sides, tasks: [actions] })
  // No fox card for the sawmill in a fox clearing, and no recruiter.
  for (const act of ['overwork', 'recruit']) expect(start.legal).not.toContain(`act ${act}`)
  expect(start.play('act march').legal).toEqual(['move-to 1', 'move-to 2'])
})

test('ROOT-ENG-06a: what would change nothing but its cost is not offered', () => {
  const sides = { p1: { crafted: ['tax-collector'], pieces: [['warrior', 9]], hand: ['anvil'] } } as const
  const start = table({ factions: pair, sides, tasks: [actions] })
  expect(start.legal).toContain('use tax-collector')
  start.state.deck = []
  expect(start.legal).not.toContain('use tax-collector')
  const all = {
    p1: {
      pieces: [
        ['recruiter', 9],
        ['warrior', 9, 25],
      ],
      hand: ['anvil'],
    },
  } as const
  expect(table({ factions: pair, sides: all, tasks: [actions] }).legal).not.toContain('act recruit')
})

test('ROOT-ENG-07: a question without a choice is not asked, unless it is about cards that others cannot see', () => {
  const sides = {
    p1: { pieces: [['warrior', 9]], hand: ['anvil'] },
    p2: { pieces: [['warrior', 12]], hand: ['sword'] },
  } as const
  const moved = table({ factions: pair, sides, tasks: [actions] }).play('act march', 'move-to 12')
  expect(on(moved, 'p1', 'warrior', 12)).toBe(1)
  const asked = moved.play('act battle')
  expect([asked.seat, asked.legal]).toEqual(['p2', ['ambush nothing']])
})

test('ROOT-ENG-08: copies of one card are one option', () => {
  const sides = {
    p1: { crafted: ['swap-meet'], hand: ['saboteurs', 'saboteurs', 'sword'] },
    p2: { hand: ['saboteurs'] },
  } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong' } as const
  const start = table({ factions: pair, deck: 'exiles', sides, phase: 'birdsong', tasks: [window] })
  expect(start.play('use swap-meet').legal).toEqual(['give sword', 'give saboteurs'])
})

test('ROOT-ENG-09: nobody resigns, and there is no draw', () => {
  for (const words of ['resign', 'surrender', 'draw', 'offer-draw']) expect(() => root.parse(words)).toThrow()
})

test('ROOT-ENG-22, ROOT-INT-13: whose order cannot matter is not asked; it goes by the number of the clearing', () => {
  const sides = {
    p1: {
      pieces: [
        ['roost', 2],
        ['roost', 7],
        ['roost', 9],
      ],
      hand: ['favor-of-the-mice'],
    },
    p2: {
      pieces: [
        ['warrior', 11],
        ['warrior', 9, 2],
        ['keep', 1],
      ],
      hand: ['sword', 'anvil'],
    },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [{ do: 'craft-step', seat: 'p1' }] })
  const first = start.play('craft favor-of-the-mice')
  expect([first.seat, first.legal]).toEqual(['p2', ['save sword', 'save nothing']])
  const second = first.play('save sword')
  expect([on(second, 'p2', 'warrior', 1), second.legal]).toEqual([2, ['save nothing']])
})

test('ROOT-ENG-24: costs are paid before effects, and nothing is refunded', () => {
  const sides = { p1: { pieces: [['sawmill', 8]], hand: ['anvil'] } } as const
  const wooded = table({ factions: pair, sides, tasks: [actions] }).play('act overwork', 'spend anvil')
  expect(wooded.events.map(({ type }) => type)).toEqual(['discarded', 'placed'])
  const orders = { p1: { crafted: ['false-orders'] }, p2: { pieces: [['warrior', 6, 2]] } } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong' } as const
  const ordering = table({
    factions: ['eyrie', 'marquise'],
    deck: 'exiles',
    sides: orders,
    phase: 'birdsong',
    tasks: [window],
  }).play('use false-orders')
  expect([ordering.state.discard, ordering.legal]).toEqual([['false-orders'], ['move-to 2', 'move-to 3', 'move-to 11']])
})

test('ROOT-ENG-25: chance is drawn for each purpose by itself', () => {
  const sides = { p1: { pieces: [['warrior', 8]] }, p2: { pieces: [['warrior', 8]], hand: ['anvil'] } } as const
  const start = table({ factions: pair, sides, tasks: [battle] })
  const before = { ...start.state.random.streams }
  const { dice: _, ...others } = start.play('ambush nothing').state.random.streams
  for (const [purpose, count] of Object.entries(others)) expect(before).toMatchObject({ [purpose]: count })
  expect(start.play('ambush nothing').state.random.streams.dice).not.toEqual(before.dice)
})

test('ROOT-ENG-26, ROOT-DP-54: a card at random: its owner and its taker know it, others that a card changed hands', () => {
  const sides = {
    p1: { crafted: ['stand-and-deliver'] },
    p2: { hand: ['anvil', 'sword'] },
    p3: { hand: ['bake-sale'] },
  } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong' } as const
  const start = table({ factions: trio, sides, phase: 'birdsong', tasks: [window] })
  const asked = start.play('use stand-and-deliver')
  expect(asked.legal).toEqual(['choose-player p2', 'choose-player p3'])
  const taken = asked.chance({ hands: ['sword'] }).play('choose-player p2')
  expect([hand(taken, 'p1'), hand(taken, 'p2'), points(taken, 'p2')]).toEqual([['sword'], ['anvil'], 1])
  const gave = taken.events.find(({ type }) => type === 'gave')
  if (!gave) throw new Error('No card was given.')
  expect(root.redact(gave, 'p1')).toMatchObject({ card: 'sword' })
  expect(root.redact(gave, 'p3')).toMatchObject({ seat: 'p2', to: 'p1', card: null })
})

test('ROOT-DP-55: a card to give is chosen from the whole hand', () => {
  const sides = { p1: { crafted: ['swap-meet'], hand: ['sword'] }, p2: { hand: ['anvil'] } } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong' } as const
  const asked = table({ factions: pair, deck: 'exiles', sides, phase: 'birdsong', tasks: [window] }).play(
    'use swap-meet',
  )
  expect(asked.legal).toEqual(['give anvil', 'give sword'])
  expect(hand(asked.play('give anvil'), 'p2')).toEqual(['anvil'])
})

test('ROOT-DP-12: a closed path to open, then the card to spend', () => {
  const sides = { p1: { pieces: [['warrior', 5]], hand: ['anvil', 'sword'] } } as const
  const start = table({ factions: pair, map: 'mountain', sides, tasks: [actions] })
  expect(start.legal.filter((each) => each.startsWith('open-path'))).toEqual(['open-path 2 5', 'open-path 5 9'])
  const opened = start.play('open-path 5 9', 'spend sword')
  expect([opened.state.closed, points(opened, 'p1'), opened.legal.includes('open-path 2 5')]).toEqual([
    [0, 1, 3, 4, 5],
    1,
    false,
  ])
})

test('ROOT-ENG-28: at most six seats, twelve clearings, a score below 100, and lists of at most sixty actions', () => {
  let longest = 0
  for (const seed of [1, 2]) {
    const state = root.setup({ seed, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] })
    const random = createRandom(seed, 'longest list')
    while (!state.result) {
      const legal = root.legalActions(state)
      longest = Math.max(longest, legal.length)
      root.step(state, random.pick(legal))
    }
    for (const seat of state.seats) expect(state.sides[seat]?.score).toBeLessThan(100)
  }
  expect(longest).toBeLessThanOrEqual(60)
  expect(root.seats).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
})

test('ROOT-ENG-30: the outcome names the reason, the winners with every Vagabond in a coalition, and the scores on the track', () => {
  const sides = {
    p1: { score: 29, pieces: [['workshop', 8]], hand: ['anvil'] },
    p2: { score: 17 },
    p3: { pawn: 6, score: 12 },
    p4: { score: 5 },
  } as const
  const start = table({
    factions: ['marquise', 'eyrie', 'vagabond', 'alliance'],
    sides,
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  })
  const { p1, p3 } = start.state.sides
  if (p1 && p3) [p1.partner, p3.partner, p3.dominance] = ['p3', 'p1', 'dominance-fox']
  expect(start.play('craft anvil').outcome).toEqual({
    winners: ['p1', 'p3'],
    reason: 'points',
    scores: { p1: 31, p2: 17, p4: 5 },
  })
})

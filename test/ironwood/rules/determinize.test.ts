import { describe, expect, test } from 'vitest'
import { createRandom, type Viewer } from '../../../src/core'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import type { Seat } from '../../../src/ironwood/rules/vocabulary'
import { after, hand, legal, type Table, table } from './support'

const viewers: Viewer<Seat>[] = ['woodwalkers', 'ironclad', 'spectator']

/** Twenty states that could lie behind what the viewer sees. */
const worlds = (state: State, viewer: Viewer<Seat>): State[] =>
  Array.from({ length: 20 }, (_, seed) => game.determinize(game.view(state, viewer), createRandom(seed, 'worlds')))

/** All action cards and vision cards, in all places. */
function cardsOf({ sides, visions, battle, agenda }: State): (string | number)[] {
  const cards = Object.values(sides).flatMap(({ hand, deck, discard, slots, extra, wagered, ongoing }) => {
    const onSlots = slots.flatMap((slot) => (typeof slot === 'object' ? [slot.card] : []))
    const apart = ongoing.flatMap(({ card }) => (onSlots.includes(card) ? [] : [card]))
    return [...hand, ...deck, ...discard, ...onSlots, ...extra, ...wagered, ...apart]
  })
  const wagers = Object.values(battle?.wagers ?? {}).flatMap((wager) =>
    wager === 'undecided' || wager.card === null ? [] : [wager.card],
  )
  const looked = agenda.flatMap((task) => (task.do === 'draw-one' || task.do === 'put-back' ? task.visions : []))
  const { hand, deck, revealed, burned } = visions
  return [
    ...cards,
    ...wagers,
    ...looked,
    ...hand,
    ...deck,
    ...revealed,
    ...burned.map(({ mountain }) => mountain),
  ].sort()
}

/** Every refusal that the seat that decides could be given: the answers to many actions. */
const questions = [
  'rest',
  'forfeit',
  'look',
  'pay',
  'draw 1',
  'gain 3',
  'option 2',
  'wager nothing',
  'wager WW09',
  'wager IC31',
  'play WW09',
  'play IC31',
  'discard IC31',
  'discard WW09',
  'discover auria F7',
  'discover zincur F8',
  'burn-vision auria',
  'draw-vision zincur',
  'put-back zincur',
  'recruit auria',
  'give-back WW09',
].map(game.parse)

function expectFitting(state: State): void {
  const cards = cardsOf(state)
  expect(new Set(cards).size).toBe(86)
  const refusals = questions.map((action) => game.refusal(state, action))
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    for (const world of worlds(state, viewer)) {
      expect(game.view(world, viewer)).toEqual(view)
      expect(cardsOf(world)).toEqual(cards)
      expect(game.toAct(world)).toBe(game.toAct(state))
      if (game.toAct(state) !== viewer) continue
      expect(legal(world)).toEqual(legal(state))
      expect(questions.map((action) => game.refusal(world, action))).toEqual(refusals)
    }
    const random = createRandom(1, 'on')
    const before = JSON.stringify(view)
    const other = game.determinize(view, createRandom(2))
    for (let count = 0; count < 40 && !other.result; count++) game.step(other, random.pick(game.legalActions(other)))
    // Playing it on changes nothing of the view that it came from.
    expect(JSON.stringify(view)).toBe(before)
  }
}

const kindOf = (mountain: number | undefined): string => ironwoodBoard.mountains[mountain ?? -1]?.kind ?? 'none'

const tops = (state: State, viewer: Viewer<Seat>): number =>
  new Set(worlds(state, viewer).map(({ visions }) => visions.deck.at(-1))).size

const setup = game.setup({ mode: 'duel', seed: 5 })
const fight = {
  forests: { F7: 3 },
  mountains: { auria: 3 },
  hands: { woodwalkers: ['WW16', 'WW09'], ironclad: ['IC31', 'IC13'] },
}
const wagering = after(table(fight), 'play WW16', 'forfeit', 'attack F7 auria', 'wager WW09')
const feint = after(table({ ...fight, turn: 'ironclad' }), 'play IC13', 'forfeit', 'attack auria F7', 'wager IC31')
const three = {
  visions: { hand: ['lithimar'], deck: ['zincur', 'auria', 'chromia'] },
  hands: { woodwalkers: ['WW27'] },
}
const looking = after(table(three), 'play WW27', 'look')
const puttingBack = after(looking, 'draw-vision auria')
const allBack = after(looking, 'forfeit')
const striking = after(
  table({ hands: { woodwalkers: ['WW17'], ironclad: ['IC31', 'IC20'] } }),
  'play WW17',
  'forfeit',
  'look',
)
const runner: Table = {
  turn: 'ironclad',
  mountains: { auria: 2, chromia: 1 },
  visions: { hand: ['auria', 'zincur'] },
  hands: { ironclad: ['IC17'] },
}
const runnerTaken = after(table(runner), 'play IC17', 'look')
const smoke = after(
  table({ turn: 'ironclad', visions: { hand: ['zincur', 'auria'] }, hands: { ironclad: ['IC27'] } }),
  'play IC27',
  'draw 0',
  'burn-vision zincur',
)
const known = after(
  table({ turn: 'ironclad', visions: { deck: ['zincur'] }, hands: { ironclad: ['IC08'] } }),
  'play IC08',
  'drill auria',
  'look',
  'draw 0',
)

describe('states that could lie behind a view', () => {
  test('IW-INFO-02: in the opening draw', () => {
    expectFitting(setup)
    expectFitting(after(setup, 'opening 2'))
    const hands = worlds(after(setup, 'opening 2'), 'ironclad').map((world) => hand(world, 'woodwalkers').join())
    expect(new Set(hands).size).toBeGreaterThan(15)
  })

  test('IW-INFO-02: while two of the four opening cards are given back', () => {
    const four = after(setup, 'opening 4')
    const [first = ''] = legal(four)
    for (const state of [four, after(four, first), after(setup, 'opening 2', 'opening 4')]) expectFitting(state)
    for (const world of worlds(four, 'ironclad')) {
      const specials = world.sides.woodwalkers.hand.slice(3)
      expect(legal(world)).toEqual(specials.map((card) => `give-back ${card}`))
    }
    const answers = worlds(four, 'spectator').map((world) => legal(world).join())
    expect(new Set(answers).size).toBeGreaterThan(15)
  })

  test('IW-INFO-02: with a wager face down', () => {
    expectFitting(wagering)
    const wagers = worlds(wagering, 'ironclad').map(({ battle }) => JSON.stringify(battle?.wagers.woodwalkers))
    expect(new Set(wagers).size).toBeGreaterThan(4)
    expect(wagers.some((wager) => wager.includes('null') || wager.includes('undecided'))).toBe(false)
    for (const world of worlds(wagering, 'woodwalkers'))
      expect(world.battle?.wagers.woodwalkers).toEqual({ card: 'WW09' })
  })

  test('IW-INFO-02: with a wager face down where specials are forbidden to the defender only', () => {
    expectFitting(feint)
    const wagers = worlds(feint, 'woodwalkers').map(({ battle }) => JSON.stringify(battle?.wagers.ironclad))
    expect(wagers.some((wager) => /IC(?!0[123])/.test(wager))).toBe(true)
  })

  test('IW-INFO-02: while the Woodwalkers choose among three vision cards, and put them back', () => {
    for (const state of [looking, puttingBack, allBack, after(allBack, 'put-back auria')]) expectFitting(state)
    for (const viewer of ['ironclad', 'spectator'] as const) {
      const choices = worlds(looking, viewer).map((world) => legal(world).join())
      expect(new Set(choices).size).toBeGreaterThan(15)
      for (const task of game.view(looking, viewer).agenda) if (task.do === 'draw-one') expect(task.visions).toEqual([])
      for (const task of game.view(puttingBack, viewer).agenda)
        if (task.do === 'put-back') expect(task.visions).toEqual([])
    }
    for (const world of worlds(puttingBack, 'woodwalkers')) expect(legal(world)).toEqual(legal(puttingBack))
  })

  test('IW-INFO-02: after vision cards were put back their owner knows the order, nobody else', () => {
    const back = after(puttingBack, 'put-back zincur')
    expectFitting(back)
    expect([tops(back, 'woodwalkers'), tops(back, 'ironclad') > 3, tops(back, 'spectator') > 3]).toEqual([
      1,
      true,
      true,
    ])
  })

  test('IW-INFO-02: while a hand lies open to one opponent', () => {
    expectFitting(striking)
    for (const world of worlds(striking, 'woodwalkers'))
      expect(hand(world, 'ironclad')).toEqual(hand(striking, 'ironclad'))
    const hands = worlds(striking, 'spectator').map((world) => hand(world, 'ironclad').join())
    expect(new Set(hands).size).toBeGreaterThan(15)
    const struck = after(striking, 'discard IC31')
    expectFitting(struck)
    // IW-INFO-05: the other card is still there; what was drawn for the discarded one can be any.
    for (const world of worlds(struck, 'woodwalkers')) expect(hand(world, 'ironclad')).toContain('IC20')
    const later = worlds(struck, 'woodwalkers').map((world) => hand(world, 'ironclad').join())
    expect(new Set(later).size).toBeGreaterThan(8)
  })

  test('IW-INFO-02: while vision cards of the hand are shown to the Ironclad', () => {
    expectFitting(runnerTaken)
    for (const world of worlds(runnerTaken, 'ironclad')) expect(world.visions.hand).toEqual(runnerTaken.visions.hand)
    const hands = worlds(runnerTaken, 'spectator').map(({ visions }) => visions.hand.join())
    expect(new Set(hands).size).toBeGreaterThan(8)
    expect(JSON.stringify(game.view(runnerTaken, 'spectator'))).not.toMatch(/"shown":\[\d/)
    const later = after(runnerTaken, 'recruit auria', 'recruit auria', 'forfeit')
    expectFitting(later)
    // IW-INFO-05: they are still in the hand, and only the spectator has not seen them.
    expect(new Set(worlds(later, 'ironclad').map(({ visions }) => [...visions.hand].sort().join())).size).toBe(1)
    expect(new Set(worlds(later, 'spectator').map(({ visions }) => visions.hand.join())).size).toBeGreaterThan(8)
  })

  test('IW-INFO-02: with a vision card burned face down that one opponent has seen', () => {
    expectFitting(smoke)
    const burned = (viewer: Viewer<Seat>): number =>
      new Set(worlds(smoke, viewer).map(({ visions }) => visions.burned[0]?.mountain)).size
    expect([burned('woodwalkers'), burned('ironclad'), burned('spectator') > 3]).toEqual([1, 1, true])
  })

  test('IW-INFO-02: with a top vision card that only the Ironclad know', () => {
    expectFitting(known)
    expect([tops(known, 'ironclad'), tops(known, 'woodwalkers') > 3, tops(known, 'spectator') > 3]).toEqual([
      1,
      true,
      true,
    ])
  })

  test('IW-INFO-02: the first vision card was an inner one, so one is in hand unless it lies elsewhere', () => {
    const innerHeld = (visions: { hand: string[]; revealed?: string[] }): number => {
      const states = worlds(table({ visions }), 'ironclad')
      return states.filter((world) => world.visions.hand.some((mountain) => kindOf(mountain) === 'inner')).length
    }
    expect(innerHeld({ hand: ['auria'] })).toBe(20)
    expect(innerHeld({ hand: ['auria'], revealed: ['chromia'] })).toBe(20)
    const free = innerHeld({ hand: ['auria'], revealed: ['zincur'] })
    expect([free > 0, free < 20]).toEqual([true, true])
  })

  test('IW-INFO-02: hidden cards are dealt again with fair chances', () => {
    const view = game.view(setup, 'ironclad')
    const decks = Array.from({ length: 600 }, (_, seed) => game.determinize(view, createRandom(seed)).visions.deck)
    const outer = decks.filter((deck) => kindOf(deck.at(-1)) === 'outer').length
    // 6 of the 9 cards of the deck.
    expect(outer / decks.length).toBeGreaterThan(0.6)
    expect(outer / decks.length).toBeLessThan(0.73)
  })

  test.each([1, 2])('IW-INFO-04: no refusal and no choice rests on what its seat cannot know, game %d', (seed) => {
    const random = createRandom(seed, 'refusals')
    const state = game.setup({ mode: 'duel', seed })
    for (let count = 0; count < 250 && !state.result; count++) {
      const viewer = game.toAct(state)
      if (viewer === null) break
      const world = game.determinize(game.view(state, viewer), createRandom(count))
      expect(legal(world)).toEqual(legal(state))
      for (const action of questions) {
        const refusal = game.refusal(state, action)
        expect(game.refusal(world, action)).toEqual(refusal)
        expect(JSON.stringify(refusal)).not.toMatch(/seed|stream/)
      }
      game.step(state, random.pick(game.legalActions(state)))
    }
  })

  test('IW-INFO-02: chance to come is not carried over', () => {
    for (const viewer of viewers)
      for (const { random } of worlds(known, viewer)) expect(random).not.toEqual(known.random)
  })
})

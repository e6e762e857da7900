import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { type Event, ironwood, type State } from '../../../src/ironwood/rules'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { games } from '../../deep'
import { after, table } from './support'

const id = (mountain: number): string => ironwoodBoard.mountains[mountain]?.id ?? ''

/** Where a vision card may lie, as the view of the Ironclad says it: hand, burned 0, deck 3 and so on. */
function places(state: State): Record<string, string[]> {
  const { top, traces, deckSize } = ironwood.view(state, 'ironclad').visions
  const found: Record<string, string[]> = {}
  for (const { vision, hand, burned, deck } of traces.cards)
    found[id(vision)] = [
      ...(hand ? ['hand'] : []),
      ...burned.map((each) => `burned ${each}`),
      ...deck.map((each) => `deck ${each}`),
    ].sort()
  for (const [index, vision] of top.entries()) found[id(vision)] = [`deck ${deckSize - 1 - index}`]
  return found
}

/** One way in which things may be: cards by name where they were seen, `?` where never. The top of the deck is the last. */
interface World {
  readonly hand: readonly string[]
  readonly burned: readonly string[]
  readonly deck: readonly string[]
}

const without = (list: readonly string[], card: string): string[] => {
  const index = list.indexOf(card)
  return list.filter((_, other) => other !== index)
}
const orders = (list: readonly string[]): string[][] =>
  list.length === 0 ? [[]] : list.flatMap((card) => orders(without(list, card)).map((rest) => [card, ...rest]))
const isNew = ({ hand, burned, deck }: World, card: string): boolean => ![...hand, ...burned, ...deck].includes(card)

/** The Ironclad, who forget nothing and think of every way in which things may be; told only what the events say to them. */
class Memory {
  worlds: World[]

  constructor(hand: number, deck: number) {
    const unknown = (count: number): string[] => Array<string>(count).fill('?')
    this.worlds = [{ hand: unknown(hand), burned: [], deck: unknown(deck) }]
  }

  private each(of: (world: World) => World[]): void {
    const worlds = this.worlds.flatMap(of).map((world) => ({ ...world, hand: [...world.hand].sort() }))
    this.worlds = [...new Map(worlds.map((world) => [JSON.stringify(world), world])).values()]
  }

  /** A card of the hand, if it can be this one: by its name, or one of which no name was known. */
  private named(world: World, card: string): string | null {
    if (world.hand.includes(card)) return card
    return world.hand.includes('?') && isNew(world, card) ? '?' : null
  }

  hear(event: Event): void {
    const seen = ironwood.redact(event, 'ironclad')
    if (!seen) return
    if (seen.type === 'drew-visions')
      this.each(({ hand, burned, deck }) => [
        {
          hand: [...hand, ...deck.slice(deck.length - seen.count)],
          burned,
          deck: deck.slice(0, deck.length - seen.count),
        },
      ])
    if (seen.type === 'looked' && seen.seat === 'ironclad') {
      const [card = ''] = seen.visions ?? []
      this.each((world) => {
        const top = world.deck.at(-1)
        if (top !== card && (top !== '?' || !isNew(world, card))) return []
        return [{ ...world, deck: [...world.deck.slice(0, -1), card] }]
      })
    }
    if (seen.type === 'shown' && seen.visions)
      this.each((world) => {
        const { hand, ...rest } = world
        const unnamed = (seen.visions ?? []).filter((card) => !hand.includes(card))
        const fits =
          hand.every((card) => card === '?' || seen.visions?.includes(card)) &&
          unnamed.every((card) => isNew(world, card))
        return fits ? [{ ...rest, hand: seen.visions ?? [] }] : []
      })
    if (seen.type === 'discovered')
      this.each((world) => {
        const card = this.named(world, seen.vision)
        return card === null ? [] : [{ ...world, hand: without(world.hand, card) }]
      })
    if (seen.type === 'burned-vision') {
      const { vision } = seen
      this.each((world) => {
        const cards = vision === null ? [...new Set(world.hand)] : [this.named(world, vision)]
        return cards.flatMap((card) =>
          card === null
            ? []
            : [{ ...world, hand: without(world.hand, card), burned: [...world.burned, vision === null ? card : '!'] }],
        )
      })
    }
  }

  /** The Woodwalkers have looked at this many, drawn one or none, and put the others back. */
  mixed(count: number, drew: boolean): void {
    this.each(({ hand, burned, deck }) => {
      const below = deck.slice(0, deck.length - count)
      return orders(deck.slice(deck.length - count)).map((order) => ({
        hand: drew ? [...hand, order[0] ?? ''] : hand,
        burned,
        deck: [...below, ...(drew ? order.slice(1) : order)],
      }))
    })
  }

  places(): Record<string, string[]> {
    const found: Record<string, Set<string>> = {}
    const note = (card: string, place: string): void => {
      if (card === '?' || card === '!') return
      found[card] = (found[card] ?? new Set()).add(place)
    }
    for (const { hand, burned, deck } of this.worlds) {
      for (const card of hand) note(card, 'hand')
      for (const [index, card] of burned.entries()) note(card, `burned ${index}`)
      for (const [index, card] of deck.entries()) note(card, `deck ${index}`)
    }
    return Object.fromEntries(Object.entries(found).map(([card, where]) => [card, [...where].sort()]))
  }
}

const limbo = ({ agenda }: State): boolean => agenda.some((task) => task.do === 'draw-one' || task.do === 'put-back')

test('IW-INFO-05: of vision cards the Ironclad know what somebody knows who forgets nothing', () => {
  const wood = ['WW27', 'WW12', 'WW06', 'WW16', 'WW14', 'WW30', 'WW10']
  const iron = ['IC08', 'IC17', 'IC27', 'IC05', 'IC09', 'IC15']
  let unsure = 0
  let sure = 0
  for (let seed = 0; seed < games(60, 400); seed++) {
    const random = createRandom(seed, 'visions')
    const hands = { woodwalkers: random.sample(wood, 5), ironclad: random.sample(iron, 4) }
    let state = table({
      seed,
      hands,
      forests: { F7: 3, F8: 2, F5: 2, F1: 2 },
      mountains: { ferrum: 2 },
      visions: { hand: ['auria', 'chromia'].slice(0, 1 + (seed % 2)), deck: random.sample(['zincur', 'cobaltis'], 2) },
    })
    const memory = new Memory(state.visions.hand.length, state.visions.deck.length)
    let looked = 0
    for (let count = 0; count < 160 && !state.result; count++) {
      const legal = ironwood.legalActions(state)
      const some = legal.filter(({ type }) => type !== 'forfeit' && type !== 'rest')
      const action = random.pick(some.length > 0 && random.integer(1, 5) > 1 ? some : legal)
      const task = state.agenda.at(-1)
      const result = ironwood.tryApply(state, action)
      if (!result.ok) throw new Error(result.refusal.message)
      if (task?.do === 'draw-one') memory.mixed(looked, action.type === 'draw-vision')
      for (const event of result.events) {
        if (event.type === 'looked' && event.seat === 'woodwalkers') looked = event.count
        if (task?.do !== 'draw-one' || event.type !== 'drew-visions') memory.hear(event)
      }
      state = result.state
      if (limbo(state)) continue
      const expected = memory.places()
      expect(places(state), `game ${seed}, after ${count}: ${ironwood.format(action)}`).toEqual(expected)
      for (const each of Object.values(expected)) each.length > 1 ? unsure++ : sure++
    }
  }
  expect(unsure).toBeGreaterThan(100)
  expect(sure).toBeGreaterThan(1000)
})

describe('IW-INFO-05: where a vision card goes after it was seen', () => {
  const runner = {
    turn: 'ironclad',
    mountains: { auria: 2 },
    hands: { ironclad: ['IC17'], woodwalkers: ['WW14'] },
  } as const
  const shown = (hand: string[]): State =>
    after(
      table({ ...runner, hands: { ironclad: ['IC17'], woodwalkers: ['WW30'] }, forests: { F7: 1 }, visions: { hand } }),
      'play IC17',
      'look',
      'recruit auria',
      'forfeit',
    )

  test('shown in the hand, it stays known there', () => {
    expect(places(shown(['zincur', 'chromia']))).toEqual({ zincur: ['hand'], chromia: ['hand'] })
  })

  test('IW-INFO-04: a spectator does not see how many of those shown are inner cards', () => {
    const seen = shown(['zincur', 'chromia'])
    const inner = (['ironclad', 'woodwalkers', 'spectator'] as const).map((viewer) =>
      ironwood.view(seen, viewer).visions.departures.map((each) => each.inner),
    )
    expect(inner).toEqual([[1], [1], [0]])
  })

  test('burned face down, it may be either of those shown', () => {
    const burned = after(shown(['zincur', 'chromia']), 'play WW30', 'forfeit', 'burn-vision zincur')
    expect(places(burned)).toEqual({ zincur: ['burned 0', 'hand'], chromia: ['burned 0', 'hand'] })
    expect(ironwood.view(burned, 'ironclad').visions.traces.burned).toEqual([false])
    expect(ironwood.view(burned, 'spectator').visions.traces.cards).toEqual([])
  })

  test('drawn from the known top, it is known in the hand; looked through, in the hand or on top', () => {
    const hands = { ironclad: ['IC08'], woodwalkers: ['WW06', 'WW27'] }
    const start = table({ turn: 'ironclad', hands, visions: { hand: ['auria'], deck: ['zincur', 'chromia'] } })
    const looked = after(start, 'play IC08', 'drill auria', 'look', 'draw 0')
    expect(places(looked)).toEqual({ zincur: ['deck 8'] })
    expect(places(after(looked, 'play WW06', 'draw-visions 1'))).toEqual({ zincur: ['hand'] })
    const through = after(looked, 'play WW27', 'look', 'draw-vision chromia', 'put-back zincur')
    expect(places(through)).toEqual({ zincur: ['deck 6', 'deck 7', 'hand'] })
  })
})

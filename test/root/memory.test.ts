import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../src/core'
import { type Action, type Event, root } from '../../src/root'
import { sideOf } from '../../src/root/rules/play'
import type { State } from '../../src/root/rules/state'
import type { Faction, Seat } from '../../src/root/rules/vocabulary'
import { games } from '../deep'

type Viewer = Seat | 'spectator'

/** What is done with hands is done more often than by chance alone. */
const telling: ReadonlySet<Action['type']> = new Set([
  'use',
  'craft',
  'outrage',
  'give',
  'fetch',
  'labor',
  'take-dominance',
])

function bold(state: State, random: Random): Action {
  const legal = root.legalActions(state)
  const some = legal.filter(({ type }) => telling.has(type))
  return random.pick(some.length > 0 && random.integer(1, 6) > 1 ? some : legal)
}

/** A viewer with a perfect memory, who learns only from the events of one seat's cards. */
function rememberer(viewer: Viewer, of: Seat) {
  let hand: string[] = []
  let given: string[] = []
  const strike = (list: string[], card: string): string[] => {
    const index = list.indexOf(card)
    return list.filter((_, place) => place !== index)
  }
  const leaves = (card: string | null): void => {
    hand = card === null ? [] : strike(hand, card)
  }
  return {
    hand: () => [...hand].sort(),
    given: () => [...given].sort(),
    hear(told: Event): void {
      const event = root.redact(told, viewer)
      if (!event || !('seat' in event)) return
      if (event.type === 'gave') {
        if (event.seat === of) leaves(event.card)
        if (event.to !== of || event.card === null) return
        if (event.place === 'hand') hand.push(event.card)
        else if (event.seat === viewer) given.push(event.card)
        return
      }
      if (event.seat !== of) return
      if (event.type === 'supporter' && event.from === 'hand') leaves(event.card)
      else if (event.type === 'hand-shown' && event.to === viewer) hand = [...(event.cards ?? [])]
      else if (event.type === 'crafted' || event.type === 'decree' || event.type === 'dominance') leaves(event.card)
      else if (event.type === 'took-card') hand.push(event.card)
      else if (event.type === 'discarded' && event.from === 'hand') for (const card of event.cards) leaves(card)
      else if (event.type === 'discarded' && event.from === 'supporters')
        for (const card of event.cards) given = strike(given, card)
    },
  }
}

/** While a card is being crafted, or a partner chosen, it has left the hand and is not told of yet. */
const isUnderWay = ({ agenda }: State): boolean => agenda.some((task) => task.do === 'paid' || task.do === 'partner')

const tables: readonly (readonly Faction[])[] = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['alliance', 'vagabond', 'marquise'],
  ['vagabond2', 'eyrie', 'vagabond', 'alliance'],
]

test('ROOT-INFO-13, ROOT-INFO-03, ROOT-INFO-09, ROOT-INFO-25: a view knows of hands what somebody knows who forgets nothing', () => {
  const known = { seen: 0, open: 0, given: 0 }
  for (let seed = 0; seed < games(6); seed++) {
    const random = createRandom(seed, 'memory')
    const factions = tables[seed % tables.length] ?? []
    const state = root.setup({ seed, factions, deck: seed % 2 === 0 ? 'exiles' : 'standard' })
    const memories = [...state.seats, 'spectator' as const].flatMap((viewer) =>
      state.seats.flatMap((of) => (of === viewer ? [] : [{ viewer, of, memory: rememberer(viewer, of) }])),
    )
    for (let count = 0; count < 1500 && !state.result; count++) {
      root.step(state, bold(state, random), (event) => {
        for (const { memory } of memories) memory.hear(event)
      })
      if (isUnderWay(state)) continue
      for (const { viewer, of, memory } of memories) {
        const view = root.view(state, viewer)
        const side = view.sides[of]
        const kept = viewer === 'spectator' ? side?.open : view.sides[viewer]?.seen[of]
        const where = `game ${seed}, action ${count}, ${viewer} of ${of}`
        const remembered = memory.hand()
        expect([...(kept ?? [])].sort().join(), where).toBe(remembered.join())
        const { hand } = sideOf({ state }, of)
        expect(
          remembered.filter((card) => !hand.includes(card)),
          where,
        ).toEqual([])
        known[viewer === 'spectator' ? 'open' : 'seen'] += remembered.length
        if (side?.board.faction !== 'alliance') continue
        const gave = viewer === 'spectator' ? [] : (side.board.given[viewer] ?? [])
        expect([...gave].sort(), where).toEqual(memory.given())
        known.given += gave.length
      }
    }
  }
  expect(Math.min(known.seen, known.open, known.given), JSON.stringify(known)).toBeGreaterThan(100)
})

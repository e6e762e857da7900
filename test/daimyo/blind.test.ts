import { expect, test } from 'vitest'
import { createRandom, type Random, same } from '../../src/core'
import { type Action, type Clan, daimyo, type Event, type State } from '../../src/daimyo'
import { games } from '../deep'

/** Exchanges the hidden cards of all clans but one between their hands and decks. */
function exchange(state: State, viewer: Clan, random: Random): void {
  for (const clan of state.clans) {
    const side = state.sides[clan]
    if (!side || clan === viewer) continue
    const { known, hand, deck } = side
    const unknown = [...hand.filter((hero) => !known.includes(hero)), ...deck]
    random.shuffle(unknown)
    side.hand = [...known, ...unknown.splice(0, hand.length - known.length)]
    side.deck = unknown
  }
}

/** What a clan sees of a step, and of the position after it. */
function seen(state: State, action: Action, viewer: Clan) {
  const events: (Event | null)[] = []
  daimyo.step(state, action, (event) => void events.push(daimyo.redact(event, viewer)))
  return { events, view: daimyo.view(state, viewer) }
}

const tables: readonly (readonly Clan[])[] = [
  ['nature', 'aristocrats'],
  ['nomads', 'aristocrats', 'nature', 'technology'],
]

test.each(tables.map((clans) => ({ clans })))(
  'DAI-INV-28, DAI-INFO-07, DAI-INFO-08, DAI-DECIDE-15: no step, and no question after it, tells what others hold, $clans',
  ({ clans }) => {
    const random = createRandom(5, 'blind')
    let compared = 0
    for (let seed = 0; seed < games(1); seed++) {
      const state = daimyo.setup({ seed, clans, boards: 'advanced' })
      for (let seat = daimyo.toAct(state); seat !== null; seat = daimyo.toAct(state)) {
        const action = random.pick(daimyo.legalActions(state))
        const viewer = random.pick(clans.filter((clan) => clan !== seat))
        const world = daimyo.clone(state)
        exchange(world, viewer, random)
        const isLegal = daimyo.legalActions(world).some((each) => same(each, action))
        const one = seen(state, action, viewer)
        // The last card of a hand is discarded without asking, and then it lies open.
        const isForced = action.type !== 'discard' && one.events.some((event) => event?.type === 'discarded')
        if (!isLegal || isForced) continue
        compared++
        expect(seen(world, action, viewer)).toEqual(one)
      }
    }
    expect(compared).toBeGreaterThan(100)
  },
)

import { createRandom, type Viewer } from '../../../src/core'
import { root } from '../../../src/root'
import type { Event } from '../../../src/root/rules/event'
import type { State } from '../../../src/root/rules/state'
import { deckIds, type Faction, mapIds, type Seat } from '../../../src/root/rules/vocabulary'
import { games } from '../../deep'

const tables: readonly (readonly Faction[])[] = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['marquise', 'vagabond', 'cult'],
  ['eyrie', 'alliance', 'vagabond2', 'vagabond'],
  ['alliance', 'duchy', 'marquise', 'corvid'],
  ['riverfolk', 'vagabond', 'alliance', 'hundreds'],
]

/** A moment of a game: the position, and what happened on the way to it. */
interface Moment {
  readonly state: State
  readonly events: readonly Event[]
}

/** Every so many positions of random games on all maps, with all decks. */
export function* moments(step: number): Generator<Moment> {
  for (let seed = 0; seed < games(5); seed++) {
    const random = createRandom(seed, 'render')
    const map = mapIds[seed % mapIds.length] ?? 'autumn'
    const deck = deckIds[seed % deckIds.length] ?? 'standard'
    const state = root.setup({ seed, map, deck, factions: tables[seed % tables.length] ?? [] })
    let events: Event[] = []
    for (let count = 0; count < 1200 && root.toAct(state); count++) {
      if (count % step === 0) {
        yield { state: root.clone(state), events }
        events = []
      }
      root.step(state, random.pick(root.legalActions(state)), (event) => events.push(event))
    }
    yield { state, events }
  }
}

export const viewersOf = (state: State): Viewer<Seat>[] => [...state.seats, 'spectator']

import { expect, test } from 'vitest'
import { loadRecord, type Problem } from '../../../src/core'
import { type Faction, type Options, root, rootMaps, type Seat } from '../../../src/root'
import { mapIds } from '../../../src/root/rules/vocabulary'
import {
  type Parsed,
  parseAction,
  parseEvent,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
} from '../../../src/root/schema'
import { games } from '../../deep'
import { ownDeck, randomGame } from './support'

const mixes: readonly (readonly Faction[])[] = [
  ['marquise', 'eyrie'],
  ['alliance', 'vagabond'],
  ['vagabond2', 'eyrie', 'vagabond'],
  ['eyrie', 'alliance', 'marquise', 'vagabond'],
  ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2'],
  ['cult', 'riverfolk', 'duchy', 'corvid', 'alliance', 'eyrie'],
  ['hundreds', 'vagabond', 'riverfolk', 'alliance'],
  ['keepers', 'vagabond', 'marquise'],
]

const optionsOf = (seed: number): Options => {
  const map = mapIds[seed % mapIds.length] ?? 'autumn'
  return {
    seed,
    factions: seed % 6 === 5 ? 'draft' : (mixes[seed % mixes.length] ?? 'random'),
    map: seed % 7 === 3 ? rootMaps[map] : map,
    deck: seed % 8 === 4 ? ownDeck : seed % 3 === 1 ? 'exiles' : 'standard',
  }
}

const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] => (parsed.ok ? [] : parsed.problems)

test('what random games lead to passes the schemas as it is: states, views, actions, events, records', () => {
  for (let seed = 0; seed < games(15, 30); seed++) {
    const options = optionsOf(seed)
    const { states, events, record } = randomGame(options, 1200, 40)
    expect(parseOptions(options)).toEqual({ ok: true, value: options })
    for (const state of states) {
      expect(parseState(state)).toEqual({ ok: true, value: state })
      const viewers: readonly (Seat | 'spectator')[] = ['spectator', state.active]
      for (const viewer of viewers) {
        const view = root.view(state, viewer)
        expect([seed, problemsOf(parseView(view))]).toEqual([seed, []])
        for (const event of viewer === 'spectator' ? [] : events.slice(0, 20))
          expect(problemsOf(parseEvent(root.redact(event, viewer)))).toEqual([])
      }
      for (const action of root.legalActions(state)) expect(problemsOf(parseAction(action))).toEqual([])
    }
    for (const event of events) expect([seed, event, problemsOf(parseEvent(event))]).toEqual([seed, event, []])
    expect(parseRecord(record)).toEqual({ ok: true, value: record })
    if (seed % 10 === 0) expect(loadRecord(root, JSON.stringify(record)).ok).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { loadRecord, type Problem } from '../../../src/core'
import { type Clan, daimyo, type Options } from '../../../src/daimyo'
import {
  type Parsed,
  parseAction,
  parseEvent,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
} from '../../../src/daimyo/schema'
import { games } from '../../deep'
import { ten } from '../ten-cards'
import { randomGame } from './support'

const tables: readonly (readonly Clan[])[] = [
  ['nomads'],
  ['nature', 'nomads'],
  ['aristocrats', 'technology', 'nature'],
  ['nomads', 'aristocrats', 'nature', 'technology'],
]

const optionsOf = (seed: number): Options => ({
  seed,
  clans: tables[seed % tables.length] ?? [],
  boards: seed % 3 === 0 ? 'advanced' : 'basic',
  ...(seed % 5 === 1 && { box: ten }),
})

const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] => (parsed.ok ? [] : parsed.problems)

test('what random games lead to passes the schemas as it is: states, views, actions, events, records', () => {
  for (let seed = 0; seed < games(5); seed++) {
    const options = optionsOf(seed)
    const { states, events, record } = randomGame(options, 40)
    expect(parseOptions(options)).toEqual({ ok: true, value: options })
    for (const state of states) {
      expect(parseState(state)).toEqual({ ok: true, value: state })
      for (const viewer of ['spectator', state.first] as const) {
        expect([seed, problemsOf(parseView(daimyo.view(state, viewer)))]).toEqual([seed, []])
        for (const event of events.slice(0, 20))
          expect(problemsOf(parseEvent(daimyo.redact(event, viewer)))).toEqual([])
      }
      for (const action of daimyo.legalActions(state)) expect(problemsOf(parseAction(action))).toEqual([])
    }
    for (const event of events) expect([seed, event, problemsOf(parseEvent(event))]).toEqual([seed, event, []])
    expect(parseRecord(record)).toEqual({ ok: true, value: record })
    if (seed < 2) expect(loadRecord(daimyo, JSON.stringify(record)).ok).toBe(true)
  }
})

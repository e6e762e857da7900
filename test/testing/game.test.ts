import { isDraft } from 'immer'
import { defineGame, type Rules } from 'totemforge/core'
import { checkGame, type GameSettings } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../deep'
import {
  type Action,
  type Event,
  each,
  lanternRules,
  lanterns,
  type Options,
  type Seat,
  type State,
  scramble,
  type View,
} from '../fixtures/lanterns'

type LanternRules = Rules<State, Action, View, Options, Seat, Event>
type Settings = GameSettings<State, Options, Seat>

const rules: LanternRules = lanternRules
const settings: Settings = { options: (seed) => ({ seed, players: 2 + (seed % 2) }), scramble }

/** Something that JSON, Immer and `clone` all treat as they like. */
class Bag {
  held = 0
}
const sharedBag = new Bag()
let calls = 0

const stepThen =
  (then: (state: State, action: Action, emit?: (event: Event) => void) => void): LanternRules['step'] =>
  (state, action, emit) => {
    rules.step(state, action, emit)
    then(state, action, emit)
  }

/** For each law, rules that break it: a law that nothing can break would prove nothing. */
const mutants: Record<string, Partial<LanternRules> & { settings?: Partial<Settings> }> = {
  'seats-known': { toAct: (state) => (state.agenda.length > 0 ? 'cedar' : null) },
  'end-agreed': { outcome: () => null },
  'legal-unique': { legalActions: (state) => [...rules.legalActions(state), ...rules.legalActions(state)] },
  'legal-stable': {
    legalActions: (state) => (Object.isFrozen(state) ? rules.legalActions(state) : rules.legalActions(state).reverse()),
  },
  'asking-changes-nothing': {
    toAct(state) {
      if (!Object.isFrozen(state)) state.lanterns.ash++
      return rules.toAct(state)
    },
  },
  'clone-equal': { clone: (state) => ({ ...rules.clone(state), revealed: [] }) },
  'clone-apart': { clone: (state) => ({ ...rules.clone(state), hands: state.hands }) },
  'step-equals-apply': { step: stepThen((state) => void (isDraft(state) && state.lanterns.ash++)) },
  'events-equal': { step: stepThen((state, _action, emit) => void (emit && state.lanterns.ash++)) },
  'apply-keeps-the-old': {
    refusal(state) {
      state.revealed.push(0)
      return null
    },
  },
  'apply-freezes': { step: stepThen((state) => void Object.assign(state, { bag: new Bag() })) },
  'json-round-trip': { step: stepThen((state) => void Object.assign(state, { nothing: undefined })) },
  'legal-accepted': { refusal: () => ({ code: 'no', message: 'No.' }) },
  'unlisted-refused': { refusal: () => null },
  'text-round-trip': { format: ({ type }) => type },
  'text-refused': {
    parse: () => {
      throw new TypeError("Cannot read properties of undefined (reading 'length')")
    },
  },
  'view-hides': { view: (state, viewer) => ({ ...rules.view(state, viewer), top: state.deck.at(-1) ?? null }) },
  'view-plain': { view: (state, viewer) => Object.assign(rules.view(state, viewer), { nothing: undefined }) },
  'view-stays': { view: (state, viewer) => ({ ...rules.view(state, viewer), revealed: state.revealed }) },
  'determinize-fits': {
    determinize: (view, random) => ({ ...rules.determinize(view, random), lanterns: each(() => 0) }),
  },
  'determinize-plays': {
    determinize: (view, random) => ({ ...rules.determinize(view, random), hands: each(() => []) }),
  },
  'determinize-repeats': {
    determinize: (view, random) => {
      const state = rules.determinize(view, random)
      return { ...state, random: { seed: calls++, streams: {} } }
    },
  },
  'events-hide': { redact: (event) => event },
  'events-of-spectators': {
    redact: (event, viewer) => (viewer === 'spectator' || !('card' in event) ? event : { ...event, card: null }),
  },
  'setup-repeats': { setup: ({ players = 3 }) => rules.setup({ seed: calls++, players }) },
  'older-states-stay': {
    clone: (state) => ({ ...state, ...rules.clone(state) }),
    step: stepThen((state) => {
      Object.assign(state, { bag: sharedBag })
      sharedBag.held++
    }),
  },
  'record-replays': { step: stepThen((state) => void Object.assign(state, { calls: calls++ })) },
  'record-as-json': { settings: { options: (seed) => Object.assign({ seed }, { nothing: undefined }) } },
  'record-as-text': { parse: (text) => rules.parse(text === 'take' ? 'look' : text) },
  'plays-on': {
    step: stepThen((_state, { type }) => {
      if (type === 'keep') throw new Error('Lost count.')
    }),
  },
  'scramble-changes': { settings: { scramble: () => undefined } },
}

describe('a sound game keeps every law', () => {
  const report = checkGame(lanterns, { ...settings, games: games(60) })

  test('and none is broken', () => {
    expect(report.broken).toEqual([])
  })

  test('and all have been looked at, in games that came to an end', () => {
    expect(report.games).toBe(games(60))
    expect(report.finished).toBe(games(60))
    expect(report.actions).toBeGreaterThan(400)
    for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(0)
  })

  test('and every law is broken by one of the games below', () => {
    expect(Object.keys(mutants).sort()).toEqual(Object.keys(report.checks).sort())
  })
})

describe('the kit finds the game that breaks', () => {
  test.each(Object.keys(mutants))('%s', (law) => {
    const { settings: otherSettings, ...otherRules } = mutants[law] ?? {}
    const mutant = defineGame({ ...rules, ...otherRules })
    const { broken } = checkGame(mutant, { ...settings, ...otherSettings })
    expect(broken.map((each) => each.law)).toContain(law)
  })

  test('and says how to see it again: the seed and the action', () => {
    const mutant = defineGame({ ...rules, ...mutants['view-hides'] })
    const [first] = checkGame(mutant, { ...settings, seed: 100 }).broken
    if (!first) throw new Error('It should have been found.')
    expect(first).toMatchObject({ law: 'view-hides', message: expect.stringContaining('The viewer: ash') })
    expect(checkGame(mutant, { ...settings, seed: Number(first.seed), games: 1 }).broken).toContainEqual(first)
  })

  test('and stops a game at the limit', () => {
    expect(checkGame(lanterns, { ...settings, games: 2, maxActions: 3 })).toMatchObject({ finished: 0, actions: 6 })
  })
})

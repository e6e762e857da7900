import { isDraft } from 'immer'
import { defineGame, type Outcome, type Rules } from 'totemforge'
import type { GameSettings } from 'totemforge/testing'
import {
  type Action,
  type Event,
  each,
  lanternRules,
  type Options,
  type Seat,
  type State,
  scramble,
  type View,
} from '../fixtures/lanterns'

type LanternRules = Rules<State, Action, View, Options, Seat, Event>
type Settings = GameSettings<State, Options, Seat>

export const rules: LanternRules = lanternRules
export const settings: Settings = { options: (seed) => ({ seed, players: 2 + (seed % 2) }), scramble }

/** Something that JSON, Immer and `clone` all treat as they like. */
class Bag {
  held = 0
}
const sound = defineGame(rules)
const sharedBag = new Bag()
let calls = 0

/** The outcome of a sound game, changed. */
function withOutcome(state: State, changes: Partial<Outcome<Seat>>): Outcome<Seat> | null {
  const outcome = rules.outcome(state)
  return outcome && { ...outcome, ...changes }
}

/** An event that says nothing of anybody's cards, and to which something of the state hangs. */
const tell = (emit: ((event: Event) => void) | undefined, part: object): void =>
  emit?.(Object.assign({ type: 'shuffled' } as const, { part }))

const stepThen =
  (then: (state: State, action: Action, emit?: (event: Event) => void) => void): LanternRules['step'] =>
  (state, action, emit) => {
    rules.step(state, action, emit)
    then(state, action, emit)
  }

type Mutant = Partial<LanternRules> & { settings?: Partial<Settings> }

/** For each law, rules that break it: a law that nothing can break would prove nothing. */
export const mutants: Record<string, Mutant> = {
  'seats-known': { toAct: (state) => (state.agenda.length > 0 ? 'cedar' : null) },
  'end-agreed': { outcome: () => null },
  'outcome-sound': { outcome: (state) => withOutcome(state, { reason: '' }) },
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
  'step-returns-nothing': {
    step: (state, action, emit) => {
      rules.step(state, action, emit)
      return state
    },
  },
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
  'refusals-hide': {
    refusal: (state, action) => {
      const refusal = sound.refusal(state, action)
      return refusal && { ...refusal, message: `${refusal.message} Next is ${state.deck.at(-1)}.` }
    },
  },
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
  'events-stay': { step: stepThen((state, _action, emit) => tell(emit, state.agenda)) },
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

/** Other ways to break a law, and what is said of them. */
export const others: readonly (readonly [law: string, words: string, mutant: Mutant])[] = [
  ['outcome-sound', 'named twice', { outcome: (state) => withOutcome(state, { winners: ['ash', 'ash'] }) }],
  [
    'outcome-sound',
    'not a finite number',
    { outcome: (state) => withOutcome(state, { scores: { ...state.lanterns, ash: Number.NaN } }) },
  ],
  [
    'outcome-sound',
    'no seat of the game',
    { outcome: (state) => withOutcome(state, { scores: Object.assign({ ...state.lanterns }, { oak: 1 }) }) },
  ],
  [
    'determinize-plays',
    'The view changes',
    {
      determinize: (view, random) => ({ ...rules.determinize(view, random), lanterns: view.lanterns }),
    },
  ],
  [
    'events-of-spectators',
    'redact changes the event',
    {
      redact: (event, viewer) => {
        if ('card' in event && event.seat !== viewer) event.card = null
        return event
      },
    },
  ],
  [
    'events-stay',
    'when its state moves on',
    {
      step: (state, action, emit) => {
        tell(emit, state.hands)
        rules.step(state, action, emit)
      },
    },
  ],
  ...['extra', 'missing', 'text', 'fraction'].map((way): [string, string, Mutant] => [
    'unlisted-refused',
    'not listed as legal, yet not refused',
    { refusal: (state, action) => (sloppy(way, state, action) ? null : sound.refusal(state, action)) },
  ]),
  ['text-refused', 'parse accepts "WAGER', { parse: (text) => rules.parse(text.replace(/^WAGER/, 'wager')) }],
  ['text-refused', 'parse accepts "wager 0', { parse: (text) => rules.parse(text.replace(/ 0/, ' ')) }],
  ['text-refused', 'parse accepts ""', { parse: (text) => (text === '' ? { type: 'take' } : rules.parse(text)) }],
  [
    'view-plain',
    'not plain JSON',
    { view: (state, viewer) => Object.assign(rules.view(state, viewer), { all: new Set(state.deck) }) },
  ],
  [
    'scramble-changes',
    'for ash or birch or cedar',
    {
      settings: {
        scramble: (state, viewer, random) => {
          if (viewer === 'spectator') scramble(state, viewer, random)
        },
      },
    },
  ],
]

/** Takes for legal what differs from it in one way. */
function sloppy(way: string, state: State, action: unknown): boolean {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return false
  const given: Map<string, unknown> = new Map(Object.entries(action))
  if (way === 'extra') given.delete('extra')
  return rules.legalActions(state).some((legal) => {
    if (legal.type !== 'wager' || given.get('type') !== 'wager') return false
    const { card } = legal
    if (way === 'missing') return given.size === 1
    if (given.size !== 2) return false
    if (way === 'text') return given.get('card') === String(card)
    if (way === 'fraction') return given.get('card') === card + 0.5
    return given.get('card') === card && 'extra' in action
  })
}

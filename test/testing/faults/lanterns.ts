import { createRandom, createStreams, defineGame, frozen, type Outcome, type Rules } from 'totemforge'
import { checkGame, type GameSettings } from 'totemforge/testing'
import {
  type Action,
  type Event,
  each,
  lanternRules,
  type Options,
  redeal,
  type Seat,
  type State,
  type View,
} from '../../fixtures/lanterns'
import type { Fault } from './fault'

type LanternRules = Rules<State, Action, View, Options, Seat, Event>
type Settings = GameSettings<State, Action, Options, Seat>

const rules: LanternRules = lanternRules
const settings: Settings = { options: (seed) => ({ seed, players: 2 + (seed % 2) }), games: 3, redeal }

const fault = (
  law: string,
  what: string,
  says: string,
  wrong: Partial<LanternRules>,
  otherSettings: Partial<Settings> = {},
): Fault => ({
  game: 'Lanterns',
  law,
  fault: what,
  says,
  check: () => checkGame(defineGame({ ...rules, ...wrong }), { ...settings, ...otherSettings }),
})

/** The same for a game whose `apply` is not the one of `defineGame`. */
const applied = (law: string, what: string, says: string, apply: typeof sound.apply): Fault => ({
  ...fault(law, what, says, {}),
  check: () => checkGame({ ...sound, apply }, settings),
})

/** Something that JSON and `clone` both treat as they like. */
class Bag {
  held = 0
}
const sound = defineGame(rules)
let calls = 0
/** From which state an `apply` of ours has come to another. */
const before = new WeakMap<State, State>()

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

const leave = (changes: (state: State) => object): LanternRules['step'] =>
  stepThen((state) => void Object.assign(state, changes(state)))

/** Takes for legal what differs from it in one way. */
const sloppy =
  (way: 'extra' | 'missing' | 'text' | 'fraction') =>
  (state: State, action: unknown): boolean => {
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

const accepting =
  (also: (state: State, action: unknown) => boolean): NonNullable<LanternRules['refusal']> =>
  (state, action) =>
    also(state, action) ? null : sound.refusal(state, action)

const plain: Fault[] = [
  fault('state-plain', 'a field of the state is undefined', 'state.nothing is undefined', {
    step: leave(() => ({ nothing: undefined })),
  }),
  fault('state-plain', 'a class instance in the state', 'an instance of a class', {
    step: leave(() => ({ bag: new Bag() })),
  }),
  fault('state-plain', 'a Date in the state', 'state.last is a Date', { step: leave(() => ({ last: new Date(0) })) }),
  fault('state-plain', 'a Map in the state', 'state.seen is a Map', { step: leave(() => ({ seen: new Map() })) }),
  fault('state-plain', 'a number that is not finite', 'state.odds is NaN', {
    step: leave(() => ({ odds: Number.NaN })),
  }),
  fault('state-plain', 'a function in the state', 'state.next is a function', {
    step: leave(() => ({ next: () => 1 })),
  }),
  fault('state-plain', 'a hole in a list', 'state.row has a hole at 0', { step: leave(() => ({ row: new Array(2) })) }),
  fault('state-plain', 'a getter in the state', 'has a getter, count', {
    step: leave((state) => ({
      top: {
        get count() {
          return state.deck.length
        },
      },
    })),
  }),
  fault('state-plain', 'undefined in an event', 'events[', {
    step: stepThen((_state, _action, emit) => tell(emit, { nothing: undefined })),
  }),
  fault('state-plain', 'undefined in an action', 'legal[0].hint is undefined', {
    legalActions: (state) => rules.legalActions(state).map((action) => Object.assign(action, { hint: undefined })),
  }),
  fault('state-plain', 'redact leaves undefined in an event', 'After redact, events[0].card is undefined', {
    redact: (event, viewer) =>
      'card' in event && event.seat !== viewer ? Object.assign({ ...event }, { card: undefined }) : event,
  }),
]

const chance: Fault[] = [
  fault('step-repeats', 'step asks Math.random', 'It asks Math.random', {
    step: leave(() => ({ roll: Math.random() })),
  }),
  fault('step-repeats', 'step asks the clock', 'It asks Date', {
    step: leave(() => ({ at: `${Date.now()} ${calls++}` })),
  }),
  fault('step-repeats', 'step counts outside the state', 'state.calls is', { step: leave(() => ({ calls: calls++ })) }),
  fault('setup-repeats', 'setup asks Math.random', 'It asks Math.random', {
    setup: ({ players = 3 }) => rules.setup({ seed: Math.random(), players }),
  }),
  fault('setup-repeats', 'setup changes the options', 'options', {
    setup: (options) => rules.setup(Object.assign(options, { seed: `${options.seed}!` })),
  }),
  fault('step-repeats', 'step writes into the action', 'step changes the action that it receives: done is', {
    step: stepThen((_state, action) => void Object.assign(action, { done: true })),
  }),
]

const acting: Fault[] = [
  fault('asking-changes-nothing', 'toAct writes into the state', 'toAct changes the state: lanterns.ash is', {
    toAct(state) {
      if (!Object.isFrozen(state)) state.lanterns.ash++
      return rules.toAct(state)
    },
  }),
  fault('asking-changes-nothing', 'legalActions sorts the hands', 'legalActions changes the state: hands.', {
    legalActions(state) {
      for (const hand of Object.values(state.hands)) hand.sort((one, other) => one - other)
      return rules.legalActions(state)
    },
  }),
  fault(
    'asking-changes-nothing',
    'the view counts how often it is asked',
    'view answers differently when it is asked again: ash.calls is',
    { view: (state, viewer) => Object.assign(rules.view(state, viewer), { calls: calls++ }) },
  ),
  fault('asking-changes-nothing', 'the outcome asks Math.random', 'It asks Math.random', {
    outcome: (state) => withOutcome(state, { scores: { ash: Math.random() } }),
  }),
  fault('clone-equal', 'clone forgets a field', 'in its clone', {
    clone: (state) => ({ ...rules.clone(state), revealed: [] }),
  }),
  fault('clone-apart', 'clone shares the hands', 'share the object hands', {
    clone: (state) => ({ ...rules.clone(state), hands: state.hands }),
  }),
  fault('clone-apart', 'clone shares a list inside', 'share the object hands.ash', {
    clone: (state) => ({ ...rules.clone(state), hands: { ...state.hands } }),
  }),
  fault('step-returns-nothing', 'step returns the state', 'returns something', {
    step: (state, action, emit) => {
      rules.step(state, action, emit)
      return state
    },
  }),
  applied('step-equals-apply', 'apply does more than step', 'after apply', (state, action) => {
    const next = sound.clone(sound.apply(state, action))
    next.lanterns.ash++
    return frozen(next)
  }),
  fault('events-equal', 'step does more when somebody listens', 'without', {
    step: stepThen((state, _action, emit) => void (emit && state.lanterns.ash++)),
  }),
  fault('asking-changes-nothing', 'refusal remembers in the state what it was asked', 'refusal changes the state', {
    refusal(state) {
      state.revealed.push(0)
      return null
    },
  }),
  applied(
    'apply-keeps-the-old',
    'apply changes the state that it is given',
    'apply changes the state',
    (state, action) => {
      const next = sound.apply(sound.clone(state), action)
      if (!Object.isFrozen(state.lanterns)) state.lanterns.cedar++
      return next
    },
  ),
  applied('apply-freezes', 'apply gives a state that can be written to', 'not frozen', (state, action) =>
    sound.clone(sound.apply(state, action)),
  ),
  applied('older-states-stay', 'apply writes into the state before the last', 'has changed since', (state, action) => {
    const next = sound.clone(sound.apply(sound.clone(state), action))
    const older = before.get(state)
    if (older && !Object.isFrozen(older.lanterns)) older.lanterns.cedar++
    before.set(next, state)
    return next
  }),
  fault(
    'plays-on',
    'step throws at a seldom action',
    'Lost count.',
    {
      step: stepThen((_state, { type }) => {
        if (type === 'keep') throw new Error('Lost count.')
      }),
    },
    { games: 6 },
  ),
]

const turns: Fault[] = [
  fault('seats-known', 'a seat that takes no part must act', 'cedar must act', {
    toAct: (state) => (state.agenda.length > 0 ? 'cedar' : null),
  }),
  fault('seats-known', 'a seat takes part twice', 'takes part twice', {
    players: ({ players }) => [...players, ...players.slice(0, 1)],
  }),
  fault('end-agreed', 'the game ends without an outcome', 'nobody must act', { outcome: () => null }),
  fault('end-agreed', 'there is nothing to do before the end', 'has no legal action', {
    legalActions: (state) => (state.agenda.at(-1)?.type === 'looked' ? [] : rules.legalActions(state)),
  }),
  fault('outcome-sound', 'the outcome gives no reason', 'no reason', {
    outcome: (state) => withOutcome(state, { reason: '' }),
  }),
  fault('outcome-sound', 'a winner is named twice', 'named twice', {
    outcome: (state) => withOutcome(state, { winners: ['ash', 'ash'] }),
  }),
  fault('outcome-sound', 'a score is NaN', 'not a finite number', {
    outcome: (state) => withOutcome(state, { scores: { ...state.lanterns, ash: Number.NaN } }),
  }),
  fault('outcome-sound', 'a score of nobody', 'not a seat of the game', {
    outcome: (state) => withOutcome(state, { scores: Object.assign({ ...state.lanterns }, { oak: 1 }) }),
  }),
  fault('outcome-sound', 'the winner is in the second place', 'in the first place', {
    outcome: (state) => withOutcome(state, { winners: ['ash'], places: [['birch'], ['ash']] }),
  }),
  fault('outcome-sound', 'a seat has two places', 'A seat has two places', {
    outcome: (state) => withOutcome(state, { winners: ['ash'], places: [['ash'], ['birch', 'ash']] }),
  }),
  fault('outcome-sound', 'nobody is in the second place', 'Nobody has one of the places', {
    outcome: (state) => withOutcome(state, { winners: ['ash'], places: [['ash'], [], ['birch']] }),
  }),
  fault('legal-unique', 'every action is listed twice', 'listed twice', {
    legalActions: (state) => [...rules.legalActions(state), ...rules.legalActions(state)],
  }),
  fault('legal-stable', 'the list has another order for a state from JSON', 'changes when asked', {
    legalActions: (state) =>
      Object.isFrozen(state.lanterns) || state.random.seed === 'x'
        ? rules.legalActions(state)
        : rules.legalActions(state).reverse(),
    clone: (state) => rules.clone(state),
  }),
]

const refusing: Fault[] = [
  fault('legal-accepted', 'what is listed is refused', 'listed as legal but refused', {
    refusal: () => ({ code: 'no', message: 'No.' }),
  }),
  fault('unlisted-refused', 'everything is accepted', 'not listed as legal but not refused', { refusal: () => null }),
  fault('unlisted-refused', 'an action with a field too many is accepted', 'extra', {
    refusal: accepting(sloppy('extra')),
  }),
  fault('unlisted-refused', 'an action with a field too few is accepted', '{"type":"wager"}', {
    refusal: accepting(sloppy('missing')),
  }),
  fault('unlisted-refused', 'a text for a number is accepted', '"card":"', { refusal: accepting(sloppy('text')) }),
  fault('unlisted-refused', 'a fraction is accepted', '.5', { refusal: accepting(sloppy('fraction')) }),
  fault('text-round-trip', 'format leaves the card out', 'is read back as a different action', {
    format: ({ type }) => (type === 'wager' ? 'wager 1' : type),
  }),
  fault('text-round-trip', 'format writes two actions alike', 'is read back as a different action', {
    format: (action) => (action.type === 'look' ? 'take' : rules.format(action)),
    legalActions: (state) =>
      state.agenda.at(-1)?.type === 'reward' ? [{ type: 'take' }, { type: 'look' }] : rules.legalActions(state),
  }),
  fault('text-refused', 'parse throws a TypeError', 'should throw an Error in plain words', {
    parse: (text) => {
      try {
        return rules.parse(text)
      } catch {
        throw new TypeError("Cannot read properties of undefined (reading 'length')")
      }
    },
  }),
  fault('text-refused', 'parse does not mind capitals', 'parse accepts "WAGER', {
    parse: (text) => rules.parse(text.replace(/^WAGER/, 'wager')),
  }),
  fault('text-refused', 'parse does not mind zeros', 'parse accepts "wager 0', {
    parse: (text) => rules.parse(text.replace(/ 0/, ' ')),
  }),
  fault('text-refused', 'parse makes something of nothing', 'parse accepts ""', {
    parse: (text) => (text === '' ? { type: 'take' } : rules.parse(text)),
  }),
  fault(
    'record-as-json',
    'options that JSON does not keep',
    'options.nothing is undefined as played, missing from JSON',
    {},
    {
      options: (seed) => Object.assign({ seed }, { nothing: undefined }),
    },
  ),
  fault(
    'check',
    'the state is one that the author finds wrong',
    'No lantern is left.',
    {},
    {
      check: ({ lanterns }) => (lanterns.ash + lanterns.birch > 0 ? ['No lantern is left.'] : []),
    },
  ),
]

const undeclared: Fault = {
  ...fault('redeal-complete', 'the settings declare nothing hidden', 'there is no redeal in the settings', {}),
  check: () => checkGame(sound, { options: settings.options }),
}

const hiding: Fault[] = [
  fault('view-hides', 'the view shows the top card of the deck', 'top is', {
    view: (state, viewer) => ({ ...rules.view(state, viewer), top: state.deck.at(-1) ?? null }),
    determinize: (view, random) => {
      const state = rules.determinize({ ...view, top: null }, random)
      return view.top === null ? state : rules.determinize(view, random)
    },
  }),
  fault('view-hides', 'the view shows where chance stands', 'seed', {
    view: (state, viewer) => Object.assign(rules.view(state, viewer), { seed: state.random.seed }),
    determinize: (view, random) => {
      const state = rules.determinize(view, random)
      return { ...state, random: { ...state.random, seed: 'seed' in view ? Number(view.seed) : 0 } }
    },
  }),
  fault(
    'legal-hides',
    'what is legal depends on the other hand',
    'The list of legal actions changes',
    {
      legalActions: (state) => {
        const legal = rules.legalActions(state)
        return legal.length > 1 && state.hands.birch.includes(12) ? legal.slice(1) : legal
      },
    },
    { games: 6 },
  ),
  fault('refusals-hide', 'a refusal names the top card', 'Next is', {
    refusal: (state, action) => {
      const refusal = sound.refusal(state, action)
      return refusal && { ...refusal, message: `${refusal.message} Next is ${state.deck.at(-1)}.` }
    },
  }),
  fault('refusals-hide', 'whose action it is depends on who holds the card', 'code is "not-your-turn" here', {
    actor: (state, action: { readonly type: string; readonly card?: number } | null) =>
      state.players.find((seat) => state.hands[seat].includes(action?.card ?? 0)) ?? rules.toAct(state),
  }),
  undeclared,
  fault(
    'redeal-complete',
    'redeal forgets the hands',
    'hands.birch[] is hidden from ash, because determinize deals it again, but redeal never does',
    {},
    {
      redeal: ({ deck, agenda }, _viewer, random) =>
        agenda.at(-1)?.type === 'looked' ? undefined : random.shuffle(deck),
    },
  ),
  fault(
    'redeal-alone',
    'redeal asks the view',
    'redeal asks view',
    {},
    {
      redeal: (state, viewer, random) => {
        rules.view(state, viewer)
        redeal(state, viewer, random)
      },
    },
  ),
  fault(
    'redeal-fits',
    'redeal gives a card to two',
    'a problem found by check',
    {},
    {
      redeal: (state, viewer, random) => {
        redeal(state, viewer, random)
        if (viewer !== 'ash') state.hands.ash = state.hands.ash.map(() => 1)
      },
      check: ({ hands }) => (new Set(hands.ash).size < hands.ash.length ? ['A card is there twice.'] : []),
    },
  ),
  fault('view-plain', 'a field of the view is undefined', 'view.nothing is undefined', {
    view: (state, viewer) => Object.assign(rules.view(state, viewer), { nothing: undefined }),
  }),
  fault('view-plain', 'a Set in the view', 'view.all is a Set', {
    view: (state, viewer) => Object.assign(rules.view(state, viewer), { all: new Set(state.deck) }),
  }),
  fault('view-stays', 'the view holds a list of the state', 'agenda', {
    view: (state, viewer) => ({ ...rules.view(state, viewer), agenda: state.agenda }),
  }),
  fault('determinize-fits', 'determinize forgets the lanterns', 'lanterns.', {
    determinize: (view, random) => ({ ...rules.determinize(view, random), lanterns: each(() => 0) }),
  }),
  fault('determinize-fits', 'determinize begins no chance', 'without its chance, random', {
    determinize: (view, random) => Object.assign(rules.determinize(view, random), { random: null }),
  }),
  fault('determinize-plays', 'determinize shares a list with the view', 'The view changes', {
    determinize: (view, random) => ({ ...rules.determinize(view, random), lanterns: view.lanterns }),
  }),
  fault('determinize-repeats', 'determinize draws from elsewhere', 'the first time', {
    determinize: (view, random) => ({ ...rules.determinize(view, random), random: { seed: calls++, streams: {} } }),
  }),
  fault('determinize-orderless', 'determinize goes by the order of keys', 'the order of the keys', {
    determinize: (view, random) => {
      const state = rules.determinize(view, random)
      if (Object.keys(view.counts)[0] === 'cedar') random.shuffle(state.deck)
      return state
    },
  }),
  fault('determinize-varies', 'determinize deals the same cards every time', 'determinize never deals it again', {
    determinize: (view, random) => ({
      ...rules.determinize(view, createRandom(1)),
      random: createStreams(random.die(9)),
    }),
  }),
  fault('events-hide', 'events are shown to everybody', 'The events of', { redact: (event) => event }),
  fault(
    'events-hide',
    'everybody hears which card is wagered',
    'The events tell which secret choice was made: [0].card is',
    { redact: (event, viewer) => (event.type === 'wagered' ? event : (rules.redact?.(event, viewer) ?? null)) },
    { isSecret: ({ type }) => type === 'wager' },
  ),
  fault('events-of-spectators', 'a spectator hears of more than the players', 'A spectator hears of', {
    redact: (event, viewer) =>
      event.type === 'wagered' && event.seat === viewer ? null : (rules.redact?.(event, viewer) ?? null),
  }),
  fault('events-of-spectators', 'a spectator sees more than the players', 'A spectator sees all', {
    redact: (event, viewer) => (viewer === 'spectator' || !('card' in event) ? event : { ...event, card: null }),
  }),
  fault('events-of-spectators', 'redact writes into the event', 'redact changes the event', {
    redact: (event, viewer) => {
      if ('card' in event && event.seat !== viewer) event.card = null
      return event
    },
  }),
  fault('events-stay', 'an event holds a list of the state', 'An event changes when its state moves on', {
    step: stepThen((state, _action, emit) => tell(emit, state.agenda)),
  }),
  fault('given-apart', 'the list of legal actions is the one of the game', 'the list of legal actions', {
    legalActions: (state) => (state.agenda.at(-1)?.type === 'reward' ? rewards : rules.legalActions(state)),
  }),
  fault('given-apart', 'the view holds tasks of the state', 'the view of', {
    view: (state, viewer) => ({ ...rules.view(state, viewer), agenda: [...state.agenda] }),
  }),
  fault('given-apart', 'the outcome holds the scores of the state', 'the outcome', {
    outcome: (state) => withOutcome(state, { scores: state.lanterns }),
  }),
  fault('action-copied', 'an event holds the action itself', 'step keeps the action itself', {
    step: stepThen((_state, action, emit) => tell(emit, action)),
  }),
]

/** A list that every state hands out. */
const rewards: Action[] = [{ type: 'take' }, { type: 'look' }]

export const lanternFaults: readonly Fault[] = [...plain, ...chance, ...acting, ...turns, ...refusing, ...hiding]

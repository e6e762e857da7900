import { defineGame, type Emit, type Rules } from 'totemforge'
import { checkGame, type GameSettings } from 'totemforge/testing'
import {
  type Action,
  type Event,
  loveLetter,
  type Options,
  piles,
  redeal,
  type Seat,
  type State,
  type View,
} from '../../../examples/games/love-letter'
import type { Fault } from './fault'

type LetterRules = Rules<State, Action, View, Options, Seat, Event>
type Settings = GameSettings<State, Action, Options, Seat>

const settings: Settings = { options: (seed) => ({ seed, players: 3 + (seed % 2) }), games: 2, every: 5, redeal }

const fault = (
  law: string,
  what: string,
  says: string,
  wrong: Partial<LetterRules>,
  otherSettings: Partial<Settings> = {},
): Fault => ({
  game: 'Love Letter',
  law,
  fault: what,
  says,
  check: () => checkGame(defineGame({ ...loveLetter, ...wrong }), { ...settings, ...otherSettings }),
})

const stepThen =
  (then: (state: State, action: Action, emit?: Emit<Event>) => void): LetterRules['step'] =>
  (state, action, emit) => {
    loveLetter.step(state, action, emit)
    then(state, action, emit)
  }

export const letterFaults: readonly Fault[] = [
  fault('view-hides', 'one neighbour sees the hand of the next', 'hands.south', {
    view: (state, viewer) => {
      const view = loveLetter.view(state, viewer)
      return viewer === 'east' ? { ...view, hands: { ...view.hands, south: [...state.hands.south] } } : view
    },
  }),
  fault('view-hides', 'the spectator sees what a priest has seen', 'The viewer: spectator', {
    view: (state, viewer) => {
      const view = loveLetter.view(state, viewer)
      return viewer === 'spectator' ? { ...view, seen: state.seen.map((sight) => ({ ...sight })) } : view
    },
  }),
  fault('events-hide', 'the view forgets what a priest has seen', 'cards[', {
    view: (state, viewer) => {
      const view = loveLetter.view(state, viewer)
      if (state.ended) return view
      const others = view.players.filter((seat) => seat !== viewer)
      const hands = { ...view.hands }
      for (const seat of others) hands[seat] = hands[seat].map(() => null)
      return { ...view, hands }
    },
  }),
  fault('events-hide', 'everybody sees what is drawn', 'The events of', {
    redact: (event, viewer) => (event.type === 'drew' ? event : loveLetter.redact(event, viewer)),
  }),
  fault('events-hide', 'a third player sees what two compare', 'The events of', {
    redact: (event, viewer) => (event.type === 'compared' ? event : loveLetter.redact(event, viewer)),
  }),
  fault('refusals-hide', 'a refusal tells who holds the princess', 'changes with something', {
    refusal: (state, action) => {
      const refusal = loveLetter.refusal(state, action)
      const holder = state.players.find((seat) => state.hands[seat].includes('princess'))
      return refusal && { ...refusal, message: `${refusal.message} She is with ${holder}.` }
    },
  }),
  fault('legal-hides', 'a guard may only name a card that somebody holds', 'The list of legal actions', {
    legalActions: (state) => {
      const held = Object.values(state.hands).flat()
      const legal = loveLetter.legalActions(state)
      const right = legal.filter((action) => action.type !== 'guess' || held.includes(action.card))
      return right.length > 0 ? right : legal
    },
  }),
  fault('seats-known', 'the turn goes to an empty chair', 'does not take part', {
    players: (state) => state.players.slice(0, -1),
  }),
  fault('step-repeats', 'the deck is shuffled with Math.random', 'It asks Math.random', {
    step: stepThen((state, { type }) => {
      if (type === 'deal') state.deck.sort(() => Math.random() - 0.5)
    }),
  }),
  fault('clone-apart', 'clone shares what was discarded', 'share the object discards', {
    clone: (state) => ({ ...loveLetter.clone(state), discards: state.discards }),
  }),
  fault('clone-apart', 'clone shares the tokens, which change when a round ends', 'share the object tokens', {
    clone: (state) => ({ ...loveLetter.clone(state), tokens: state.tokens }),
  }),
  fault('determinize-fits', 'determinize loses who is safe', 'safe', {
    determinize: (view, random) => ({ ...loveLetter.determinize(view, random), safe: [] }),
  }),
  fault(
    'determinize-fits',
    'determinize deals a sixth guard',
    'The piles hold 6 of guard, and the box holds 5.',
    {
      determinize: (view, random) => {
        const state = loveLetter.determinize(view, random)
        return { ...state, aside: state.aside.map(() => 'guard' as const) }
      },
    },
    { piles },
  ),
  fault(
    'redeal-fits',
    'redeal doubles a card of the deck',
    'The piles hold',
    {},
    {
      piles,
      redeal: (state, viewer, random) => {
        redeal(state, viewer, random)
        state.deck = state.deck.map((card, index) => (index === 0 ? (state.deck.at(-1) ?? card) : card))
      },
    },
  ),
  fault(
    'check',
    'a guard that is played is lost',
    'The piles hold',
    {
      step: stepThen((state, action) => {
        if (action.type === 'play' && action.card === 'guard') state.discards.north.pop()
      }),
    },
    { piles },
  ),
  fault('given-apart', 'the view holds the tokens of the state', 'the view of', {
    view: (state, viewer) => ({ ...loveLetter.view(state, viewer), players: state.players }),
  }),
  fault('text-round-trip', 'format names no seat', 'is read back as a different action', {
    format: (action) => (action.type === 'target' ? 'target east' : loveLetter.format(action)),
  }),
  fault('plays-on', 'nobody thought of a deck that runs out', 'The deck is empty.', {
    step: stepThen((state) => {
      if (state.deck.length === 0) throw new Error('The deck is empty.')
    }),
  }),
]

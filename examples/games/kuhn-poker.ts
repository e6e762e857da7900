import { createStreams, defineGame, drawFrom, type Emit, type Random, type Viewer } from 'totemforge'

export type Seat = 'first' | 'second'
export type Card = 'jack' | 'queen' | 'king'

export interface State {
  /** The card of each seat; the third card stays aside. */
  cards: Record<Seat, Card>
  moves: Move['type'][]
}

export interface Move {
  type: 'pass' | 'bet'
}

/** The cards that the viewer may see: its own, and both after a showdown. */
export interface View {
  cards: Record<Seat, Card | null>
  moves: Move['type'][]
}

export type Event = { type: 'moved'; seat: Seat; move: Move['type'] } | { type: 'shown'; cards: Record<Seat, Card> }

const deck: readonly Card[] = ['jack', 'queen', 'king']
const moves: readonly Move[] = [Object.freeze({ type: 'pass' }), Object.freeze({ type: 'bet' })]

/** The end of a hand: after these moves the stronger card or the named seat wins this much. */
const endings: Record<string, { stake: number; winner: Seat | 'stronger' }> = {
  'pass pass': { stake: 1, winner: 'stronger' },
  'pass bet pass': { stake: 1, winner: 'second' },
  'pass bet bet': { stake: 2, winner: 'stronger' },
  'bet pass': { stake: 1, winner: 'first' },
  'bet bet': { stake: 2, winner: 'stronger' },
}

const endingOf = (state: { moves: Move['type'][] }) => endings[state.moves.join(' ')]

function stronger({ first, second }: State['cards']): Seat {
  return deck.indexOf(first) > deck.indexOf(second) ? 'first' : 'second'
}

function toAct(state: State): Seat | null {
  if (endingOf(state)) return null
  return state.moves.length % 2 === 0 ? 'first' : 'second'
}

export const kuhnPoker = defineGame({
  id: 'kuhn-poker',
  version: '1.0.0',
  seats: ['first', 'second'],

  setup({ seed }): State {
    const [first = 'jack', second = 'queen'] = drawFrom(createStreams(seed), 'deal').sample(deck, 2)
    return { cards: { first, second }, moves: [] }
  },
  toAct,
  legalActions: (state) => (toAct(state) === null ? [] : [...moves]),

  step(state, { type }, emit?: Emit<Event>) {
    const seat = toAct(state)
    state.moves.push(type)
    if (seat) emit?.({ type: 'moved', seat, move: type })
    if (endingOf(state)?.winner === 'stronger') emit?.({ type: 'shown', cards: { ...state.cards } })
  },

  view(state, viewer): View {
    const shown = endingOf(state)?.winner === 'stronger'
    const card = (seat: Seat): Card | null => (shown || viewer === seat ? state.cards[seat] : null)
    return { cards: { first: card('first'), second: card('second') }, moves: state.moves.slice() }
  },

  determinize(view, random) {
    const { first, second } = view.cards
    const unknown = deck.filter((card) => card !== first && card !== second)
    random.shuffle(unknown)
    const deal = (card: Card | null): Card => card ?? unknown.pop() ?? 'jack'
    return { cards: { first: deal(first), second: deal(second) }, moves: view.moves.slice() }
  },

  outcome(state) {
    const ending = endingOf(state)
    if (!ending) return null
    const { stake } = ending
    const winner = ending.winner === 'stronger' ? stronger(state.cards) : ending.winner
    const reason = ending.winner === 'stronger' ? 'the stronger card' : 'the other folded'
    return { winners: [winner], reason, scores: { first: -stake, second: -stake, [winner]: stake } }
  },

  clone: (state) => ({ cards: { ...state.cards }, moves: state.moves.slice() }),

  format: ({ type }) => type,
  parse(text) {
    const move = moves.find(({ type }) => type === text)
    if (move) return move
    throw new Error(`"${text}" is neither pass nor bet.`)
  },
})

/**
 * Declares what is hidden: the other cards, all of them for a spectator, until a showdown. It deals them again to those
 * who might hold them.
 *
 * @example
 * checkGame(kuhnPoker, { options: (seed) => ({ seed }), redeal })
 */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  if (endingOf(state)?.winner === 'stronger') return
  const hidden = deck.filter((card) => viewer === 'spectator' || card !== state.cards[viewer])
  random.shuffle(hidden)
  if (viewer !== 'first') state.cards.first = hidden.pop() ?? 'jack'
  if (viewer !== 'second') state.cards.second = hidden.pop() ?? 'jack'
}

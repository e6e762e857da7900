import { createStreams, defineGame, drawFrom, type Emit, type Random, type Streams, type Viewer } from 'totemforge'

export type Seat = 'first' | 'second'
export type Card = 'jack' | 'queen' | 'king'

export interface Move {
  type: 'fold' | 'call' | 'raise'
}

/** The moves of the round before the board card, and of the round after it. */
type Rounds = readonly [Move['type'][], Move['type'][]]

export interface State {
  cards: Record<Seat, Card>
  /** The open card that belongs to both hands. */
  board: Card | null
  rounds: [Move['type'][], Move['type'][]]
  random: Streams<'deal' | 'board'>
}

/** The cards that the viewer may see: its own and the board, and both hands after a showdown. */
export interface View {
  cards: Record<Seat, Card | null>
  board: Card | null
  rounds: [Move['type'][], Move['type'][]]
}

export type Event =
  | { type: 'moved'; seat: Seat; move: Move['type'] }
  | { type: 'turned'; card: Card }
  | { type: 'shown'; cards: Record<Seat, Card> }

const ranks: readonly Card[] = ['jack', 'queen', 'king']
const deck: readonly Card[] = [...ranks, ...ranks]
const moves: readonly Move[] = (['fold', 'call', 'raise'] as const).map((type) => Object.freeze({ type }))
const sizes = [2, 4] as const
const mostRaises = 2

const raisesIn = (round: Move['type'][]): number => round.filter((move) => move === 'raise').length
const foldedIn = (round: Move['type'][]): boolean => round.at(-1) === 'fold'

/** A round ends with a fold, or with a call that is not the first move. */
const isDone = (round: Move['type'][]): boolean => foldedIn(round) || (round.at(-1) === 'call' && round.length > 1)

const seatAt = (index: number): Seat => (index % 2 === 0 ? 'first' : 'second')

/** What each seat has put in: an ante of 1, and the raises that it has made or called. */
function putIn(rounds: Rounds): Record<Seat, number> {
  const stakes = { first: 1, second: 1 }
  for (const [number, round] of rounds.entries())
    for (const [index, move] of round.entries()) {
      const most = Math.max(stakes.first, stakes.second)
      if (move !== 'fold') stakes[seatAt(index)] = most + (move === 'raise' ? (sizes[number] ?? 0) : 0)
    }
  return stakes
}

const roundOf = ({ rounds: [before, after] }: { rounds: Rounds }): Move['type'][] => (isDone(before) ? after : before)

const isOver = ({ rounds: [before, after] }: { rounds: Rounds }): boolean => foldedIn(before) || isDone(after)

const isShowdown = ({ rounds: [, after] }: { rounds: Rounds }): boolean => isDone(after) && !foldedIn(after)

/** A pair with the board beats all other hands. */
const strengthOf = (card: Card, board: Card | null): number => ranks.indexOf(card) + (card === board ? ranks.length : 0)

/** The seat with the stronger hand; nobody if both have the same card. */
function stronger({ cards, board }: State): Seat | null {
  const ahead = strengthOf(cards.first, board) - strengthOf(cards.second, board)
  return ahead === 0 ? null : ahead > 0 ? 'first' : 'second'
}

function toAct(state: State): Seat | null {
  return isOver(state) ? null : seatAt(roundOf(state).length)
}

/** The deck without the cards that are known. */
function without(known: readonly (Card | null)[]): Card[] {
  const left = deck.slice()
  for (const card of known) if (card) left.splice(left.indexOf(card), 1)
  return left
}

const copyOf = ([before, after]: Rounds): [Move['type'][], Move['type'][]] => [before.slice(), after.slice()]

export const leducPoker = defineGame({
  id: 'leduc-poker',
  version: '1.0.0',
  seats: ['first', 'second'],

  setup({ seed }): State {
    const random = createStreams<'deal' | 'board'>(seed)
    const [first = 'jack', second = 'queen'] = drawFrom(random, 'deal').sample(deck, 2)
    return { cards: { first, second }, board: null, rounds: [[], []], random }
  },
  toAct,
  legalActions(state) {
    if (isOver(state)) return []
    const round = roundOf(state)
    const isRaised = round.at(-1) === 'raise'
    return moves.filter(({ type }) => type === 'call' || (type === 'fold' ? isRaised : raisesIn(round) < mostRaises))
  },

  step(state, { type }, emit?: Emit<Event>) {
    const seat = toAct(state)
    roundOf(state).push(type)
    if (seat) emit?.({ type: 'moved', seat, move: type })
    const { cards, rounds, random } = state
    if (state.board === null && isDone(rounds[0]) && !isOver(state)) {
      state.board = drawFrom(random, 'board').pick(without([cards.first, cards.second]))
      emit?.({ type: 'turned', card: state.board })
    }
    if (isShowdown(state)) emit?.({ type: 'shown', cards: { ...cards } })
  },

  view(state, viewer): View {
    const shown = isShowdown(state)
    const card = (seat: Seat): Card | null => (shown || viewer === seat ? state.cards[seat] : null)
    return { cards: { first: card('first'), second: card('second') }, board: state.board, rounds: copyOf(state.rounds) }
  },

  determinize({ cards, board, rounds }, random) {
    const unknown = without([cards.first, cards.second, board])
    random.shuffle(unknown)
    const deal = (card: Card | null): Card => card ?? unknown.pop() ?? 'jack'
    return {
      cards: { first: deal(cards.first), second: deal(cards.second) },
      board,
      rounds: copyOf(rounds),
      random: createStreams(random.integer(0, 1_000_000_000)),
    }
  },

  outcome(state) {
    if (!isOver(state)) return null
    const [before, after] = state.rounds
    const stakes = putIn(state.rounds)
    const folded = foldedIn(before) ? before : foldedIn(after) ? after : null
    // The seat whose turn it would be has not folded.
    const winner = folded ? seatAt(folded.length) : stronger(state)
    const reason = folded ? 'the other folded' : winner ? 'the stronger hand' : 'the same card'
    const won = Math.min(stakes.first, stakes.second)
    if (winner === null) return { winners: [], reason, scores: { first: 0, second: 0 } }
    return { winners: [winner], reason, scores: { first: -won, second: -won, [winner]: won } }
  },

  clone: ({ cards, board, rounds, random }) => ({
    cards: { ...cards },
    board,
    rounds: copyOf(rounds),
    random: { ...random, streams: { ...random.streams } },
  }),

  format: ({ type }) => type,
  parse(text) {
    const move = moves.find(({ type }) => type === text)
    if (move) return move
    throw new Error(`"${text}" is not fold, call or raise.`)
  },
})

/**
 * Declares what is hidden: the other hand, both for a spectator, until a showdown.
 *
 * @example
 * checkGame(leducPoker, { options: (seed) => ({ seed }), redeal })
 */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  if (isShowdown(state)) return
  const { cards, board } = state
  const hidden = without([viewer === 'spectator' ? null : cards[viewer], board])
  random.shuffle(hidden)
  if (viewer !== 'first') cards.first = hidden.pop() ?? 'jack'
  if (viewer !== 'second') cards.second = hidden.pop() ?? 'jack'
}

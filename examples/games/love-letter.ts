import {
  createStreams,
  defineGame,
  drawFrom,
  type Emit,
  type Random,
  type Seeded,
  type Streams,
  type Viewer,
} from 'totemforge'
import { declarePiles, placesByScore, turnOrder } from 'totemforge/toolkit'

/** The cards of the classic edition, each with its value and its number. */
export const cards = {
  guard: { value: 1, count: 5 },
  priest: { value: 2, count: 2 },
  baron: { value: 3, count: 2 },
  handmaid: { value: 4, count: 2 },
  prince: { value: 5, count: 2 },
  king: { value: 6, count: 1 },
  countess: { value: 7, count: 1 },
  princess: { value: 8, count: 1 },
} as const

export type Card = keyof typeof cards
const kinds = ['guard', 'priest', 'baron', 'handmaid', 'prince', 'king', 'countess', 'princess'] as const
const wholeDeck = kinds.flatMap((card) => Array<Card>(cards[card].count).fill(card))
const worth = (card: Card | undefined): number => (card ? cards[card].value : 0)

export const seats = ['north', 'east', 'south', 'west'] as const
export type Seat = (typeof seats)[number]

export interface Options extends Seeded {
  /** 2 to 4; default: all four. */
  readonly players?: number
}

/** A seat has seen the card of another: the first card of that hand. */
export interface Sight {
  seat: Seat
  of: Seat
}

export interface State {
  players: Seat[]
  tokens: Record<Seat, number>
  /** One card, and during a seat's own turn a second one, which comes last; none for a seat that is out of the round. */
  hands: Record<Seat, Card[]>
  discards: Record<Seat, Card[]>
  /** Seats that nobody may choose until their next turn. */
  safe: Seat[]
  seen: Sight[]
  /** The top card is the last. */
  deck: Card[]
  /** The one that lies face down. */
  aside: Card[]
  /** With two players, three cards lie face up. */
  open: Card[]
  /** The seat that decides; after a round its winner, who deals the next one. */
  turn: Seat | null
  /** How the round ended: one player was left, or the deck was empty and all showed their hands. */
  ended: 'alone' | 'shown' | null
  /** The card whose effect needs a choice, and its target. */
  asked: { card: Card; target: Seat | null } | null
  random: Streams<'deck'>
}

export type Action =
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'target'; readonly seat: Seat }
  | { readonly type: 'guess'; readonly card: Card }
  | { readonly type: 'deal' }

export type Event =
  | { type: 'round'; first: Seat }
  | { type: 'played' | 'out' | 'discarded'; seat: Seat; card: Card }
  | { type: 'drew'; seat: Seat; card: Card | null }
  | { type: 'guessed'; seat: Seat; target: Seat; card: Card; right: boolean }
  | { type: 'looked' | 'compared' | 'swapped'; seat: Seat; target: Seat; cards: Card[] | null }
  | { type: 'shown'; hands: Record<Seat, Card[]> }
  | { type: 'won'; seats: Seat[] }

/** What a viewer knows: a hand has `null` for a card that the viewer has not seen. */
export interface View extends Omit<State, 'hands' | 'deck' | 'aside' | 'random'> {
  viewer: Viewer<Seat>
  hands: Record<Seat, (Card | null)[]>
  deck: number
  aside: number
}

const each = <Value>(of: (seat: Seat) => Value): Record<Seat, Value> => ({
  north: of('north'),
  east: of('east'),
  south: of('south'),
  west: of('west'),
})

const actions: readonly Action[] = [
  ...kinds.map((card): Action => ({ type: 'play', card })),
  ...seats.map((seat): Action => ({ type: 'target', seat })),
  ...kinds.slice(1).map((card): Action => ({ type: 'guess', card })),
  { type: 'deal' } as const,
].map((action) => Object.freeze(action))

const textOf = (action: Action): string => Object.values(action).join(' ')
const inPlay = (state: Pick<State, 'players' | 'hands'>): Seat[] =>
  state.players.filter((seat) => state.hands[seat].length > 0)
const goal = ({ players }: State): number => ({ 2: 7, 3: 5, 4: 4 })[players.length] ?? 4
const mostOf = (group: readonly Seat[], score: (seat: Seat) => number): Seat[] => placesByScore(group, score)[0] ?? []

/** The possible targets of a card. Only a prince may hit its own player, and must if there is no other target. */
function targets(state: State, card: Card): Seat[] {
  if (!['guard', 'priest', 'baron', 'prince', 'king'].includes(card)) return []
  return inPlay(state).filter((seat) => (seat === state.turn ? card === 'prince' : !state.safe.includes(seat)))
}

function isLegal(state: State, action: Action): boolean {
  const { turn, asked, ended } = state
  if (turn === null) return false
  if (ended) return action.type === 'deal'
  if (asked?.target) return action.type === 'guess'
  if (asked) return action.type === 'target' && targets(state, asked.card).includes(action.seat)
  const hand = state.hands[turn]
  const bound = hand.includes('countess') && (hand.includes('king') || hand.includes('prince'))
  return action.type === 'play' && hand.includes(action.card) && (!bound || action.card === 'countess')
}

function draw(state: State, seat: Seat, emit?: Emit<Event>): void {
  // The last card to draw is the one aside, for a player hit by a prince.
  const card = state.deck.pop() ?? state.aside.pop()
  if (card === undefined) throw new Error('There is nothing to draw.')
  state.hands[seat].push(card)
  emit?.({ type: 'drew', seat, card })
}

function beginTurn(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.turn = seat
  state.safe = state.safe.filter((each) => each !== seat)
  draw(state, seat, emit)
}

function beginRound(state: State, first: Seat, emit?: Emit<Event>): void {
  const deck = [...wholeDeck]
  drawFrom(state.random, 'deck').shuffle(deck)
  const aside = deck.splice(-1)
  const open = state.players.length === 2 ? deck.splice(-3) : []
  Object.assign(state, {
    deck,
    aside,
    open,
    ended: null,
    safe: [],
    seen: [],
    hands: each(() => []),
    discards: each(() => []),
  })
  emit?.({ type: 'round', first })
  for (const seat of state.players) draw(state, seat, emit)
  beginTurn(state, first, emit)
}

function forget(state: State, of: Seat): void {
  state.seen = state.seen.filter((sight) => sight.of !== of)
}

function see(state: State, seat: Seat, of: Seat): void {
  if (!state.seen.some((sight) => sight.seat === seat && sight.of === of)) state.seen.push({ seat, of })
}

/** A player shows the hand and is out of the round. */
function leave(state: State, seat: Seat, emit?: Emit<Event>): void {
  for (const card of state.hands[seat].splice(0)) {
    state.discards[seat].push(card)
    emit?.({ type: 'out', seat, card })
  }
  forget(state, seat)
}

function compare(state: State, seat: Seat, target: Seat, emit?: Emit<Event>): void {
  const [own, other] = [state.hands[seat], state.hands[target]].map(([card]) => card)
  if (!own || !other) return
  emit?.({ type: 'compared', seat, target, cards: [own, other] })
  see(state, seat, target)
  see(state, target, seat)
  if (worth(own) !== worth(other)) leave(state, worth(own) < worth(other) ? seat : target, emit)
}

function swap(state: State, seat: Seat, target: Seat, emit?: Emit<Event>): void {
  const [own, other] = [state.hands[seat], state.hands[target]]
  emit?.({ type: 'swapped', seat, target, cards: [...own, ...other] })
  state.hands[seat] = other
  state.hands[target] = own
  // Knowledge of a card moves with it into the new hand, and both players know the card that they gave away.
  const moved = (of: Seat): Seat => (of === seat ? target : of === target ? seat : of)
  state.seen = state.seen.map((sight) => ({ ...sight, of: moved(sight.of) })).filter((sight) => sight.seat !== sight.of)
  see(state, seat, target)
  see(state, target, seat)
}

function discard(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.hands[seat].includes('princess')) {
    leave(state, seat, emit)
    return
  }
  for (const card of state.hands[seat].splice(0)) {
    state.discards[seat].push(card)
    emit?.({ type: 'discarded', seat, card })
  }
  forget(state, seat)
  draw(state, seat, emit)
}

/** The effect of a card on its target. */
function hit(state: State, seat: Seat, card: Card, target: Seat, emit?: Emit<Event>): void {
  if (card === 'priest') {
    see(state, seat, target)
    emit?.({ type: 'looked', seat, target, cards: [...state.hands[target]] })
  }
  if (card === 'baron') compare(state, seat, target, emit)
  if (card === 'prince') discard(state, target, emit)
  if (card === 'king') swap(state, seat, target, emit)
}

function play(state: State, seat: Seat, card: Card, emit?: Emit<Event>): void {
  const hand = state.hands[seat]
  // A card that others have seen is the first of the hand.
  if (hand[0] === card) forget(state, seat)
  hand.splice(hand.indexOf(card), 1)
  state.discards[seat].push(card)
  emit?.({ type: 'played', seat, card })
  if (card === 'handmaid') state.safe.push(seat)
  if (card === 'princess') leave(state, seat, emit)
  if (targets(state, card).length > 0) state.asked = { card, target: null }
}

function guess(state: State, seat: Seat, target: Seat, card: Card, emit?: Emit<Event>): void {
  const right = state.hands[target].includes(card)
  emit?.({ type: 'guessed', seat, target, card, right })
  if (right) leave(state, target, emit)
}

function endTurn(state: State, seat: Seat, emit?: Emit<Event>): void {
  const left = inPlay(state)
  if (left.length > 1 && state.deck.length > 0) {
    const [, ...after] = turnOrder(state.players, seat)
    beginTurn(state, after.find((each) => left.includes(each)) ?? seat, emit)
    return
  }
  state.ended = left.length > 1 ? 'shown' : 'alone'
  if (state.ended === 'shown') emit?.({ type: 'shown', hands: each((of) => [...state.hands[of]]) })
  const best = mostOf(left, (each) => worth(state.hands[each][0]))
  const won = mostOf(best, (each) => state.discards[each].reduce((sum, card) => sum + worth(card), 0))
  for (const each of won) state.tokens[each]++
  emit?.({ type: 'won', seats: won })
  state.turn = won.some((each) => state.tokens[each] === goal(state)) ? null : (won[0] ?? seat)
}

/**
 * Who sees which cards. At the end all hands may lie open; before that, a player sees the own hand and the cards that
 * it has seen.
 */
export const piles = declarePiles<State, Seat>()(wholeDeck, {
  deck: 'nobody',
  aside: 'nobody',
  open: 'everybody',
  discards: 'everybody',
  hands: ({ ended, seen }, { viewer, owner, index }) =>
    ended === 'shown' ||
    viewer === owner ||
    (index === 0 && seen.some((sight) => sight.seat === viewer && sight.of === owner)),
})

const copyOf = (state: State): State => ({
  ...piles.clone(state),
  players: [...state.players],
  tokens: { ...state.tokens },
  safe: [...state.safe],
  seen: state.seen.map((sight) => ({ ...sight })),
  turn: state.turn,
  ended: state.ended,
  asked: state.asked && { ...state.asked },
  random: { ...state.random, streams: { ...state.random.streams } },
})

/** Which other seat has seen a card is hidden, so it is drawn. */
function guessSights(
  { players, hands }: Pick<View, 'players' | 'hands'>,
  viewer: Viewer<Seat>,
  random: Random,
): Sight[] {
  const others = players.filter((seat) => seat !== viewer)
  return others.flatMap((seat) =>
    others.filter((of) => of !== seat && hands[of].length > 0 && random.die(4) === 1).map((of) => ({ seat, of })),
  )
}

export const loveLetter = defineGame({
  id: 'love-letter',
  version: '1.0.0',
  seats,
  players: (state: State) => state.players,

  setup({ seed, players = 4 }: Options): State {
    if (![2, 3, 4].includes(players)) throw new RangeError('Two to four can play.')
    const state: State = {
      players: seats.slice(0, players),
      tokens: each(() => 0),
      hands: each(() => []),
      discards: each(() => []),
      safe: [],
      seen: [],
      deck: [],
      aside: [],
      open: [],
      turn: 'north',
      ended: null,
      asked: null,
      random: createStreams(seed),
    }
    beginRound(state, 'north')
    return state
  },
  toAct: (state: State) => state.turn,
  legalActions: (state: State): Action[] => actions.filter((action) => isLegal(state, action)),

  step(state: State, action: Action, emit?: Emit<Event>) {
    const { turn: seat, asked } = state
    if (seat === null) return
    if (action.type === 'deal') {
      beginRound(state, seat, emit)
      return
    }
    state.asked = null
    if (action.type === 'play') play(state, seat, action.card, emit)
    else if (action.type === 'guess' && asked?.target) guess(state, seat, asked.target, action.card, emit)
    else if (action.type === 'target' && asked?.card === 'guard') state.asked = { card: 'guard', target: action.seat }
    else if (action.type === 'target' && asked) hit(state, seat, asked.card, action.seat, emit)
    if (state.asked === null) endTurn(state, seat, emit)
  },
  clone: copyOf,

  view(state: State, viewer: Viewer<Seat>): View {
    const { random, ...rest } = copyOf(state)
    const seen = rest.seen.filter((sight) => sight.seat === viewer || sight.of === viewer)
    return { ...rest, ...piles.view(state, viewer), viewer, seen }
  },

  redact(event: Event, viewer: Viewer<Seat>): Event {
    if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: null }
    if ('cards' in event && event.seat !== viewer && event.target !== viewer) return { ...event, cards: null }
    return event
  },

  determinize({ viewer, ...view }: View, random: Random): State {
    const dealt: State = {
      ...view,
      ...piles.determinize(view, random),
      seen: [...view.seen, ...guessSights(view, viewer, random)],
      random: createStreams(random.integer(0, 1_000_000_000)),
    }
    return copyOf(dealt)
  },

  outcome(state: State) {
    if (state.turn !== null) return null
    const winners = mostOf(state.players, (seat) => state.tokens[seat])
    return { winners, reason: 'the most tokens of affection', scores: { ...state.tokens } }
  },

  format: textOf,
  parse(text): Action {
    const action = actions.find((each) => textOf(each) === text)
    if (action) return action
    throw new Error(`"${text}" is not an action of Love Letter: deal, or play, target or guess and a card or a seat.`)
  },
})

/**
 * Declares what is hidden: the deck, the card aside, the unseen cards of other hands, and what others have seen of each
 * other's hands. It does not use the declared piles, so it can prove them wrong.
 *
 * @example
 * checkGame(loveLetter, { options: (seed) => ({ seed, players: 3 }), redeal, piles })
 */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  const mine = state.seen.filter((sight) => sight.seat === viewer || sight.of === viewer)
  const isHidden = (of: Seat, index: number): boolean =>
    state.ended !== 'shown' &&
    of !== viewer &&
    (index > 0 || !mine.some((sight) => sight.seat === viewer && sight.of === of))
  const hidden = seats.flatMap((of) => state.hands[of].filter((_card, index) => isHidden(of, index)))
  const pool = [...state.deck, ...state.aside, ...hidden]
  random.shuffle(pool)
  state.hands = each((of) => state.hands[of].flatMap((card, index) => (isHidden(of, index) ? pool.splice(-1) : card)))
  state.aside = pool.splice(0, state.aside.length)
  state.deck = pool
  state.seen = [...mine, ...guessSights(state, viewer, random)]
}

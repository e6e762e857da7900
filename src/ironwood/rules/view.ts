import type { Viewer } from '../../core'
import { copy } from '../../core/value'
import { countedAs, disclosure, fixed, hidden, open, ownerOnly } from '../../toolkit'
import { seatToAct } from './agenda'
import { playOn } from './play'
import type { Battle, Departure, Known, Side, Slot, State, Traces } from './state'
import { kindOf } from './task'
import { noTraces } from './traces'
import type { Seer } from './view-parts'
import * as shown from './view-parts'
import { opponentOf, type Seat } from './vocabulary'

/**
 * What may be known of one side's cards: numbers, and the hand itself if it is one's own or lies open. Nobody knows a bot's
 * hand, not even its seat.
 *
 * @example
 * const { handSize } = view.sides.ironclad
 */
export interface SideView {
  crystals: number
  hand: string[] | null
  handSize: number
  deckSize: number
  discard: string[]
  slots: Slot[]
  extra: string[]
  wagered: string[]
  ongoing: { card: string; markers: number }[]
  /** What others know of the hand; `seen` is empty for a spectator. */
  known: Known
  /** The deck from the top, as far as its order is known; `null` where one of the cards lies that are `mixed`. */
  order: (string | null)[]
}

/**
 * A wager as others see it: whether one was placed, and the card once it is known.
 *
 * @example
 * const placed = wager !== 'undecided' && wager.placed
 */
export type WagerView = 'undecided' | { readonly placed: boolean; readonly card: string | null }

/**
 * What a seat or a spectator may know (IW-INFO). It holds everything of the state but the hands, decks, wagers and vision
 * cards that are hidden from the viewer, and chance.
 *
 * @example
 * const view = ironwood.view(state, 'ironclad')
 * console.log(view.sides.woodwalkers.handSize)
 */
export interface View
  extends Pick<
    State,
    | 'mode'
    | 'beginnerDecks'
    | 'board'
    | 'cards'
    | 'round'
    | 'phase'
    | 'turns'
    | 'active'
    | 'forests'
    | 'mountains'
    | 'drill'
    | 'secured'
    | 'marks'
    | 'restrictions'
    | 'result'
    | 'solo'
    | 'agenda'
  > {
  readonly viewer: Viewer<Seat>
  /** Who decides next; `null` once the game is over. */
  readonly toAct: Seat | null
  sides: Record<Seat, SideView>
  visions: {
    hand: number[] | null
    handSize: number
    deckSize: number
    revealed: number[]
    discard: number[]
    /** `null` where the card lies face down for the viewer; `seen` where the Ironclad were allowed to look. */
    burned: { mountain: number | null; seen: boolean }[]
    /** The top of the deck, as far as the viewer knows it, uppermost first. */
    top: number[]
    known: Record<Seat, number>
    /** Hidden vision cards that the Ironclad have seen; nothing for a spectator. */
    traces: Traces
    departures: readonly Departure[]
  }
  battle: (Omit<Battle, 'wagers'> & { wagers: Record<Seat, WagerView> }) | null
}

/** A side, with what decides who sees its cards. */
interface Seated extends Side {
  readonly seat: Seat
}

const showSide = /* @__PURE__ */ disclosure<Seated, SideView, Seer>()({
  seat: hidden,
  crystals: open,
  hand: ownerOnly('handSize'),
  deck: countedAs('deckSize'),
  discard: open,
  slots: copy,
  extra: open,
  wagered: open,
  ongoing: (cards) => cards.map((each) => ({ ...each })),
  known: (known, { viewer }) => copy(viewer === 'spectator' ? { ...known, seen: [] } : known),
})({ order: (side, { viewer }) => orderOf(side, viewer === side.seat) })

/** A hand is its owner's, and an opponent's who may look into it; a bot's is nobody's. */
function sideView(state: State, seat: Seat, viewer: Viewer<Seat>): SideView {
  const isOwner = state.solo?.bot !== seat && (viewer === seat || (viewer !== 'spectator' && lookedInto(state, seat)))
  return showSide({ ...state.sides[seat], seat }, { viewer, isOwner })
}

/** The order of a deck that everybody knows, but for the cards that only its owner can tell apart (IW-SETUP-08). */
function orderOf({ deck, known: { ascending, mixed } }: Side, own: boolean): (string | null)[] {
  return ascending ? deck.map((card) => (own || !mixed.includes(card) ? card : null)).reverse() : []
}

/** A hand lies open to the opponent while a card is chosen from it (CI-WW17). */
function lookedInto(state: State, seat: Seat): boolean {
  const task = state.agenda.at(-1)
  return task?.do === 'strike' && opponentOf(task.seat) === seat
}

function wagerView(battle: Battle, seat: Seat, viewer: Viewer<Seat>): WagerView {
  const wager = battle.wagers[seat]
  if (wager === 'undecided') return wager
  const known = viewer === seat || battle.revealed || battle.open === opponentOf(seat)
  return { placed: wager.card !== null, card: known ? wager.card : null }
}

const showBattle = /* @__PURE__ */ disclosure<Battle, NonNullable<View['battle']>, Seer>()({
  attacker: open,
  mountain: open,
  forest: open,
  bonus: (bonus) => ({ ...bonus }),
  wagerReturns: open,
  noSpecialWager: open,
  botBonus: (bonus) => ({ ...bonus }),
  wagers: (_wagers, { viewer }, battle) => ({
    woodwalkers: wagerView(battle, 'woodwalkers', viewer),
    ironclad: wagerView(battle, 'ironclad', viewer),
  }),
  open: open,
  revealed: open,
  damage: open,
  winner: open,
})({})

/** The visions, with what decides who sees them. */
interface Visions extends Readonly<State['visions']> {
  readonly solo: State['solo']
}

const showVisions = /* @__PURE__ */ disclosure<Visions, View['visions'], Seer>()({
  solo: hidden,
  hand: ownerOnly('handSize'),
  deck: countedAs('deckSize'),
  revealed: open,
  discard: open,
  // Ironbot marks what is burned, so everybody knows it (BOT-20).
  burned: (burned, { viewer, isOwner }, { solo }) =>
    burned.map(({ mountain, seen }) => ({
      mountain: isOwner || solo?.bot === 'ironclad' || (seen && viewer === 'ironclad') ? mountain : null,
      seen,
    })),
  known: (known) => ({ ...known }),
  traces: (traces, { viewer }, { solo }) => copy(viewer === 'spectator' && solo === null ? noTraces : traces),
  // How many inner cards a hand showed, a spectator has not seen.
  departures: (departures, { viewer }) =>
    copy(viewer === 'spectator' ? departures.map((each) => ({ ...each, inner: 0 })) : departures),
})({
  top({ deck, known }, { viewer }) {
    const count = viewer === 'spectator' ? 0 : known[viewer]
    return count === 0 ? [] : deck.slice(-count).reverse()
  },
})

/** What is in a view is its own, or frozen: a change of it reaches neither the state nor another view. */
const showState = /* @__PURE__ */ disclosure<State, View, Seer>()({
  mode: open,
  beginnerDecks: open,
  board: fixed,
  cards: fixed,
  round: open,
  phase: open,
  turns: open,
  active: open,
  sides: (_sides, { viewer }, state) => ({
    woodwalkers: sideView(state, 'woodwalkers', viewer),
    ironclad: sideView(state, 'ironclad', viewer),
  }),
  forests: shown.forests,
  mountains: shown.mountains,
  drill: shown.drill,
  secured: open,
  visions: (visions, { viewer }, { solo }) =>
    showVisions({ ...visions, solo }, { viewer, isOwner: viewer === 'woodwalkers' }),
  marks: (marks, seer) => marks.map((mark) => shown.mark(mark, seer)),
  restrictions: (restrictions, seer) => restrictions.map((each) => shown.restriction(each, seer)),
  battle: (battle, seer) => battle && showBattle(battle, seer),
  // Tasks name hidden cards only while those are being chosen from.
  agenda: (agenda, { viewer }) => copy(agenda.map((task) => kindOf(task).hides?.seenBy(task, viewer) ?? task)),
  solo: (solo, seer) => solo && shown.solo(solo, seer),
  result: (result, seer) => result && shown.result(result, seer),
  random: hidden,
})({
  viewer: (_state, { viewer }) => viewer,
  toAct: (state) => seatToAct(playOn(state)),
})

export const view = (state: State, viewer: Viewer<Seat>): View => showState(state, { viewer, isOwner: false })

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
 * The visible part of one side's cards: numbers, and the hand itself if it is the viewer's own or open. Nobody sees a
 * bot's hand, not even its seat.
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
  /** The deck from the top, as far as its order is known; `null` for a place of a `mixed` card. */
  order: (string | null)[]
}

/**
 * A wager as others see it: whether there is one, and the card once it is known.
 *
 * @example
 * const placed = wager !== 'undecided' && wager.placed
 */
export type WagerView = 'undecided' | { readonly placed: boolean; readonly card: string | null }

/**
 * The knowledge of a seat or a spectator (IW-INFO): everything of the state except hidden hands, decks, wagers and
 * vision cards, and chance.
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
    /** `null` for a card that is face down for the viewer; `seen` if the Ironclad were allowed to look. */
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

const showSide = /* @__PURE__ */ disclosure<Side, SideView, Seer & { readonly seat: Seat }>()({
  crystals: open,
  hand: ownerOnly('handSize'),
  deck: countedAs('deckSize'),
  discard: open,
  slots: (slots) => slots.map((slot) => (typeof slot === 'object' ? { card: slot.card } : slot)),
  extra: open,
  wagered: open,
  ongoing: (cards) => cards.map(({ card, markers }) => ({ card, markers })),
  known: shown.known,
})({ order: (side, { viewer, seat }) => orderOf(side, viewer === seat) })

/** A hand belongs to its owner, and to an opponent who may look into it; nobody sees a bot's hand. */
function sideView(state: State, seat: Seat, viewer: Viewer<Seat>): SideView {
  const isOwner = state.solo?.bot !== seat && (viewer === seat || (viewer !== 'spectator' && lookedInto(state, seat)))
  return showSide(state.sides[seat], { viewer, isOwner, seat })
}

/** The known order of a deck, except for cards that only its owner can tell apart (IW-SETUP-08). */
function orderOf({ deck, known: { ascending, mixed } }: Side, own: boolean): (string | null)[] {
  return ascending ? deck.map((card) => (own || !mixed.includes(card) ? card : null)).reverse() : []
}

/** A hand is open to the opponent who chooses a card from it (CI-WW17). */
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

const showVisions = /* @__PURE__ */ disclosure<State['visions'], View['visions'], Seer & Pick<State, 'solo'>>()({
  hand: ownerOnly('handSize'),
  deck: countedAs('deckSize'),
  revealed: open,
  discard: open,
  // Ironbot marks what is burned, so everybody knows it (BOT-20).
  burned: (burned, { viewer, isOwner, solo }) =>
    burned.map(({ mountain, seen }) => ({
      mountain: isOwner || solo?.bot === 'ironclad' || (seen && viewer === 'ironclad') ? mountain : null,
      seen,
    })),
  known: ({ woodwalkers, ironclad }) => ({ woodwalkers, ironclad }),
  traces: (traces, { viewer, solo }) => shown.traces(viewer === 'spectator' && solo === null ? noTraces : traces),
  // A spectator does not know how many inner cards a hand showed.
  departures: (departures, { viewer }) =>
    departures.map(({ of, to, inner }) => ({ of, to, inner: viewer === 'spectator' ? 0 : inner })),
})({
  top({ deck, known }, { viewer }) {
    const count = viewer === 'spectator' ? 0 : known[viewer]
    return count === 0 ? [] : deck.slice(-count).reverse()
  },
})

/** The content of a view is its own, or frozen: changing it affects neither the state nor another view. */
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
  visions: (visions, { viewer }, { solo }) => showVisions(visions, { viewer, isOwner: viewer === 'woodwalkers', solo }),
  marks: (marks, seer) => marks.map((mark) => shown.mark(mark, seer)),
  restrictions: (restrictions, seer) => restrictions.map((each) => shown.restriction(each, seer)),
  battle: (battle, seer) => battle && showBattle(battle, seer),
  // Tasks name hidden cards only during a choice from them.
  agenda: (agenda, { viewer }) => copy(agenda.map((task) => kindOf(task).hides?.seenBy(task, viewer) ?? task)),
  solo: (solo, seer) => solo && shown.solo(solo, seer),
  result: (result, seer) => result && shown.result(result, seer),
  random: hidden,
})({
  viewer: (_state, { viewer }) => viewer,
  toAct: (state) => seatToAct(playOn(state)),
})

export const view = (state: State, viewer: Viewer<Seat>): View => showState(state, { viewer, isOwner: false })

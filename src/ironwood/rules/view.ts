import type { Viewer } from '../../core'
import { copy } from '../../core/value'
import { seatToAct } from './agenda'
import { cloneForests, cloneMountains, cloneSide } from './clone'
import { playOn } from './play'
import type { Battle, Departure, Known, Side, Slot, State, Traces } from './state'
import { kindOf } from './task'
import { noTraces } from './traces'
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

function sideView(state: State, seat: Seat, viewer: Viewer<Seat>): SideView {
  const side = state.sides[seat]
  const open = state.solo?.bot !== seat && (viewer === seat || (viewer !== 'spectator' && lookedInto(state, seat)))
  const { hand, deck, discard, slots, extra, wagered, ongoing } = cloneSide(side)
  const { crystals } = side
  const [handSize, deckSize] = [hand.length, deck.length]
  const known = viewer === 'spectator' ? { ...side.known, seen: [] } : side.known
  return {
    crystals,
    hand: open ? hand : null,
    handSize,
    deckSize,
    discard,
    slots: copy(slots),
    extra,
    wagered,
    ongoing,
    known: copy(known),
    order: orderOf(side, viewer === seat),
  }
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

/** What is in a view is its own, or frozen: whoever writes into it reaches neither the state nor another view. */
export function view(state: State, viewer: Viewer<Seat>): View {
  const { visions, battle } = state
  const own = viewer === 'woodwalkers'
  // Ironbot marks what is burned, so everybody knows it (BOT-20).
  const burnedKnown = own || state.solo?.bot === 'ironclad'
  const top = viewer === 'spectator' ? 0 : visions.known[viewer]
  return {
    viewer,
    toAct: seatToAct(playOn(state)),
    mode: state.mode,
    beginnerDecks: state.beginnerDecks,
    board: state.board,
    cards: state.cards,
    round: state.round,
    phase: state.phase,
    turns: state.turns,
    active: state.active,
    sides: {
      woodwalkers: sideView(state, 'woodwalkers', viewer),
      ironclad: sideView(state, 'ironclad', viewer),
    },
    forests: cloneForests(state.forests),
    mountains: cloneMountains(state.mountains),
    drill: { ...state.drill },
    secured: state.secured,
    visions: {
      hand: own ? visions.hand.slice() : null,
      handSize: visions.hand.length,
      deckSize: visions.deck.length,
      revealed: visions.revealed.slice(),
      discard: visions.discard.slice(),
      burned: visions.burned.map(({ mountain, seen }) => ({
        mountain: burnedKnown || (seen && viewer === 'ironclad') ? mountain : null,
        seen,
      })),
      top: top === 0 ? [] : visions.deck.slice(-top).reverse(),
      known: { ...visions.known },
      traces: copy(viewer === 'spectator' && state.solo === null ? noTraces : visions.traces),
      // How many inner cards a hand showed, a spectator has not seen.
      departures: copy(
        viewer === 'spectator' ? visions.departures.map((each) => ({ ...each, inner: 0 })) : visions.departures,
      ),
    },
    marks: state.marks.map((mark) => ({ ...mark })),
    restrictions: copy(state.restrictions),
    battle: battle && {
      ...battle,
      bonus: { ...battle.bonus },
      botBonus: { ...battle.botBonus },
      wagers: {
        woodwalkers: wagerView(battle, 'woodwalkers', viewer),
        ironclad: wagerView(battle, 'ironclad', viewer),
      },
    },
    // Tasks name hidden cards only while those are being chosen from.
    agenda: copy(state.agenda.map((task) => kindOf(task).hides?.seenBy(task, viewer) ?? task)),
    solo: copy(state.solo),
    result: copy(state.result),
  }
}

import type { Viewer } from '../../core'
import { copy } from '../../core/value'
import { seatToAct } from './agenda'
import { cloneBattle } from './battle/battle'
import { cloneSide, cloneTurn } from './clone'
import { playOn, sideOf, vagabondAt } from './play'
import type { AllianceBoard, Board, Side, State } from './state'
import type { Item, Seat } from './vocabulary'

/**
 * The Alliance's board as a viewer sees it: how many supporters there are, and which only for the Alliance.
 *
 * @example
 * if (board.faction === 'alliance') console.log(board.supporterCount)
 */
export interface AllianceView extends Omit<AllianceBoard, 'supporters'> {
  supporters: string[] | null
  supporterCount: number
}

/**
 * One seat as a viewer sees it: the hand only if it is the viewer's own.
 *
 * @example
 * const { handSize } = view.sides.p2
 */
export interface SideView extends Omit<Side, 'hand' | 'board' | 'seen'> {
  board: Exclude<Board, AllianceBoard> | AllianceView
  hand: string[] | null
  handSize: number
  /** What this seat has lawfully seen of other hands, for that seat; for others what it has seen of the viewer's. */
  seen: Side['seen']
}

/**
 * What a seat or a spectator may know (ROOT-INFO): everything but hands, supporters, the order of the decks, what lies under
 * ruins, and chance.
 *
 * @example
 * const view = root.view(state, 'p1')
 */
export interface View extends Omit<State, 'sides' | 'deck' | 'questDeck' | 'random' | 'ruins'> {
  readonly viewer: Viewer<Seat>
  /** Who has to decide; nobody once the game is over. */
  readonly toAct: Seat | null
  sides: Partial<Record<Seat, SideView>>
  deckSize: number
  questDeckSize: number
  /** How many items lie under each ruin; `null` where there is none. */
  ruins: (number | null)[]
  /** All items under ruins, by kind, as everybody knows them (ROOT-INFO-07). */
  ruinItems: Item[]
  /** By clearing, what lies under the ruins that the viewer looks at or has looked under (ROOT-9.7.3a). */
  looked: (Item[] | null)[]
}

function boardView(board: Board, own: boolean, viewer: Viewer<Seat>): SideView['board'] {
  if (board.faction !== 'alliance') return board
  const { supporters, given, ...open } = board
  const known = structured(given, (seat) => own || seat === viewer)
  return { ...open, given: known, supporters: own ? supporters : null, supporterCount: supporters.length }
}

function sideView(state: State, seat: Seat, viewer: Viewer<Seat>): SideView {
  const own = seat === viewer
  const { hand, board, seen, ...open } = cloneSide(sideOf({ state }, seat))
  return {
    ...open,
    board: boardView(board, own, viewer),
    hand: own ? hand : null,
    handSize: hand.length,
    seen: structured(seen, (of) => own || of === viewer),
  }
}

function structured(seen: Side['seen'], shows: (of: string) => boolean): Side['seen'] {
  const entries = Object.entries(seen).filter(([of]) => shows(of))
  return Object.fromEntries(entries.map(([of, cards]) => [of, cards.slice()]))
}

/** The explorer looks at two items and takes one; what it leaves there it knows. */
function looked(state: State, viewer: Viewer<Seat>): View['looked'] {
  const board = viewer === 'spectator' ? null : vagabondAt({ state }, viewer)
  const task = state.agenda.at(-1)
  const exploring = task?.do === 'explore' && task.seat === viewer
  return state.ruins.map((items, at) => {
    const seen = board !== null && (board.looked.includes(at) || (exploring && board.clearing === at))
    return seen && items ? items.slice().sort() : null
  })
}

export function view(state: State, viewer: Viewer<Seat>): View {
  return {
    viewer,
    toAct: seatToAct(playOn(state)),
    map: state.map,
    cards: state.cards,
    seats: state.seats.slice(),
    suits: state.suits.slice(),
    sides: Object.fromEntries(
      state.seats.flatMap((seat) => (state.sides[seat] ? [[seat, sideView(state, seat, viewer)]] : [])),
    ),
    ruins: state.ruins.map((items) => (items === null ? null : items.length)),
    ruinItems: state.ruins.flatMap((items) => items ?? []).sort(),
    looked: looked(state, viewer),
    scorched: state.scorched.slice(),
    closed: state.closed.slice(),
    ferry: state.ferry,
    deckSize: state.deck.length,
    discard: state.discard.slice(),
    available: state.available.slice(),
    supply: state.supply.slice(),
    questDeckSize: state.questDeck.length,
    quests: state.quests.slice(),
    coffin: { ...state.coffin },
    round: state.round,
    active: state.active,
    phase: state.phase,
    turn: cloneTurn(state.turn),
    battle: copy(state.battle && cloneBattle(state.battle)),
    agenda: copy(state.agenda.map((task) => seenBy(task, viewer))),
    result: state.result && { winners: state.result.winners.slice(), by: state.result.by },
  }
}

/** A card that is chosen and not played yet is its owner's secret. */
function seenBy(task: State['agenda'][number], viewer: Viewer<Seat>): State['agenda'][number] {
  if (task.do === 'decree-column' && task.seat !== viewer) return { ...task, card: '' }
  return task
}

import type { Viewer } from '../../core'
import { copy } from '../../core/value'
import { seatToAct } from './agenda'
import { cloneBattle } from './battle/battle'
import { cloneSide, cloneTurn } from './clone'
import type { BoardView } from './factions/boards'
import { factionRules } from './factions/rules'
import { type Play, rulesOf, sideOf } from './play'
import { playOn } from './play-on'
import type { Side, State } from './state'
import type { Item, Seat } from './vocabulary'

/**
 * One seat as a viewer sees it: the hand only if it is the viewer's own.
 *
 * @example
 * const { handSize } = view.sides.p2
 */
export interface SideView extends Omit<Side, 'hand' | 'board' | 'seen'> {
  board: BoardView
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

function sideView(state: State, seat: Seat, viewer: Viewer<Seat>): SideView {
  const own = seat === viewer
  const side = sideOf({ state }, seat)
  const { hand, board: _, seen, ...open } = cloneSide(side)
  return {
    ...open,
    board: factionRules[side.board.faction].showBoard(side.board, own, viewer),
    hand: own ? hand : null,
    handSize: hand.length,
    seen: structured(seen, (of) => own || of === viewer),
  }
}

function structured(seen: Side['seen'], shows: (of: string) => boolean): Side['seen'] {
  const entries = Object.entries(seen).filter(([of]) => shows(of))
  return Object.fromEntries(entries.map(([of, cards]) => [of, cards.slice()]))
}

/** What an explorer has seen under ruins and left there it knows (ROOT-9.7.3a). */
function looked(play: Play, viewer: Viewer<Seat>): View['looked'] {
  const { state } = play
  const places =
    viewer !== 'spectator' && state.sides[viewer] ? (rulesOf(play, viewer).ruinsLooked?.(play, viewer) ?? []) : []
  return state.ruins.map((items, at) => (items && places.includes(at) ? items.slice().sort() : null))
}

export function view(state: State, viewer: Viewer<Seat>): View {
  const play = playOn(state)
  return {
    viewer,
    toAct: seatToAct(play),
    map: state.map,
    cards: state.cards,
    seats: state.seats.slice(),
    suits: state.suits.slice(),
    sides: Object.fromEntries(
      state.seats.flatMap((seat) => (state.sides[seat] ? [[seat, sideView(state, seat, viewer)]] : [])),
    ),
    ruins: state.ruins.map((items) => (items === null ? null : items.length)),
    ruinItems: state.ruins.flatMap((items) => items ?? []).sort(),
    looked: looked(play, viewer),
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

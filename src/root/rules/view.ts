import type { Viewer } from '../../core'
import { copy } from '../../core/value'
import { countedAs, disclosure, fixed, hidden, keysOf, open, ownerOnly } from '../../toolkit'
import { kindOf, seatToAct } from './agenda'
import type { Battle } from './battle/battle'
import { cloneArrived, clonePieces } from './clone'
import type { BoardView } from './factions/boards'
import { factionRules } from './factions/rules'
import { seenLandmark } from './landmarks/black-market-view'
import type { LandmarkView } from './landmarks/landmark'
import { isHandOpen } from './open-hand'
import { type Play, rulesOf, sideAt } from './play'
import { playOn } from './play-on'
import type { Gear, Hired, Hiring, Result, Side, State, TurnMarks } from './state'
import { type Item, items, type Seat } from './vocabulary'

/**
 * One seat as a viewer sees it: the hand only if it is the viewer's own, or lies face up.
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
export interface View extends Omit<State, 'sides' | 'deck' | 'questDeck' | 'random' | 'ruins' | 'landmarks'> {
  readonly viewer: Viewer<Seat>
  /** Who has to decide; nobody once the game is over. */
  readonly toAct: Seat | null
  sides: Partial<Record<Seat, SideView>>
  deckSize: number
  questDeckSize: number
  /** Cards of the Black Market that the viewer does not know are `null` (ROOT-INFO-11). */
  landmarks: LandmarkView[]
  /** How many items lie under each ruin; `null` where there is none. */
  ruins: (number | null)[]
  /** All items under ruins, by kind, as everybody knows them (ROOT-INFO-07). */
  ruinItems: Item[]
  /** By clearing, what lies under the ruins that the viewer looks at or has looked under (ROOT-9.7.3a). */
  looked: (Item[] | null)[]
}

/** Whose view it is of what, whether it is about the viewer's own seat, and whether the viewer sees its hand. */
interface Seer {
  readonly viewer: Viewer<Seat>
  readonly isSelf: boolean
  readonly isOwner: boolean
  readonly play: Play
}

/** What was noted, by seat, for those whom it concerns. */
function notes(seen: Side['seen'], shows: (of: Seat) => boolean): Side['seen'] {
  const shown: Side['seen'] = {}
  for (const of of keysOf(seen)) {
    const cards = seen[of]
    if (cards && shows(of)) shown[of] = [...cards]
  }
  return shown
}

const showSide = /* @__PURE__ */ disclosure<Side, SideView, Seer>()({
  board: (board, { viewer, isSelf }) => factionRules[board.faction].showBoard(board, isSelf, viewer),
  score: open,
  hand: ownerOnly('handSize'),
  crafted: open,
  dominance: open,
  partner: open,
  items: open,
  spentItems: open,
  supply: open,
  pieces: clonePieces,
  seen: (seen, { viewer, isSelf }) => notes(seen, (of) => isSelf || of === viewer),
  open,
  lacks: open,
})({})

const itemsByName: readonly Item[] = /* @__PURE__ */ [...items].sort()

/** The items under all ruins, by their names. */
function itemsUnder(ruins: State['ruins']): Item[] {
  const found: Item[] = []
  for (const kind of itemsByName)
    for (const lying of ruins) if (lying) for (const item of lying) if (item === kind) found.push(item)
  return found
}

/** What an explorer has seen under ruins and left there it knows (ROOT-9.7.3a). */
function looked(play: Play, viewer: Viewer<Seat>): View['looked'] {
  const { state } = play
  const places =
    viewer !== 'spectator' && state.sides[viewer] ? (rulesOf(play, viewer).ruinsLooked?.(play, viewer) ?? []) : []
  return state.ruins.map((items, at) => (items && places.includes(at) ? [...items].sort() : null))
}

/** A battle lies open, part by part. */
const showBattle = /* @__PURE__ */ disclosure<Battle, Battle, Seer>()({
  attacker: open,
  defender: open,
  at: open,
  ally: open,
  instigator: open,
  rolled: copy,
  extra: copy,
  arbiter: open,
  used: open,
  losses: copy,
  allyHits: open,
  itemHits: open,
  despot: open,
  over: open,
})({})

const showGear = /* @__PURE__ */ disclosure<Gear, Gear, Seer>()({ ready: open, exhausted: open, clubs: open })({})

/** All of a hireling lies open (ROOT-E.1.3f). */
const showHired = /* @__PURE__ */ disclosure<Hired, Hired, Seer>()({
  hireling: open,
  controller: open,
  markers: open,
  isNew: open,
  supply: open,
  pieces: clonePieces,
  pawn: open,
  forest: open,
  kept: open,
  paths: open,
  items: (items, seer) => items && showGear(items, seer),
})({})

const showHiring = /* @__PURE__ */ disclosure<Hiring, Hiring, Seer>()({ track: open, due: (due) => ({ ...due }) })({})

const showTurn = /* @__PURE__ */ disclosure<TurnMarks, TurnMarks, Seer>()({
  activated: open,
  used: open,
  ferry: open,
  aids: (aids) => ({ ...aids }),
  arrived: (arrived) => arrived && cloneArrived(arrived),
  relics: open,
})({})

const showResult = /* @__PURE__ */ disclosure<Result, Result, Seer>()({ winners: open, by: open })({})

const showState = /* @__PURE__ */ disclosure<State, View, Seer>()({
  map: fixed,
  cards: fixed,
  everyQuestion: open,
  seats: open,
  suits: open,
  sides: (sides, { viewer, play }, { seats }) => {
    const shown: View['sides'] = {}
    for (const seat of seats) {
      const side = sideAt(sides, seat)
      const isSelf = seat === viewer
      if (side) shown[seat] = showSide(side, { viewer, play, isSelf, isOwner: isSelf || isHandOpen(play, seat) })
    }
    return shown
  },
  hirelings: (hirelings, seer) => hirelings.map((hired) => showHired(hired, seer)),
  hiring: (hiring, seer) => hiring && showHiring(hiring, seer),
  ruins: (ruins) => ruins.map((items) => (items === null ? null : items.length)),
  declined: (declined) => copy(declined),
  scorched: open,
  closed: open,
  ferry: open,
  tower: open,
  landmarks: (landmarks, { viewer }) => landmarks.map((landmark) => seenLandmark(landmark, viewer)),
  deck: countedAs('deckSize'),
  discard: open,
  available: open,
  supply: open,
  questDeck: countedAs('questDeckSize'),
  quests: open,
  coffin: (coffin) => ({ ...coffin }),
  round: open,
  active: open,
  phase: open,
  turn: showTurn,
  battle: (battle, seer) => battle && showBattle(battle, seer),
  agenda: (agenda, { viewer }) => copy(agenda.map((task) => kindOf(task).hides?.seenBy(task, viewer) ?? task)),
  result: (result, seer) => result && showResult(result, seer),
  random: hidden,
})({
  viewer: (_state, { viewer }) => viewer,
  toAct: (_state, { play }) => seatToAct(play),
  ruinItems: ({ ruins }) => itemsUnder(ruins),
  looked: (_state, { viewer, play }) => looked(play, viewer),
})

export const view = (state: State, viewer: Viewer<Seat>): View =>
  showState(state, { viewer, isSelf: false, isOwner: false, play: playOn(state) })

import { cloneBattle } from './battle/battle'
import { factionRules } from './factions/rules'
import type { Gear, Hired, Hiring, Side, State } from './state'

export function clonePieces(pieces: Side['pieces']): Side['pieces'] {
  const copies: Side['pieces'] = { ...pieces }
  for (const kind in copies) copyList(copies, kind)
  return copies
}

export function cloneSide(side: Side): Side {
  return {
    board: factionRules[side.board.faction].copyBoard(side.board),
    score: side.score,
    hand: [...side.hand],
    crafted: [...side.crafted],
    dominance: side.dominance,
    partner: side.partner,
    items: [...side.items],
    spentItems: [...side.spentItems],
    supply: side.supply,
    pieces: clonePieces(side.pieces),
    // What is known of a hand is replaced, never changed.
    seen: { ...side.seen },
    open: [...side.open],
    lacks: [...side.lacks],
  }
}

const cloneGear = ({ ready, exhausted, clubs }: Gear): Gear => ({
  ready: [...ready],
  exhausted: [...exhausted],
  clubs: [...clubs],
})

export function cloneHired(hired: Hired): Hired {
  const copy: Hired = { ...hired, pieces: clonePieces(hired.pieces) }
  if (hired.paths) copy.paths = [...hired.paths]
  if (hired.items) copy.items = cloneGear(hired.items)
  return copy
}

export const cloneHiring = ({ track, due }: Hiring): Hiring => ({ track: [...track], due: { ...due } })

function copyList(lists: Record<string, number[] | undefined>, kind: string): void {
  const list = lists[kind]
  if (list) lists[kind] = [...list]
}

function cloneSides(sides: State['sides']): State['sides'] {
  const copies: State['sides'] = { ...sides }
  for (const seat of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const) {
    const side = sides[seat]
    if (side) copies[seat] = cloneSide(side)
  }
  return copies
}

type Arrived = NonNullable<State['turn']['arrived']>

/** What came into each clearing in this turn. */
export const cloneArrived = (arrived: Arrived): Arrived =>
  Object.fromEntries(Object.entries(arrived).map(([owner, counts]) => [owner, [...counts]]))

export function cloneTurn(turn: State['turn']): State['turn'] {
  const copy: State['turn'] = {
    activated: [...turn.activated],
    used: [...turn.used],
    ferry: turn.ferry,
    aids: { ...turn.aids },
  }
  if (turn.arrived) copy.arrived = cloneArrived(turn.arrived)
  if (turn.relics) copy.relics = [...turn.relics]
  return copy
}

/** A copy that shares with the state only what never changes, such as tasks. */
export function clone(state: State): State {
  const copy: State = {
    map: state.map,
    cards: state.cards,
    everyQuestion: state.everyQuestion,
    seats: state.seats,
    suits: state.suits,
    sides: cloneSides(state.sides),
    hirelings: state.hirelings.map(cloneHired),
    // The list under a ruin is replaced, never changed.
    ruins: [...state.ruins],
    declined: [...state.declined],
    scorched: [...state.scorched],
    closed: [...state.closed],
    ferry: state.ferry,
    tower: state.tower,
    // A landmark is replaced, never changed.
    landmarks: [...state.landmarks],
    deck: [...state.deck],
    discard: [...state.discard],
    available: [...state.available],
    supply: [...state.supply],
    questDeck: [...state.questDeck],
    quests: [...state.quests],
    coffin: { ...state.coffin },
    round: state.round,
    active: state.active,
    phase: state.phase,
    turn: cloneTurn(state.turn),
    battle: state.battle && cloneBattle(state.battle),
    agenda: [...state.agenda],
    result: state.result,
    random: { seed: state.random.seed, streams: { ...state.random.streams } },
  }
  if (state.hiring) copy.hiring = cloneHiring(state.hiring)
  return copy
}

import type { Battle, Side, SideView, State, Task, View } from '../rules'
import { chapters } from '../rules/chapters'
import { pieceKinds } from '../rules/pieces'
import { columns, type Seat, seats } from '../rules/vocabulary'

/** What a key is made of. Everything has its place, so no names are needed; what has no order is sorted. */
type Told = string | number | boolean | null | object | readonly Told[]

const fields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(chapters).flatMap(({ tasks }) =>
    Object.entries(tasks).map(([name, kind]) => [name, Object.keys(kind.fields)]),
  ),
)

const sorted = (list: readonly (string | number)[] | null | undefined): Told =>
  list && list.length > 0 ? [...list].sort() : 0
const bySeat = <Value>(table: Readonly<Partial<Record<Seat, Value>>>, tell: (value: Value | undefined) => Told): Told =>
  seats.map((seat) => tell(table[seat]))

/** A task by its fields in the order of its kind: which came first when it was made says nothing. */
function taskTold(task: Task): Told {
  const given: Readonly<Record<string, unknown>> = { ...task }
  return [task.do, ...(fields[task.do] ?? []).map((name) => valueTold(given[name]))]
}

function valueTold(value: unknown): Told {
  if (Array.isArray(value)) return value.map(valueTold)
  if (isTask(value)) return taskTold(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const isTask = (value: unknown): value is Task => typeof value === 'object' && value !== null && 'do' in value

const battleTold = (battle: Battle | null): Told =>
  battle && [
    battle.attacker,
    battle.defender,
    battle.at,
    battle.ally,
    battle.instigator,
    battle.rolled.attacker,
    battle.rolled.defender,
    battle.extra.attacker,
    battle.extra.defender,
    battle.arbiter,
    sorted(battle.used),
    lossesTold(battle.losses.attacker),
    lossesTold(battle.losses.defender),
    battle.allyHits,
    battle.itemHits,
    battle.despot,
    battle.over,
  ]

const lossesTold = (losses: Battle['losses']['attacker']): Told =>
  sorted(losses.map(({ seat, kind, at, count }) => `${seat} ${kind} ${at} ${count}`))

function boardTold(board: Side['board'] | SideView['board']): Told {
  switch (board.faction) {
    case 'marquise':
      return board.faction
    case 'eyrie':
      return [board.faction, board.leader, sorted(board.fallen), columns.map((column) => sorted(board.decree[column]))]
    case 'alliance':
      return [board.faction, board.officers, sorted(board.supporters), bySeat(board.given, sorted)]
    default:
      return [
        board.faction,
        board.character,
        board.clearing,
        board.forest,
        board.ready,
        board.exhausted,
        board.damagedReady,
        board.damagedExhausted,
        board.fromRuins,
        bySeat(board.relations, (space) => space ?? null),
        sorted(board.quests),
        sorted(board.looked),
      ]
  }
}

const sideTold = (side: Omit<Side, 'hand' | 'board'> & Pick<SideView, 'hand' | 'board'> | Side): Told => [
  boardTold(side.board),
  side.score,
  sorted(side.hand),
  sorted(side.crafted),
  side.dominance,
  side.partner,
  side.items,
  side.spentItems,
  side.supply,
  pieceKinds.map((kind) => side.pieces[kind] ?? 0),
  bySeat(side.seen, sorted),
  sorted(side.open),
]

/** What a state and a view of it have in common. */
type Common = Omit<State, 'sides' | 'deck' | 'questDeck' | 'random' | 'ruins'>

const commonTold = (of: Common): Told => [
  of.map,
  of.cards,
  of.seats,
  of.suits,
  sorted(of.scorched),
  sorted(of.closed),
  of.ferry,
  sorted(of.discard),
  sorted(of.available),
  of.supply,
  sorted(of.quests),
  bySeat(of.coffin, (count) => count ?? 0),
  of.round,
  of.active,
  of.phase,
  of.turn.activated,
  sorted(of.turn.used),
  of.turn.ferry,
  bySeat(of.turn.aids, (count) => count ?? 0),
  battleTold(of.battle),
  of.agenda.map(taskTold),
  of.result && [of.result.by, of.result.winners],
]

/** Everything that a view tells, without what has no order or no bearing. */
export const informationKey = (view: View): string =>
  JSON.stringify([
    view.viewer,
    commonTold(view),
    bySeat(view.sides, (side) =>
      side ? [sideTold(side), side.handSize, 'supporterCount' in side.board ? side.board.supporterCount : 0] : 0,
    ),
    view.ruins,
    view.ruinItems,
    view.looked,
    view.deckSize,
    view.questDeckSize,
  ])

/** Everything that decides how a game can go on; the order of decks is chance. */
export const positionKey = (state: State): string =>
  JSON.stringify([
    commonTold(state),
    bySeat(state.sides, (side) => (side ? sideTold(side) : 0)),
    state.ruins.map((items) => items && sorted(items)),
    sorted(state.deck),
    sorted(state.questDeck),
  ])

import type { Problems } from '../../../toolkit'
import { cardOf } from '../cards'
import { viziers } from '../data/factions'
import { allied, hostile } from '../factions/vagabond/hostility'
import { type Play, sideOf, vagabondAt } from '../play'
import type { VagabondBoard } from '../state'
import { columns, items, type Seat } from '../vocabulary'
import type { Laws, SeatLaw } from './law'
import { isCount } from './pieces'

const listsOf = ({ ready, exhausted, damagedReady, damagedExhausted, fromRuins }: VagabondBoard) => ({
  ready,
  exhausted,
  damagedReady,
  damagedExhausted,
  fromRuins,
})

/** ROOT-INV-04, ROOT-ENG-28: scores, officers and items are whole numbers from 0; a score has two digits. */
function numbers(play: Play, seat: Seat, problems: Problems): void {
  const { board, score, items: box, spentItems } = sideOf(play, seat)
  problems.when(!isCount(score) || score >= 100, 'score', `${score} is not a score.`)
  if (board.faction === 'alliance')
    problems.when(!isCount(board.officers), 'board.officers', `${board.officers} is not a number of officers.`)
  const own = vagabondAt(play, seat)
  itemCounts({ items: box, spentItems }, problems)
  if (own) itemCounts(listsOf(own), problems.at('board'))
}

function itemCounts(lists: Readonly<Record<string, readonly number[]>>, problems: Problems): void {
  for (const [name, list] of Object.entries(lists))
    for (const [index, count] of list.entries())
      problems.when(!isCount(count), `${name}[${index}]`, `${count} is not a number of items.`)
}

/** ROOT-INV-03: items with an "R" are items that the Vagabond has. */
function ruinMarks(play: Play, seat: Seat, problems: Problems): void {
  const board = vagabondAt(play, seat)
  if (!board) return
  const { fromRuins, ...lists } = listsOf(board)
  for (const [index, item] of items.entries()) {
    let found = 0
    for (const list of Object.values(lists)) found += list[index] ?? 0
    problems.when(
      (fromRuins[index] ?? 0) > Math.max(0, found),
      `board.fromRuins[${index}]`,
      `There are only ${found} of ${item}.`,
    )
  }
}

/** ROOT-INV-11: from its setup on a pawn is in one clearing or one forest. */
function pawn(play: Play, seat: Seat, problems: Problems): void {
  const board = vagabondAt(play, seat)
  if (!board || play.state.phase === 'setup') return
  const { clearing, forest } = board
  problems.when(clearing > 0 === forest >= 0, 'board.clearing', 'The pawn is nowhere, or in two places.')
  problems.when(clearing > 0 && play.ground.slots[clearing] === undefined, 'board.clearing', 'No such clearing.')
  problems.when(forest >= 0 && play.ground.forests[forest] === undefined, 'board.forest', 'There is no such forest.')
}

/** ROOT-INV-14: whoever has activated a dominance card has one in the play area, and it is a dominance card. */
function dominance(play: Play, seat: Seat, problems: Problems): void {
  const { dominance: card } = sideOf(play, seat)
  problems.when(card !== null && cardOf(card).kind !== 'dominance', 'dominance', `${card} is no dominance card.`)
}

/** ROOT-INV-20: two viziers, in the columns of the leader; while a new one is chosen they lie aside. */
function decree(play: Play, seat: Seat, problems: Problems): void {
  const { board } = sideOf(play, seat)
  if (board.faction !== 'eyrie') return
  for (const column of columns) {
    const wanted = board.leader && viziers[board.leader].includes(column) ? 1 : 0
    const found = board.decree[column].filter((card) => card === 'vizier').length
    problems.when(found !== wanted, `board.decree.${column}`, `There are ${found} viziers, not ${wanted}.`)
  }
  const { leader, fallen } = board
  problems.when(leader !== null && fallen.includes(leader), 'board.leader', `${leader} lies face down.`)
  problems.when(new Set(fallen).size !== fallen.length, 'board.fallen', 'A leader lies there twice.')
}

/** ROOT-INV-25: a Vagabond has a marker for each faction but Vagabonds, on a space of the chart. */
function relations(play: Play, seat: Seat, problems: Problems): void {
  const board = vagabondAt(play, seat)
  if (!board) return
  for (const other of play.state.seats) {
    const space = board.relations[other]
    const path = `board.relations.${other}`
    const wanted = !vagabondAt(play, other)
    problems.when(wanted !== (space !== undefined), path, wanted ? 'The marker is missing.' : 'There is no marker.')
    if (space === undefined) continue
    const known = Number.isInteger(space) && space >= hostile && space <= allied
    problems.when(!known, path, `${space} is no space of the chart.`)
  }
}

/** ROOT-INV-45: a coalition is of two, and a Vagabond with a dominance card brought it about. */
function coalition(play: Play, seat: Seat, problems: Problems): void {
  const { partner, dominance: card } = sideOf(play, seat)
  if (partner === null) return
  const other = sideOf(play, partner)
  problems.when(partner === seat || other.partner !== seat, 'partner', `${partner} is no partner of ${seat}.`)
  const led =
    (card !== null && vagabondAt(play, seat) !== null) ||
    (other.dominance !== null && vagabondAt(play, partner) !== null)
  problems.when(!led, 'partner', 'No Vagabond has brought this coalition about.')
}

export const boardLaws: Laws<SeatLaw> = {
  'ROOT-INV-03': ruinMarks,
  'ROOT-INV-04': numbers,
  'ROOT-INV-11': pawn,
  'ROOT-INV-14': dominance,
  'ROOT-INV-20': decree,
  'ROOT-INV-25': relations,
  'ROOT-INV-45': coalition,
}

import type { Problems } from '../../../../toolkit'
import { itemCounts } from '../../check/counts'
import type { Laws, SeatLaw } from '../../check/law'
import { type Play, sideAt } from '../../play'
import { items, type Seat } from '../../vocabulary'
import { type VagabondBoard, vagabondAt, vagabondOf } from './board'
import { allied, hostile } from './hostility'

const listsOf = ({ ready, exhausted, damagedReady, damagedExhausted, fromRuins }: VagabondBoard) => ({
  ready,
  exhausted,
  damagedReady,
  damagedExhausted,
  fromRuins,
})

/** ROOT-INV-04: items are whole numbers from 0. */
const numbers = (play: Play, seat: Seat, problems: Problems): void =>
  itemCounts(listsOf(vagabondOf(play, seat)), problems.at('board'))

/** ROOT-INV-03: items with an "R" are items that the Vagabond has. */
function ruinMarks(play: Play, seat: Seat, problems: Problems): void {
  const { fromRuins, ...lists } = listsOf(vagabondOf(play, seat))
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
  if (play.state.phase === 'setup') return
  const { clearing, forest } = vagabondOf(play, seat)
  problems.when(clearing > 0 === forest >= 0, 'board.clearing', 'The pawn is nowhere, or in two places.')
  problems.when(clearing > 0 && play.ground.slots[clearing] === undefined, 'board.clearing', 'No such clearing.')
  problems.when(forest >= 0 && play.ground.forests[forest] === undefined, 'board.forest', 'There is no such forest.')
}

/** ROOT-INV-25: a Vagabond has a marker for each faction but Vagabonds, on a space of the chart. */
function relations(play: Play, seat: Seat, problems: Problems): void {
  const board = vagabondOf(play, seat)
  const isFull = play.state.seats.every((each) => sideAt(play.state.sides, each))
  for (const other of play.state.seats) {
    const space = board.relations[other]
    const path = `board.relations.${other}`
    // ROOT-A.8.6: in a draft they come when all factions are set up.
    const wanted = isFull && !vagabondAt(play, other)
    problems.when(wanted !== (space !== undefined), path, wanted ? 'The marker is missing.' : 'There is no marker.')
    if (space === undefined) continue
    const known = Number.isInteger(space) && space >= hostile && space <= allied
    problems.when(!known, path, `${space} is no space of the chart.`)
  }
}

export const vagabondLaws: Laws<SeatLaw> = {
  'ROOT-INV-03': ruinMarks,
  'ROOT-INV-04': numbers,
  'ROOT-INV-11': pawn,
  'ROOT-INV-25': relations,
}

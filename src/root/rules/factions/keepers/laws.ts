import type { Problems } from '../../../../toolkit'
import type { Laws, SeatLaw } from '../../check/law'
import { checkFaces } from '../../hidden-pieces'
import { type Play, sideOf } from '../../play'
import { onMap } from '../../rule'
import { relicTypes, retinueColumns, type Seat } from '../../vocabulary'
import { keepersOf } from './board'
import { faceOf, keepersTracks, retainer, waystations } from './facts'
import { openValues } from './relics'

/** ROOT-15.0b: a waystation shows one of its sides. */
function sides(play: Play, seat: Seat, problems: Problems): void {
  for (const kind of waystations) {
    const twice = onMap(play, seat, kind) > 0 && onMap(play, seat, faceOf[kind].back) > 0
    problems.when(twice, `pieces.${kind}`, 'It stands on the map with both of its sides.')
  }
}

/** ROOT-INV-31: of each type four relics with their values, over forests, clearings and the board; none turns face down again. */
function relics(play: Play, seat: Seat, problems: Problems): void {
  const board = keepersOf(play, seat)
  const count = play.ground.forests.length
  const isBefore = play.state.phase === 'setup' && board.forests.length === 0
  if (isBefore) return
  problems.when(board.forests.length !== count, 'board.forests', `The map has ${count} forests.`)
  const lying = board.forests.flat()
  for (const type of relicTypes) {
    const open = openValues(board, sideOf(play, seat).pieces, type)
    const inForests = lying.filter((relic) => relic.type === type)
    const all = [...open.map((face) => ({ face, up: true, not: [] })), ...inForests]
    checkFaces(all, keepersTracks.values, problems.at('board', 'relics', type))
    const wanted = keepersTracks.values.length
    problems.when(
      all.length < wanted && play.state.phase !== 'setup',
      `board.relics.${type}`,
      `There are ${all.length}, not ${wanted}.`,
    )
  }
}

/** ROOT-INV-32: at most ten cards in the Retinue, at most three of them retainers. */
function retinue(play: Play, seat: Seat, problems: Problems): void {
  const board = keepersOf(play, seat)
  const cards = retinueColumns.flatMap((column) => board.retinue[column])
  const retainers = cards.filter((card) => card === retainer).length
  problems.when(cards.length > keepersTracks.mostCards, 'board.retinue', `There are ${cards.length} cards.`)
  problems.when(retainers > keepersTracks.retainers, 'board.retinue', `There are ${retainers} retainers.`)
}

export const keepersLaws: Laws<SeatLaw> = { 'ROOT-15.0b': sides, 'ROOT-INV-31': relics, 'ROOT-INV-32': retinue }

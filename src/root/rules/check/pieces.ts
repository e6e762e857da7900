import { many, type Problems, sum } from '../../../toolkit'
import { kindsOf, pieceTotals, standsAlone } from '../pieces'
import { factionOf, type Play, rulesOf, sideAt, sideOf } from '../play'
import { waitingIn } from '../playing'
import { rules } from '../rule'
import { burrow, type Seat } from '../vocabulary'
import { isCount } from './counts'
import type { Laws, SeatLaw } from './law'

/** ROOT-INV-01: a faction has its own kinds of pieces, and none more often than its box. */
function totals(play: Play, seat: Seat, problems: Problems): void {
  const { board, pieces } = sideOf(play, seat)
  const kinds = kindsOf[board.faction]
  problems.when(Object.keys(pieces).sort().join() !== [...kinds].sort().join(), 'pieces', 'These are not its pieces.')
  for (const kind of kinds) {
    const [found, all] = [sum(pieces[kind] ?? []), pieceTotals[board.faction][kind] ?? 0]
    problems.when(found > all, `pieces.${kind}`, `There are ${found}, not ${all} at most.`)
  }
}

/** ROOT-INV-04: pieces are counted in whole numbers from 0. */
function counts(play: Play, seat: Seat, problems: Problems): void {
  const { pieces, supply } = sideOf(play, seat)
  for (const kind of kindsOf[factionOf(play, seat)])
    for (const [at, count] of (pieces[kind] ?? []).entries())
      problems.when(!isCount(count), `pieces.${kind}[${at}]`, `${count} is not a number of pieces.`)
  problems.when(!isCount(supply), 'supply', `${supply} is not a number of warriors.`)
}

/** ROOT-INV-06: some pieces stand alone of their kind. */
function oneInClearing(play: Play, seat: Seat, problems: Problems): void {
  const { pieces } = sideOf(play, seat)
  for (const kind of kindsOf[factionOf(play, seat)].filter(standsAlone))
    for (const [at, count] of (pieces[kind] ?? []).entries())
      problems.when(count > 1, `pieces.${kind}[${at}]`, `${count} stand in one clearing.`)
}

/** ROOT-INV-10: nothing but warriors of its owner is in the Burrow. */
function offMap(play: Play, seat: Seat, problems: Problems): void {
  const { pieces } = sideOf(play, seat)
  for (const kind of kindsOf[factionOf(play, seat)]) {
    if (kind === 'warrior' && rules(play, seat, burrow)) continue
    problems.when((pieces[kind]?.[burrow] ?? 0) !== 0, `pieces.${kind}[0]`, 'Something stands off the map.')
  }
}

/** ROOT-INV-19: warriors on the map, in the supply, as officers, on Coffin Makers and on their way add up. */
function warriors(play: Play, seat: Seat, problems: Problems): void {
  const { state } = play
  const { board, pieces, supply } = sideOf(play, seat)
  const all = pieceTotals[board.faction].warrior ?? 0
  const aside = rulesOf(play, seat).warriorsAside?.(board) ?? 0
  const waiting = waitingIn(state.agenda, seat)
  const lying = sum(state.seats.map((each) => warriorsOn(play, each)[seat] ?? 0))
  const found = supply + sum(pieces.warrior ?? []) + aside + waiting + lying + (state.coffin[seat] ?? 0)
  problems.when(found !== all, 'supply', `There are ${many(found, 'warrior')} in all, not ${all}.`)
}

/** Warriors of any seat on the board of one that has a faction. */
function warriorsOn({ state, factions }: Play, seat: Seat): Partial<Readonly<Record<Seat, number>>> {
  const board = sideAt(state.sides, seat)?.board
  return (board && factions[board.faction].warriorsOn?.(board)) ?? {}
}

export const pieceLaws: Laws<SeatLaw> = {
  'ROOT-INV-01': totals,
  'ROOT-INV-04': counts,
  'ROOT-INV-06': oneInClearing,
  'ROOT-INV-10': offMap,
  'ROOT-INV-19': warriors,
}

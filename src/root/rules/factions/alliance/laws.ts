import type { Problems } from '../../../../toolkit'
import { areThere } from '../../check/cards'
import { isCount } from '../../check/counts'
import type { Laws, SeatLaw } from '../../check/law'
import { hasSuit, type Play, sideOf } from '../../play'
import { clearingSuits, clearings, type Seat } from '../../vocabulary'
import { allianceOf } from './board'
import { allianceTracks } from './facts'
import { baseKind, basesOnMap } from './supporters'

/** ROOT-INV-04: officers are counted in whole numbers from 0. */
function officers(play: Play, seat: Seat, problems: Problems): void {
  const { officers: count } = allianceOf(play, seat)
  problems.when(!isCount(count), 'board.officers', `${count} is not a number of officers.`)
}

/**
 * ROOT-INV-18: a stack without a base holds five, but for the moment in which the Alliance discards. The loss of a base that ends
 * the game has no such moment (ROOT-3.1a).
 */
function supporters(play: Play, seat: Seat, problems: Problems): void {
  if (basesOnMap(play, seat) > 0 || play.state.result !== null) return
  const { length } = allianceOf(play, seat).supporters
  const losing = play.state.agenda.some(
    ({ do: task }) =>
      task === 'lose-supporter' || task === 'base-lost' || task === 'triggers' || task === 'sides-first',
  )
  if (losing) return
  problems.when(length > allianceTracks.stackLimit, 'board.supporters', `There are ${length} without a base.`)
}

/** ROOT-INV-26: a base stands in a clearing of its suit. */
function bases(play: Play, seat: Seat, problems: Problems): void {
  const { pieces } = sideOf(play, seat)
  for (const suit of clearingSuits)
    for (const at of clearings) {
      const strange = (pieces[baseKind[suit]]?.[at] ?? 0) > 0 && !hasSuit(play, at, suit)
      problems.when(strange, `pieces.${baseKind[suit]}[${at}]`, `Clearing ${at} is no ${suit} clearing.`)
    }
}

/** ROOT-INFO-13: what was given to the stack lies there still. */
function gifts(play: Play, seat: Seat, problems: Problems): void {
  const { given, shown, supporters: stack } = allianceOf(play, seat)
  areThere(shown, stack, 'board.shown', problems)
  for (const of of play.state.seats) areThere(given[of], stack, `board.given.${of}`, problems)
}

export const allianceLaws: Laws<SeatLaw> = {
  'ROOT-INV-04': officers,
  'ROOT-INV-18': supporters,
  'ROOT-INV-26': bases,
  'ROOT-INFO-13': gifts,
}

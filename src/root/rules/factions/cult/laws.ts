import type { Problems } from '../../../../toolkit'
import { isCount } from '../../check/counts'
import type { Laws, SeatLaw } from '../../check/law'
import { hasSuit, type Play, sideOf } from '../../play'
import { clearingSuits, clearings, type Seat } from '../../vocabulary'
import { cultOf } from './board'
import { gardenKind } from './gardens'

/** ROOT-INV-04: acolytes are counted in whole numbers from 0. */
function acolytes(play: Play, seat: Seat, problems: Problems): void {
  const { acolytes: count } = cultOf(play, seat)
  problems.when(!isCount(count), 'board.acolytes', `${count} is not a number of acolytes.`)
}

/** ROOT-INV-26: a garden stands in a clearing of its suit. */
function gardens(play: Play, seat: Seat, problems: Problems): void {
  const { pieces } = sideOf(play, seat)
  for (const suit of clearingSuits)
    for (const at of clearings) {
      const strange = (pieces[gardenKind[suit]]?.[at] ?? 0) > 0 && !hasSuit(play, at, suit)
      problems.when(strange, `pieces.${gardenKind[suit]}[${at}]`, `Clearing ${at} is no ${suit} clearing.`)
    }
}

/** ROOT-10.3.3, ROOT-10.6.1: once setup is over there is an Outcast; cards lie revealed in the own Daylight only. */
function marker(play: Play, seat: Seat, problems: Problems): void {
  const { outcast, revealed } = cultOf(play, seat)
  const { active, phase, result } = play.state
  problems.when(phase !== 'setup' && outcast === null, 'board.outcast', 'There is no Outcast.')
  const isOpen = active === seat && (phase === 'daylight' || phase === 'evening')
  problems.when(revealed.length > 0 && !isOpen && !result, 'board.revealed', 'Cards lie revealed out of turn.')
}

export const cultLaws: Laws<SeatLaw> = { 'ROOT-INV-04': acolytes, 'ROOT-INV-26': gardens, 'ROOT-10.3.3': marker }

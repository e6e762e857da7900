import { canBattleAt } from '../battle/battle'
import { canBattle } from '../battle/declare'
import { canMarch } from '../moving/move'
import { type Play, plan } from '../play'
import type { RuleId } from '../rule-id'
import { clearings, type Hireling, type Seat } from '../vocabulary'
import { asked, clearingStep } from './choices'
import type { Step } from './hireling'

/** Whether a hireling has a move or a battle to make. */
export const canSortie = (play: Play, hireling: Hireling): boolean =>
  canMarch(play, hireling) || canBattle(play, hireling)

/** A move, then a battle wherever it has a warrior, each if its controller wishes. The battle is its step `battle`. */
export const sortie = (play: Play, hireling: Hireling, seat: Seat): void =>
  plan(
    play,
    { do: 'move', seat, suit: 'bird', optional: true, battle: false, owner: hireling },
    asked(hireling, seat, { step: 'battle' }),
  )

/** The battle of a sortie. */
export const sortieBattle = (law: RuleId): Step =>
  clearingStep({
    law,
    of: (play, { hireling }) => clearings.filter((at) => canBattleAt(play, hireling, at)),
    chosen: (play, { seat, hireling }, at) => plan(play, { do: 'battle-whom', seat, at, owner: hireling }),
    optional: true,
  })

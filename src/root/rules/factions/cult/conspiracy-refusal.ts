import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { clearingsOf } from '../../clearings'
import { areEnemies, enemiesOf, troopAt } from '../../owner'
import { type Play, suitAt } from '../../play'
import { unplaceable } from '../../reasons'
import { buildingsAt, countAt } from '../../rule'
import type { Owner, Seat } from '../../vocabulary'
import { costOf } from './acolytes'
import { cultOf, outcastOf } from './board'
import type { Conspiracy } from './facts'
import { hasGarden } from './gardens'

/** Why a conspiracy cannot be paid or carried out (ROOT-10.4.3c). */
export function conspiracyRefused(play: Play, seat: Seat, what: Conspiracy): Refusal {
  const wanted = costOf(play, seat, what)
  const { acolytes: held } = cultOf(play, seat)
  if (held < wanted) return because('not-enough-acolytes', 'ROOT-10.4.3a', { conspiracy: what, wanted, held })
  const suit = outcastOf(play, seat)
  switch (what) {
    case 'crusade':
      return because('nothing-to-do.crusade', 'ROOT-10.4.3.1a', { suit })
    case 'convert':
      return because('nothing-to-do.convert', 'ROOT-10.4.3.2a', { suit })
    case 'sanctify':
      return hasGarden(play, seat, suit)
        ? because('nothing-to-do.sanctify', 'ROOT-10.4.3.3a', { suit })
        : because('no-garden.track', 'ROOT-10.4.3.3b', { suit })
  }
}

/** Why there is no conspiracy in a clearing, if it has another suit than the Outcast. */
export function notOfOutcast(play: Play, seat: Seat, at: number, law: string): Refusal | null {
  const suit = outcastOf(play, seat)
  return clearingsOf(play, suit).includes(at)
    ? null
    : because('wrong-suit.outcast', law, { suit, at, own: suitAt(play, at) })
}

export function convertRefused(play: Play, seat: Seat, at: number): Refusal | null {
  const law = 'ROOT-10.4.3.2a'
  const wrong = notOfOutcast(play, seat, at, law) ?? unplaceable(play, seat, at)
  if (wrong) return wrong
  return enemiesOf(play, seat).some((enemy) => countAt(play, enemy, 'warrior', at) > 0)
    ? null
    : because('nobody-there.enemy-warrior', law, { seat, at })
}

export function sanctifyRefused(play: Play, seat: Seat, at: number): Refusal | null {
  const law = 'ROOT-10.4.3.3a'
  const wrong = notOfOutcast(play, seat, at, law) ?? unplaceable(play, seat, at)
  if (wrong) return wrong
  return enemiesOf(play, seat).some((enemy) => buildingsAt(play, enemy, at) > 0)
    ? null
    : because('no-enemy-building', law, { seat, at })
}

/** Why nothing of an owner is replaced anywhere. */
export function ownerRefused(play: Play, seat: Seat, owner: Owner, law: string): Refusal | null {
  if (owner === seat) return because('own-seat.effect', law, { seat })
  if (troopAt(play.state, owner) === undefined) return because('no-such-player', law, { seat: owner })
  return areEnemies(play, seat, owner) ? null : because('partner.enemies', law, { other: owner, seat })
}

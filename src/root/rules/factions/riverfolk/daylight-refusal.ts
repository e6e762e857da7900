import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { cardOf } from '../../cards'
import { craftRefused } from '../../craft-refusal'
import { suitsFor } from '../../landmarks/suit'
import { type Play, suitAt } from '../../play'
import { unplaceable } from '../../reasons'
import { rulerOf } from '../../rule'
import type { Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { hasPostAt, landings } from './posts'
import { countIn } from './purse'

/** Why an action of their Daylight cannot be taken now. */
export function actRefused(play: Play, seat: Seat, what: string): Refusal {
  const isPoor = countIn(riverfolkOf(play, seat).funds) === 0
  switch (what) {
    case 'move':
      return isPoor ? because('no-fund', 'ROOT-11.5.1') : because('nothing-can-move.riverfolk', 'ROOT-11.5.1')
    case 'battle':
      return isPoor ? because('no-fund', 'ROOT-11.5.2') : because('nobody-to-battle.riverfolk', 'ROOT-11.5.2')
    case 'draw':
      return isPoor ? because('no-fund', 'ROOT-11.5.4') : because('no-card.deck', 'ROOT-11.5.4')
    case 'recruit':
      if (isPoor) return because('no-fund', 'ROOT-11.5.5')
      return landings(play, seat).length === 0
        ? because('no-room.river', 'ROOT-11.5.5')
        : because('no-warriors.supply', 'ROOT-11.5.5', { seat })
    case 'post':
      return because('no-post-site', 'ROOT-11.5.6.1')
    default:
      return because('no-such-act.riverfolk', 'ROOT-11.5a', { act: what })
  }
}

/** Why a card can be neither crafted nor exported now (ROOT-11.5.3a, ROOT-11.5.3.1b). */
export function craftingRefused(play: Play, seat: Seat, id: string): Refusal {
  const refused = craftRefused(play, seat, id)
  const isCost = refused.code === 'cannot-pay' || refused.code === 'activated-already'
  const funds = countIn(riverfolkOf(play, seat).funds)
  return isCost ? because('cannot-invest', 'ROOT-11.2.1a', { card: id, cost: cardOf(id).cost, funds }) : refused
}

/** Why no trade post can be placed in a clearing (ROOT-11.5.6). */
export function siteRefused(play: Play, seat: Seat, at: number): Refusal {
  if (hasPostAt(play, seat, at)) return because('post-there', 'ROOT-11.5.6.3b', { at })
  const suit = suitAt(play, at)
  const { funds } = riverfolkOf(play, seat)
  if (suitsFor(play, seat, at).length === 0) return because('no-post', 'ROOT-11.5.6.1', { suit })
  const blocked = unplaceable(play, seat, at)
  if (blocked) return blocked
  const ruler = rulerOf(play, at)
  if (ruler === null) return because('nobody-rules', 'ROOT-11.5.6.1', { at })
  return because('too-few-funds', 'ROOT-11.5.6.2', { at, owner: ruler, held: funds[ruler] ?? 0 })
}

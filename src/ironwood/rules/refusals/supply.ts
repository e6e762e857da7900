import type { Refusal } from '../../../core'
import type { Action } from '../action'
import { foundationsLeft, mountainOf, totemsLeft, unitsLeft } from '../components'
import { type Play, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import { because, nameOf } from './because'

/** What has run out, which is why some questions are not even asked. */
export function runOut(play: Play, seat: Seat, { type, ...action }: Action): Refusal | null {
  const { state } = play
  if (type === 'found' && foundationsLeft(play) === 0)
    return because('no-foundation-token', 'IW-COMP-02', 'There is no Foundation token left.')
  if (type === 'discover' && totemsLeft(play) === 0)
    return because('supply-empty', 'IW-TOTEM-07', 'There is no Totem left to place.')
  if (type === 'recruit' && unitsLeft(play, seat, 'fighter') === 0)
    return because('supply-empty', 'IW-COMP-02', 'There is no Fighter left in the supply.')
  if (type === 'pay' && sideOf(play, seat).crystals === 0)
    return because('not-enough-crystals', 'IW-KEY-16', 'There are no crystals to pay with.')
  const visions = type === 'discover' || type === 'burn-vision'
  if (
    visions &&
    seat === 'woodwalkers' &&
    'vision' in action &&
    !state.visions.hand.includes(mountainOf(play, action.vision))
  )
    return because(
      'no-vision-card',
      'IW-TOTEM-01',
      `There is no vision card of ${nameOf(play, action.vision)} in your hand.`,
    )
  return null
}

import type { Refusal } from '../../../core'
import type { Action } from '../action'
import { foundationsLeft, mountainOf, totemsLeft, unitsLeft } from '../components'
import { type Play, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import { because } from './because'

/** The supply that has run out, which is why some questions never come up. */
export function runOut(play: Play, seat: Seat, { type, ...action }: Action): Refusal | null {
  const { state } = play
  if (type === 'found' && foundationsLeft(play) === 0) return because(play, 'no-foundation-token', 'IW-COMP-02', {})
  if (type === 'discover' && totemsLeft(play) === 0)
    return because(play, 'supply-empty', 'IW-TOTEM-07', { why: 'totem' })
  if (type === 'recruit' && unitsLeft(play, seat, 'fighter') === 0)
    return because(play, 'supply-empty', 'IW-COMP-02', { why: 'fighter' })
  if (type === 'pay' && sideOf(play, seat).crystals === 0)
    return because(play, 'not-enough-crystals', 'IW-KEY-16', { why: 'none' })
  const visions = type === 'discover' || type === 'burn-vision'
  if (
    visions &&
    seat === 'woodwalkers' &&
    'vision' in action &&
    !state.visions.hand.includes(mountainOf(play, action.vision))
  )
    return because(play, 'no-vision-card', 'IW-TOTEM-01', { at: action.vision })
  return null
}

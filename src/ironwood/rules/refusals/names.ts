import type { Refusal } from '../../../core'
import type { Optional, Shape } from '../../../toolkit'
import type { Action } from '../action'
import { actionKinds } from '../notation'
import type { Play } from '../play'
import { because } from './because'

/** The parts of an action that name places, and whether they are forests, mountains, or either. */
function* placesIn(action: Action): Generator<[name: string, kind: string]> {
  for (const [name, shape] of Object.entries<Shape | Optional>(actionKinds[action.type]?.fields ?? {}))
    if (shape.form === 'word' && shape.name !== 'card') yield [name, shape.name]
}

/** Names of locations and cards that do not exist, or are of the wrong kind. */
export function unknownName(play: Play, action: Action): Refusal | null {
  const { board, cards } = play
  const given = new Map<string, unknown>(Object.entries(action))
  for (const [name, kind] of placesIn(action)) {
    const id = given.get(name)
    const isForest = typeof id === 'string' && Object.hasOwn(board.forestAt, id)
    const isMountain = typeof id === 'string' && Object.hasOwn(board.mountainAt, id)
    if (!isForest && !isMountain) return because(play, 'unknown-location', 'IW-MAP-01', { at: String(id) })
    if (kind !== 'place' && (kind === 'forest') !== isForest)
      return because(play, 'wrong-side', 'IW-MAP-03', { why: isForest ? 'mountain-wanted' : 'forest-wanted', at: id })
  }
  if ('card' in action && action.card !== null && !Object.hasOwn(cards, action.card))
    return because(play, 'unknown-card', 'IW-CARD-04', { card: action.card })
  return null
}

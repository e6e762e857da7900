import type { Refusal } from '../../../core'
import type { Action } from '../action'
import type { Play } from '../play'
import { because, nameOf } from './because'

/** Where each type of action expects forests, mountains, or the one or the other of the seat that decides. */
const expected: { readonly [Type in Action['type']]?: Readonly<Record<string, 'forest' | 'mountain' | 'either'>> } = {
  'draw-vision': { vision: 'mountain' },
  'put-back': { vision: 'mountain' },
  'burn-vision': { vision: 'mountain' },
  sacrifice: { at: 'either' },
  move: { from: 'forest', to: 'forest' },
  march: { from: 'mountain', to: 'mountain' },
  bait: { from: 'forest', to: 'forest' },
  drill: { to: 'mountain' },
  attack: { from: 'either', to: 'either' },
  retreat: { to: 'either' },
  recruit: { at: 'either' },
  remove: { at: 'either' },
  discover: { vision: 'mountain', at: 'forest' },
  build: { at: 'mountain' },
  found: { at: 'mountain' },
  mark: { at: 'either' },
  choose: { at: 'forest' },
  focus: { at: 'forest' },
  target: { at: 'either' },
  source: { at: 'either' },
  attacker: { at: 'either' },
  replace: { at: 'mountain' },
}

/** Names of locations and cards that do not exist, or are of the wrong kind. */
export function unknownName(play: Play, action: Action): Refusal | null {
  const { board, cards } = play
  for (const [name, kind] of Object.entries(expected[action.type] ?? {})) {
    const id = new Map<string, unknown>(Object.entries(action)).get(name)
    const isForest = typeof id === 'string' && Object.hasOwn(board.forestAt, id)
    const isMountain = typeof id === 'string' && Object.hasOwn(board.mountainAt, id)
    if (!isForest && !isMountain)
      return because('unknown-location', 'IW-MAP-01', `There is no location called ${id} on this map.`)
    if (kind !== 'either' && (kind === 'forest') !== isForest)
      return because(
        'wrong-side',
        'IW-MAP-03',
        `${nameOf(play, id)} is a ${isForest ? 'forest' : 'mountain'}; this takes a ${kind}.`,
      )
  }
  if ('card' in action && action.card !== null && !Object.hasOwn(cards, action.card))
    return because('unknown-card', 'IW-CARD-04', `There is no card ${action.card}.`)
  return null
}

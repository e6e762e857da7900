import type { Problem } from '../core'
import type { Card } from './card'
import { checkCards } from './check-cards'
import { checkMap } from './check-map'
import type { MapData } from './mapdata'

/** Problems of a part, with the paths that they have in the whole. */
export const within = (part: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({
    path: path === '' || path.startsWith('[') ? `${part}${path}` : `${part}.${path}`,
    message,
  }))

/** Everything that keeps a map and cards of the caller's own from being played with (IW-MAP-07, IW-CARD-04). */
export const checkOptions = (options: { readonly map?: MapData; readonly cards?: readonly Card[] }): Problem[] => [
  ...(options.map ? within('map', checkMap(options.map)) : []),
  ...(options.cards ? within('cards', checkCards(options.cards)) : []),
]

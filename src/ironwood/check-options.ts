import type { Problem } from '../core'
import type { Card } from './card'
import { checkCards } from './check-cards'
import { checkMap } from './check-map'
import type { MapData } from './mapdata'
import { seats } from './vocabulary'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Problems of a part, with the paths that they have in the whole. */
export const within = (part: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({
    path: path === '' || path.startsWith('[') ? `${part}${path}` : `${part}.${path}`,
    message,
  }))

const known = ['mode', 'seed', 'beginnerDecks', 'newcomer', 'map', 'cards']

/** What is wrong with the form of options that did not come from a type checker. */
function checkForm(options: unknown): Problem[] {
  if (!isObject(options)) return [{ path: 'options', message: 'They are an object such as { mode, seed }.' }]
  const { mode, seed, beginnerDecks, newcomer, map, cards } = options
  const strange = Object.keys(options).filter((key) => !known.includes(key))
  const wrong: [string, boolean, string][] = [
    ...strange.map((key): [string, boolean, string] => [
      key,
      true,
      `This is no option; there are ${known.join(', ')}.`,
    ]),
    ['mode', mode !== 'duel', 'Ironwood knows the mode "duel".'],
    ['seed', typeof seed !== 'string' && !Number.isFinite(seed), 'This must be a text or a finite number.'],
    ['beginnerDecks', beginnerDecks !== undefined && typeof beginnerDecks !== 'boolean', 'This must be true or false.'],
    [
      'newcomer',
      newcomer !== undefined &&
        !(isObject(newcomer) && seats.some((seat) => seat === newcomer['seat']) && Array.isArray(newcomer['at'])),
      'This must be an object { seat, at } with a seat and a list of locations.',
    ],
    [
      'map',
      map !== undefined && !(isObject(map) && Array.isArray(map['mountains'])),
      'This must be a map in the form of ironwoodMap.',
    ],
    [
      'cards',
      cards !== undefined && !Array.isArray(cards),
      'This must be a list of cards, such as Object.values(ironwoodCards).',
    ],
  ]
  return wrong.flatMap(([path, is, message]) => (is ? [{ path, message }] : []))
}

/** Everything that keeps a game from being played with these options (IW-MAP-07, IW-CARD-04). */
export function checkOptions(options: { readonly map?: MapData; readonly cards?: readonly Card[] }): Problem[] {
  const form = checkForm(options)
  if (form.length > 0) return form
  return [
    ...(options.map ? within('map', checkMap(options.map)) : []),
    ...(options.cards ? within('cards', checkCards(options.cards)) : []),
  ]
}

import type { Problem } from '../../core'
import { isObject } from '../../core/value'
import type { Card } from './card'
import { stepKinds } from './carrying-out'
import { checkCards } from './check-cards'
import { checkMap } from './check-map'
import type { MapData } from './mapdata'
import { checkDifficulty } from './solo/difficulty'
import { botOf, isLeftOut, type Mode, modes } from './solo/solo'
import { seats } from './vocabulary'

/** Problems of a part, with the paths that they have in the whole. */
export const within = (part: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({
    path: path === '' || path.startsWith('[') ? `${part}${path}` : `${part}.${path}`,
    message,
  }))

const known = ['mode', 'seed', 'beginnerDecks', 'newcomer', 'level', 'difficulty', 'map', 'cards']

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
    ['mode', !modes.some((each) => each === mode), 'Ironwood knows the modes "duel", "ironbot" and "woodenbot".'],
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
export function checkOptions(options: {
  readonly mode: Mode
  readonly newcomer?: unknown
  readonly level?: unknown
  readonly difficulty?: unknown
  readonly map?: MapData
  readonly cards?: readonly Card[]
}): Problem[] {
  const form = checkForm(options)
  if (form.length > 0) return form
  const { mode, newcomer, level, difficulty, cards } = options
  const inSolo = [{ path: 'newcomer', message: 'A newcomer is helped in a duel only (IW-SETUP-07, BOT-15).' }]
  return [
    ...(newcomer && mode !== 'duel' ? inSolo : []),
    ...checkDifficulty(mode, level, difficulty),
    ...(options.map ? within('map', checkMap(options.map)) : []),
    ...(cards ? within('cards', [...checkCards(cards), ...checkSoloCards(mode, cards)]) : []),
  ]
}

/** What a bot does not have: a hand to choose from, wagers to choose, ongoing and additional cards (BOT-14). */
const isForPlayersOnly = (name: string): boolean =>
  ['noSpecialWager', 'open-wager', 'on-opponents-special'].includes(name) || stepKinds[name]?.forPlayersOnly === true

/** Every name of a step or of what a card does in play, and whether a wager is forbidden, anywhere in a card. */
function speaksOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(speaksOf)
  if (!isObject(part)) return []
  return Object.entries(part).flatMap(([name, value]) => {
    if ((name === 'do' || name === 'kind') && typeof value === 'string') return [value]
    return name === 'noSpecialWager' && value === true ? [name] : speaksOf(value)
  })
}

/** BOT-14: the cards that the human plays with say nothing of what a bot does not have. */
function checkSoloCards(mode: Mode, cards: readonly Card[]): Problem[] {
  return cards.flatMap((card, index) => {
    if (mode === 'duel' || card.faction === botOf[mode] || isLeftOut(mode, card.id)) return []
    const wrong = speaksOf(card).find(isForPlayersOnly)
    const message = `${card.id} has "${wrong}", which means nothing to a bot; play it in a duel only (BOT-14).`
    return wrong ? [{ path: `[${index}]`, message }] : []
  })
}

import { isObject } from '../../core/value'
import type { Problems } from '../../toolkit/problems'
import { type Check, fits } from '../../toolkit/read'
import { type Board, ironwoodBoard, makeBoard } from './board'
import type { Card } from './card'
import { stepKinds } from './carrying-out'
import { isCards } from './check-cards'
import { isMap } from './check-map'
import { optionsShape } from './options-shape'
import type { Options } from './setup'
import { checkDifficulty } from './solo/difficulty'
import { botOf, isLeftOut, type Mode } from './solo/solo'

/** Whether a game can begin with these options, with every problem (IW-MAP-07, IW-CARD-04). */
export const isOptions: Check<Options> = (options, problems): options is Options => {
  const before = problems.found.length
  const hasShape = fits(optionsShape(), options, problems, (name, value, path) => {
    if (name === 'map') isMap(value, problems.below(path))
    if (name === 'cards') isCards(value, problems.below(path))
  })
  if (!hasShape) return false
  const { mode, level, difficulty, cards } = options
  checkNewcomer(options, problems)
  checkDifficulty(mode, level, difficulty, problems)
  if (cards) checkSoloCards(mode, cards, problems.at('cards'))
  return problems.found.length === before && !problems.full
}

/** IW-SETUP-07. */
function checkNewcomer({ mode, newcomer, map }: Options, problems: Problems): void {
  if (!newcomer) return
  const { seat, at } = newcomer
  problems.when(mode !== 'duel', 'newcomer', 'A newcomer is helped in a duel only (IW-SETUP-07, BOT-15).')
  const board = map ? makeBoard(map) : ironwoodBoard
  const fitting = seat === 'woodwalkers' ? outerForestsOf(board) : innerMountainsOf(board)
  const kind = seat === 'woodwalkers' ? 'an outer forest' : 'an inner mountain'
  for (const [index, id] of at.entries()) {
    const path = `newcomer.at[${index}]`
    if (at.indexOf(id) !== index) problems.add(path, `${id} is named twice.`)
    else if (!fitting.includes(id)) problems.add(path, `${id} is not ${kind}.`)
  }
}

const outerForestsOf = ({ forests }: Board): string[] =>
  forests.flatMap(({ id, kind }) => (kind === 'outer' ? [id] : []))

const innerMountainsOf = ({ mountains }: Board): string[] =>
  mountains.flatMap(({ id, kind }) => (kind === 'inner' ? [id] : []))

/** The things that a bot lacks: a hand to choose from, wagers to choose, ongoing and additional cards (BOT-14). */
const isForPlayersOnly = (name: string): boolean =>
  ['noSpecialWager', 'open-wager', 'on-opponents-special'].includes(name) || stepKinds[name]?.forPlayersOnly === true

/** Every name of a step or of an effect in play in a card, and whether it forbids a wager. */
function speaksOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(speaksOf)
  if (!isObject(part)) return []
  return Object.entries(part).flatMap(([name, value]) => {
    if ((name === 'do' || name === 'kind') && typeof value === 'string') return [value]
    return name === 'noSpecialWager' && value === true ? [name] : speaksOf(value)
  })
}

/** BOT-14: the human's cards must not mention things that a bot lacks. */
function checkSoloCards(mode: Mode, cards: readonly Card[], problems: Problems): void {
  for (const [index, card] of cards.entries()) {
    if (mode === 'duel' || card.faction === botOf[mode] || isLeftOut(mode, card.id)) continue
    const wrong = speaksOf(card).find(isForPlayersOnly)
    const message = `${card.id} has "${wrong}", which means nothing to a bot; play it in a duel only (BOT-14).`
    problems.at(index).when(wrong !== undefined, '', message)
  }
}

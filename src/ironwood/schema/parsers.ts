import type { GameRecord, Problem } from '../../core'
import type { Action } from '../rules/action'
import { makeBoard, standInBoard } from '../rules/board'
import type { Card } from '../rules/card'
import { checkCards } from '../rules/check-cards'
import { checkMap } from '../rules/check-map'
import { checkOptions, within } from '../rules/check-options'
import type { Event } from '../rules/event'
import type { MapData } from '../rules/mapdata'
import type { Options } from '../rules/setup'
import type { State } from '../rules/state'
import type { View } from '../rules/view'
import { checkCarried } from './check-state'
import { type Parsed, parseWith } from './parse'
import { schemas } from './schemas'

/**
 * Reads an action. Whether it is legal now, the game says when it is asked for a refusal.
 *
 * @example
 * const parsed = parseAction(JSON.parse('{"type":"move","from":"F1","to":"F3"}'))
 * if (parsed.ok) state = ironwood.apply(state, parsed.value)
 */
export const parseAction = (input: unknown): Parsed<Action> => parseWith(schemas.action, input)

/**
 * Reads an event.
 *
 * @example
 * const parsed = parseEvent(JSON.parse(message))
 * if (parsed.ok) animate(parsed.value)
 */
export const parseEvent = (input: unknown): Parsed<Event> => parseWith(schemas.event, input)

/**
 * Reads the options of a game, and holds a map and cards among them against the rules (IW-MAP-07, IW-CARD-04): what is
 * accepted can be set up.
 *
 * @example
 * const parsed = parseOptions({ mode: 'duel', seed: 7 })
 * if (parsed.ok) state = ironwood.setup(parsed.value)
 */
export const parseOptions = (input: unknown): Parsed<Options> => parseWith(schemas.options, input, checkAll)

/**
 * Reads a state: its shape, and the map and cards it may carry. A state that no game leads to is not told from others; a
 * record is, when it is played ({@link parseRecord}).
 *
 * @example
 * const parsed = parseState(JSON.parse(saved))
 * if (parsed.ok) console.log(ironwood.legalActions(parsed.value))
 */
export const parseState = (input: unknown): Parsed<State> => parseWith(schemas.state, input, checkCarried)

/**
 * Reads what a viewer sees: its shape, and the map and cards it may carry.
 *
 * @example
 * const parsed = parseView(JSON.parse(message))
 * if (parsed.ok) draw(parsed.value)
 */
export const parseView = (input: unknown): Parsed<View> => parseWith(schemas.view, input, checkCarried)

/**
 * Reads a map and holds it against the rules (IW-MAP-07).
 *
 * @example
 * const parsed = parseMap(JSON.parse(await readFile('map.json', 'utf8')))
 * if (parsed.ok) state = ironwood.setup({ mode: 'duel', seed: 7, map: parsed.value })
 */
export const parseMap = (input: unknown): Parsed<MapData> => parseWith(schemas.map, input, checkMap)

/**
 * Reads a card set, a list of all 76 cards, and holds it against the rules (IW-CARD-04).
 *
 * @example
 * const parsed = parseCards(JSON.parse(await readFile('cards.json', 'utf8')))
 * if (parsed.ok) state = ironwood.setup({ mode: 'duel', seed: 7, cards: parsed.value })
 */
export const parseCards = (input: unknown): Parsed<readonly Card[]> => parseWith(schemas.cards, input, checkCards)

/**
 * Reads a record of a game of Ironwood. Whether its actions were legal, `loadRecord` finds out by playing them.
 *
 * @example
 * const parsed = parseRecord(JSON.parse(await readFile('game.json', 'utf8')))
 * if (parsed.ok) console.log(parsed.value.actions.length)
 */
export const parseRecord = (input: unknown): Parsed<GameRecord<Options, Action>> =>
  parseWith(schemas.record, input, ({ options }) => within('options', checkAll(options)))

const checkAll = (options: Options): Problem[] => {
  const problems = checkOptions(options)
  return problems.length > 0 ? problems : checkNewcomer(options)
}

/** IW-SETUP-07. */
function checkNewcomer({ newcomer, map }: Options): Problem[] {
  if (!newcomer) return []
  const { seat, at } = newcomer
  const { forests, mountains } = map ? makeBoard(map) : standInBoard
  const fitting: readonly string[] =
    seat === 'woodwalkers'
      ? forests.flatMap(({ id, kind }) => (kind === 'outer' ? [id] : []))
      : mountains.flatMap(({ id, kind }) => (kind === 'inner' ? [id] : []))
  return at.flatMap((id, index) => {
    const path = `newcomer.at[${index}]`
    if (at.indexOf(id) !== index) return [{ path, message: `${id} is named twice.` }]
    if (fitting.includes(id)) return []
    const kind = seat === 'woodwalkers' ? 'an outer forest' : 'an inner mountain'
    return [{ path, message: `${id} is not ${kind}.` }]
  })
}

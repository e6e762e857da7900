import type { GameRecord } from '../../core'
import { parseAndCheck, parseWith } from '../../schema/parse'
import { readRecord } from '../../schema/record'
import { type Parsed, readAs } from '../../toolkit/read'
import type { Action } from '../rules/action'
import type { Card } from '../rules/card'
import { isCards } from '../rules/check-cards'
import { checkCarried } from '../rules/check-carried'
import { isMap } from '../rules/check-map'
import { isOptions } from '../rules/check-options'
import type { Event } from '../rules/event'
import type { MapData } from '../rules/mapdata'
import type { Options } from '../rules/setup'
import type { State } from '../rules/state'
import type { View } from '../rules/view'
import { documents, record } from './documents'

/**
 * Reads an action. It does not check whether the action is legal now: the game's `refusal` does.
 *
 * @example
 * const parsed = parseAction(JSON.parse('{"type":"move","from":"F1","to":"F3"}'))
 * if (parsed.ok) state = ironwood.apply(state, parsed.value)
 */
export const parseAction = (input: unknown): Parsed<Action> => parseWith(documents.action, input)

/**
 * Reads an event.
 *
 * @example
 * const parsed = parseEvent(JSON.parse(message))
 * if (parsed.ok) animate(parsed.value)
 */
export const parseEvent = (input: unknown): Parsed<Event> => parseWith(documents.event, input)

/**
 * Reads the options of a game, and checks a map and cards in them against the rules (IW-MAP-07, IW-CARD-04): a game can
 * begin with accepted options.
 *
 * @example
 * const parsed = parseOptions({ mode: 'duel', seed: 7 })
 * if (parsed.ok) state = ironwood.setup(parsed.value)
 */
export const parseOptions = (input: unknown): Parsed<Options> => readAs(isOptions, input)

/**
 * Reads a state: its shape, and its custom map and cards. It also accepts a state that no game leads to; playing a
 * record finds such states ({@link parseRecord}).
 *
 * @example
 * const parsed = parseState(JSON.parse(saved))
 * if (parsed.ok) console.log(ironwood.legalActions(parsed.value))
 */
export const parseState = (input: unknown): Parsed<State> => parseAndCheck(documents.state, input, checkCarried)

/**
 * Reads a view: its shape, and its custom map and cards.
 *
 * @example
 * const parsed = parseView(JSON.parse(message))
 * if (parsed.ok) draw(parsed.value)
 */
export const parseView = (input: unknown): Parsed<View> => parseAndCheck(documents.view, input, checkCarried)

/**
 * Reads a map and checks it against the rules (IW-MAP-07).
 *
 * @example
 * const parsed = parseMap(JSON.parse(await readFile('map.json', 'utf8')))
 * if (parsed.ok) state = ironwood.setup({ mode: 'duel', seed: 7, map: parsed.value })
 */
export const parseMap = (input: unknown): Parsed<MapData> => readAs(isMap, input)

/**
 * Reads a card set, a list of all 76 cards, and checks it against the rules (IW-CARD-04).
 *
 * @example
 * const parsed = parseCards(JSON.parse(await readFile('cards.json', 'utf8')))
 * if (parsed.ok) state = ironwood.setup({ mode: 'duel', seed: 7, cards: parsed.value })
 */
export const parseCards = (input: unknown): Parsed<readonly Card[]> => readAs(isCards, input)

/**
 * Reads a record of a game of Ironwood, of up to 4,000,000 values, which is some 500,000 actions. It does not check
 * whether its actions were legal: `loadRecord` plays them.
 *
 * @example
 * const parsed = parseRecord(JSON.parse(await readFile('game.json', 'utf8')))
 * if (parsed.ok) console.log(parsed.value.actions.length)
 */
export const parseRecord = (input: unknown): Parsed<GameRecord<Options, Action>> =>
  readRecord(input, record.head, isOptions, documents.action)

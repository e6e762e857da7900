import type { GameRecord } from '../../core'
import { parseAndCheck, parseWith } from '../../schema/parse'
import { readRecord } from '../../schema/record'
import { type Parsed, readAs } from '../../toolkit'
import type { Action } from '../rules/chapters'
import { checkCarried, checkState } from '../rules/check/carried'
import type { Deck } from '../rules/deck'
import type { Event } from '../rules/event'
import { isDeck } from '../rules/setup/check-deck'
import { isMap } from '../rules/setup/check-map'
import { isOptions } from '../rules/setup/check-options'
import type { Options } from '../rules/setup/options'
import type { State } from '../rules/state'
import type { View } from '../rules/view'
import type { Woodland } from '../rules/woodland'
import { documents, record } from './documents'

/**
 * Reads an action. Whether it is legal now, the game says when it is asked for a refusal.
 *
 * @example
 * const parsed = parseAction(JSON.parse('{"type":"battle-in","at":6}'))
 * if (parsed.ok) state = root.apply(state, parsed.value)
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
 * Reads the options of a game, and holds a map and a deck among them against the rules: what is accepted can be set up.
 *
 * @example
 * const parsed = parseOptions({ seed: 7, players: 4, factions: 'draft' })
 * if (parsed.ok) state = root.setup(parsed.value)
 */
export const parseOptions = (input: unknown): Parsed<Options> => readAs(isOptions, input)

/**
 * Reads a state: its shape, and the map and the deck that it may carry. A state that no game leads to is not told from others;
 * a record is, when it is played ({@link parseRecord}), and `root.check` finds much.
 *
 * @example
 * const parsed = parseState(JSON.parse(saved))
 * if (parsed.ok) console.log(root.legalActions(parsed.value))
 */
export const parseState = (input: unknown): Parsed<State> => parseAndCheck(documents.state, input, checkState)

/**
 * Reads what a viewer sees: its shape, and the map and the deck that it may carry.
 *
 * @example
 * const parsed = parseView(JSON.parse(message))
 * if (parsed.ok) draw(parsed.value)
 */
export const parseView = (input: unknown): Parsed<View> => parseAndCheck(documents.view, input, checkCarried)

/**
 * Reads a map and holds it against the rules.
 *
 * @example
 * const parsed = parseMap(JSON.parse(await readFile('map.json', 'utf8')))
 * if (parsed.ok) state = root.setup({ seed: 7, map: parsed.value })
 */
export const parseMap = (input: unknown): Parsed<Woodland> => readAs(isMap, input)

/**
 * Reads a deck, a list of cards that there are, and holds it against the rules.
 *
 * @example
 * const parsed = parseDeck(JSON.parse(await readFile('deck.json', 'utf8')))
 * if (parsed.ok) state = root.setup({ seed: 7, deck: parsed.value })
 */
export const parseDeck = (input: unknown): Parsed<Deck> => readAs(isDeck, input)

/**
 * Reads a record of a game of Root, of up to 4,000,000 values, which is some 500,000 actions. Whether its actions were
 * legal, `loadRecord` finds out by playing them.
 *
 * @example
 * const parsed = parseRecord(JSON.parse(await readFile('game.json', 'utf8')))
 * if (parsed.ok) console.log(parsed.value.actions.length)
 */
export const parseRecord = (input: unknown): Parsed<GameRecord<Options, Action>> =>
  readRecord(input, record.head, isOptions, documents.action)

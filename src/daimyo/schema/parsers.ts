import type { GameRecord } from '../../core'
import { parseAndCheck, parseWith } from '../../schema/parse'
import { readRecord } from '../../schema/record'
import { type Parsed, readAs } from '../../toolkit'
import type { OwnBox } from '../rules/box'
import type { Action } from '../rules/chapters'
import { checkCarried } from '../rules/check-carried'
import type { Event } from '../rules/event'
import { isBox } from '../rules/setup/check-box'
import { isOptions } from '../rules/setup/check-options'
import type { Options } from '../rules/setup/options'
import type { State } from '../rules/state'
import type { View } from '../rules/view'
import { documents, record } from './documents'

/**
 * Reads an action. It does not check whether the action is legal now: the game's `refusal` does.
 *
 * @example
 * const parsed = parseAction(JSON.parse('{"type":"governor","spot":"blue-1"}'))
 * if (parsed.ok) state = daimyo.apply(state, parsed.value)
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
 * Reads the options of a game, and checks a box in them against the rules (DAI-OPT-04, DAI-OPT-05): a game can begin with
 * accepted options.
 *
 * @example
 * const parsed = parseOptions({ seed: 7, clans: ['nature', 'nomads'] })
 * if (parsed.ok) state = daimyo.setup(parsed.value)
 */
export const parseOptions = (input: unknown): Parsed<Options> => readAs(isOptions, input)

/**
 * Reads a state: its shape, and a box of your own in it. It also accepts a state that no game leads to; playing a record
 * finds such states ({@link parseRecord}).
 *
 * @example
 * const parsed = parseState(JSON.parse(saved))
 * if (parsed.ok) console.log(daimyo.legalActions(parsed.value))
 */
export const parseState = (input: unknown): Parsed<State> => parseAndCheck(documents.state, input, checkCarried)

/**
 * Reads a view: its shape, and a box of your own in it.
 *
 * @example
 * const parsed = parseView(JSON.parse(message))
 * if (parsed.ok) draw(parsed.value)
 */
export const parseView = (input: unknown): Parsed<View> => parseAndCheck(documents.view, input, checkCarried)

/**
 * Reads a box of your own and checks it against the rules (DAI-OPT-05).
 *
 * @example
 * const parsed = parseBox(JSON.parse(await readFile('my-cards.json', 'utf8')))
 * if (parsed.ok) state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads'], box: parsed.value })
 */
export const parseBox = (input: unknown): Parsed<OwnBox> => readAs(isBox, input)

/**
 * Reads a record of a game of Daimyo, of up to 4,000,000 values, which is some 500,000 actions. It does not check whether
 * its actions were legal: `loadRecord` plays them.
 *
 * @example
 * const parsed = parseRecord(JSON.parse(await readFile('game.json', 'utf8')))
 * if (parsed.ok) console.log(parsed.value.actions.length)
 */
export const parseRecord = (input: unknown): Parsed<GameRecord<Options, Action>> =>
  readRecord(input, record.head, isOptions, documents.action)

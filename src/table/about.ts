import type { Game, Seeded } from '../core'
import { plain } from '../core/value'
import { markOf } from './marks'
import type { Position } from './position'
import type { TableSettings } from './settings'
import { show } from './show'
import { wordingFor } from './texts'
import { showTrouble } from './trouble'
import type { Update } from './update'

/**
 * A table's summary of itself. A storage keeps the newest one with the table and returns it in lists.
 *
 * @example
 * const about: About = { open: true, summary: { game: 'connect-four', players: ['Ada', null] } }
 */
export interface About {
  /** Whether the game is not over. */
  readonly open: boolean
  /** The result of the table's `summary` setting; `null` without one. */
  readonly summary: object | null
}

/**
 * The input of a summary: the table as a spectator sees it, with texts in the first language.
 *
 * @example
 * const summary = ({ seats, end }: Glance<View, Seat>) => ({ free: seats.filter(({ by }) => by === 'nobody').length, end })
 */
export type Glance<View, Seat extends string> = Pick<
  Update<View, unknown, unknown, Seat>,
  'view' | 'turn' | 'question' | 'seats' | 'end'
>

/** Makes a table's summary of itself in a position. */
export function aboutOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  settings: Pick<TableSettings<Action, View, Options, Seat, Event>, 'summary' | 'wordings' | 'onTrouble'>,
): About {
  const open = position.moment.turn !== null && position.closed === null
  const { summary, wordings = [], onTrouble = showTrouble } = settings
  if (!summary) return { open, summary: null }
  const { version } = markOf(position.marks, 'spectator')
  const { view, turn, question, seats, end } = show(game, position, 'spectator', version, wordingFor(wordings, null), 0)
  try {
    const made: unknown = plain(summary({ view, turn, question, seats, end }))
    // A storage could not read anything else back.
    if (typeof made !== 'object') throw new TypeError('A summary is an object.')
    return { open, summary: made }
  } catch (error) {
    // A list without a summary is better than a stuck table.
    onTrouble({ what: 'summary', error })
    return { open, summary: null }
  }
}

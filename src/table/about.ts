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
 * What a table says about itself. A storage keeps the newest one with the table and hands it out in lists.
 *
 * @example
 * const about: About = { open: true, summary: { game: 'connect-four', players: ['Ada', null] } }
 */
export interface About {
  /** Whether the game still goes on. */
  readonly open: boolean
  /** What the `summary` setting of the table made; `null` without one. */
  readonly summary: object | null
}

/**
 * What a summary is made of: the table as a spectator sees it, with texts in the first language.
 *
 * @example
 * const summary = ({ seats, end }: Glance<View, Seat>) => ({ free: seats.filter(({ by }) => by === 'nobody').length, end })
 */
export type Glance<View, Seat extends string> = Pick<
  Update<View, unknown, unknown, Seat>,
  'view' | 'turn' | 'question' | 'seats' | 'end'
>

/** What a table says about itself in a position. */
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
    return { open, summary: plain(summary({ view, turn, question, seats, end })) }
  } catch (error) {
    // A list without a summary is better than a table that stands still.
    onTrouble({ what: 'summary', error })
    return { open, summary: null }
  }
}

import { reasonOf } from '../../catalogue/reason'
import type { Viewer } from '../../core'
import { type Described, seatName } from '../described'
import type { Reached } from './line'

/** Everything that the inspector shows of a position. */
export interface Look {
  readonly turn: string | null
  readonly question: string
  readonly outcome: unknown
  readonly seats: readonly { readonly seat: string; readonly name: string }[]
  readonly legal: readonly { readonly action: unknown; readonly text: string; readonly words: string }[]
  readonly state: unknown
  /** The views of all seats, and of a spectator. */
  readonly views: Readonly<Record<string, unknown>>
  /** The position for each viewer: a picture, or a text if the game has no picture. */
  readonly pictures: Readonly<Record<string, { readonly svg: string } | { readonly text: string }>>
  readonly events: readonly { readonly event: unknown; readonly words: string }[]
}

const columns = 100

export function lookAt(described: Described, { state, events }: Reached): Look {
  const { game } = described
  const turn = game.toAct(state)
  const seats = game.players(state)
  const viewers: readonly Viewer<string>[] = [...seats, 'spectator']
  const views = Object.fromEntries(viewers.map((viewer) => [viewer, game.view(state, viewer)]))
  const view = views[turn ?? 'spectator']
  return {
    turn,
    question: turn === null ? '' : described.question(view),
    outcome: game.outcome(state),
    seats: seats.map((seat) => ({ seat, name: seatName(described, state, seat) })),
    legal: game
      .legalActions(state)
      .map((action) => ({ action, text: game.format(action), words: described.action(action, view) })),
    state,
    views,
    pictures: Object.fromEntries(
      viewers.map((viewer) => {
        const svg = described.picture(views[viewer])
        return [viewer, svg === '' ? { text: described.position(views[viewer], columns) } : { svg }]
      }),
    ),
    events: events.map((event) => ({ event, words: described.event(event, view) })),
  }
}

/** The result of a typed action: it is legal, refused, or cannot be read. */
export type Tried =
  | { readonly is: 'legal'; readonly action: unknown; readonly text: string }
  | {
      readonly is: 'refused'
      readonly code: string
      readonly message: string
      readonly rule: string | null
      readonly parameters: unknown
    }
  | { readonly is: 'unreadable'; readonly message: string }

/** Tries an action, in the game's notation or as JSON, for a seat or for the owner of the action. */
export function tryAction(
  { game, refusal: told }: Described,
  state: object,
  typed: string,
  seat: string | null,
): Tried {
  let action: unknown
  try {
    action = /^\s*[[{"\d]/.test(typed) ? JSON.parse(typed) : game.parse(typed.trim())
  } catch (error) {
    return { is: 'unreadable', message: reasonOf(error) }
  }
  const refusal = seat === null ? game.refusal(state, action) : game.refusal(state, action, seat)
  if (refusal === null) return { is: 'legal', action, text: game.format(action) }
  const view = game.view(state, seat ?? 'spectator')
  const { code, rule = null, parameters = null } = refusal
  return { is: 'refused', code, message: told(refusal, view), rule, parameters }
}

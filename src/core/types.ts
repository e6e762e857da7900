import type { AsyncPolicy, Policy } from './policy'

interface EventSource<Seen = unknown> {
  redact(event: never, viewer: never): Seen
}

interface OptionsSource {
  setup(options: never): object
}

interface ViewSource {
  view(state: never, viewer: never): unknown
}

interface ActionSource {
  parse(text: string): unknown
}

interface StateSource {
  clone(state: never): object
}

/**
 * The state type of a game. This type and the next ones infer their types from the game itself.
 *
 * @example
 * type State = StateOf<typeof connectFour>
 */
export type StateOf<Game extends StateSource> = ReturnType<Game['clone']>

/**
 * The actions of a game.
 *
 * @example
 * const undone: ActionOf<typeof connectFour>[] = []
 */
export type ActionOf<Game extends ActionSource> = ReturnType<Game['parse']>

/**
 * The view type of a game.
 *
 * @example
 * const show = (view: ViewOf<typeof kuhnPoker>): void => console.log(view.cards)
 */
export type ViewOf<Game extends ViewSource> = ReturnType<Game['view']>

/**
 * The options type of a game.
 *
 * @example
 * const options: OptionsOf<typeof connectFour> = { seed: 7 }
 */
export type OptionsOf<Game extends OptionsSource> = Parameters<Game['setup']>[0]

/**
 * The seats of a game.
 *
 * @example
 * type Seat = SeatOf<typeof connectFour> // 'red' | 'yellow'
 */
export type SeatOf<Game extends { readonly seats: readonly string[] }> = Game['seats'][number]

/**
 * The event type of a game; `never` if it has no events.
 *
 * @example
 * const events: EventOf<typeof kuhnPoker>[] = []
 */
export type EventOf<Game extends EventSource> = Game extends EventSource<infer Seen> ? NonNullable<Seen> : never

interface Playable {
  readonly seats: readonly string[]
  parse(text: string): unknown
  view(state: never, viewer: never): unknown
}

/**
 * A policy that can play a game.
 *
 * @example
 * const first: PolicyOf<typeof connectFour> = { name: 'first', choose: ({ legal: [first] }) => first }
 */
export type PolicyOf<Game extends Playable> = Policy<ViewOf<Game>, ActionOf<Game>, SeatOf<Game>>

/**
 * An asynchronous policy that can play a game.
 *
 * @example
 * const person: AsyncPolicyOf<typeof connectFour> = { name: 'Ada', choose: ({ legal }) => ask(legal) }
 */
export type AsyncPolicyOf<Game extends Playable> = AsyncPolicy<ViewOf<Game>, ActionOf<Game>, SeatOf<Game>>

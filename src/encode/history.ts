import type { Emit, GameRecord, Seeded } from '../core'
import { copy } from '../core/value'
import { canonical, keyOf } from './key'

/**
 * The parts of a game that a history uses.
 *
 * @example
 * const remembered: Remembered<State, Move, View, Seat, Event> = kuhnPoker
 */
export interface Remembered<State extends object, Action, View, Seat extends string, Event> {
  readonly id: string
  step(state: State, action: Action, emit?: Emit<Event>): void
  view(state: State, viewer: NoInfer<Seat>): View
  redact(event: Event, viewer: NoInfer<Seat>): Event | null
  actor(state: State, action: Action): NoInfer<Seat> | null
  format(action: NoInfer<Action>): string
}

/** The key of what a seat sees before the first action. */
export const firstKey = (game: { readonly id: string }, seat: string, seen: string): string =>
  keyOf([game.id, seat, seen])

/** The key after some news. */
export const keyAfter = (key: string, news: string): string => keyOf([key, news])

/** What one action shows to a seat: its own action, the events for it, and its view if that has changed. */
export function noticed<State extends object, Action, View, Seat extends string, Event>(
  game: Remembered<State, Action, View, Seat, Event>,
  { before, after, own, events }: { before: string; after: State; own: Action | null; events: readonly Event[] },
  seat: Seat,
): { readonly seen: string; readonly news: string } {
  const seen = canonical(game.view(after, seat))
  const told = events.map((event) => game.redact(event, seat)).filter((event) => event !== null)
  const news = [own === null ? null : game.format(own), told, seen === before ? null : seen]
  return { seen, news: own === null && told.length === 0 && seen === before ? '' : canonical(news) }
}

/**
 * A text that is equal only for equal histories of a seat: everything that it was shown from the beginning on, in order, and its own
 * actions. What the seat does not notice does not count, not even that something happened. A seat that forgets nothing knows
 * exactly this (perfect recall). It plays the record, so it takes longer the longer the game is.
 *
 * @example
 * const key = historyKey(kuhnPoker, record, 'first')
 */
export function historyKey<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Remembered<State, Action, View, Seat, Event> & { setup(options: Options): State },
  { options, actions }: Pick<GameRecord<Options, NoInfer<Action>>, 'options' | 'actions'>,
  seat: NoInfer<Seat>,
): string {
  const state = game.setup(copy(options))
  let last = canonical(game.view(state, seat))
  let key = firstKey(game, seat, last)
  for (const action of actions) {
    const own = game.actor(state, action) === seat ? action : null
    const events: Event[] = []
    game.step(state, action, (event) => void events.push(event))
    const { seen, news } = noticed(game, { before: last, after: state, own, events }, seat)
    last = seen
    if (news !== '') key = keyAfter(key, news)
  }
  return key
}

import type { Game, Refusal, Seeded } from '../../src/core'
import type { Parsed, Wording } from '../../src/toolkit'
import type { Shown } from './scene'

/** A game with its English words, to carry out scenes. */
interface Stage<State extends object, Action, View, Options extends Seeded, Seat extends string, Event> {
  readonly game: Game<State, Action, View, Options, Seat, Event>
  readonly words: Wording<View, Action, Event, Seat>
  parse(state: unknown): Parsed<State>
}

/** An action of a scene in words, and what it causes. */
export interface Told {
  readonly seat: string
  readonly action: string
  readonly notation: string
  readonly events: readonly string[]
  readonly refusal: string | null
}

export interface Replayed<State> {
  readonly before: State
  readonly after: State
  readonly events: readonly unknown[]
  readonly refusal: Refusal | null
  told(): readonly Told[]
}

/** Carries a scene out as anybody may: everything in it is open. */
export function stageOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>({
  game,
  words,
  parse,
}: Stage<State, Action, View, Options, Seat, Event>): (shown: Pick<Shown, 'before' | 'actions'>) => Replayed<State> {
  /** The words of an action come from the position where it is done, those of an event from the one where it leads. */
  function tell(state: State, action: Action): Told {
    const seat = game.actor(state, action) ?? game.toAct(state)
    const reader = seat ?? 'spectator'
    const now = game.view(state, reader)
    const tried = game.tryApply(state, action)
    const then = tried.ok ? game.view(tried.state, reader) : now
    const events = tried.ok ? tried.events.map((event) => words.event(event, then)) : []
    return {
      seat: seat === null ? '' : words.seat(seat, now),
      action: words.action(action, now),
      notation: game.format(action),
      events: events.filter((text) => text !== ''),
      refusal: tried.ok ? null : words.refusal(tried.refusal, now),
    }
  }

  return ({ before, actions }) => {
    const parsed = parse(before)
    if (!parsed.ok) throw new Error(parsed.problems.map(({ path, message }) => `${path}: ${message}`).join(' '))
    const done = actions.map(game.parse)
    const states = [parsed.value]
    const events: Event[] = []
    let refusal: Refusal | null = null
    for (const action of done) {
      const tried = game.tryApply(states.at(-1) ?? parsed.value, action)
      if (!tried.ok) {
        refusal = tried.refusal
        break
      }
      states.push(tried.state)
      events.push(...tried.events)
    }
    return {
      before: parsed.value,
      after: states.at(-1) ?? parsed.value,
      events,
      refusal,
      told: () => done.map((action, index) => tell(states[index] ?? parsed.value, action)),
    }
  }
}

/** What came of it is what a test saw. */
export const isAsShown = ({ events, refusal }: Pick<Shown, 'events' | 'refusal'>, shown: Shown): boolean =>
  JSON.stringify([events, refusal]) === JSON.stringify([shown.events, shown.refusal])

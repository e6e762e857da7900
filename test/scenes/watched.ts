import type { Shown } from '../../scripts/scenes/scene'
import type { Game, Refusal, Seeded } from '../../src/core'

/** Of a longer play the last actions are shown: more than this no reader wants to follow. */
const mostActions = 4

/** What a test does with a watched game, by the id of the game. */
export interface Noted extends Shown {
  readonly game: string
}

interface Note {
  readonly game: string
  readonly before: object
  readonly action: string
  readonly events: readonly unknown[]
  readonly refusal: Refusal | null
  /** The objects that were given and returned, to see what belongs together. */
  readonly from: object
  readonly to: object | null
}

let notes: Note[] | null = null

/** From now on notes what is done with watched games. */
export function listen(): void {
  notes = []
}

/** What was noted since, plays of several actions as one. */
export function heard(): Noted[] {
  const plays: Note[][] = []
  for (const note of notes ?? []) {
    const last = plays.at(-1)
    if (last?.at(-1)?.to === note.from) last.push(note)
    else plays.push([note])
  }
  notes = null
  return plays.flatMap((play) => {
    const shown = play.slice(-mostActions)
    const [first] = shown
    if (!first) return []
    const { game, before } = first
    return {
      game,
      before,
      actions: shown.map(({ action }) => action),
      events: shown.flatMap(({ events }) => events),
      refusal: shown.at(-1)?.refusal ?? null,
    }
  })
}

/** How an action is written; `null` for what is no action at all, as tests of refusals give. */
function textOf<Action>(
  game: { format(action: Action): string; parse(text: string): Action },
  action: Action,
): string | null {
  try {
    const text = game.format(action)
    game.parse(text)
    return text
  } catch {
    return null
  }
}

/** The same game, for tests of its rules: what they do with it may be shown to readers of the rules. */
export function watched<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
): Game<State, Action, View, Options, Seat, Event> {
  function note(
    from: State,
    before: State,
    action: Action,
    to: object | null,
    events: Event[],
    refusal: Refusal | null,
  ) {
    const text = textOf(game, action)
    if (text !== null) notes?.push({ game: game.id, before, action: text, events, refusal, from, to })
  }
  return {
    ...game,
    step(state, action, emit) {
      if (!notes) return game.step(state, action, emit)
      const before = game.clone(state)
      const events: Event[] = []
      game.step(state, action, (event) => {
        events.push(event)
        emit?.(event)
      })
      note(state, before, action, state, events, null)
    },
    tryApply(state, action, ...by) {
      const tried = game.tryApply(state, action, ...by)
      if (notes) {
        const before = game.clone(state)
        if (tried.ok) note(state, before, action, tried.state, tried.events, null)
        else note(state, before, action, null, [], tried.refusal)
      }
      return tried
    },
    apply(state, action, ...by) {
      const after = game.apply(state, action, ...by)
      if (notes) {
        const tried = game.tryApply(state, action, ...by)
        note(state, game.clone(state), action, after, tried.ok ? tried.events : [], null)
      }
      return after
    },
    refusal(state, action, ...by) {
      const refusal = game.refusal(state, action, ...by)
      if (notes && refusal) note(state, game.clone(state), action, null, [], refusal)
      return refusal
    },
  }
}

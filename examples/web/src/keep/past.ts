import type { Seeded } from 'totemforge'
import { createTable } from 'totemforge/table'
import type { AnyGame, Beginning } from '../kits/kit'
import type { AnySaved } from '../session/local'

/** A finished game: its positions, and the events before each. */
export interface Past {
  readonly options: Seeded
  readonly actions: readonly unknown[]
  readonly states: readonly object[]
  readonly events: readonly (readonly unknown[])[]
}

export function pastOf(game: AnyGame, options: Seeded, actions: readonly unknown[]): Past {
  const states: object[] = [game.setup(options)]
  const events: (readonly unknown[])[] = [[]]
  for (const action of actions) {
    const tried = game.tryApply(states.at(-1) ?? {}, action)
    if (!tried.ok) throw new Error(tried.refusal.message)
    states.push(tried.state)
    events.push(tried.events)
  }
  return { options, actions, states, events }
}

/** A table at this position, to play on from there with these players. */
export function savedFrom(
  game: AnyGame,
  { options, players }: Beginning<Seeded, string>,
  { actions, states }: Past,
  step: number,
): AnySaved {
  const { head } = createTable(game, { options }).saved()
  const bots: Record<string, string> = {}
  for (const [seat, player] of Object.entries(players))
    if (player !== undefined && player !== 'person') bots[seat] = player
  const entries = actions.slice(0, step).map((action, index) => {
    const state = states[index] ?? {}
    const seat = game.actor(state, action) ?? game.toAct(state)
    if (seat === null) throw new Error('This is not an action of the game.')
    return { type: 'acted', seat, action } as const
  })
  return { head: { ...head, bots }, entries }
}

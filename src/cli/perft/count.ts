import { setImmediate } from 'node:timers/promises'
import type { AnyGame } from '../../catalogue'
import { perft } from '../../testing/perft'
import type { Terminal } from '../terminal'

/** How many sequences begin with an action, as text. */
export type Share = readonly [action: string, count: number]

/** Called again and again during a count. */
export type Breathe = () => Promise<void>

/** Shows the progress from time to time, and lets the program notice a wish to leave; throws if there is one. */
export function breathing({ progress, leaving }: Terminal, told: () => string): Breathe {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < 100) return
    progress(told())
    await setImmediate()
    leaving.throwIfAborted()
    last = performance.now()
  }
}

/** Below this depth nothing takes long enough to be interrupted. */
const atOnce = 2

async function count(game: AnyGame, state: object, depth: number, breathe: Breathe): Promise<number> {
  if (depth <= atOnce) return perft(game, state, depth)
  const shares = await divided(game, state, depth, breathe)
  return shares.reduce((sum, [, each]) => sum + each, 0)
}

/** How many sequences of this many actions begin with each legal action. */
export async function divided(
  game: AnyGame,
  state: object,
  depth: number,
  breathe: Breathe,
): Promise<readonly Share[]> {
  const shares: Share[] = []
  for (const action of game.legalActions(state)) {
    const next = game.clone(state)
    game.step(next, action)
    shares.push([game.format(action), await count(game, next, depth - 1, breathe)])
    await breathe()
  }
  return shares
}

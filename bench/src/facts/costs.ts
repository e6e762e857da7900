import { Choices } from '../choices'
import { count } from '../report'
import { type Measured, mean, percent } from './course'

/** Some positions from the course of random games. */
function positions<State extends object, Action>(game: Measured<State, Action>): State[] {
  const kept: State[] = []
  for (let seed = 0; seed < 40; seed++) {
    const state = game.setup(seed)
    const choices = new Choices(seed + 1)
    for (let made = 0; made < 1000 && !game.isOver(state); made++) {
      // Most copies are thrown away, as a search does; else the engine takes all that are ever made for lasting, which costs more.
      const copy = game.clone(state)
      if (made % 25 === 0) kept.push(copy)
      game.step(state, choices.pick(game.legalActions(state)))
    }
  }
  return kept
}

/** What was made last: kept, so that the engine does not leave out work whose result nobody reads. */
const made: { last: unknown } = { last: null }

/**
 * Microseconds of the processor for each position, the fastest of fifteen rounds after five of warming up: what disturbs only
 * adds. By the clock long rounds would lose more to other programs than short ones.
 */
function time<State>(states: readonly State[], work: (state: State) => unknown): number {
  const rounds: number[] = []
  for (let round = -5; round < 15; round++) {
    const begun = process.cpuUsage()
    for (const state of states) made.last = work(state)
    const { user, system } = process.cpuUsage(begun)
    if (round >= 0) rounds.push((user + system) / states.length)
  }
  return Math.min(...rounds)
}

/** What a state weighs, against a limit where there is one, and what a copy and a move cost. */
export function costs<State extends object, Action>(
  game: Measured<State, Action>,
  targets: { readonly clone: number; readonly characters?: number },
): string {
  const states = positions(game)
  const sizes = states.map((state) => JSON.stringify(state).length)
  const largest = Math.max(...sizes)
  const clone = time(states, game.clone)
  const structured = time(states, structuredClone)
  const view = time(states, (state) => game.view(state, 'spectator'))
  const list = time(states, game.legalActions)
  const both = time(states, (state) => {
    const next = game.clone(state)
    const [action] = game.legalActions(next)
    if (action) game.step(next, action)
  })
  const step = Math.max(0, both - clone - list)
  const reached = (good: boolean): string => (good ? 'reached' : 'MISSED')
  const { characters } = targets
  const limit =
    characters === undefined ? '' : `; target at most ${count(characters)}: ${reached(largest <= characters)}`
  return [
    `- A state as JSON has ${count(mean(sizes))} characters on average, ${count(largest)} at most${limit}.`,
    `- \`clone\` is ${count(structured / clone)} times as fast as \`structuredClone\`; target at least ${targets.clone}: ${reached(structured / clone >= targets.clone)}.`,
    `- The view of a spectator takes ${(view / clone).toFixed(1)} times as long as \`clone\`.`,
    `- Of the time for a move, listing the legal actions takes ${percent(list / (list + step))} and carrying one out ${percent(step / (list + step))}.`,
  ].join('\n')
}

import type { Result } from './statistics'

/** What a contestant has to reach, compared with another one in the same run. */
export interface Target {
  readonly contestant: string
  readonly against: string
  readonly measure: 'times as fast as' | 'times the time of'
  readonly bound: number
}

export interface Judged extends Target {
  readonly value: number
  readonly reached: boolean
}

export const smallGameTargets: readonly Target[] = [
  { contestant: 'totemforge step', against: 'boardgame.io', measure: 'times as fast as', bound: 100 },
  { contestant: 'totemforge step', against: 'plain reducer', measure: 'times the time of', bound: 4 },
  { contestant: 'totemforge apply', against: 'boardgame.io', measure: 'times as fast as', bound: 8 },
]

export function judge(target: Target, results: readonly Result[]): Judged {
  const speed = speedOf(target.contestant, results) / speedOf(target.against, results)
  if (target.measure === 'times as fast as') return { ...target, value: speed, reached: speed >= target.bound }
  return { ...target, value: 1 / speed, reached: 1 / speed <= target.bound }
}

export function speedOf(name: string, results: readonly Result[]): number {
  const result = results.find((each) => each.name === name)
  if (!result) throw new Error(`There is no contestant ${name}.`)
  return result.movesPerSecond
}

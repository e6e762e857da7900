import type { Rating as Skill } from 'openskill'
import { arenaPackages } from './packages'
import type { Played } from './played'

/**
 * The strength of a policy over all its games, on the scale of openskill, where all begin with 25, and its uncertainty: one
 * standard deviation.
 *
 * @example
 * const text = ({ strength, error }: Rating) => `${strength.toFixed(1)} ± ${(2 * error).toFixed(1)}`
 */
export interface Rating {
  readonly strength: number
  readonly error: number
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Rates all policies, game after game in the order of their numbers. */
export function ratingsOf(games: readonly Played[]): ReadonlyMap<string, Rating> {
  const skills = new Map<string, Skill>()
  const { rate, rating } = arenaPackages().openskill
  for (const { seated, places } of games) {
    const seats = Object.entries(seated)
    const names = [...new Set(Object.values(seated))]
    if (names.length < 2) continue
    const teams = seats.map(([, policy]) => [skills.get(policy) ?? rating()])
    const after = rate(teams, { rank: seats.map(([seat]) => places[seat] ?? seats.length) })
    for (const name of names) {
      // A policy with several seats learns from each seat, but in total no more than from one.
      const own = after.flatMap((team, index) => (seats[index]?.[1] === name ? team : []))
      skills.set(name, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) })
    }
  }
  return new Map([...skills].map(([name, { mu, sigma }]) => [name, { strength: mu, error: sigma }]))
}

import { meanOf } from './interval'
import type { Played } from './played'

/** Who came before whom, at one table: 1 for the one who was ahead, 0.5 for a tie. */
export interface Pairing {
  readonly one: string
  readonly other: string
  readonly ahead: number
}

/** The games by their deal: those with the same seed. A repeated game counts once, one that failed by nobody's fault does not. */
export function deals(played: readonly Played[]): readonly (readonly Played[])[] {
  const groups = new Map<string, Played[]>()
  for (const game of new Map(played.map((each) => [each.number, each])).values()) {
    if (game.failure?.seat === null) continue
    const key = String(game.seed)
    groups.set(key, [...(groups.get(key) ?? []), game])
  }
  return [...groups.values()]
}

/** Each pair of seats of different policies, once. */
export function pairingsOf({ seated, places }: Played): Pairing[] {
  const seats = Object.entries(seated)
  return seats.flatMap(([seat, one], index) =>
    seats.slice(index + 1).flatMap(([next, other]) => {
      const lead = (places[next] ?? 0) - (places[seat] ?? 0)
      return one === other ? [] : [{ one, other, ahead: lead > 0 ? 1 : lead < 0 ? 0 : 0.5 }]
    }),
  )
}

/**
 * A share of games with an interval of 95 % that takes the games of one deal together.
 *
 * @example
 * const text = ({ name, share, low, high }: DealShare) => `${name} ${share} (${low} to ${high}), ${deals} deals`
 */
export interface DealShare {
  readonly name: string
  /** By seat: a policy with two seats in a game has played twice. */
  readonly games: number
  readonly deals: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/**
 * How often each policy won, paired by deal: games with the same seed, such as those with the seats swapped, are one observation. What
 * luck gives to both sides of a deal cancels out, so the interval is mostly narrower than that of independent games. It is
 * Student's interval over the deals and two more, one won and one lost, so it also holds for few deals and for shares near 0 and 1.
 *
 * @example
 * for (const { name, share, low, high } of sharesByDeal(played)) console.log(name, share, low, high)
 */
export function sharesByDeal(played: readonly Played[]): DealShare[] {
  const groups = deals(played)
  const names = [...new Set(groups.flatMap((games) => games.flatMap(({ seated }) => Object.values(seated))))]
  return names.map((name) => {
    const counts = groups.map((games) => countOf(name, games)).filter(({ seats }) => seats > 0)
    const games = counts.reduce((sum, { seats }) => sum + seats, 0)
    const share = counts.reduce((sum, { won }) => sum + won, 0) / games
    const perDeal = games / counts.length
    // What each deal says of the share; a deal with more seats of the policy says more.
    const said = counts.map(({ won, seats }) => share + (won - share * seats) / perDeal)
    const { low, high } = meanOf([0, 1, ...said])
    return {
      name,
      games,
      deals: counts.length,
      share,
      low: Math.max(0, low),
      high: Math.min(1, high),
    }
  })
}

/** The seats of a policy in the games of a deal, and its part of the victories. */
function countOf(name: string, games: readonly Played[]): { readonly seats: number; readonly won: number } {
  let seats = 0
  let won = 0
  for (const { seated, winners } of games)
    for (const [seat, policy] of Object.entries(seated)) {
      if (policy !== name) continue
      seats++
      if (winners.includes(seat)) won += 1 / winners.length
    }
  return { seats, won }
}

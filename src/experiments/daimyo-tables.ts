import type { Clan } from '../daimyo'

export const clans: readonly Clan[] = ['nature', 'technology', 'nomads', 'aristocrats']

/** Every order of so many clans. */
function orders(count: number): Clan[][] {
  if (count === 0) return [[]]
  return orders(count - 1).flatMap((order) =>
    clans.filter((clan) => !order.includes(clan)).map((clan) => [...order, clan]),
  )
}

/** The table of a game: every order comes in turn, and one after another is far apart in the list. */
export function tableOf(players: number, seed: number): readonly Clan[] {
  const all = orders(players)
  return all[(seed * 7) % all.length] ?? []
}

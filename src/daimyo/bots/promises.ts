import type { Condition } from '../rules/card'
import type { Prize } from './prizes'
import { once, prizesIn, type Sight, tallyIn } from './sight'
import type { Tally } from './tally'

const part = (count: number, needed: number): number => Math.min(1, count / needed)

/** How much of a goal is reached, from 0 to 1. */
function reached(tally: Tally, { is, atLeast }: Condition): number {
  switch (is) {
    case 'farmsAndTowers':
      return (part(tally.farms, atLeast) + part(tally.towers, atLeast)) / 2
    case 'oneType':
      return part(Math.max(tally.farms, tally.towers), atLeast)
    case 'oneOfEach':
      return (
        (part(tally.shadows, atLeast) +
          part(tally.farms, atLeast) +
          part(tally.towers, atLeast) +
          part(tally.relics, atLeast)) /
        4
      )
    case 'storage':
      return Math.max(0, (tally.storage - 3) / (atLeast - 3))
    case 'governorIslands':
    case 'governors':
    case 'shadows':
    case 'relics':
    case 'heroes':
    case 'influence':
    case 'strongholds':
      return part(tally[is], atLeast)
  }
}

/** What goals promise with these counts: little at first, and all when they are reached. */
function promised(prizes: readonly Prize[], tally: Tally): number {
  let total = 0
  for (const { most, condition } of prizes) {
    const share = reached(tally, condition)
    total += share >= 1 ? most : 0.6 * most * share * share
  }
  return total
}

/** What the goals promise the clan as it stands. */
export const promise = (sight: Sight): number => once(sight, 'promise', () => promised(prizesIn(sight), tallyIn(sight)))

/** What changes of the own counts: so many more of each, and the influence that an island comes to. */
export interface Promised extends Partial<Omit<Tally, 'influence' | 'strongholds'>> {
  readonly island?: number
  readonly stronghold?: number
}

/** What a change brings the clan towards goals. */
export function gained(sight: Sight, more: Promised): number {
  const prizes = prizesIn(sight)
  if (prizes.length === 0) return 0
  const tally = tallyIn(sight)
  const after: Tally = {
    governors: tally.governors + (more.governors ?? 0),
    governorIslands: tally.governorIslands + (more.governorIslands ?? 0),
    shadows: tally.shadows + (more.shadows ?? 0),
    farms: tally.farms + (more.farms ?? 0),
    towers: tally.towers + (more.towers ?? 0),
    relics: tally.relics + (more.relics ?? 0),
    storage: tally.storage + (more.storage ?? 0),
    heroes: tally.heroes + (more.heroes ?? 0),
    influence: Math.max(tally.influence, more.island ?? 0),
    strongholds: tally.strongholds + (more.stronghold ?? 0),
  }
  return promised(prizes, after) - promise(sight)
}

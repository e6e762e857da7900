import { distancesFrom } from '../../../toolkit/graph'
import { warbandOn } from '../../rules/components'
import { forestsWithTotem, largestBeside, most, mountainsBeside, sizeOf } from '../measure'
import { fewestFighters, largest } from '../prefer'
import type { List, Preference } from '../rank'
import type { Sight } from '../sight'

/** IB-13: the drill's next mountain. */
export function drill(sight: Sight): List {
  const { state, board } = sight
  const nextTo = (mountain: number): number => most((board.ridges[mountain] ?? []).map((other) => sizeOf(sight, other)))
  const smallestBeside: Preference = {
    score: (mountain) => -largestBeside(sight, mountain),
    says: (mountain) => ({ says: 'smallest-beside', count: largestBeside(sight, mountain) }),
  }
  return {
    rule: 'IB-13',
    title: 'drill',
    lines: [
      {
        says: { says: 'with-ironclad-warband' },
        fits: (mountain) => warbandOn({ state }, mountain) > 0,
        prefers: [...largest(sight, 'largest-ironclad'), smallestBeside],
      },
      {
        when: 'no-warband-there',
        says: '',
        fits: () => true,
        prefers: largest(sight, 'next-to-largest', nextTo),
      },
    ],
  }
}

/** IB-14: away from the mountain that fought, and from totems; to the fewest fighters; otherwise nowhere. */
export function retreat(sight: Sight): List {
  const { state, board } = sight
  const { forest, mountain } = state.battle ?? { forest: -1, mountain: -1 }
  const totems = forestsWithTotem(sight).filter((each) => each !== forest)
  const ways = totems.map((totem) => distancesFrom(board.paths, [totem]))
  const fits = (to: number): boolean =>
    !mountainsBeside(sight, to).includes(mountain) &&
    ways.every((away) => (away[to] ?? 0) > 0 && (away[to] ?? 0) >= (away[forest] ?? 0))
  return {
    rule: 'IB-14',
    title: 'retreat',
    lines: [
      {
        says: { says: 'away-from-battle' },
        fits,
        prefers: [fewestFighters(sight)],
      },
    ],
    otherwise: { type: 'forfeit' },
  }
}

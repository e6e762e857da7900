import { many } from '../../../toolkit/counts'
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
    says: (mountain) =>
      `the smallest Woodwalker Warband beside it (${many(largestBeside(sight, mountain), 'Fighter')})`,
  }
  return {
    rule: 'IB-13',
    title: 'Drill',
    lines: [
      {
        says: 'with an Ironclad Warband',
        fits: (mountain) => warbandOn({ state }, mountain) > 0,
        prefers: [...largest(sight, 'the largest'), smallestBeside],
      },
      {
        when: 'no Warband on any',
        says: '',
        fits: () => true,
        prefers: largest(sight, 'next to the largest', nextTo),
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
    title: 'Retreat',
    lines: [
      {
        says: 'away from the battle and from Totems',
        fits,
        prefers: [fewestFighters(sight)],
      },
    ],
    otherwise: { action: { type: 'forfeit' }, says: 'no forest leads away, so the Warband stays' },
  }
}

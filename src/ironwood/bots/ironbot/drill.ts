import { distancesFrom } from '../../../toolkit/graph'
import { warbandOn } from '../../rules/components'
import type { BotTable } from '../bot-table'
import { forestsWithTotem, largestBeside, largestOf, mountainsBeside, sizeOf } from '../measure'
import { fewestFighters, largest } from '../prefer'
import type { List, Preference } from '../rank'

/** IB-13: the drill's next mountain. */
export function drill(table: BotTable): List {
  const { state, board } = table
  const nextTo = (mountain: number): number =>
    largestOf((board.ridges[mountain] ?? []).map((other) => sizeOf(table, other)))
  const smallestBeside: Preference = {
    score: (mountain) => -largestBeside(table, mountain),
    says: (mountain) => ({ says: 'smallest-beside', count: largestBeside(table, mountain) }),
  }
  return {
    rule: 'IB-13',
    title: 'drill',
    lines: [
      {
        says: { says: 'with-ironclad-warband' },
        fits: (mountain) => warbandOn({ state }, mountain) > 0,
        prefers: [...largest(table, 'largest-ironclad'), smallestBeside],
      },
      {
        when: 'no-warband-there',
        says: '',
        fits: () => true,
        prefers: largest(table, 'next-to-largest', nextTo),
      },
    ],
  }
}

/** IB-14: away from the mountain that fought, and from totems; to the fewest fighters; otherwise nowhere. */
export function retreat(table: BotTable): List {
  const { state, board } = table
  const { forest, mountain } = state.battle ?? { forest: -1, mountain: -1 }
  const totems = forestsWithTotem(table).filter((each) => each !== forest)
  const ways = totems.map((totem) => distancesFrom(board.paths, [totem]))
  const fits = (to: number): boolean =>
    !mountainsBeside(table, to).includes(mountain) &&
    ways.every((away) => (away[to] ?? 0) > 0 && (away[to] ?? 0) >= (away[forest] ?? 0))
  return {
    rule: 'IB-14',
    title: 'retreat',
    lines: [
      {
        says: { says: 'away-from-battle' },
        fits,
        prefers: [fewestFighters(table)],
      },
    ],
    otherwise: { type: 'forfeit' },
  }
}

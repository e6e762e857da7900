import { flag, listOf, oneOf } from '../../../../toolkit'
import { item } from '../../../../toolkit/certain'
import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import type { Chapter } from '../../chapter'
import { winWithoutCombat } from '../../combat/attack'
import { fightersOn, forestId, forestOf, hasForge, mountainId, mountainOf, totemsOn, warbandOn } from '../../components'
import { steal } from '../../keywords/amount'
import {
  type Automatic,
  forgetVictory,
  frameOf,
  type OpenTable,
  type Play,
  plan,
  type Question,
  sideOf,
} from '../../play'
import * as shape from '../../shapes'
import { botAttack, drawsInstead } from '../attack'
import { change } from '../change'
import { isMarked } from '../marks'

/** The possible targets of an attack (WB-10, WB-13). */
export type Prey = 'foundation' | 'possible' | 'drill' | 'ferrum' | 'warband' | 'near-totem'

/** WB-13: an attack on a target of these kinds, in the order of preference. */
export interface RaidTask {
  readonly do: 'raid'
  readonly on: readonly Prey[]
  /** A won attack steals another crystal. */
  readonly steal: boolean
}

/** Whether a mountain is a target of a kind, whoever could attack it. */
export function isPrey(play: OpenTable, mountain: number, prey: Prey): boolean {
  const { state, board } = play
  const units = warbandOn(play, mountain)
  switch (prey) {
    case 'foundation':
      return units > 0 && state.mountains.sites[mountain] === 'foundation'
    case 'possible':
      return units > 0 && isMarked(play, mountain)
    case 'drill':
      return state.drill.at === mountain && state.drill.cargo > 0
    case 'ferrum':
      return mountain === board.ferrum
    case 'warband':
      return units > 0
    case 'near-totem':
      return units > 0 && item(board.forestsBeside, mountain).some((forest) => totemsOn(play, forest) > 0)
  }
}

/** WB-13: inner forests whose Warband is large enough; more than as large where a Golem or a Forge is. */
export function raiders(play: OpenTable, mountain: number): number[] {
  const { state, board } = play
  const units = warbandOn(play, mountain)
  const strong = item(state.mountains.golems, mountain) > 0 || hasForge(play, mountain)
  const needed = units === 0 ? 1 : strong ? units + 1 : units
  return item(board.innerBeside, mountain).filter((forest) => fightersOn(play, forest) >= needed)
}

const raid: Question<RaidTask, ActionOf<'target'>> = {
  seat: () => asked.raid,
  actions: (play, { on }) =>
    [...play.board.mountains.keys()]
      .filter((mountain) => on.some((prey) => isPrey(play, mountain, prey)) && raiders(play, mountain).length > 0)
      .map((mountain) => ({ type: 'target', at: mountainId(play, mountain) })),
  answer(play, { steal }, { at }) {
    const mountain = mountainOf(play, at)
    play.emit?.({ type: 'picked', choice: 'attack', at })
    const fight = warbandOn(play, mountain) > 0
    if (!fight || !drawsInstead(play)) plan(play, { do: 'raid-from', mountain, steal })
  },
}

export interface RaidFromTask {
  readonly do: 'raid-from'
  readonly mountain: number
  readonly steal: boolean
}

const raidFrom: Question<RaidFromTask, ActionOf<'attacker'>> = {
  seat: () => asked['raid-from'],
  actions: (play, { mountain }) =>
    raiders(play, mountain).map((forest) => ({ type: 'attacker', at: forestId(play, forest) })),
  answer(play, { mountain, steal }, { at }) {
    play.emit?.({ type: 'attacked', seat: 'woodwalkers', from: at, to: mountainId(play, mountain) })
    plan(play, { do: 'loot', ferrum: mountain === play.board.ferrum, steal })
    forgetVictory(play)
    if (play.state.drill.at === mountain && play.state.drill.cargo > 0) change(play)
    if (warbandOn(play, mountain) === 0) winWithoutCombat(play, mountain)
    else botAttack(play, mountain, forestOf(play, at))
  },
}

export interface LootTask {
  readonly do: 'loot'
  readonly ferrum: boolean
  readonly steal: boolean
}

/** WB-14: half of the human's crystals for Ferrum, and the effect of the icon. */
const loot: Automatic<LootTask> = {
  run(play, task) {
    if (!frameOf(play).won) return
    if (task.ferrum) take(play, Math.ceil(sideOf(play, 'ironclad').crystals / 2))
    if (task.steal) take(play, Math.min(1, sideOf(play, 'ironclad').crystals))
  },
}

function take(play: Play, count: number): void {
  if (count === 0) return
  steal(play, 'woodwalkers', count)
  change(play)
}

export const raiding: Chapter<RaidTask | RaidFromTask, never, LootTask> = {
  tasks: {
    raid: {
      fields: {
        on: listOf(oneOf('foundation', 'possible', 'drill', 'ferrum', 'warband', 'near-totem')),
        steal: flag,
      },
      law: 'WB-13',
      rule: raid,
    },
    'raid-from': { fields: { mountain: shape.mountain, steal: flag }, law: 'WB-13', rule: raidFrom },
    loot: { fields: { ferrum: flag, steal: flag }, rule: loot },
  },
  actions: {},
}

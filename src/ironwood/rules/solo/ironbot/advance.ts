import { nullable, oneOf } from '../../../../toolkit'
import { item } from '../../../../toolkit/certain'
import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import type { Chapter } from '../../chapter'
import { fightersOn, mountainId, mountainOf, warbandOn } from '../../components'
import { marchGroup, unmoved } from '../../keywords/march'
import { isClosed, isHeld } from '../../marks'
import { type Automatic, type OpenTable, type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import { change } from '../change'
import { isMarked } from '../marks'

/** IB-12: the target of units by a movement keyword; a Chase goes to the Warband in focus. */
export type AdvanceAction =
  | { readonly type: 'target'; readonly at: string }
  | { readonly type: 'source'; readonly at: string }

export interface AdvanceTask {
  readonly do: 'advance'
  readonly by: 'chase' | 'protect' | 'expand'
  readonly focus: number | null
}

/** IB-12: the mountain that they come from; `escort` follows the drill (IB-18). */
export interface SourceTask {
  readonly do: 'source'
  readonly by: AdvanceTask['by'] | 'escort'
  readonly to: number
  readonly focus: number | null
}

/** 3 units always stay on Ferrum; Protect and Expand leave 1 unit elsewhere. */
const staying = ({ board }: OpenTable, by: SourceTask['by'], from: number): number =>
  from === board.ferrum ? 3 : by === 'protect' || by === 'expand' ? 1 : 0

/** The units that could go from one mountain to another: Golems before Fighters, only those free to move. */
export function going(
  play: OpenTable,
  { by, to, focus }: Omit<SourceTask, 'do'>,
  from: number,
): { fighters: number; golems: number } {
  if (isHeld(play, 'mountain', from) || isClosed(play, 'mountain', to)) return { fighters: 0, golems: 0 }
  const free = unmoved(play, from)
  let most = warbandOn(play, from) - staying(play, by, from)
  if (by === 'escort') return { fighters: Math.max(0, Math.min(most, free.fighters, 2)), golems: 0 }
  if (focus !== null) most = Math.min(most, fightersOn(play, focus) + 1 - warbandOn(play, to))
  const golems = Math.max(0, Math.min(most, free.golems))
  return { golems, fighters: Math.max(0, Math.min(most - golems, free.fighters)) }
}

/** Skip places whose units cannot move. */
export function sources(play: OpenTable, task: Omit<SourceTask, 'do'>): number[] {
  return item(play.board.ridges, task.to).filter((from) => {
    if (task.by === 'protect' && play.state.mountains.sites[from] === 'foundation') return false
    const { fighters, golems } = going(play, task, from)
    return fighters + golems > 0
  })
}

/** Whether a Woodwalker Warband beside the mountain is larger than the Ironclad one on it (BOT-12). */
export const isThreatened = ({ state, board }: OpenTable, mountain: number): boolean =>
  item(board.forestsBeside, mountain).some((forest) => fightersOn({ state }, forest) > warbandOn({ state }, mountain))

function mayBeTarget(play: Play, { by, focus }: AdvanceTask, mountain: number): boolean {
  const { state, board } = play
  const kind = board.mountains[mountain]?.kind
  const site = state.mountains.sites[mountain]
  const units = warbandOn(play, mountain)
  if (by === 'protect') {
    if (isClosed(play, 'mountain', mountain)) return false
    if (mountain === board.ferrum) return units < 3
    const matters = site === 'foundation' || (kind === 'inner' && !isMarked(play, mountain))
    return matters && isThreatened(play, mountain)
  }
  if (sources(play, { by, to: mountain, focus }).length === 0) return false
  if (by === 'chase') return (board.mountainsBeside[focus ?? -1] ?? []).includes(mountain)
  if (units > 0) return false
  if (kind === 'outer') return site === 'foundation' || (site === 'none' && !isMarked(play, mountain))
  return kind === 'inner' && !isMarked(play, mountain)
}

/** Chase: no move at all if a Warband beside the focus is already larger. */
export function planAdvance(play: Play, focus: number): void {
  const { board } = play
  const enough = item(board.mountainsBeside, focus).some(
    (mountain) => warbandOn(play, mountain) > fightersOn(play, focus),
  )
  if (enough) play.emit?.({ type: 'idle', choice: 'chase', why: 'no-need' })
  else plan(play, { do: 'advance', by: 'chase', focus })
}

const advance: Question<AdvanceTask, ActionOf<'target'>> = {
  seat: () => asked.advance,
  actions: (play, task) =>
    [...play.board.mountains.keys()]
      .filter((mountain) => mayBeTarget(play, task, mountain))
      .map((mountain) => ({ type: 'target', at: mountainId(play, mountain) })),
  answer(play, { by, focus }, { at }) {
    play.emit?.({ type: 'picked', choice: by, at })
    plan(play, { do: 'source', by, to: mountainOf(play, at), focus })
  },
}

const source: Question<SourceTask, ActionOf<'source'>> = {
  seat: () => asked.source,
  actions: (play, task) => sources(play, task).map((from) => ({ type: 'source', at: mountainId(play, from) })),
  answer(play, task, { at }) {
    const from = mountainOf(play, at)
    marchGroup(play, from, task.to, going(play, task, from))
    change(play)
  },
}

export interface EscortTask {
  readonly do: 'escort'
}

/** IB-18: up to 2 Fighters follow the drill. */
const escort: Automatic<EscortTask> = {
  run: (play) => plan(play, { do: 'source', by: 'escort', to: play.state.drill.at, focus: null }),
}

export const advancing: Chapter<AdvanceTask | SourceTask, AdvanceAction, EscortTask> = {
  tasks: {
    advance: {
      fields: { by: oneOf('chase', 'protect', 'expand'), focus: nullable(shape.forest) },
      law: 'IB-12',
      rule: advance,
    },
    source: {
      fields: {
        by: oneOf('chase', 'protect', 'expand', 'escort'),
        to: shape.mountain,
        focus: nullable(shape.forest),
      },
      law: 'IB-12',
      rule: source,
    },
    escort: { fields: {}, rule: escort },
  },
  actions: {
    target: {
      fields: { at: shape.placeId },
    },
    source: {
      fields: { at: shape.placeId },
    },
  },
}

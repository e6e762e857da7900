import type { Refusal } from '../../../../core'
import { item, listOf } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { pathsFrom } from '../../moving/links'
import { type Play, plan, type Question, rulesOf } from '../../play'
import { unplaceable } from '../../reasons'
import * as shape from '../../shapes'
import { clearingCount, clearings, type Seat } from '../../vocabulary'
import { changePreparation, preparationIn } from './held'

/** The homelands of a faction, one after another (ROOT-A.8.2.2c). */
export interface HomelandTask {
  readonly do: 'homeland'
  readonly seat: Seat
  readonly chosen: readonly number[]
}
export interface HomelandAction {
  readonly type: 'homeland'
  readonly at: number
}

/** What a setup card says of homelands. */
export interface Homelands {
  readonly count: number
  /** How far from those of others they are, if possible: 2 is not adjacent, 3 is two clearings between (ROOT-A.8.2.2a, ROOT-A.8.2.2b). */
  readonly apart: 1 | 2 | 3
  readonly onEdge?: true
  /** Whether all can be placed there that is listed (ROOT-A.8.2.1a). */
  fits(play: Play, seat: Seat, at: number): boolean
}

const homelandsIn = ({ state }: Pick<Play, 'state'>): Readonly<Partial<Record<Seat, readonly number[]>>> =>
  preparationIn(state)?.homelands ?? {}

/** Homelands of others. */
export const foreignHomelands = (play: Pick<Play, 'state'>, seat: Seat): number[] =>
  Object.entries(homelandsIn(play)).flatMap(([each, places]) => (each === seat ? [] : places))

/** How many paths lead from the nearest of some clearings to each; paths that are closed do not count, nor rivers. */
function distances(play: Play, from: readonly number[]): number[] {
  const far = Array<number>(clearingCount + 1).fill(Number.POSITIVE_INFINITY)
  const queue = [...from]
  for (const at of from) far[at] = 0
  for (const at of queue)
    for (const to of pathsFrom(play, at))
      if (item(far, to) === Number.POSITIVE_INFINITY) {
        far[to] = item(far, at) + 1
        queue.push(to)
      }
  return far
}

/** Whether each of several is adjacent to another of them (ROOT-A.8.3, ROOT-A.8.12). */
const areJoined = (play: Play, places: readonly number[]): boolean =>
  places.length === 1 || places.every((at) => pathsFrom(play, at).some((to) => places.includes(to)))

/** Every way to go on with so many more of these clearings. */
function completions(chosen: readonly number[], free: readonly number[], count: number): number[][] {
  if (chosen.length === count) return [[...chosen]]
  return free.flatMap((at, index) => completions([...chosen, at], free.slice(index + 1), count))
}

/** Clearings that may be the next homeland, whoever's are near. */
function possible(play: Play, seat: Seat, chosen: readonly number[], { count, onEdge, fits }: Homelands): number[] {
  const taken = [...foreignHomelands(play, seat), ...chosen]
  const free = clearings.filter((at) => !taken.includes(at))
  const fitting = free.filter((at) => fits(play, seat, at))
  const onMap = onEdge ? fitting.filter((at) => play.ground.edge.includes(at)) : fitting
  for (const among of [onMap, fitting, free]) {
    const sets = completions(chosen, among, count)
    const joined = sets.filter((places) => areJoined(play, places))
    const found = new Set((joined.length > 0 ? joined : sets).flat())
    // Where the map has no room for what the card says the rest of it counts (ROOT-1.5.4a).
    if (found.size > chosen.length) return clearings.filter((at) => found.has(at) && !chosen.includes(at))
  }
  return []
}

/** Of these the ones that are far enough from the homelands of others, or as far as can be. */
function choices(play: Play, { seat, chosen }: HomelandTask): number[] {
  const { homelands } = rulesOf(play, seat).byCard ?? {}
  if (!homelands) return []
  const found = possible(play, seat, chosen, homelands)
  const far = distances(play, foreignHomelands(play, seat))
  const lacking = (at: number): number => Math.max(0, homelands.apart - item(far, at))
  const least = Math.min(...found.map(lacking))
  return found.filter((at) => lacking(at) === least)
}

const settling: Question<HomelandTask, HomelandAction> = {
  actions: (play, task) => choices(play, task).map((at) => ({ type: 'homeland', at })),
  answer(play, { seat, chosen }, { at }) {
    const { byCard } = rulesOf(play, seat)
    const homelands = [...chosen, at]
    changePreparation(play, { homelands: { ...homelandsIn(play), [seat]: homelands } })
    play.emit?.({ type: 'homeland', seat, at })
    if (homelands.length < (byCard?.homelands?.count ?? 0)) plan(play, { do: 'homeland', seat, chosen: homelands })
    else byCard?.setUp(play, seat, { homelands, character: null })
  },
}

function homelandRefused(play: Play, { seat, chosen }: HomelandTask, at: number): Refusal | null {
  const { homelands } = rulesOf(play, seat).byCard ?? {}
  if (!homelands) return null
  if ([...foreignHomelands(play, seat), ...chosen].includes(at))
    return because('homeland.taken', 'ROOT-A.8.2.1a', { at })
  if (!homelands.fits(play, seat, at))
    return unplaceable(play, seat, at) ?? because('no-slot.clearing', 'ROOT-A.8.2.1a', { at })
  if (homelands.onEdge && !play.ground.edge.includes(at)) return because('homeland.edge', 'ROOT-A.8.2.1a', { at })
  return possible(play, seat, chosen, homelands).includes(at)
    ? because('homeland.near', 'ROOT-A.8.2.2b', { at })
    : because('homeland.joined', 'ROOT-A.8.2.2c', { at })
}

export const choosingHomelands: Chapter<HomelandTask, HomelandAction> = {
  tasks: {
    homeland: {
      fields: { seat: shape.seat, chosen: listOf(shape.clearing, clearingCount) },
      law: 'ROOT-A.8.2.1a',
      rule: settling,
      refuse: { homeland: (play, task, { at }) => homelandRefused(play, task, at) },
    },
  },
  actions: { homeland: { fields: { at: shape.clearing } } },
}

import { oneOf } from '../../../../toolkit'
import { item } from '../../../../toolkit/certain'
import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import type { Chapter } from '../../chapter'
import { fightersOn, forestId, forestOf, mountainId, mountainOf, totemsOn, warbandOn } from '../../components'
import { type Automatic, type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import { botAttack, drawsInstead } from '../attack'
import { planAdvance } from './advance'

export type FocusAction =
  | { readonly type: 'focus'; readonly at: string }
  | { readonly type: 'attacker'; readonly at: string }

/** The Warband in focus: for a Chase, for an attack, or for COMPASS's attack on a smaller one (IB-10, IB-19). */
export interface FocusTask {
  readonly do: 'focus'
  readonly for: 'chase' | 'attack' | 'flush'
}

/** Ironclad Warbands beside a forest. */
const beside = ({ state, board }: Play, forest: number): number[] =>
  item(board.mountainsBeside, forest).filter((mountain) => warbandOn({ state }, mountain) > 0)

/** BOT-12: of warbands with as many units, one with a Golem is larger. */
const isLarger = ({ state }: Play, mountain: number, fighters: number): boolean => {
  const units = warbandOn({ state }, mountain)
  return units > fighters || (units === fighters && item(state.mountains.golems, mountain) > 0)
}

/** The Warbands that may attack the one in focus (IB-11, IB-19). */
function attackers(play: Play, forest: number, purpose: FocusTask['for']): number[] {
  const fighters = fightersOn(play, forest)
  return beside(play, forest).filter((mountain) =>
    purpose === 'flush' ? isLarger(play, mountain, fighters) : warbandOn(play, mountain) >= fighters,
  )
}

function candidates(play: Play, purpose: FocusTask['for']): number[] {
  const { board } = play
  const warbands = board.innerForests.filter((forest) => fightersOn(play, forest) > 0)
  if (purpose === 'chase') return warbands
  if (purpose === 'attack') return warbands.filter((forest) => beside(play, forest).length > 0)
  const nearTotem = (forest: number): boolean =>
    [forest, ...item(board.paths, forest)].some((each) => totemsOn(play, each) > 0)
  return warbands.filter((forest) => nearTotem(forest) && attackers(play, forest, 'flush').length > 0)
}

const focus: Question<FocusTask, ActionOf<'focus'>> = {
  seat: () => asked.focus,
  actions: (play, task) => candidates(play, task.for).map((forest) => ({ type: 'focus', at: forestId(play, forest) })),
  answer(play, task, { at }) {
    const forest = forestOf(play, at)
    play.emit?.({ type: 'picked', choice: 'focus', at })
    if (task.for === 'chase') planAdvance(play, forest)
    else if (attackers(play, forest, task.for).length === 0)
      play.emit?.({ type: 'idle', choice: 'attack', why: 'too-few' })
    else if (!drawsInstead(play)) plan(play, { do: 'attacker', forest, for: task.for })
  },
}

export interface AttackerTask {
  readonly do: 'attacker'
  readonly forest: number
  readonly for: 'attack' | 'flush'
}

const attacker: Question<AttackerTask, ActionOf<'attacker'>> = {
  seat: () => asked.attacker,
  actions: (play, task) =>
    attackers(play, task.forest, task.for).map((mountain) => ({ type: 'attacker', at: mountainId(play, mountain) })),
  answer(play, { forest }, { at }) {
    play.emit?.({ type: 'attacked', seat: 'ironclad', from: at, to: forestId(play, forest) })
    botAttack(play, mountainOf(play, at), forest)
  },
}

export interface FlushTask {
  readonly do: 'flush'
}

/** COMPASS, Aggressive: an attack on a smaller Warband with or near a Totem, otherwise Chase. */
const flush: Automatic<FlushTask> = {
  run: (play) => plan(play, { do: 'focus', for: candidates(play, 'flush').length > 0 ? 'flush' : 'chase' }),
}

export const focusing: Chapter<FocusTask | AttackerTask, FocusAction, FlushTask> = {
  tasks: {
    focus: { fields: { for: oneOf('chase', 'attack', 'flush') }, law: 'IB-10', rule: focus },
    attacker: { fields: { forest: shape.forest, for: oneOf('attack', 'flush') }, law: 'IB-11', rule: attacker },
    flush: { fields: {}, rule: flush },
  },
  actions: {
    focus: { fields: { at: shape.forestId } },
    attacker: { fields: { at: shape.placeId } },
  },
}

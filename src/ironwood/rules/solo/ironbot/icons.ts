import { item } from '../../../../toolkit/certain'
import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import type { Chapter } from '../../chapter'
import {
  fightersOn,
  forestId,
  forestOf,
  mountainId,
  mountainOf,
  placeUnit,
  takeUnits,
  totemOnMap,
  unitsLeft,
  warbandOn,
  warbandsWithTotem,
} from '../../components'
import { drawCards, isSpecial } from '../../piles'
import { type Automatic, plan, type Question, sideOf } from '../../play'
import * as shape from '../../shapes'
import { change } from '../change'
import { endTurn, turnTo } from '../course'
import { canBuild } from './procedure'

export interface RestartTask {
  readonly do: 'restart'
}

/** BATTLE: Chase and attack; or on the Exhausted side the Turn Procedure once more, with another card (IB-17). */
const restart: Automatic<RestartTask> = {
  run(play) {
    const { solo } = play.state
    if (solo?.side !== 'exhausted') {
      plan(play, { do: 'focus', for: 'chase' }, { do: 'focus', for: 'attack' })
      return
    }
    endTurn(play)
    drawCards(play, 'ironclad', 1, 'top')
    const side = sideOf(play, 'ironclad')
    const slot = side.slots.pop()
    if (typeof slot === 'object')
      if (isSpecial(play, slot.card)) {
        side.discard.push(slot.card)
        play.emit?.({ type: 'discarded', seat: 'ironclad', card: slot.card })
      } else side.extra.push(slot.card) // A base card waits for the end of the round (IB-17).
    turnTo(play, 'alert')
    plan(play, { do: 'procedure' })
  },
}

export interface MusterTask {
  readonly do: 'muster'
}

/** WARBAND: Expand from a strong Ferrum, otherwise recruit. */
const muster: Automatic<MusterTask> = {
  run(play) {
    if (warbandOn(play, play.board.ferrum) >= 5) plan(play, { do: 'advance', by: 'expand', focus: null })
    else plan(play, { do: 'bot-recruit', price: 0, at: 'home' })
  },
}

export interface BuildOrRecruitTask {
  readonly do: 'build-or-recruit'
}

/** FORGE, Defensive. */
const buildOrRecruit: Automatic<BuildOrRecruitTask> = {
  run: (play) => plan(play, canBuild(play) ? { do: 'bot-build' } : { do: 'bot-recruit', price: 0, at: 'home' }),
}

/** SHIELD, Aggressive: a Warband with a Totem loses a Fighter; without one, any Warband, the closest first (IB-19). */
export interface SmiteTask {
  readonly do: 'smite'
}

const smite: Question<SmiteTask, ActionOf<'remove'>> = {
  seat: () => asked.smite,
  actions(play) {
    const { board } = play
    if (!totemOnMap(play)) return []
    const holding = warbandsWithTotem(play)
    const warbands = [...board.forests.keys()].filter((forest) => fightersOn(play, forest) > 0)
    return (holding.length > 0 ? holding : warbands).map((forest) => ({
      type: 'remove',
      at: forestId(play, forest),
      unit: 'fighter',
    }))
  },
  answer(play, _task, { at }) {
    takeUnits(play, 'woodwalkers', 'fighter', forestOf(play, at), 1)
    change(play)
  },
}

/** A Fighter there becomes a Golem. */
export interface ReplaceAction {
  readonly type: 'replace'
  readonly at: string
}

/** GOLEM: a Fighter becomes a Golem. */
export interface ReplaceTask {
  readonly do: 'replace'
}

const replace: Question<ReplaceTask, ActionOf<'replace'>> = {
  seat: () => asked.replace,
  actions(play) {
    const { fighters } = play.state.mountains
    if (unitsLeft(play, 'ironclad', 'golem') === 0) return []
    return [...fighters.keys()]
      .filter((mountain) => item(fighters, mountain) > 0)
      .map((mountain) => ({ type: 'replace', at: mountainId(play, mountain) }))
  },
  answer(play, _task, { at }) {
    const mountain = mountainOf(play, at)
    takeUnits(play, 'ironclad', 'fighter', mountain, 1)
    placeUnit(play, 'ironclad', 'golem', mountain)
    change(play)
  },
}

export const ironbotIcons: Chapter<
  SmiteTask | ReplaceTask,
  ReplaceAction,
  RestartTask | MusterTask | BuildOrRecruitTask
> = {
  tasks: {
    restart: { fields: {}, rule: restart },
    muster: { fields: {}, rule: muster },
    'build-or-recruit': { fields: {}, rule: buildOrRecruit },
    smite: { fields: {}, law: 'IB-19', rule: smite },
    replace: { fields: {}, law: 'IB-08', rule: replace },
  },
  actions: {
    replace: {
      fields: { at: shape.mountainId },
    },
  },
}

import { flag, oneOf, text } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { newFrame } from '../frames'
import { leftHand } from '../known'
import { drawCards, fillSlot } from '../piles'
import { type Automatic, cardOf, type Play, plan, sideOf, soloOf } from '../play'
import * as shape from '../shapes'
import { change } from './change'
import { endTurn, turnTo } from './course'
import { ironbotChart } from './ironbot/chart'
import { ironbotProcedure, setStance } from './ironbot/procedure'
import { type BotSide, botSides } from './solo'
import { woodenbotChart } from './woodenbot/chart'
import { woodenbotProcedure } from './woodenbot/procedure'

export interface BotTurnTask {
  readonly do: 'bot-turn'
}

/** The step before the Turn Procedure: the stance (IB-03), or Locate on the Disruptive side (WB-05). */
const botTurn: Automatic<BotTurnTask> = {
  run(play) {
    const solo = soloOf(play)
    solo.alerted = false
    plan(play, { do: 'procedure' })
    if (solo.bot === 'ironclad') setStance(play, solo)
    else if (solo.side === 'disruptive') plan(play, { do: 'locate', step: true })
  },
}

export interface ProcedureTask {
  readonly do: 'procedure'
}

/** BOT-07: with an empty hand the bot only draws; otherwise it follows its procedure. */
const procedure: Automatic<ProcedureTask> = {
  run(play) {
    const solo = soloOf(play)
    const { bot } = solo
    if (sideOf(play, bot).hand.length === 0) {
      fillSlot(play, bot)
      drawCards(play, bot, 1)
      return
    }
    const frame = newFrame(bot, '', 'procedure')
    const [step, ...tasks] =
      bot === 'ironclad' ? ironbotProcedure(play, solo, frame) : woodenbotProcedure(play, solo, frame)
    play.emit?.({ type: 'procedure', step })
    plan(play, ...tasks)
  },
}

export interface ExpendTask {
  readonly do: 'expend'
  readonly icons: boolean
}

/** BOT-03: the top card of the hand, face up, on the next slot. */
const expend: Automatic<ExpendTask> = {
  run(play, { icons }) {
    const { bot } = soloOf(play)
    const side = sideOf(play, bot)
    const card = side.hand.pop()
    if (card === undefined) return
    leftHand(side, card)
    side.slots.push({ card })
    play.emit?.({ type: 'expended', seat: bot, card, from: 'hand', icons, slot: true })
    if (icons) planIcons(play, card)
  },
}

const planIcons = (play: Play, card: string): void =>
  plan(play, ...cardOf(play, card).soloIcons.map(({ icon, red }): IconTask => ({ do: 'icon', card, icon, red })))

export interface IconTask {
  readonly do: 'icon'
  readonly card: string
  readonly icon: string
  readonly red: boolean
}

/** An icon by the chart, in the visible column (WB-20); a red one only by the difficulty (BOT-06). */
const icon: Automatic<IconTask> = {
  run(play, { card, icon, red }) {
    const solo = soloOf(play)
    const { bot, difficulty } = solo
    const ignored = red && !difficulty.redIcons
    play.emit?.({ type: 'icon', seat: bot, icon, red, ignored })
    if (ignored) return
    const parts = (bot === 'ironclad' ? ironbotChart : woodenbotChart)(solo, icon)
    plan(play, ...parts, newFrame(bot, card, 'icon'))
  },
}

export interface AlertTask {
  readonly do: 'alert'
}

/**
 * ALERT: a second card on top of the first (WB-24); a second ALERT gives a crystal; with an empty hand the turn ends
 * (WB-11).
 */
const alert: Automatic<AlertTask> = {
  run(play) {
    const solo = soloOf(play)
    if (solo.alerted) {
      plan(play, { do: 'bot-gain' })
      return
    }
    solo.alerted = true
    const side = sideOf(play, solo.bot)
    const card = side.hand.pop()
    if (card === undefined) {
      drawCards(play, solo.bot, 1)
      endTurn(play)
      return
    }
    change(play)
    leftHand(side, card)
    side.extra.push(card)
    play.emit?.({ type: 'expended', seat: solo.bot, card, from: 'hand', icons: true, slot: false })
    planIcons(play, card)
  },
}

export interface FlipTask {
  readonly do: 'flip'
  readonly side: BotSide
}

const flip: Automatic<FlipTask> = {
  run: (play, { side }) => turnTo(play, side),
}

export const botTurns: Chapter<
  never,
  never,
  BotTurnTask | ProcedureTask | ExpendTask | IconTask | AlertTask | FlipTask
> = {
  tasks: {
    'bot-turn': { fields: {}, rule: botTurn },
    procedure: { fields: {}, rule: procedure },
    expend: { fields: { icons: flag }, rule: expend },
    icon: { fields: { card: shape.card, icon: text, red: flag }, rule: icon },
    alert: { fields: {}, rule: alert },
    flip: { fields: { side: oneOf(...botSides) }, rule: flip },
  },
  actions: {},
}

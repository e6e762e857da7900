import { markersLeft } from '../components'
import { newFrame } from '../frames'
import { drawCards } from '../piles'
import { type Automatic, cardOf, type Play, plan, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import { change } from './change'
import { endTurn, turnTo } from './course'
import { ironbotChart } from './ironbot/chart'
import { ironbotProcedure, setStance } from './ironbot/procedure'
import type { BotSide } from './solo'
import { woodenbotChart } from './woodenbot/chart'
import { woodenbotProcedure } from './woodenbot/procedure'

export interface BotTurnTask {
  readonly do: 'bot-turn'
}

/** What comes before the Turn Procedure: the stance (IB-03), or Locate on the Disruptive side (WB-05). */
export const botTurn: Automatic<BotTurnTask> = {
  run(play) {
    const { solo } = play.state
    if (!solo) return
    solo.alerted = false
    plan(play, { do: 'procedure', seat: solo.bot })
    if (solo.bot === 'ironclad') setStance(play, solo)
    else if (solo.side === 'disruptive') plan(play, { do: 'locate', step: true })
  },
}

export interface ProcedureTask {
  readonly do: 'procedure'
  readonly seat: Seat
}

/** BOT-07: with an empty hand the bot only draws; otherwise its procedure says what it does. */
export const procedure: Automatic<ProcedureTask> = {
  run(play, { seat }) {
    const { solo } = play.state
    if (!solo) return
    if (sideOf(play, seat).hand.length === 0) {
      fillSlot(play, seat)
      drawCards(play, seat, 1)
      return
    }
    const frame = newFrame(seat, '', 'procedure')
    const [step, ...tasks] =
      seat === 'ironclad' ? ironbotProcedure(play, solo, frame) : woodenbotProcedure(play, solo, frame)
    play.emit?.({ type: 'procedure', step })
    plan(play, ...tasks)
  },
}

/** A turn without a card: a marker shows that it was taken (IW-ROUND-07). */
export function fillSlot(play: Play, seat: Seat): void {
  sideOf(play, seat).slots.push(markersLeft(play.state) > 0 ? 'marker' : 'used')
  play.emit?.({ type: 'rested', seat })
}

export interface ExpendTask {
  readonly do: 'expend'
  readonly seat: Seat
  readonly icons: boolean
}

/** BOT-03: the top card of the hand, face up, on the next slot. */
export const expend: Automatic<ExpendTask> = {
  run(play, { seat, icons }) {
    const side = sideOf(play, seat)
    const card = side.hand.pop()
    if (card === undefined) return
    side.slots.push({ card })
    play.emit?.({ type: 'expended', seat, card, from: 'hand', icons, slot: true })
    if (icons) planIcons(play, seat, card)
  },
}

const planIcons = (play: Play, seat: Seat, card: string): void =>
  plan(play, ...cardOf(play, card).soloIcons.map(({ icon, red }): IconTask => ({ do: 'icon', seat, card, icon, red })))

export interface IconTask {
  readonly do: 'icon'
  readonly seat: Seat
  readonly card: string
  readonly icon: string
  readonly red: boolean
}

/** An icon by the chart, in the column that shows now (WB-20); a red one only if the difficulty says so (BOT-06). */
export const icon: Automatic<IconTask> = {
  run(play, { seat, card, icon, red }) {
    const { solo } = play.state
    if (!solo) return
    const ignored = red && !solo.difficulty.redIcons
    play.emit?.({ type: 'icon', seat, icon, red, ignored })
    if (ignored) return
    const parts = (seat === 'ironclad' ? ironbotChart : woodenbotChart)(solo, icon)
    plan(play, ...parts, newFrame(seat, card, 'icon'))
  },
}

export interface AlertTask {
  readonly do: 'alert'
}

/** ALERT: a second card on top of the first (WB-24); a second time it is a crystal; with an empty hand the turn ends (WB-11). */
export const alert: Automatic<AlertTask> = {
  run(play) {
    const { solo } = play.state
    if (!solo) return
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
    side.extra.push(card)
    play.emit?.({ type: 'expended', seat: solo.bot, card, from: 'hand', icons: true, slot: false })
    planIcons(play, solo.bot, card)
  },
}

export interface FlipTask {
  readonly do: 'flip'
  readonly side: BotSide
}

export const flip: Automatic<FlipTask> = {
  run: (play, { side }) => turnTo(play, side),
}

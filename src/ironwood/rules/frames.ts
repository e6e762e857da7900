import type { Step } from './card'
import { markersLeft } from './components'
import { cardOf, inPlay, type Play, plan, planAll, sideOf } from './play'
import type { Frame } from './state'
import type { Task } from './task'
import type { Seat } from './vocabulary'

export function newFrame(seat: Seat, card: string, part: Frame['part']): Frame {
  return {
    do: 'frame',
    seat,
    card,
    part,
    won: false,
    forest: null,
    mountain: null,
    sacrificed: null,
    moved: [],
    drilled: false,
    shown: [],
    additional: 'none',
    changed: false,
  }
}

export function stepsOf(steps: readonly Step[]): Task[] {
  const tasks: Task[] = []
  for (const step of steps) tasks.push({ do: 'step', step })
  return tasks
}

/** Plans the steps of a card, above a frame that remembers their results. */
export function planSteps(play: Play, frame: Frame, steps: readonly Step[]): void {
  const { agenda } = play.state
  agenda.push(frame)
  planAll(play, stepsOf(steps))
}

/** A card is played for its effect: its markers first (CI-11), then its steps in order. */
export function playCard(play: Play, seat: Seat, id: string, part: 'play' | 'additional'): void {
  const card = cardOf(play, id)
  play.emit?.({ type: 'played', seat, card: id, additional: part === 'additional' })
  if (card.ongoing !== undefined) {
    const markers = Math.min(card.ongoing, markersLeft(play))
    if (markers > 0) {
      sideOf(play, seat).ongoing.push({ card: id, markers })
      play.emit?.({ type: 'markers', seat, card: id, markers })
    }
  }
  planSteps(play, newFrame(seat, id, part), card.steps)
  // An effect beside a base card may come before or after it; if the base card has no steps, there is no difference.
  if (card.kind === 'base') planTriggers(play, seat, 'on-base-card', card.steps.length > 0 ? 'beside' : 'trigger')
}

/** An effect that is due: steps of a burned card, of a trigger, or beside a base card. */
export interface Effect {
  readonly card: string
  readonly part: 'burned' | 'trigger' | 'beside'
  readonly steps: readonly Step[]
}

/** Effects of one seat that are due at the same moment: their owner orders them (IW-ROUND-09). */
function planEffects(play: Play, seat: Seat, due: readonly Effect[]): void {
  const effects = due.filter(({ steps }) => steps.length > 0)
  if (effects.length > 0) plan(play, { do: 'effects', seat, effects })
}

/** One of them is carried out; an effect beside a base card comes next to its frame (CI-WW24, CI-IC35). */
export function carryOut(play: Play, seat: Seat, { card, part, steps }: Effect): void {
  if (part === 'beside') plan(play, { do: 'before-or-after', seat, card, steps })
  else planSteps(play, newFrame(seat, card, part), steps)
}

/** The triggered effects of a seat's cards in play. Effects of one card come in their printed order. */
export function planTriggers(
  play: Play,
  seat: Seat,
  kind: 'on-base-card' | 'on-unloading' | 'on-opponents-special',
  part: 'trigger' | 'beside' = 'trigger',
): void {
  const triggers = inPlay(play, seat, kind)
  if (triggers.length === 0) return
  const steps = new Map<string, readonly Step[]>()
  for (const trigger of triggers) steps.set(trigger.card, [...(steps.get(trigger.card) ?? []), ...trigger.steps])
  const effects: Effect[] = []
  for (const [card, own] of steps) effects.push({ card, part, steps: own })
  planEffects(play, seat, effects)
}

/** The effects of burned cards, right after the cards reach the discard pile (CI-19). */
export function planBurned(play: Play, seat: Seat, ...ids: readonly string[]): void {
  planEffects(
    play,
    seat,
    ids.map((card): Effect => ({ card, part: 'burned', steps: cardOf(play, card).whenBurned ?? [] })),
  )
}

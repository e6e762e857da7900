import type { Step } from './card'
import { markersLeft } from './components'
import { cardOf, inPlay, type Play, plan, sideOf } from './play'
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

export const stepsOf = (steps: readonly Step[]): Task[] => steps.map((step) => ({ do: 'step', step }))

/** Plans the steps of a card, above a frame that remembers what they do. */
export function planSteps(play: Play, frame: Frame, steps: readonly Step[]): void {
  plan(play, ...stepsOf(steps), frame)
}

/** A card is played for its effect: its markers first (CI-11), then its steps in order. */
export function playCard(play: Play, seat: Seat, id: string, part: 'play' | 'additional'): void {
  const card = cardOf(play, id)
  play.emit?.({ type: 'played', seat, card: id, additional: part === 'additional' })
  if (card.ongoing !== undefined) {
    const markers = Math.min(card.ongoing, markersLeft(play.state))
    if (markers > 0) {
      sideOf(play, seat).ongoing.push({ card: id, markers })
      play.emit?.({ type: 'markers', seat, card: id, markers })
    }
  }
  planSteps(play, newFrame(seat, id, part), card.steps)
  if (card.kind === 'base') planTriggers(play, seat)
}

/** What goes with a base card that is played (CI-WW24, CI-IC35); what is asked lies next to its frame. */
function planTriggers(play: Play, seat: Seat): void {
  const triggers = inPlay(play, seat, 'on-base-card')
  for (const { card, steps, beforeOrAfter } of triggers)
    if (beforeOrAfter) plan(play, { do: 'before-or-after', seat, card, steps })
  for (const { card, steps, beforeOrAfter } of triggers)
    if (!beforeOrAfter) planSteps(play, newFrame(seat, card, 'trigger'), steps)
}

/** What happens because a card is burned, right after it came to the discard pile (CI-19). */
export function planBurned(play: Play, seat: Seat, id: string): void {
  const { whenBurned } = cardOf(play, id)
  if (whenBurned) planSteps(play, newFrame(seat, id, 'burned'), whenBurned)
}

import { startCombat } from '../combat/attack'
import { type Play, plan, sideOf, soloOf } from '../play'
import { change } from './change'

/** BOT-08: without a card to wager a bot draws one and does not attack. */
export function drawsInstead(play: Play): boolean {
  if (sideOf(play, soloOf(play).bot).hand.length > 0) return false
  play.emit?.({ type: 'idle', choice: 'attack', why: 'no-card' })
  plan(play, { do: 'bot-draw', place: 'bottom' })
  return true
}

export function botAttack(play: Play, mountain: number, forest: number): void {
  change(play)
  startCombat(play, { seat: soloOf(play).bot, bonus: {}, wagerReturns: false, noSpecialWager: false }, mountain, forest)
}

import type { Play } from '../play'
import type { BotSide } from './solo'

/** Turns the card or the Aid over. */
export function turnTo({ state, emit }: Play, side: BotSide): void {
  if (!state.solo || state.solo.side === side) return
  state.solo.side = side
  emit?.({ type: 'side', side })
}

/** Drops the rest of the bot's turn. */
export function endTurn({ state: { agenda } }: Play): void {
  while (agenda.length > 0 && agenda.at(-1)?.do !== 'turn-end') agenda.pop()
}

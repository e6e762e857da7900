import type { Play } from '../play'
import type { BotSide } from './solo'

/** The card or the Aid is turned over. */
export function turnTo({ state, emit }: Play, side: BotSide): void {
  if (!state.solo || state.solo.side === side) return
  state.solo.side = side
  emit?.({ type: 'side', side })
}

/** What is left of the bot's turn is not carried out. */
export function endTurn({ state: { agenda } }: Play): void {
  while (agenda.length > 0 && agenda.at(-1)?.do !== 'turn-end') agenda.pop()
}

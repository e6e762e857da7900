import type { Chapter } from '../chapter'
import { type Automatic, sideOf, soloOf } from '../play'

export interface BotWagerTask {
  readonly do: 'bot-wager'
}

/** BOT-08: the top card of the bot's hand, after the human's decision, without a choice. */
const botWager: Automatic<BotWagerTask> = {
  run(play) {
    const { battle } = play.state
    const { bot } = soloOf(play)
    // Warmachine may have ended it (CI-IC31).
    if (!battle) return
    const card = sideOf(play, bot).hand.pop() ?? null
    battle.wagers[bot] = { card }
    play.emit?.({ type: 'wagered', seat: bot, placed: card !== null, card, for: 'all' })
  },
}

export const botWagers: Chapter<never, never, BotWagerTask> = {
  tasks: { 'bot-wager': { fields: {}, rule: botWager } },
  actions: {},
}

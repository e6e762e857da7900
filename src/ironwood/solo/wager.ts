import { type Automatic, sideOf } from '../play'

export interface BotWagerTask {
  readonly do: 'bot-wager'
}

/** BOT-08: the top card of the bot's hand, after the human has decided, and without a choice. */
export const botWager: Automatic<BotWagerTask> = {
  run(play) {
    const { battle, solo } = play.state
    if (!battle || !solo) return
    const card = sideOf(play, solo.bot).hand.pop() ?? null
    battle.wagers[solo.bot] = { card }
    play.emit?.({ type: 'wagered', seat: solo.bot, placed: card !== null, card, for: 'all' })
  },
}

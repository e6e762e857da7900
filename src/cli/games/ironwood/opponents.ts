import { type BotPolicy, greedy, ironbot, woodenbot } from '../../../ironwood/bots'
import type { Action, Seat, View } from '../../../ironwood/rules'
import type { TerminalOpponent } from '../../../toolkit'
import type { Speech } from './speech'

type Opponent = TerminalOpponent<View, Action, Seat>

/** Bots show their cards and give their reasons: they hide nothing. */
const bot = (title: string, policy: BotPolicy, { language }: Speech): Opponent => ({
  title,
  policy,
  explain(turn) {
    const { action, verdict } = policy.explain(turn)
    return { action, text: language.verdict(verdict, turn.view) }
  },
})

export const opponentsIn = (speech: Speech): Readonly<Record<string, Opponent>> => ({
  ironbot: bot(speech.words.bots.ironbot, ironbot, speech),
  woodenbot: bot(speech.words.bots.woodenbot, woodenbot, speech),
  greedy: { title: 'Greedy', policy: greedy },
})

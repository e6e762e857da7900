import { type BotPolicy, greedy, ironbot, woodenbot } from '../../../ironwood/bots'
import type { Action, Seat, View } from '../../../ironwood/rules'
import type { TerminalOpponent } from '../../../toolkit'

type Opponent = TerminalOpponent<View, Action, Seat>

/** Bots show their cards and say why: nothing of theirs is hidden. */
const bot = (title: string, policy: BotPolicy): Opponent => ({ title, policy, explain: (turn) => policy.explain(turn) })

export const opponents = {
  ironbot: bot('Ironbot', ironbot),
  woodenbot: bot('Woodenbot', woodenbot),
  greedy: { title: 'Greedy', policy: greedy },
} as const satisfies Record<string, Opponent>

import { type BotPolicy, greedy, ironbot, woodenbot } from '../../../ironwood/bots'
import type { Action, Mode, Options, Seat, View } from '../../../ironwood/rules'
import type { TerminalOpponent } from '../../../toolkit'

type Opponent = TerminalOpponent<View, Action, Seat>

type Bot = Exclude<Mode, 'duel'>

/** Bots show their cards and say why: nothing of theirs is hidden. */
const bot = (title: string, policy: BotPolicy): Opponent => ({ title, policy, explain: (turn) => policy.explain(turn) })

export const opponents = {
  ironbot: bot('Ironbot', ironbot),
  woodenbot: bot('Woodenbot', woodenbot),
  greedy: { title: 'Greedy', policy: greedy },
} as const satisfies Record<string, Opponent>

/** The seat of each bot of the rulebook. */
const seatOf: Readonly<Record<Bot, Seat>> = { ironbot: 'ironclad', woodenbot: 'woodwalkers' }

export const isBot = (name: string): name is Bot => Object.hasOwn(seatOf, name)

export const seated = ({ mode }: Options): Partial<Record<Seat, Bot>> => (isBot(mode) ? { [seatOf[mode]]: mode } : {})

import { type BotPolicy, ironbot, woodenbot } from '../ironwood/bots'
import type { Options, Seat } from '../ironwood/rules'

export const bots = ['ironbot', 'woodenbot'] as const

export type Bot = (typeof bots)[number]

export const isBot = (name: string): name is Bot => bots.some((bot) => bot === name)

/** Who plays a bot's seat, what it is called, and which seat is left to the person. */
export interface Opponent {
  readonly name: string
  readonly policy: BotPolicy
  readonly person: Seat
}

export const opponents: Readonly<Record<Bot, Opponent>> = {
  ironbot: { name: 'Ironbot', policy: ironbot, person: 'woodwalkers' },
  woodenbot: { name: 'Woodenbot', policy: woodenbot, person: 'ironclad' },
}

/** Which bot a game is against; `null` in a duel. */
export const botOf = ({ mode }: Options): Bot | null => (isBot(mode) ? mode : null)

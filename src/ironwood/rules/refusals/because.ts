import type { Refusal } from '../../../core'
import type { Play } from '../play'

/** A reason: a code for programs, a sentence for players, and the rule behind it. */
export const because = (code: string, rule: string, message: string): Refusal => ({ code, message, rule })

/** How a card is called: by its id and its title. */
export const titleOf = ({ cards }: Play, id: string): string => `${id} ${cards[id]?.title ?? ''}`.trim()

/** How a location is called: mountains have names, forests their ids. */
export const nameOf = ({ board }: Play, id: string): string => board.mountains[board.mountainAt[id] ?? -1]?.name ?? id

import type { Action, Mode, Seat, Task, View } from '../rules'
import { opponentOf, seatNames } from '../rules/vocabulary'
import { type BotTable, botTableOf, candidatesOf, questionOf } from './bot-table'
import { decide, type Explanation, explained, type List } from './rank'

/**
 * The parts of a turn that an official bot needs: the view, and the legal actions.
 *
 * @example
 * const turn: BotTurn = { view: ironwood.view(state, 'ironclad'), legal: ironwood.legalActions(state) }
 */
export interface BotTurn {
  readonly view: View
  readonly legal: readonly Action[]
}

/**
 * An official bot: a policy that explains its choices. It does not need its own chance, since the rules roll the Magic die for
 * it.
 *
 * @example
 * const bot: BotPolicy = woodenbot
 * state = ironwood.apply(state, bot.choose({ view: ironwood.view(state, 'woodwalkers'), legal: ironwood.legalActions(state) }))
 */
export interface BotPolicy {
  readonly name: string
  /** One of the legal actions. */
  choose(turn: BotTurn): Action
  /** Its choice, with the list and the line that decide it. */
  explain(turn: BotTurn): Explanation
}

/** Why a bot has no answer. */
function strangerTo({ mode, result }: View, name: Mode, seat: Seat): string {
  if (mode !== name) return `this is a game in mode "${mode}".`
  return result ? 'this game is over.' : `this is a decision of the ${seatNames[opponentOf(seat)]}.`
}

export function botPolicy(
  name: Exclude<Mode, 'duel'>,
  seat: Seat,
  listFor: (table: BotTable, task: Task) => List | null,
): BotPolicy {
  const explain = ({ view, legal }: BotTurn): Explanation => {
    const table = botTableOf(view)
    const task = questionOf(view)
    const list = view.mode === name && task && view.toAct === seat ? listFor(table, task) : null
    const roll = legal.find(({ type }) => type === 'roll')
    const decision = list && decide(list, candidatesOf(table, legal), view.solo?.die ?? null, roll)
    if (decision) return explained(decision, view)
    throw new Error(
      `${name} plays only the ${seatNames[seat]} of a game in mode "${name}"; ${strangerTo(view, name, seat)}`,
    )
  }
  return { name, explain, choose: (turn) => explain(turn).action }
}

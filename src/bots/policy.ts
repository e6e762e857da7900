import type { Action, Task, View } from '../ironwood'
import { decide, type Explanation, type List } from './rank'
import { candidatesOf, questionOf, type Sight, sightOf } from './sight'

/**
 * All that an official bot needs of a turn: what lies open, and what may be done.
 *
 * @example
 * const turn: BotTurn = { view: ironwood.view(state, 'ironclad'), legal: ironwood.legalActions(state) }
 */
export interface BotTurn {
  readonly view: View
  readonly legal: readonly Action[]
}

/**
 * An official bot: a policy that can say why. It needs no chance of its own, since the rules roll the Magic die for it.
 *
 * @example
 * const bot: BotPolicy = woodenbot
 * state = ironwood.apply(state, bot.choose({ view: ironwood.view(state, 'woodwalkers'), legal: ironwood.legalActions(state) }))
 */
export interface BotPolicy {
  readonly name: string
  choose(turn: BotTurn): Action
  /** What it does and which line of which list says so. */
  explain(turn: BotTurn): Explanation
}

export function botPolicy(name: string, listFor: (sight: Sight, task: Task) => List | null): BotPolicy {
  const explain = ({ view, legal }: BotTurn): Explanation => {
    const sight = sightOf(view)
    const task = questionOf(view)
    const list = task ? listFor(sight, task) : null
    const roll = legal.find(({ type }) => type === 'roll')
    const explanation = list && decide(list, candidatesOf(sight, legal), view.solo?.die ?? null, roll)
    if (!explanation) throw new Error(`${name} plays the bot in the mode "${name}"; it has no list for this question.`)
    return explanation
  }
  return { name, explain, choose: (turn) => explain(turn).action }
}

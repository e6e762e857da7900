import { createRandom } from '../../../core'
import { type Action, boardOf, type Event, ironwood, ironwoodCards, type View } from '../../../ironwood/rules'
import { many } from '../../../toolkit/counts'

const withEffect: readonly Action['type'][] = ['play', 'give-back', 'discard']

/** The effect of a card, who would fight whom, or that nothing would come of it. */
export function remark(action: Action, view: View): string {
  if (action.type === 'attack') return `${strength(action.from, view)} against ${strength(action.to, view)}`
  const idle = doesNothing(action, view) ? 'Does nothing now. ' : ''
  if (!('card' in action) || !withEffect.includes(action.type)) return idle.trimEnd()
  return `${idle}${(view.cards ?? ironwoodCards)[action.card ?? '']?.text.join(' ') ?? ''}`
}

/** What can be promised and come to nothing. */
const promises: readonly Action['type'][] = ['play', 'option', 'pay']

/** What happens whether or not anything comes of it. */
const formalities: readonly Event['type'][] = ['played', 'markers', 'spent', 'turn']

/**
 * Whether the turn would be over at once and nothing have happened in it. It is tried on a position that could lie behind
 * the view, so it tells nothing that is hidden.
 */
function doesNothing(action: Action, view: View): boolean {
  if (!promises.includes(action.type)) return false
  const state = ironwood.determinize(view, createRandom('remark'))
  const tried = ironwood.tryApply(state, action)
  if (!tried.ok || tried.state.turns === view.turns) return false
  return tried.events.every(({ type }) => formalities.includes(type))
}

export function strength(id: string, { board, forests, mountains }: View): string {
  const { forestAt, mountainAt } = boardOf({ board })
  const fighters = forests.fighters[forestAt[id] ?? -1] ?? mountains.fighters[mountainAt[id] ?? -1] ?? 0
  const golems = mountains.golems[mountainAt[id] ?? -1] ?? 0
  return [many(fighters, 'Fighter'), ...(golems > 0 ? [many(golems, 'Golem')] : [])].join(' and ')
}

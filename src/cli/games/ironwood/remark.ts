import { type Action, boardOf, ironwoodCards, type View } from '../../../ironwood/rules'
import { many } from '../../../ironwood/rules/count'

const withEffect: readonly Action['type'][] = ['play', 'give-back', 'discard']

/** The effect of a card, or who would fight whom. */
export function remark(action: Action, view: View): string {
  if (action.type === 'attack') return `${strength(action.from, view)} against ${strength(action.to, view)}`
  if (!('card' in action) || !withEffect.includes(action.type)) return ''
  return (view.cards ?? ironwoodCards)[action.card ?? '']?.text.join(' ') ?? ''
}

function strength(id: string, { board, forests, mountains }: View): string {
  const { forestAt, mountainAt } = boardOf({ board })
  const fighters = forests.fighters[forestAt[id] ?? -1] ?? mountains.fighters[mountainAt[id] ?? -1] ?? 0
  const golems = mountains.golems[mountainAt[id] ?? -1] ?? 0
  return [many(fighters, 'Fighter'), ...(golems > 0 ? [many(golems, 'Golem')] : [])].join(' and ')
}

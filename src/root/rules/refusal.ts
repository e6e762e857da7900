import { type Refusal, same } from '../../core'
import { lawOf, pending, refused } from './agenda'
import { because } from './because'
import { isCard } from './cards'
import type { Action } from './chapters'
import { retainer } from './factions/keepers/facts'
import { actionKinds, isAction } from './notation'
import { sideOf } from './play'
import { playOn } from './play-on'
import { refusalWords } from './refusals/words'
import type { State } from './state'
import { optionRefused } from './turn/option-refusal'

const over = because('game-over', 'ROOT-3.1a')

/** Whether an action names a card of the Retinue, where retainers lie too. */
const isFromRetinue = ({ type }: Action): boolean => type === 'retinue' || type === 'shift'

/** Why an action is refused: what is wrong with it in itself, then with the moment, then with the position. */
export function refusal(state: State, action: Action): Refusal | null {
  if (state.result) return over
  if (!isAction(action)) return { code: 'unknown-action', message: refusalWords['unknown-action'], parameters: {} }
  const play = playOn(state)
  const question = pending(play)
  if (!question) return over
  const { task, rule, seat } = question
  const legal = rule.actions(play, task)
  if (legal.some((each) => same(each, action))) return null
  const law = lawOf(play, task)
  const wanted = { seat, task: task.do }
  const isStep = 'isStep' in rule
  const types = new Set(legal.map(({ type }) => type))
  if ('card' in action && action.card !== null && !isCard(action.card)) {
    if (action.card !== retainer) return because('no-such-card', law, { card: action.card })
    if (!isFromRetinue(action)) return because('retainer-in-hand', law)
  }
  const own = refused(play, task, action) ?? (isStep || task.do === 'window' ? optionRefused(play, seat, action) : null)
  if (own) return own
  if (!types.has(action.type))
    return action.type === 'done'
      ? because('not-optional.task', law, wanted)
      : because('wrong-moment', law, { action: action.type, ...wanted })
  if (
    'card' in action &&
    action.card !== null &&
    actionKinds[action.type]?.fromHand &&
    !sideOf(play, seat).hand.includes(action.card)
  )
    return because('not-in-hand', law, { card: action.card, seat })
  return because('not-possible', law, wanted)
}

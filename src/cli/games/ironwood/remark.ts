import { createRandom } from '../../../core'
import { type Action, boardOf, type Event, ironwood, type View } from '../../../ironwood/rules'
import type { Speech } from './speech'
import type { TerminalWords } from './words/catalogue'

const withEffect: readonly Action['type'][] = ['play', 'give-back', 'discard']

/** The effect of a card, the sides of a battle, or that a choice changes nothing. */
export function remark(action: Action, view: View, { language, words }: Speech): string {
  if (action.type === 'attack')
    return words.against(strength(action.from, view, words), strength(action.to, view, words))
  const idle = doesNothing(action, view) ? `${words.doesNothing} ` : ''
  if (!('card' in action) || !withEffect.includes(action.type)) return idle.trimEnd()
  return `${idle}${language.card(action.card ?? '', view)?.text.join(' ') ?? ''}`
}

/** Steps of a card that may turn out to do nothing. */
const promises: readonly Action['type'][] = ['play', 'option', 'pay']

/** Steps of a card that always happen. */
const formalities: readonly Event['type'][] = ['played', 'markers', 'spent', 'turn']

/**
 * Whether a choice changes nothing. It tries the choice in a position without further tasks: the game then ends at
 * once, or asks the same question about the next option. The position is one that could lie behind the view, so the
 * answer reveals nothing hidden.
 */
function doesNothing(action: Action, view: View): boolean {
  if (!promises.includes(action.type)) return false
  const state = ironwood.determinize(view, createRandom('remark'))
  const { agenda } = state
  const question = agenda.length - 1
  const frame = agenda.map((task) => task.do).lastIndexOf('frame')
  const alone = agenda.filter((_, index) => index === frame || index === question)
  const tried = ironwood.tryApply({ ...state, agenda: alone }, action)
  if (!tried.ok || !tried.events.every(({ type }) => formalities.includes(type))) return false
  return tried.state.agenda.every((task) => task.do === 'frame' || (task.do === 'options' && task.taken.length > 0))
}

export function strength(id: string, { board, forests, mountains }: View, words: TerminalWords): string {
  const { forestAt, mountainAt } = boardOf({ board })
  const fighters = forests.fighters[forestAt[id] ?? -1] ?? mountains.fighters[mountainAt[id] ?? -1] ?? 0
  const golems = mountains.golems[mountainAt[id] ?? -1] ?? 0
  return words.units(fighters, golems)
}

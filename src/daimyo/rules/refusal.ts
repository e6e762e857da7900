import { type Refusal, same } from '../../core'
import { pending } from './agenda'
import { because } from './because'
import { isHero } from './box'
import type { Action, QuestionTask } from './chapters'
import { actionKinds, isAction } from './notation'
import { activeOf, type Play, playOn, sideOf } from './play'
import { refusalWords } from './refusals/words'
import { isClan } from './resources'
import type { RuleId } from './rule-id'
import type { State } from './state'
import { lawOf, refused, type Task } from './task'
import type { Clan } from './vocabulary'

const over = because('game-over', 'DAI-FINAL-09', {})

const isQuestion = (task: Task): task is QuestionTask => 'seat' in task

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
  if (!isQuestion(task) || !isClan(seat)) return over
  const types = new Set(legal.map(({ type }) => type))
  const own = refused(play, task, action)
  if (own) return own
  return general(play, task, seat, action, types)
}

/** The rule behind a question; two rules may ask the same. */
function lawBehind(play: Play, task: QuestionTask): RuleId {
  switch (task.do) {
    case 'found':
      return task.first ? 'DAI-SETUP-13' : 'DAI-SETUP-14'
    case 'make-place':
      return task.drawn ? 'DAI-RELIC-10' : 'DAI-RELIC-03'
    case 'which-die':
      return task.optional ? 'DAI-KEY-12' : 'DAI-EXTRA-08'
    case 'discard-hero':
      return activeOf(play) === task.seat ? 'DAI-KEY-19' : 'DAI-KEY-20'
    default:
      return lawOf(task)
  }
}

/** The reasons that no question has for itself. */
function general(play: Play, task: QuestionTask, seat: Clan, action: Action, types: ReadonlySet<string>): Refusal {
  const law = lawBehind(play, task)
  const wanted = { seat, task: task.do }
  if (action.type === 'done') return because('not-optional', law, wanted)
  if (!types.has(action.type)) return because('wrong-moment', law, { action: action.type, ...wanted })
  if ('hero' in action && actionKinds[action.type]?.fromHand) {
    if (!isHero(action.hero)) return because('no-such-hero', law, { hero: action.hero })
    if (!sideOf(play, seat).hand.includes(action.hero)) return because('not-in-hand', law, { hero: action.hero, seat })
  }
  return because('not-possible', law, wanted)
}

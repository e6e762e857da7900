import { type Refusal, same } from '../../../core'
import type { Action } from '../action'
import { answers, pending } from '../agenda'
import { isAction } from '../notation'
import { isBot, playOn } from '../play'
import type { State } from '../state'
import { lawOf, refused } from '../task'
import { because } from './because'
import { unknownName } from './names'
import { runOut } from './supply'

const noCandidate = /* @__PURE__ */ because(null, 'no-candidate', 'BOT-16', {})

const over = /* @__PURE__ */ because(null, 'game-over', 'IW-END-02', {})

/** Why an action is refused: first problems of the action itself, then of the moment, then of the position. */
export function refusal(state: State, action: Action): Refusal | null {
  if (state.result) return over
  if (!isAction(action)) return because(null, 'unknown-action', null, {})
  const play = playOn(state)
  if (action.type === 'resign') return isBot(play, action.seat) ? because(null, 'bot-plays-on', 'BOT-16', {}) : null
  const question = pending(play)
  if (!question) return over
  const { task, seat } = question
  const legal = answers(play, question)
  if (legal.some((each) => same(each, action))) return null
  // Whether a discovery is possible is secret (IW-INFO-03).
  const asked: Action['type'][] = task.do === 'discover' ? ['discover'] : []
  const types = [...new Set([...asked, ...legal.map(({ type }) => type)])]
  const fitting = types.includes(action.type)
  const wanted = { seat, types }
  const law = lawOf(task)
  const unsuitable =
    action.type === 'forfeit'
      ? because(null, 'not-optional', law, wanted)
      : because(null, 'wrong-phase', law, { ...wanted, type: action.type })
  const unknown = unknownName(play, action)
  if (unknown) return unknown
  if (isBot(play, seat)) return fitting ? noCandidate : unsuitable
  return (
    runOut(play, seat, action) ??
    (fitting ? null : unsuitable) ??
    refused(play, task, action) ??
    because(null, 'not-so-many', law, { ...wanted, why: 'choice' })
  )
}

import { type Refusal, same } from '../../../core'
import type { Action } from '../action'
import { answers, pending } from '../agenda'
import { isAction } from '../notation'
import { isBot, playOn } from '../play'
import type { State } from '../state'
import { seatNames } from '../vocabulary'
import { because } from './because'
import { cardRefused } from './cards'
import { fightingRefused } from './fighting'
import { movingRefused } from './moving'
import { unknownName } from './names'
import { placeRefused } from './places'
import { runOut } from './supply'

const noCandidate = because('no-candidate', 'BOT-16', 'The bot cannot choose this now.')

const over = because('game-over', 'IW-END-02', 'The game is over.')

/** Why an action is refused: what is wrong with it in itself, then with the moment, then with the position. */
export function refusal(state: State, action: Action): Refusal | null {
  if (state.result) return over
  if (!isAction(action)) return { code: 'unknown-action', message: 'This is not an action of Ironwood.' }
  const play = playOn(state)
  if (action.type === 'resign')
    return isBot(play, action.seat) ? because('bot-plays-on', 'BOT-16', 'A bot does not surrender.') : null
  const question = pending(play)
  if (!question) return over
  const { task, rule } = question
  const legal = answers(play, question)
  if (legal.some((each) => same(each, action))) return null
  const seat = rule.seat(play, task)
  // Whether there is anything to discover is nobody else's business (IW-INFO-03).
  const asked: Action['type'][] = task.do === 'discover' ? ['discover'] : []
  const types = [...new Set([...asked, ...legal.map(({ type }) => type)])]
  const fitting = types.includes(action.type)
  const wanted = `The ${seatNames[seat]} decide on: ${types.join(', ')}.`
  const unsuitable =
    action.type === 'forfeit'
      ? because('not-optional', 'CI-01', `This cannot be left out. ${wanted}`)
      : because('wrong-phase', 'IW-ROUND-01', `This is not the moment for "${action.type}". ${wanted}`)
  const unknown = unknownName(play, action)
  if (unknown) return unknown
  if (isBot(play, seat)) return fitting ? noCandidate : unsuitable
  return (
    runOut(play, seat, action) ??
    (fitting ? null : unsuitable) ??
    movingRefused(play, task, action) ??
    fightingRefused(play, task, seat, action) ??
    cardRefused(play, task, seat, action) ??
    placeRefused(play, task, action) ??
    because('not-so-many', 'IW-KEY-19', `This is not one of the choices. ${wanted}`)
  )
}

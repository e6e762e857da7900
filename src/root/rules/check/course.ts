import type { Problems } from '../../../toolkit'
import { lawOf, pending } from '../agenda'
import { type Play, sideOf } from '../play'
import { hasMarker } from '../score'
import { pointsToWin } from '../vocabulary'
import type { Laws, StateLaw } from './law'

/** ROOT-INV-15: the game is over if and only if somebody has 30 points, or a dominance card was enough. */
function ending(play: Play, problems: Problems): void {
  const { state } = play
  const { result } = state
  const reached = state.seats.some((seat) => hasMarker(play, seat) && sideOf(play, seat).score >= pointsToWin)
  problems.when(reached && result?.by !== 'points', 'result', 'Somebody has 30 points, and has not won by them.')
  if (!result) return
  problems.when(state.agenda.length > 0, 'agenda', 'Something is left to do although the game is over.')
  const [winner, ...partners] = result.winners
  if (!winner) {
    problems.add('result.winners', 'Nobody has won.')
    return
  }
  const { score, dominance } = sideOf(play, winner)
  if (result.by === 'points') problems.when(score < pointsToWin, 'result', `${winner} has only ${score} points.`)
  else problems.when(dominance === null, 'result', `${winner} has no dominance card.`)
  const follow = state.seats.filter(
    (seat) => seat !== winner && sideOf(play, seat).partner === winner && sideOf(play, seat).dominance !== null,
  )
  problems.when(
    partners.join() !== follow.join(),
    'result.winners',
    `With ${winner} ${follow.join() || 'nobody'} wins.`,
  )
}

/** ROOT-INV-16: whoever is asked has an answer. */
function answers(play: Play, problems: Problems): void {
  const question = pending(play)
  if (!question) return
  const { task, rule } = question
  const none = rule.actions(play, task).length === 0
  problems.when(none, 'agenda', `Nothing can be answered to ${task.do} (${lawOf(play, task)}).`)
}

/** ROOT-INV-38: while the game goes on one seat decides. */
function decides(play: Play, problems: Problems): void {
  const { state } = play
  if (state.result) return
  const question = pending(play)
  const seat = question?.seat
  if (seat === undefined) problems.add('agenda', 'Nobody is asked although the game goes on.')
  else problems.when(!state.seats.includes(seat), 'agenda', `${seat} is asked and does not play.`)
  problems.when(!state.seats.includes(state.active), 'active', `${state.active} does not play.`)
}

export const courseLaws: Laws<StateLaw> = { 'ROOT-INV-15': ending, 'ROOT-INV-16': answers, 'ROOT-INV-38': decides }

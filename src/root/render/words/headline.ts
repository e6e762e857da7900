import { many } from '../../../toolkit/counts'
import { opponentOf } from '../../rules/battle/battle'
import type { Scene } from '../scene'
import { capital, clearingName, phaseNames, Who, who } from './names'
import { question } from './questions'

const endings = { points: 'by points', dominance: 'by dominance' }

/** What a position says first: when it is, who decides what, and who looks at it. */
export function headline(scene: Scene): { when: string; what: string; viewer: string } {
  const { round, phase, active, result, viewer } = scene
  const winners = result?.winners.map((seat) => who(scene, seat)).join(' and ')
  return {
    when: phase === 'setup' ? 'Setup' : `Round ${round}, ${phaseNames[phase]} of ${who(scene, active)}`,
    what:
      result && winners
        ? `${capital(winners)} ${result.winners.length === 1 ? 'has' : 'have'} won ${endings[result.by]}.`
        : question(scene),
    viewer:
      viewer === null ? 'all cards open' : `seen by ${viewer === 'spectator' ? 'a spectator' : who(scene, viewer)}`,
  }
}

/** A battle in lines: who against whom, and what has come of it so far. */
export function battleLines(scene: Scene): string[] {
  const { battle } = scene
  if (!battle) return []
  const { attacker, defender, at, ally, instigator, arbiter, rolled, extra, losses } = battle
  const hits = (['attacker', 'defender'] as const).flatMap((side) => {
    const dealt = [
      ...(rolled[side] > 0 ? [`${many(rolled[side], 'rolled hit')}`] : []),
      ...(extra[side] > 0 ? [`${many(extra[side], 'extra hit')}`] : []),
    ]
    return dealt.length > 0 ? [`${Who(scene, battle[side])} deals ${dealt.join(' and ')}.`] : []
  })
  const chosen = (['attacker', 'defender'] as const).flatMap((side) => {
    const count = losses[side].reduce((sum, loss) => sum + loss.count, 0)
    return count > 0
      ? [`${Who(scene, battle[side])} loses ${many(count, 'piece')} to ${who(scene, battle[opponentOf(side)])}.`]
      : []
  })
  return [
    `${Who(scene, attacker)} battles ${who(scene, defender)} in ${clearingName(scene, at)}.`,
    ...(instigator ? [`${Who(scene, instigator)} has brought it about.`] : []),
    ...(ally ? [`Warriors of ${who(scene, ally)} fight along.`] : []),
    ...(arbiter ? [`${Who(scene, arbiter)} protects the defender.`] : []),
    ...hits,
    ...chosen,
  ]
}

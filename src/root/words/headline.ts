import { opponentOf } from '../rules/battle/battle'
import { question } from './question'
import type { Scene } from './scene'

/** The headline of a position: the round and phase, who decides what, and the viewer. */
export function headline(scene: Scene): { when: string; what: string; viewer: string } {
  const { phase, result, viewer, words } = scene
  const say = words.position
  return {
    when: phase === 'setup' ? say.setup : say.when(scene, phase),
    what: result ? say.won(scene, result.winners, result.by) : question(scene),
    viewer: viewer === null ? say.allOpen : say.seenBy(scene, viewer),
  }
}

/** A battle in lines: the two sides, and the results so far. */
export function battleLines(scene: Scene): string[] {
  const { battle } = scene
  if (!battle) return []
  const { attacker, defender, at, ally, instigator, arbiter, rolled, extra, losses } = battle
  const say = scene.words.position
  const sides = ['attacker', 'defender'] as const
  const hits = sides.flatMap((side) =>
    rolled[side] + extra[side] > 0 ? [say.deals(scene, battle[side], rolled[side], extra[side])] : [],
  )
  const chosen = sides.flatMap((side) => {
    const count = losses[side].reduce((sum, loss) => sum + loss.count, 0)
    return count > 0 ? [say.loses(scene, battle[side], count, battle[opponentOf(side)])] : []
  })
  return [
    say.battles(scene, attacker, defender, at),
    ...(instigator ? [say.broughtAbout(scene, instigator)] : []),
    ...(ally ? [say.fightAlong(scene, ally)] : []),
    ...(arbiter ? [say.protects(scene, arbiter)] : []),
    ...hits,
    ...chosen,
  ]
}

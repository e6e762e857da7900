import { worded } from '../../toolkit'
import { cardName, titleOf } from '../rules/names'
import type { Scene } from '../rules/scene'
import { kindOf } from '../rules/task'

/** A longer line would not fit above the map of an SVG. */
const room = 62

/** What is being decided, and for which card, with as much of its name as there is room for. */
export function question(scene: Scene): string {
  const task = scene.agenda.at(-1)
  const kind = task && kindOf(task)
  if (!kind || !('asked' in kind)) return ''
  const frames = scene.agenda.flatMap((each) => (each.do === 'frame' && each.card !== '' ? [each.card] : []))
  const card = frames.at(-1)
  const asked = worded(kind.asked, task, scene)
  // A card that moves its Fighters a second time sets no limit.
  const more = 'left' in task && typeof task.left === 'number' && task.left < 100 ? `, ${task.left} left` : ''
  if (card === undefined) return `${asked}${more}`
  const named = [cardName(scene, card), titleOf(scene, card)].map((name) => `${asked}${more} (${name})`)
  return named.find((each) => each.length <= room) ?? `${asked}${more} (${card})`
}

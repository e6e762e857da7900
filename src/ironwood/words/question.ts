import { tell } from '../../toolkit'
import { cardName, titleOf } from '../rules/names'
import { isQuestion, type QuestionTask } from '../rules/task'
import type { Scene } from './scene'

/** A longer line does not fit above the map of an SVG. */
const room = 62

/** The question that waits for an answer. */
export function questionIn({ agenda }: Pick<Scene, 'agenda'>): QuestionTask | null {
  const task = agenda.at(-1)
  return task && isQuestion(task) ? task : null
}

/** The present question, and its card, with its name cut to the room. */
export function question(scene: Scene): string {
  const { words, agenda } = scene
  const task = questionIn(scene)
  if (!task) return ''
  const frames = agenda.flatMap((each) => (each.do === 'frame' && each.card !== '' ? [each.card] : []))
  const card = frames.at(-1)
  const asked = tell(words.questions, 'do', task, scene)
  // A card that moves its Fighters a second time sets no limit.
  const more = 'left' in task && typeof task.left === 'number' && task.left < 100 ? `, ${words.left(task.left)}` : ''
  if (card === undefined) return `${asked}${more}`
  const named = [cardName(scene, card), titleOf(scene, card)].map((name) => `${asked}${more} (${name})`)
  return named.find((each) => each.length <= room) ?? `${asked}${more} (${card})`
}

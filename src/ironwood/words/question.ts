import { tell } from '../../toolkit'
import { capital } from '../../toolkit/capital'
import { cardName, titleOf } from '../rules/names'
import type { QuestionTask, Task } from '../rules/task'
import type { Scene } from './scene'

/** A longer line does not fit above the map of an SVG. */
const room = 62

/** The question that waits for an answer. */
export function questionIn({ agenda, words }: Pick<Scene, 'agenda' | 'words'>): QuestionTask | null {
  const task = agenda.at(-1)
  const isQuestion = (each: Task): each is QuestionTask => Object.hasOwn(words.questions, each.do)
  return task && isQuestion(task) ? task : null
}

/**
 * The present question: asked to the viewer who decides, told to others with who decides. It ends with its card, whose
 * name is cut to the room.
 */
export function question(scene: Scene): string {
  const { words, agenda, toAct, viewer } = scene
  const task = questionIn(scene)
  if (!task || toAct === null) return ''
  const frames = agenda.flatMap((each) => (each.do === 'frame' && each.card !== '' ? [each.card] : []))
  const card = frames.at(-1)
  const asked = tell(words.questions, 'do', task, scene)
  // A card that moves its Fighters a second time sets no limit.
  const more = 'left' in task && typeof task.left === 'number' && task.left < 100 ? words.left(task.left) : ''
  const sentence =
    viewer === toAct ? `${capital(asked)}?${more && ` ${capital(more)}.`}` : `${asked}${more && `, ${more}`}`
  const told = card === undefined ? sentence : withCard(scene, sentence, card)
  return viewer === toAct ? told : words.picture.decides(toAct, told)
}

function withCard(scene: Scene, sentence: string, card: string): string {
  const named = [cardName(scene, card), titleOf(scene, card)].map((name) => `${sentence} (${name})`)
  return named.find((each) => each.length <= room) ?? `${sentence} (${card})`
}

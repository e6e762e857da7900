import { tell } from '../../toolkit'
import type { QuestionTask } from '../rules/chapters'
import type { Task } from '../rules/task'
import type { Scene } from './scene'

const isQuestion = (task: Task): task is QuestionTask => 'seat' in task

/** The question that waits for an answer. */
function questionIn({ agenda, toAct }: Scene): QuestionTask | null {
  const task = agenda.at(-1)
  return task && toAct !== null && isQuestion(task) ? task : null
}

/** The present question: an order to the one who decides, and to the others who decides what. */
export function question(scene: Scene): string {
  const { toAct, viewer, words } = scene
  const task = questionIn(scene)
  if (!task || toAct === null) return words.position.nobodyDecides
  return viewer === toAct
    ? tell(words.questions, 'do', task, scene)
    : words.position.decides(toAct, words.asks[task.do])
}

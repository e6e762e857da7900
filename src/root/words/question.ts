import { type Telling, worded } from '../../toolkit'
import { capital } from '../../toolkit/capital'
import type { Task } from '../rules/chapters'
import type { DetailWords, QuestionWords } from './catalogue'
import type { Scene } from './scene'

type TaskTelling = Telling<Task, [scene: Scene]>

/** The words of a table for a task; a task without words has no line there. */
function tellingOf(table: Partial<DetailWords> | Partial<QuestionWords>, task: Task): TaskTelling | undefined
function tellingOf(table: Readonly<Record<string, TaskTelling>>, task: Task): TaskTelling | undefined {
  return table[task.do]
}

/** The present question: asked to the viewer who decides, told to others with who decides. */
export function question(scene: Scene): string {
  const { agenda, toAct, viewer, words } = scene
  const task = agenda.at(-1)
  if (!task || toAct === null) return words.position.nobodyDecides
  const { decides, asksYou } = words.position
  const asks = words.asks[task.do]
  const more = worded<Task, [Scene]>(tellingOf(words.details, task) ?? '', task, scene)
  if (viewer !== toAct || !asksYou) return decides(scene, toAct, asks, more)
  const own = tellingOf(words.questions ?? {}, task) ?? asksYou(asks)
  return typeof own === 'string' ? `${own}${more && ` ${capital(more)}.`}` : own(task, scene)
}

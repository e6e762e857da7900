import { type Telling, worded } from '../../toolkit'
import type { Task } from '../rules/chapters'
import type { DetailWords } from './catalogue'
import type { Scene } from './scene'

/** What the question is about, beyond what is always asked; where there is nothing to add a task has no line. */
function detail(details: DetailWords, task: Task, scene: Scene): string
function detail(details: Readonly<Record<string, Telling<Task, [scene: Scene]>>>, task: Task, scene: Scene): string {
  const telling = details[task.do]
  return telling === undefined ? '' : worded<Task, [Scene]>(telling, task, scene)
}

/** What is being decided, and by whom; a seat that the question is about knows more of it. */
export function question(scene: Scene): string {
  const { agenda, toAct, words } = scene
  const task = agenda.at(-1)
  if (!task || toAct === null) return words.position.nobodyDecides
  return words.position.decides(scene, toAct, words.asks[task.do], detail(words.details, task, scene))
}

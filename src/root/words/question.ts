import { type Telling, worded } from '../../toolkit'
import type { Task } from '../rules/chapters'
import type { DetailWords } from './catalogue'
import type { Scene } from './scene'

/** The additions to the standard questions; a task without additions has no line here. */
function detail(details: DetailWords, task: Task, scene: Scene): string
function detail(details: Readonly<Record<string, Telling<Task, [scene: Scene]>>>, task: Task, scene: Scene): string {
  const telling = details[task.do]
  return telling === undefined ? '' : worded<Task, [Scene]>(telling, task, scene)
}

/** The question and the seat that decides; that seat sees more of it. */
export function question(scene: Scene): string {
  const { agenda, toAct, words } = scene
  const task = agenda.at(-1)
  if (!task || toAct === null) return words.position.nobodyDecides
  return words.position.decides(scene, toAct, words.asks[task.do], detail(words.details, task, scene))
}

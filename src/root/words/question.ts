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

/** The present question: asked to the viewer who decides, told to others with who decides. */
export function question(scene: Scene): string {
  const { agenda, toAct, viewer, words } = scene
  const task = agenda.at(-1)
  if (!task || toAct === null) return words.position.nobodyDecides
  const { decides, asksYou } = words.position
  const asks = words.asks[task.do]
  const more = detail(words.details, task, scene)
  return viewer === toAct && asksYou ? asksYou(asks, more) : decides(scene, toAct, asks, more)
}

import { taskKinds } from '../rules/agenda'
import type { Part, Sight } from './sight'

const manyWait = 4

/** Kinds of tasks that are questions; the others run by themselves. */
export const questionsIn = (tasks: readonly string[]): readonly string[] =>
  tasks.filter((name) => taskKinds[name]?.rule.run === undefined)

/** How many tasks of each kind wait. */
export const waitingPart = (tasks: readonly string[]): Part<Sight> => ({
  name: 'waiting',
  size: tasks.length,
  most: manyWait,
  meaning: `How many tasks of each kind wait below the question: ${tasks.join(', ')}; more than ${manyWait} are told as so many.`,
  write(put, { view }) {
    const below = new Map<string, number>()
    for (const task of view.agenda.slice(0, -1)) below.set(task.do, (below.get(task.do) ?? 0) + 1)
    for (const [number, name] of tasks.entries()) {
      const count = below.get(name)
      if (count !== undefined) put(number, count)
    }
  },
})

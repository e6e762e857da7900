import type { Task } from './chapters'

/** Cards that are being crafted: they lie in no pile. */
export const playedIn = (agenda: readonly Task[]): string[] =>
  agenda.flatMap((task) => (task.do === 'paid' || task.do === 'spent' ? [task.card] : []))

/** Warriors that wait for Field Hospitals, by tasks (ROOT-6.2.3h). */
export const waitingIn = (agenda: readonly Task[]): number => {
  let count = 0
  const add = (task: Task): void => {
    if (task.do === 'save') count += task.count
    else if (task.do === 'triggers') for (const effect of task.effects) add(effect)
    else if (task.do === 'sides-first') for (const group of task.groups) add(group)
  }
  for (const task of agenda) add(task)
  return count
}

import type { Choice } from '../event'
import type { Play } from '../play'
import type { Task } from '../task'

/** The subjects of questions whose loss a person who follows the bot wants to hear about. */
function lostChoice(task: Task): Choice | null {
  switch (task.do) {
    case 'focus':
      return task.for === 'chase' ? 'focus' : 'attack'
    case 'advance':
    case 'source':
    case 'gather':
      return task.by
    case 'raid':
      return 'attack'
    default:
      return null
  }
}

/** A question without a candidate is lost. */
export function tellLost({ emit }: Play, task: Task): void {
  const choice = lostChoice(task)
  if (choice) emit?.({ type: 'idle', choice, why: task.do === 'source' ? 'no-source' : 'no-target' })
}

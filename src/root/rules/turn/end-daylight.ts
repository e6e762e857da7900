import type { Play } from '../play'

/** Daylight ends at once: what is left of it is dropped (ROOT-7.7.4, ROOT-D.3.2a). */
export function endDaylight({ state: { agenda } }: Play): void {
  for (;;) {
    const task = agenda.at(-1)
    if (!task || (task.do === 'phase' && task.phase === 'evening')) return
    agenda.pop()
  }
}

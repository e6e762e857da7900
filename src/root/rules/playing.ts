import type { Task } from './chapters'
import type { HirelingTask } from './hirelings/steps'
import { putOff } from './piles'
import type { Play } from './play'
import { heldIn } from './setup/advanced/held'
import type { Seat } from './vocabulary'

/** Cards that are being crafted: they lie in no pile. */
const playedIn = (agenda: readonly Task[]): string[] =>
  agenda.flatMap((task) => (task.do === 'paid' || task.do === 'spent' || task.do === 'exported' ? [task.card] : []))

/** The same, and cards that seats hold before they have a hand (ROOT-A.7b), as far as they can be seen. */
export const cardsOn = (agenda: readonly Task[]): string[] => [...playedIn(agenda), ...heldIn(agenda)]

/** Warriors of a seat that wait for Field Hospitals, by tasks (ROOT-6.2.3h). */
export function waitingIn(agenda: readonly Task[], seat: Seat): number {
  let count = 0
  for (const task of agenda)
    if (task.do === 'save' || task.do === 'heal') count += task.seat === seat ? task.count : 0
    else if (task.do === 'hireling') count += task.seat === seat ? waitingFor(task) : 0
    else if (task.do === 'triggers') count += waitingIn(task.effects, seat)
    else if (task.do === 'sides-first') count += waitingIn(task.groups, seat)
  return count
}

/** Those that wait for the Feline Physicians (ROOT-HIR-1Da). */
const waitingFor = ({ hireling, step, left = 0 }: HirelingTask): number =>
  hireling === 'feline-physicians' && step === 'heal' ? left : 0

/** The game ends in the middle of an effect (ROOT-3.1a): cards and warriors that were on their way arrive. */
export function putAway(play: Pick<Play, 'state' | 'factions'>): void {
  const { state } = play
  putOff(play, playedIn(state.agenda))
  for (const seat of state.seats) {
    const side = state.sides[seat]
    if (side) side.supply += waitingIn(state.agenda, seat)
  }
  state.agenda = []
}

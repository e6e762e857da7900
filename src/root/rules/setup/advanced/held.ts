import type { Random } from '../../../../core'
import { without } from '../../../../toolkit'
import type { Task } from '../../chapters'
import type { Play } from '../../play'
import { type Seat, startingHand } from '../../vocabulary'
import type { Pool } from './pool'

/** How many cards each seat draws, and how many of them it returns to the deck (ROOT-A.7a, ROOT-A.10a). */
export const fiveCards = 5
export const cardsReturned: number = fiveCards - startingHand

/** The cards of a seat in setup; `null` for those who may not see them. They are in the order of their names, which tells nothing. */
export interface Held {
  readonly cards: readonly string[] | null
  /** Those of them that it has chosen to return. They lie with the others until all have chosen (ROOT-A.10b). */
  readonly returned: readonly string[] | null
}

/** What the advanced setup keeps until hands are kept. It lies below all that is still to be set up. */
export interface PreparationTask {
  readonly do: 'preparation'
  readonly hands: Readonly<Partial<Record<Seat, Held>>>
  /** Setup cards that nobody has taken; none by the standard procedure. */
  readonly pool: Pool
  readonly homelands: Readonly<Partial<Record<Seat, readonly number[]>>>
}

/** The advanced setup of a state, or of a view, while it lasts. */
export function preparationIn({ agenda }: { readonly agenda: readonly Task[] }): PreparationTask | undefined {
  for (const task of agenda) if (task.do === 'preparation') return task
  return undefined
}

/** Puts another in its place; a task never changes. */
export function changePreparation({ state }: Pick<Play, 'state'>, change: Partial<Omit<PreparationTask, 'do'>>): void {
  state.agenda = state.agenda.map((task) => (task.do === 'preparation' ? { ...task, ...change } : task))
}

/** What a seat holds in setup, as far as it can be seen. */
export const heldBy = (table: { readonly agenda: readonly Task[] }, seat: Seat): Held =>
  preparationIn(table)?.hands[seat] ?? { cards: [], returned: [] }

/** All cards that can be seen there. */
export const heldIn = (agenda: readonly Task[]): string[] =>
  Object.values(preparationIn({ agenda })?.hands ?? {}).flatMap(({ cards }) => cards ?? [])

/** The cards that a seat has not chosen to return. */
export const keptOf = ({ cards, returned }: Held): string[] => without(cards ?? [], returned ?? [])

/** How many cards a seat is still to return, the one that it is asked for among them. */
export const leftToReturn = ({ agenda }: { readonly agenda: readonly Task[] }, seat: Seat): number =>
  agenda.filter((task) => task.do === 'return-card' && task.seat === seat).length

/** Gives cards to a hand that a view hides. Which of them it has chosen to return is anybody's guess. */
export function heldBehind(agenda: readonly Task[], seat: Seat, cards: readonly string[], random: Random): Held {
  const held = [...cards].sort()
  return { cards: held, returned: random.sample(held, cardsReturned - leftToReturn({ agenda }, seat)).sort() }
}

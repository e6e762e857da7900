import type { Emit } from '../../core'
import type { Action } from './action'
import { type Board, standInBoard } from './board'
import type { Card } from './card'
import { standardCards } from './cards'
import type { Event } from './event'
import type { Solo } from './solo/solo'
import type { CardSet, Frame, Side, State } from './state'
import type { Task } from './task'
import type { Seat } from './vocabulary'

/** What every rule works with: the state, the map and cards it is played on, and who listens. */
export interface Play {
  readonly state: State
  readonly board: Board
  readonly cards: CardSet
  readonly emit: Emit<Event> | undefined
}

/** What lies open on the table, in a state as in every view of it; a bot's lists ask for nothing more. */
export interface Ground {
  readonly state: Pick<State, 'forests' | 'mountains' | 'drill' | 'marks' | 'solo'> & {
    readonly sides: Readonly<Record<Seat, Pick<Side, 'crystals' | 'ongoing'>>>
  }
  readonly board: Board
}

export const playOn = (state: State, emit?: Emit<Event>): Play => ({
  state,
  board: state.board ?? standInBoard,
  cards: state.cards ?? standardCards,
  emit,
})

/** A task that needs nobody: it has been taken off the agenda and is carried out. */
export interface Automatic<Kind extends Task> {
  run(play: Play, task: Kind): void
}

/** A task that asks a seat. Answered, it is off the agenda; what is not settled yet puts it there again. */
export interface Question<Kind extends Task, Answer extends Action = Action> {
  seat(play: Play, task: Kind): Seat
  /** What may be answered. Nothing: the task is lost. One answer: it is taken without asking (IW-INFO-03). */
  actions(play: Play, task: Kind): Answer[]
  answer(play: Play, task: Kind, action: Answer): void
  /** Whether there is more than one answer, where that can be said without listing them. */
  asks?(play: Play, task: Kind): boolean
  /** How many answers there are depends on hidden cards, so it is asked even if there is only one. */
  readonly alwaysAsked?: true
}

/** Puts tasks on the agenda: the first named is the next to be done. */
export function plan(play: Play, ...tasks: Task[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) {
    const task = tasks[index]
    if (task) play.state.agenda.push(task)
  }
}

/** The card whose steps are being carried out. */
export function frameOf({ state: { agenda } }: Play): Frame {
  for (let index = agenda.length - 1; index >= 0; index--) {
    const task = agenda[index]
    if (task?.do === 'frame') return task
  }
  throw new Error('No card is being carried out.')
}

/** Whether a bot plays for this seat. */
export const isBot = ({ state }: Pick<Play, 'state'>, seat: Seat): boolean => state.solo?.bot === seat

/** What a game against a bot has besides that of a duel; a bot's task has no business in one. */
export function soloOf({ state: { solo } }: Pick<Play, 'state'>): Solo {
  if (solo) return solo
  throw new Error('No bot plays in this game.')
}

export const sideOf = (play: Play, seat: Seat): Side => play.state.sides[seat]

export function cardOf({ cards }: Pick<Play, 'cards'>, id: string): Card {
  const card = cards[id]
  if (!card) throw new Error(`There is no card ${id}.`)
  return card
}

export const forfeit: { readonly type: 'forfeit' } = { type: 'forfeit' }

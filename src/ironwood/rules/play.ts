import type { Emit } from '../../core'
import * as agenda from '../../toolkit'
import type { Action } from './action'
import { type Board, ironwoodBoard } from './board'
import type { Card, Continuous } from './card'
import { ironwoodCards } from './cards'
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
  board: state.board ?? ironwoodBoard,
  cards: state.cards ?? ironwoodCards,
  emit,
})

export type Automatic<Kind> = agenda.Automatic<Play, Kind>
export type Question<Kind, Answer extends Action = Action> = agenda.Question<Play, Kind, Seat, Answer>

/** Puts tasks on the agenda: the first named is the next to be done. */
export const plan = ({ state }: Play, ...tasks: readonly Task[]): void => agenda.plan(state.agenda, tasks)

/** The card whose steps are being carried out. */
export function frameOf({ state: { agenda: tasks } }: Play): Frame {
  for (let index = tasks.length - 1; index >= 0; index--) {
    const task = tasks[index]
    if (task?.do === 'frame') return task
  }
  throw new Error('No card is being carried out.')
}

/** Notes in the frame what the card that is being carried out has done. */
export function remember(play: Play, what: Partial<Omit<Frame, 'do'>>): void {
  const tasks = play.state.agenda
  const frame = frameOf(play)
  tasks[tasks.lastIndexOf(frame)] = { ...frame, ...what }
}

/** A battle of this card, or of this option, is yet to be won. */
export function forgetVictory(play: Play): void {
  if (frameOf(play).won) remember(play, { won: false })
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

export const forfeit: { readonly type: 'forfeit' } = Object.freeze({ type: 'forfeit' })

/** What may be done, or nothing of it; where nothing can be done nobody is asked. */
export const orForfeit = <Each extends Action>(actions: readonly Each[]): (Each | typeof forfeit)[] =>
  actions.length === 0 ? [] : [...actions, forfeit]

/** What a card in play does all the time, and which card it is. */
export type InPlay<Kind extends Continuous['kind']> = Extract<Continuous, { kind: Kind }> & { readonly card: string }

/** What of this kind lies in play before a seat and works. */
export function inPlay<Kind extends Continuous['kind']>(
  { state, cards }: Pick<Ground, 'state'> & Pick<Play, 'cards'>,
  seat: Seat,
  kind: Kind,
): InPlay<Kind>[] {
  const isOfKind = (each: Continuous): each is Extract<Continuous, { kind: Kind }> => each.kind === kind
  const found: InPlay<Kind>[] = []
  for (const { card, markers } of state.sides[seat].ongoing)
    if (markers > 0)
      for (const each of cardOf({ cards }, card).continuous ?? []) if (isOfKind(each)) found.push({ ...each, card })
  return found
}

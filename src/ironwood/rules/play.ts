import type { Emit } from '../../core'
import * as agenda from '../../toolkit'
import type { Action } from './action'
import { type Board, playedBoard } from './board'
import type { Card, Continuous } from './card'
import { ironwoodCards } from './cards'
import type { Event } from './event'
import type { Solo } from './solo/solo'
import type { CardSet, Frame, Side, State } from './state'
import type { Task } from './task'
import type { Seat } from './vocabulary'

/** The context of every rule: the state, its map and cards, and the listener. */
export interface Play {
  readonly state: State
  readonly board: Board
  readonly cards: CardSet
  readonly emit: Emit<Event> | undefined
}

/** The open parts of a state and of every view of it; a bot's lists need nothing more. */
export interface OpenTable {
  readonly state: Pick<State, 'forests' | 'mountains' | 'drill' | 'marks' | 'solo'> & {
    readonly sides: Readonly<Record<Seat, Pick<Side, 'crystals' | 'ongoing'>>>
  }
  readonly board: Board
}

export const playOn = (state: State, emit?: Emit<Event>): Play => ({
  state,
  board: state.board ?? playedBoard,
  cards: state.cards ?? ironwoodCards,
  emit,
})

export type Automatic<Kind> = agenda.Automatic<Play, Kind>
export type Question<Kind, Answer extends Action = Action> = agenda.Question<Play, Kind, Seat, Answer>

/** Puts tasks on the agenda: the first one given is the next to run. */
export const plan = ({ state }: Play, ...tasks: readonly Task[]): void => agenda.plan(state.agenda, tasks)

/** The same for tasks in a list. */
export const planAll = ({ state }: Play, tasks: readonly Task[]): void => agenda.plan(state.agenda, tasks)

/** The card in progress. */
export function frameOf({ state: { agenda: tasks } }: Play): Frame {
  for (let index = tasks.length - 1; index >= 0; index--) {
    const task = tasks[index]
    if (task?.do === 'frame') return task
  }
  throw new Error('No card is being carried out.')
}

/** Notes the results of the card in progress in its frame. */
export function remember(play: Play, what: Partial<Omit<Frame, 'do' | 'seat' | 'card' | 'part'>>): void {
  const tasks = play.state.agenda
  const frame = frameOf(play)
  // Written out: to copy by spread and change what was copied is slow.
  const {
    won = frame.won,
    forest = frame.forest,
    mountain = frame.mountain,
    sacrificed = frame.sacrificed,
    moved = frame.moved,
    drilled = frame.drilled,
    shown = frame.shown,
    additional = frame.additional,
    changed = frame.changed,
  } = what
  const { seat, card, part } = frame
  tasks[tasks.lastIndexOf(frame)] = {
    do: 'frame',
    seat,
    card,
    part,
    won,
    forest,
    mountain,
    sacrificed,
    moved,
    drilled,
    shown,
    additional,
    changed,
  }
}

/** The next battle of this card, or of this option, is not won yet. */
export function forgetVictory(play: Play): void {
  if (frameOf(play).won) remember(play, { won: false })
}

/** Whether a bot plays for this seat. */
export const isBot = ({ state }: Pick<Play, 'state'>, seat: Seat): boolean => state.solo?.bot === seat

/** The parts of a game against a bot; a bot's task in a duel is a mistake. */
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

/** The answers, with leaving out if there are any; without answers nobody is asked. */
export const orForfeit = <Each extends Action>(actions: readonly Each[]): (Each | typeof forfeit)[] =>
  actions.length === 0 ? [] : [...actions, forfeit]

/** The permanent effect of a card in play, and the card. */
export type InPlay<Kind extends Continuous['kind']> = Extract<Continuous, { kind: Kind }> & { readonly card: string }

/** A seat's cards in play with an active effect of this kind. */
export function inPlay<Kind extends Continuous['kind']>(
  { state, cards }: Pick<OpenTable, 'state'> & Pick<Play, 'cards'>,
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

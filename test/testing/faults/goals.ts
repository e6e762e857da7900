import { createStreams, defineGame, drawFrom, type Random, type Streams, type Viewer } from 'totemforge'
import { checkGame } from 'totemforge/testing'
import { createAgenda, createNotation, oneOf, plan, type SeatQuestion, takeOut } from 'totemforge/toolkit'
import type { Fault } from './fault'

/** Secret goals: both players get two of six, and each keeps one of them. Whose goal comes first in the row wins. */
type Seat = 'ann' | 'bob'
type Goal = 'red' | 'green' | 'blue'
type Action = { readonly type: 'begin'; readonly seat: Seat } | { readonly type: 'keep'; readonly goal: Goal }
type Task = { readonly do: 'begin' | 'keep'; readonly seat: Seat }

interface State {
  goals: Record<Seat, Goal[]>
  /** Goals that nobody has, those that were put away among them. */
  aside: Goal[]
  agenda: Task[]
  random: Streams<'goals'>
}

interface View {
  goals: Record<Seat, Goal[] | number>
  aside: number
  agenda: Task[]
}

const row: readonly Goal[] = ['red', 'green', 'blue']
const seats = ['ann', 'bob'] as const
const begin: SeatQuestion<State, Task, Seat, Action> = {
  actions: () => seats.map((seat) => ({ type: 'begin', seat })),
  answer({ agenda }, _task, action) {
    if (action.type !== 'begin') return
    const order: Seat[] = action.seat === 'ann' ? ['ann', 'bob'] : ['bob', 'ann']
    plan(
      agenda,
      order.map((seat) => ({ do: 'keep', seat })),
    )
  },
}
const keep: SeatQuestion<State, Task, Seat, Action> = {
  actions: ({ goals }, { seat }) => [...new Set(goals[seat])].map((goal) => ({ type: 'keep', goal })),
  answer({ goals, aside }, { seat }, action) {
    if (action.type !== 'keep') return
    takeOut(goals[seat], action.goal)
    aside.push(...goals[seat])
    goals[seat] = [action.goal]
  },
}

const clone = ({ goals, aside, agenda, random }: State): State => ({
  goals: { ann: [...goals.ann], bob: [...goals.bob] },
  aside: [...aside],
  agenda: [...agenda],
  random: { seed: random.seed, streams: { ...random.streams } },
})

function view({ goals, aside, agenda }: State, viewer: Viewer<Seat>): View {
  const shown = (seat: Seat) => (seat === viewer ? [...goals[seat]] : goals[seat].length)
  return {
    goals: { ann: shown('ann'), bob: shown('bob') },
    aside: aside.length,
    agenda: agenda.map((task) => ({ ...task })),
  }
}

/** Deals what a viewer does not hold. */
function deal(state: State, viewer: Viewer<Seat>, unseen: Goal[], random: Random): void {
  random.shuffle(unseen)
  for (const seat of seats) if (seat !== viewer) state.goals[seat] = unseen.splice(0, state.goals[seat].length)
  state.aside = unseen
}

function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  const hidden = seats.flatMap((seat) => (seat === viewer ? [] : state.goals[seat]))
  deal(state, viewer, [...state.aside, ...hidden], random)
}

function secretGoals(question: SeatQuestion<State, Task, Seat, Action>) {
  const { toAct, legalActions, step } = createAgenda<State, Task, Seat, Action>({
    stack: ({ agenda }) => agenda,
    isOver: ({ agenda }) => agenda.length === 0,
    ruleOf: (task) => (task.do === 'begin' ? begin : question),
  })
  return defineGame({
    id: 'secret-goals',
    version: '1.0.0',
    seats,
    setup({ seed }: { seed: number }): State {
      const random: State['random'] = createStreams(seed)
      const aside: Goal[] = [...row, ...row]
      drawFrom(random, 'goals').shuffle(aside)
      const goals = { ann: aside.splice(0, 2), bob: aside.splice(0, 2) }
      return { goals, aside, agenda: [{ do: 'begin', seat: 'ann' }], random }
    },
    toAct,
    legalActions,
    step,
    clone,
    view,
    determinize({ goals, aside, agenda }: View, random): State {
      const ofSeat = (seat: Seat): Goal[] => {
        const shown = goals[seat]
        return typeof shown === 'number' ? Array.from({ length: shown }, () => 'red') : [...shown]
      }
      const viewer = seats.find((seat) => typeof goals[seat] !== 'number') ?? 'spectator'
      const state: State = {
        goals: { ann: ofSeat('ann'), bob: ofSeat('bob') },
        aside: Array.from({ length: aside }, () => 'red'),
        agenda: agenda.map((task) => ({ ...task })),
        random: createStreams(random.integer(0, 1_000_000)),
      }
      const unseen = [...row, ...row]
      if (viewer !== 'spectator') for (const goal of state.goals[viewer]) takeOut(unseen, goal)
      deal(state, viewer, unseen, random)
      return state
    },
    outcome({ agenda, goals }) {
      if (agenda.length > 0) return null
      const places = seats.map((seat) => row.findIndex((goal) => goals[seat].includes(goal)))
      const winners = seats.filter((_, index) => places[index] === Math.min(...places))
      return { winners, reason: 'first in the row' }
    },
    ...createNotation<Action>({ begin: { seat: oneOf('ann', 'bob') }, keep: { goal: oneOf('red', 'green', 'blue') } }),
  })
}

const settings = { options: (seed: number) => ({ seed }), games: 40, redeal }

export const goalFaults: readonly Fault[] = [
  {
    game: 'Secret goals',
    law: 'questions-hide',
    fault: 'who has two equal goals is not asked which to keep',
    says: 'by something that',
    check: () => checkGame(secretGoals(keep), settings),
  },
]

/** The game without the fault. */
export const checkSound = () => checkGame(secretGoals({ ...keep, alwaysAsked: true }), settings)

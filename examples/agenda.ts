import { defineGame, playMatch, randomPolicy } from 'totemforge'
import { checkGame } from 'totemforge/testing'
import { createAgenda, createNotation, item, plan, type Rule, whole } from 'totemforge/toolkit'

// Three baskets get 1, 2 and 3 apples more in each round, and each player empties one. After three rounds the player
// with the most apples wins.
type Seat = 'ann' | 'bob'

interface State {
  baskets: number[]
  apples: Record<Seat, number>
  agenda: Task[]
}

interface Pick {
  readonly type: 'pick'
  readonly basket: number
}

type RoundTask = { readonly do: 'round'; readonly number: number }
type PickTask = { readonly do: 'pick'; readonly seat: Seat }
type Task = RoundTask | PickTask

// A task runs by itself and plans the next tasks, or it asks a seat.
const round: Rule<State, RoundTask, Seat, Pick> = {
  run(state, { number }) {
    state.baskets = state.baskets.map((apples, index) => apples + index + 1)
    const [first, second]: [Seat, Seat] = number % 2 === 1 ? ['ann', 'bob'] : ['bob', 'ann']
    const next: Task[] = number < 3 ? [{ do: 'round', number: number + 1 }] : []
    plan(state.agenda, [{ do: 'pick', seat: first }, { do: 'pick', seat: second }, ...next])
  },
}

const pick: Rule<State, PickTask, Seat, Pick> = {
  actions: ({ baskets }) =>
    baskets.flatMap((apples, index): Pick[] => (apples > 0 ? [{ type: 'pick', basket: index + 1 }] : [])),
  answer(state, { seat }, { basket }) {
    state.apples[seat] += item(state.baskets, basket - 1)
    state.baskets[basket - 1] = 0
  },
}

const rules = { round, pick }

const { toAct, legalActions, step, runOn } = createAgenda<State, Task, Seat, Pick>({
  stack: ({ agenda }) => agenda,
  isOver: ({ agenda }) => agenda.length === 0,
  ruleOf: (task) => rules[task.do],
})

const clone = ({ baskets, apples, agenda }: State): State => ({
  baskets: [...baskets],
  apples: { ...apples },
  agenda: [...agenda],
})

const orchard = defineGame({
  id: 'orchard',
  version: '1.0.0',
  seats: ['ann', 'bob'],
  setup(): State {
    const state: State = { baskets: [0, 0, 0], apples: { ann: 0, bob: 0 }, agenda: [{ do: 'round', number: 1 }] }
    runOn(state)
    return state
  },
  toAct,
  legalActions,
  step,
  outcome({ agenda, apples }) {
    if (agenda.length > 0) return null
    const most = Math.max(apples.ann, apples.bob)
    const winners = (['ann', 'bob'] as const).filter((seat) => apples[seat] === most)
    return { winners, reason: 'most apples', scores: { ...apples } }
  },
  clone,
  // Clones share tasks, since nobody changes them. A view leaves the game, so it has copies.
  view: (state) => ({ ...clone(state), agenda: state.agenda.map((task) => ({ ...task })) }),
  determinize: clone,
  ...createNotation<Pick>({ pick: { basket: whole(1, 3) } }),
})

const { outcome } = playMatch(orchard, { options: { seed: 7 }, policies: { ann: randomPolicy, bob: randomPolicy } })
console.log(`${outcome?.winners.join(' and ')}: ${outcome?.reason}, ${JSON.stringify(outcome?.scores)}`)
const report = checkGame(orchard, { options: (seed) => ({ seed }) })
console.log(`${report.finished} games looked at, ${report.broken.length} laws broken`)

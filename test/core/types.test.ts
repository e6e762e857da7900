import {
  type ActionOf,
  defineGame,
  type Emit,
  type EventOf,
  type OptionsOf,
  type PolicyOf,
  type SeatOf,
  type StateOf,
  type Viewer,
  type ViewOf,
} from 'totemforge'
import { expect, expectTypeOf, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import type { Action, Event, lanterns, Options, Seat, State, View } from '../fixtures/lanterns'

/** A race of three over so many steps; whoever moves may be seen, how tired anybody is may not. */
interface Race {
  at: number[]
  tired: number[]
  turn: number
}
type Stride = { type: 'walk' } | { type: 'run'; steps: number }
type WordedEvent = { type: 'moved'; runner: number; steps: number }

const runners = 3

const race = defineGame({
  id: 'race',
  version: '1',
  seats: ['ann', 'bob', 'cy'],
  setup: ({ length }: { seed: number; length: number }): Race => ({ at: [length, length, length], tired: [], turn: 0 }),
  toAct: ({ at, turn }) =>
    at.every((left) => left > 0) ? ((['ann', 'bob', 'cy'] as const)[turn % runners] ?? null) : null,
  legalActions: (state): Stride[] =>
    state.turn < 9 ? [{ type: 'walk' }, { type: 'run', steps: 2 }] : [{ type: 'walk' }],
  step(state, action, emit?: Emit<WordedEvent>) {
    expectTypeOf(state).toEqualTypeOf<Race>()
    expectTypeOf(action).toEqualTypeOf<Stride>()
    emit?.({ type: 'moved', runner: state.turn, steps: action.type === 'run' ? action.steps : 1 })
  },
  clone: (state) => structuredClone(state),
  view: ({ at, turn }, viewer) => {
    expectTypeOf(viewer).toEqualTypeOf<'ann' | 'bob' | 'cy' | 'spectator'>()
    return { at: [...at], turn }
  },
  determinize: (view) => {
    expectTypeOf(view).toEqualTypeOf<{ at: number[]; turn: number }>()
    return { ...view, tired: [] }
  },
  outcome: () => null,
  format: ({ type }) => type,
  parse: (): Stride => ({ type: 'walk' }),
})

test('defineGame reads the six types off the functions, and the seats off their list', () => {
  expectTypeOf<StateOf<typeof race>>().toEqualTypeOf<Race>()
  expectTypeOf<ActionOf<typeof race>>().toEqualTypeOf<Stride>()
  expectTypeOf<ViewOf<typeof race>>().toEqualTypeOf<{ at: number[]; turn: number }>()
  expectTypeOf<OptionsOf<typeof race>>().toEqualTypeOf<{ seed: number; length: number }>()
  expectTypeOf<SeatOf<typeof race>>().toEqualTypeOf<'ann' | 'bob' | 'cy'>()
  expectTypeOf<EventOf<typeof race>>().toEqualTypeOf<WordedEvent>()
  expectTypeOf<PolicyOf<typeof race>['choose']>().returns.toEqualTypeOf<Stride>()
  expectTypeOf<Viewer<SeatOf<typeof race>>>().toEqualTypeOf<Parameters<(typeof race)['view']>[1]>()
})

test('a game that is defined by rules made before has their types', () => {
  expectTypeOf<StateOf<typeof lanterns>>().toEqualTypeOf<State>()
  expectTypeOf<ActionOf<typeof lanterns>>().toEqualTypeOf<Action>()
  expectTypeOf<ViewOf<typeof lanterns>>().toEqualTypeOf<View>()
  expectTypeOf<OptionsOf<typeof lanterns>>().toEqualTypeOf<Options>()
  expectTypeOf<SeatOf<typeof lanterns>>().toEqualTypeOf<Seat>()
  expectTypeOf<EventOf<typeof lanterns>>().toEqualTypeOf<Event>()
})

test('a game that tells nothing has no events, and one without options of its own needs a seed', () => {
  expectTypeOf<EventOf<typeof connectFour>>().toBeNever()
  expectTypeOf(connectFour.setup).parameter(0).toHaveProperty('seed')
})

test('a seat that is not in the list is an error of the compiler', () => {
  const { seats, toAct, ...rest } = connectFour
  // @ts-expect-error -- there is no blue
  const wrong = () => defineGame({ ...rest, seats, toAct: () => 'blue' })
  expect(wrong).not.toThrow()
})

test('a function that takes anything, such as String, does not say what an action is', () => {
  const sticks = defineGame({
    id: 'sticks',
    version: '1.0.0',
    seats: ['ann'],
    setup: (_options: { seed: number }) => ({ left: 3 }),
    toAct: ({ left }) => (left > 0 ? 'ann' : null),
    legalActions: ({ left }) => [1, 2].filter((count) => count <= left),
    step(state, count) {
      state.left -= count
    },
    outcome: ({ left }) => (left > 0 ? null : { winners: ['ann'], reason: 'nothing is left' }),
    clone: (state) => ({ ...state }),
    view: (state) => ({ ...state }),
    determinize: (view) => ({ ...view }),
    format: String,
    parse: Number,
  })
  expectTypeOf<ActionOf<typeof sticks>>().toEqualTypeOf<number>()
})

import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../src/core'
import {
  type ActionIn,
  type AskedOf,
  type Chapter,
  createAgenda,
  createNotation,
  gatherActions,
  gatherTasks,
  oneOf,
  plan,
  type Shape,
  type TaskOf,
  whole,
} from '../../src/toolkit'

type Seat = 'ann' | 'bob'
interface State {
  readonly agenda: Task[]
  readonly hands: Record<Seat, number[]>
  over: boolean
}
interface Terms {
  readonly play: State
  readonly seat: Seat
  readonly action: Action
  readonly law: `RULE-${number}`
  readonly deal: number
  readonly held: number
  readonly need: number
}
interface RoundTask {
  readonly do: 'round'
  readonly left: number
}
interface GiveTask {
  readonly do: 'give'
  readonly seat: Seat
}
interface GiftTask {
  readonly do: 'gift'
  readonly seat: Seat
  readonly card: number
}
type GiveAction = { readonly type: 'give'; readonly card: number }
type GiftAction = { readonly type: 'keep' } | { readonly type: 'return' }

const seat: Shape<Seat> = oneOf('ann', 'bob')
const other = (each: Seat): Seat => (each === 'ann' ? 'bob' : 'ann')
const because = (code: string): Refusal => ({ code, message: `${code}.` })

const giving: Chapter<Terms, GiveTask, GiveAction, RoundTask> = {
  tasks: {
    round: {
      fields: { left: whole() },
      rule: {
        run(state, { left }) {
          if (left === 0) state.over = true
          else
            plan(state.agenda, [
              { do: 'give', seat: 'ann' },
              { do: 'round', left: left - 1 },
            ])
        },
      },
    },
    give: {
      fields: { seat },
      law: 'RULE-1',
      rule: {
        actions: ({ hands }, task) => hands[task.seat].map((card) => ({ type: 'give', card })),
        answer(state, task, action) {
          if (action.type === 'give') plan(state.agenda, [{ do: 'gift', seat: other(task.seat), card: action.card }])
        },
      },
      refuse: { give: ({ hands }, task, { card }) => (hands[task.seat].includes(card) ? null : because('not-yours')) },
      needs: () => [1],
    },
  },
  actions: { give: { fields: { card: whole(1, 9) }, fromHand: true } },
}

const receiving: Chapter<Terms, GiftTask, GiftAction> = {
  tasks: {
    gift: {
      fields: { seat, card: whole(0, 9) },
      law: 'RULE-2',
      rule: {
        actions: () => [{ type: 'keep' }, { type: 'return' }],
        answer: ({ hands }, task, { type }) =>
          void hands[type === 'keep' ? task.seat : other(task.seat)].push(task.card),
      },
      hides: {
        seenBy: (task, viewer) => (viewer === task.seat ? task : { ...task, card: 0 }),
        dealt: (task, card) => ({ ...task, card }),
        holds: (task) => [task.card],
      },
    },
  },
  actions: { keep: { fields: {} }, return: { fields: {} } },
}

const chapters = { giving, receiving }
type Task = TaskOf<typeof chapters>
type Action = ActionIn<typeof chapters>

const { taskKinds, kindOf, ruleOf, lawOf, refused } = gatherTasks<Terms, Task>(chapters)
const { actionKinds, parts } = gatherActions<Action>(chapters)
const { legalActions, step, toAct, runOn } = createAgenda<State, Task, Seat, Action>({
  stack: ({ agenda }) => agenda,
  isOver: ({ over }) => over,
  ruleOf,
})

function begun(): State {
  const state: State = { agenda: [{ do: 'round', left: 1 }], hands: { ann: [3, 4], bob: [] }, over: false }
  runOn(state)
  return state
}

const give: Task = { do: 'give', seat: 'ann' }
const gift: Task = { do: 'gift', seat: 'bob', card: 3 }

describe('a list of chapters', () => {
  test('brings all tasks and actions', () => {
    expect(Object.keys(taskKinds)).toEqual(['round', 'give', 'gift'])
    expect(Object.keys(actionKinds)).toEqual(['give', 'keep', 'return'])
    const asked: AskedOf<typeof chapters>['do'][] = ['give', 'gift']
    expect(asked.map((name) => 'answer' in (taskKinds[name]?.rule ?? {}))).toEqual([true, true])
  })

  test('makes an agenda, and a question asks the seat of its task', () => {
    const state = begun()
    expect(toAct(state)).toBe('ann')
    expect(legalActions(state)).toEqual([
      { type: 'give', card: 3 },
      { type: 'give', card: 4 },
    ])
    step(state, { type: 'give', card: 4 })
    expect(toAct(state)).toBe('bob')
    step(state, { type: 'keep' })
    expect(state).toMatchObject({ hands: { bob: [4] }, over: true })
  })

  test('makes a notation', () => {
    const { format, parse } = createNotation<Action>(parts)
    expect(format(parse('give 4'))).toBe('give 4')
  })
})

test('chapters that bring the same action add up its choices', () => {
  type Cats = { readonly type: 'act'; readonly what: 'build' | 'move' }
  type Birds = { readonly type: 'act'; readonly what: 'move' | 'fly' }
  const cats: Chapter<Terms, never, Cats> = {
    tasks: {},
    actions: { act: { fields: { what: oneOf('build', 'move') } } },
  }
  const birds: Chapter<Terms, never, Birds> = {
    tasks: {},
    actions: { act: { fields: { what: oneOf('move', 'fly') } } },
  }
  const { isAction } = createNotation<Cats | Birds>(gatherActions<Cats | Birds>({ cats, birds }).parts)
  expect(['build', 'move', 'fly', 'swim'].filter((what) => isAction({ type: 'act', what }))).toEqual([
    'build',
    'move',
    'fly',
  ])
})

describe('a kind of task', () => {
  test('names the law of a question', () => {
    expect([lawOf(give), lawOf(gift)]).toEqual(['RULE-1', 'RULE-2'])
  })

  test('has no law to name if it runs by itself', () => {
    expect(() => lawOf({ do: 'round', left: 1 })).toThrow('The task round has no law.')
  })

  test('is found by its name', () => {
    // @ts-expect-error: no chapter brings this task.
    expect(() => kindOf({ do: 'sleep' })).toThrow('There is no task sleep.')
  })

  test('refuses by the type of the action', () => {
    const state = begun()
    expect(refused(state, give, { type: 'give', card: 9 })).toMatchObject({ code: 'not-yours' })
    expect(refused(state, give, { type: 'give', card: 3 })).toBeNull()
    expect(refused(state, give, { type: 'keep' })).toBeNull()
    expect(refused(state, gift, { type: 'give', card: 9 })).toBeNull()
  })

  test('says what it hides, holds and needs', () => {
    const { hides } = kindOf(gift)
    expect(hides?.seenBy(gift, 'ann')).toEqual({ ...gift, card: 0 })
    expect(hides?.seenBy(gift, 'bob')).toBe(gift)
    expect(hides?.dealt(gift, 7)).toEqual({ ...gift, card: 7 })
    expect(hides?.holds?.(gift)).toEqual([3])
    expect(kindOf(give).needs?.(begun(), give)).toEqual([1])
  })
})

test('the compiler names what a chapter lacks', () => {
  const { law: _law, ...lawless } = giving.tasks.give
  // @ts-expect-error: a question has a law.
  const one: Chapter<Terms, GiveTask>['tasks'] = { give: lawless }
  // @ts-expect-error: this is not the id of a rule.
  const two: Chapter<Terms, GiveTask>['tasks'] = { give: { ...giving.tasks.give, law: 'LAW-1' } }
  // @ts-expect-error: a question does not run by itself.
  const three: Chapter<Terms, GiveTask>['tasks'] = { give: { fields: { seat }, law: 'RULE-1', rule: { run() {} } } }
  expect([one, two, three]).toHaveLength(3)
})

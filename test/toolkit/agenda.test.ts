import { describe, expect, test } from 'vitest'
import { createAgenda, type Due, orderedBy, plan, type Question, type Rule } from '../../src/toolkit'

type Seat = 'ann' | 'bob'
type Task =
  | { readonly do: 'pay'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'note'; readonly text: string }
  | { readonly do: 'again' }
  | { readonly do: 'guess'; readonly seat: Seat }
  | { readonly do: 'wait'; readonly seat: Seat; readonly idle: boolean }
  | ({ readonly do: 'due' } & Due<Seat, string>)
type Action = { readonly type: 'coin' | 'keep' } | { readonly type: 'next'; readonly effect: string }

interface Play {
  readonly agenda: Task[]
  readonly purse: Record<Seat, number>
  readonly told: string[]
  over: boolean
}

const pay: Question<Play, Extract<Task, { do: 'pay' }>, Seat, Action> = {
  seat: (_play, { seat }) => seat,
  actions: ({ purse }, { seat, left }) =>
    left === 0 || purse[seat] === 0 ? [] : [{ type: 'coin' }, ...(purse[seat] > 1 ? [{ type: 'keep' } as const] : [])],
  answer({ agenda, purse }, task, { type }) {
    if (type === 'keep') return
    purse[task.seat]--
    plan(agenda, [{ ...task, left: task.left - 1 }])
  },
}

const rules: { [Name in Task['do']]: Rule<Play, Extract<Task, { do: Name }>, Seat, Action> } = {
  pay,
  note: { run: ({ told }, task) => void told.push(task.do === 'note' ? task.text : '') },
  again: { run: ({ agenda }, task) => plan(agenda, [task]) },
  guess: { seat: () => 'ann', alwaysAsked: true, actions: () => [{ type: 'keep' }], answer: () => {} },
  wait: {
    isIdle: (_play, { idle }) => idle,
    actions({ told }) {
      told.push('listed')
      return [{ type: 'keep' }]
    },
    answer: ({ told }) => void told.push('answered'),
  },
  due: orderedBy<Play, Extract<Task, { do: 'due' }>, Seat, string, Action>({
    actionOf: (effect) => ({ type: 'next', effect }),
    isNamed: (effect, action) => action.type === 'next' && action.effect === effect,
    carryOut: ({ agenda }, _task, text) => plan(agenda, [{ do: 'note', text }]),
    wait: ({ agenda }, task, effects) => plan(agenda, [{ ...task, effects }]),
  }),
}

const agenda = createAgenda<Play, Task, Seat, Action>({
  stack: (play) => play.agenda,
  isOver: ({ over }) => over,
  ruleOf: (task) => rules[task.do],
  lost: ({ told }, task) => void told.push(`lost ${task.do}`),
})

const playOf = (...tasks: Task[]): Play => {
  const play: Play = { agenda: [], purse: { ann: 2, bob: 0 }, told: [], over: false }
  plan(play.agenda, tasks)
  return play
}

describe('the agenda', () => {
  test('the task named first is the next, and those that need nobody run by themselves', () => {
    const play = playOf({ do: 'note', text: 'one' }, { do: 'note', text: 'two' })
    agenda.runOn(play)
    expect(play.told).toEqual(['one', 'two'])
    expect(agenda.pending(play)).toBeNull()
  })

  test('a question with several answers waits for its seat', () => {
    const play = playOf({ do: 'pay', seat: 'ann', left: 1 }, { do: 'note', text: 'paid' })
    agenda.runOn(play)
    const question = agenda.pending(play)
    expect(question?.seat).toBe('ann')
    expect(play.told).toEqual([])
    agenda.step(play, { type: 'coin' })
    expect(play.purse.ann).toBe(1)
    expect(play.told).toEqual(['lost pay', 'paid'])
  })

  test('a single answer is taken without asking, and a question without one is lost', () => {
    const play = playOf({ do: 'pay', seat: 'bob', left: 1 }, { do: 'pay', seat: 'ann', left: 1 })
    play.purse.ann = 1
    agenda.runOn(play)
    expect(play.purse.ann).toBe(0)
    expect(play.told).toEqual(['lost pay', 'lost pay'])
  })

  test('what depends on hidden things is asked even if there is one answer', () => {
    const play = playOf({ do: 'guess', seat: 'ann' })
    agenda.runOn(play)
    expect(agenda.pending(play)?.task.do).toBe('guess')
  })

  test('a question that is idle is neither listed nor answered', () => {
    const play = playOf({ do: 'wait', seat: 'ann', idle: true }, { do: 'wait', seat: 'ann', idle: false })
    agenda.runOn(play)
    expect(play.told).toEqual(['listed', 'answered'])
    expect(play.agenda).toEqual([])
  })

  test('where every question is asked, an idle one is too', () => {
    const play = playOf({ do: 'wait', seat: 'ann', idle: true })
    const { runOn, toAct } = createAgenda<Play, Task, Seat, Action>({
      stack: (of) => of.agenda,
      isOver: ({ over }) => over,
      ruleOf: (task) => rules[task.do],
      asksAll: () => true,
    })
    runOn(play)
    expect(toAct(play)).toBe('ann')
  })

  test('tasks are values: an answer leaves the task of a copy as it was', () => {
    const play = playOf({ do: 'pay', seat: 'ann', left: 2 })
    agenda.runOn(play)
    const copy = { ...play, agenda: play.agenda.slice(), purse: { ...play.purse } }
    agenda.step(play, { type: 'coin' })
    expect(copy.agenda).toEqual([{ do: 'pay', seat: 'ann', left: 2 }])
  })

  test('once the game is over nothing is carried out and nobody is asked', () => {
    const play = playOf({ do: 'pay', seat: 'ann', left: 1 })
    play.over = true
    agenda.runOn(play)
    expect(play.agenda).toEqual([])
    expect(agenda.pending(play)).toBeNull()
  })

  test('rules that make no progress end with an error that names what is next', () => {
    const play = playOf({ do: 'again' }, { do: 'note', text: 'never' })
    expect(() => agenda.runOn(play)).toThrow(/make no progress.*Next are again, note\./)
  })
})

describe('effects that are due at the same moment', () => {
  test('their seat orders them, and the last one needs no asking', () => {
    const play = playOf({ do: 'due', seat: 'bob', effects: ['a', 'b', 'c'] }, { do: 'note', text: 'end' })
    agenda.runOn(play)
    const question = agenda.pending(play)
    expect(question?.seat).toBe('bob')
    expect(question?.rule.actions(play, question.task)).toEqual(
      ['a', 'b', 'c'].map((effect) => ({ type: 'next', effect })),
    )
    agenda.step(play, { type: 'next', effect: 'b' })
    expect(play.told).toEqual(['b'])
    agenda.step(play, { type: 'next', effect: 'c' })
    expect(play.told).toEqual(['b', 'c', 'a', 'end'])
  })

  test('an effect that is not due cannot come next', () => {
    const play = playOf({ do: 'due', seat: 'bob', effects: ['a', 'b'] })
    agenda.runOn(play)
    expect(() => agenda.step(play, { type: 'next', effect: 'z' })).toThrow('This effect is not due.')
  })
})

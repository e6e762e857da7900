import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAgenda, plan, type Rule } from '../../src/toolkit'

type Task = { readonly do: 'ask' | 'run' | 'again' | 'quick' | 'nothing' }
interface Play {
  readonly stack: Task[]
  readonly log: string[]
  over: boolean
}

const rules: Record<Task['do'], Rule<Play, Task, 'ann', number>> = {
  ask: { seat: () => 'ann', actions: () => [1, 2], answer: ({ log }, _task, action) => void log.push(`ask ${action}`) },
  run: { run: ({ log }) => void log.push('run') },
  nothing: { seat: () => 'ann', alwaysAsked: true, actions: () => [], answer: () => {} },
  again: { run: ({ stack }, task) => plan(stack, [task]) },
  quick: {
    seat: () => 'ann',
    asks: () => true,
    actions({ log }) {
      log.push('listed')
      return [1, 2]
    },
    answer: () => {},
  },
}

const { step, pending, runOn, toAct, legalActions } = createAgenda<Play, Task, 'ann', number>({
  stack: ({ stack }) => stack,
  isOver: ({ over }) => over,
  ruleOf: (task) => rules[task.do],
  watch: ({ log }) => void log.push('watch'),
})

const playOf = (...names: Task['do'][]): Play => {
  const play: Play = { stack: [], log: [], over: false }
  plan(
    play.stack,
    names.map((name) => ({ do: name })),
  )
  return play
}

describe('the edges of an agenda', () => {
  test('a question that is always asked is lost where nothing can be answered', () => {
    const play = playOf('nothing', 'ask')
    runOn(play)
    expect(pending(play)?.task.do).toBe('ask')
  })

  test('who acts and what is legal is that of the question, and nothing once the game is over', () => {
    const play = playOf('ask')
    expect([toAct(play), legalActions(play)]).toEqual(['ann', [1, 2]])
    play.over = true
    expect([toAct(play), legalActions(play)]).toEqual([null, []])
  })

  test('the game looks on before each task that comes up, the question that waits among them', () => {
    const play = playOf('run', 'run', 'ask')
    runOn(play)
    expect(play.log).toEqual(['watch', 'run', 'watch', 'run', 'watch'])
  })

  test('a task that runs by itself is not a question, even if it is next', () => {
    expect(pending(playOf('run', 'ask'))).toBeNull()
    expect(pending(playOf('ask'))?.task).toEqual({ do: 'ask' })
    expect(pending(playOf())).toBeNull()
  })

  test('nobody is asked after the end, even with tasks left on the stack', () => {
    const play = playOf('ask')
    play.over = true
    expect(pending(play)).toBeNull()
    step(play, 1)
    expect([play.log, play.stack]).toEqual([[], [{ do: 'ask' }]])
  })

  test('an answer to no question changes nothing', () => {
    const play = playOf('run')
    step(play, 1)
    expect([play.log, play.stack.length]).toEqual([[], 1])
  })

  test('a question that says itself that it asks is not asked for its answers', () => {
    const play = playOf('quick')
    runOn(play)
    expect([play.log, pending(play)?.task]).toEqual([['watch'], { do: 'quick' }])
  })

  test('the error of rules without progress names the next five tasks', () => {
    const play = playOf('again', 'run', 'ask', 'quick', 'run', 'ask', 'quick')
    expect(() => runOn(play)).toThrow(
      'The rules make no progress: 10000 tasks in a row have asked nobody. Next are again, run, ask, quick, run.',
    )
  })

  test('as many tasks as a game needs in a row are no trouble', () => {
    const play = playOf(...Array<'run'>(9_999).fill('run'))
    runOn(play)
    expect(play.stack).toEqual([])
  })
})

property.prop([fc.array(fc.string()), fc.array(fc.string())])(
  'planned tasks come off the stack in their order, before earlier tasks',
  (before, named) => {
    const stack = [...before]
    plan(stack, named)
    expect(stack).toEqual([...before, ...[...named].reverse()])
  },
)

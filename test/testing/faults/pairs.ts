import { defineGame } from 'totemforge'
import { checkGame, type Report } from 'totemforge/testing'
import type { Fault } from './fault'

/** The smallest game in which two things can be one: two boxes that are filled in turn. */
interface State {
  turns: number
  boxes: { filled: number }[]
}
type Fill = { type: 'fill' }

const clone = (state: State): State => structuredClone(state)

const pairs = defineGame({
  id: 'pairs',
  version: '1.0.0',
  seats: ['only', 'other'],
  setup: (_options: { seed: number }): State => ({ turns: 0, boxes: [{ filled: 0 }, { filled: 0 }] }),
  toAct: ({ turns }: State) => (turns < 6 ? 'only' : null),
  legalActions: ({ turns }: State): Fill[] => (turns < 6 ? [{ type: 'fill' }] : []),
  step(state: State) {
    const box = state.boxes[state.turns++ % 2]
    if (box) box.filled++
  },
  clone,
  view: clone,
  determinize: clone,
  outcome: ({ turns }: State) => (turns < 6 ? null : { winners: [], reason: 'all is full' }),
  format: ({ type }: Fill) => type,
  parse(text): Fill {
    if (text === 'fill') return { type: 'fill' }
    throw new Error('There is nothing to do but fill.')
  },
})

const fault = (law: string, what: string, says: string, check: () => Report): Fault => ({
  game: 'Pairs',
  law,
  fault: what,
  says,
  check,
})

const options = (seed: number) => ({ seed })

export const pairsFaults: readonly Fault[] = [
  fault('json-round-trip', 'two places of the state hold one object', 'boxes[0] and boxes[1] are the same object', () =>
    checkGame(
      defineGame({
        ...pairs,
        step(state: State) {
          pairs.step(state, { type: 'fill' })
          const [first] = state.boxes
          if (state.turns === 2 && first) state.boxes = [first, first]
        },
      }),
      { options },
    ),
  ),
  fault('out-of-turn', 'refusal does not ask whose turn it is', 'though only decides', () =>
    checkGame({ ...pairs, refusal: (state, action) => pairs.refusal(state, action) }, { options }),
  ),
  fault('out-of-turn', 'out of turn, what is asked makes a difference', 'too much', () =>
    checkGame(
      {
        ...pairs,
        refusal: (state, action, by) =>
          pairs.refusal(state, action) ?? (by && by !== 'only' ? { code: 'wait', message: 'Later.' } : null),
      },
      { options },
    ),
  ),
  fault('unknown-viewer', 'a view for anybody who asks', 'view answers ""', () =>
    checkGame({ ...pairs, view: (state) => clone(state) }, { options }),
  ),
  fault('record-replays', 'setup is not the one that was played', 'Playing 0 actions', () => {
    let calls = 0
    return checkGame(
      defineGame({
        ...pairs,
        // The kit asks three times before it plays.
        setup: () => ({ ...pairs.setup({ seed: 0 }), turns: ++calls > 3 ? 2 : 0 }),
      }),
      { options, games: 1 },
    )
  }),
  fault('record-as-text', 'a version of two lines', 'The record as text is refused', () =>
    checkGame(defineGame({ ...pairs, version: '1.0.0\nsecond edition' }), { options }),
  ),
  fault('games-end', 'filling goes on for ever', 'were not over after 1000 actions', () =>
    checkGame(
      defineGame({
        ...pairs,
        toAct: (): 'only' => 'only',
        legalActions: () => [{ type: 'fill' }],
        outcome: () => null,
      }),
      {
        options,
        games: 1,
      },
    ),
  ),
]

import { defineGame, playMatch, randomPolicy } from 'totemforge'

interface State {
  left: number
  turn: 'ann' | 'bob'
}

const nim = defineGame({
  id: 'nim',
  version: '1.0.0',
  seats: ['ann', 'bob'],
  setup: (): State => ({ left: 21, turn: 'ann' }),
  toAct: (state) => (state.left > 0 ? state.turn : null),
  legalActions: (state) => [1, 2, 3].filter((sticks) => sticks <= state.left),
  step(state, sticks) {
    state.left -= sticks
    if (state.left > 0) state.turn = state.turn === 'ann' ? 'bob' : 'ann'
  },
  outcome: (state) => (state.left > 0 ? null : { winners: [state.turn], reason: 'took the last stick' }),
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  determinize: (view) => ({ ...view }),
  format: (sticks) => `${sticks}`,
  parse: (text) => {
    if (['1', '2', '3'].includes(text)) return Number(text)
    throw new Error(`Take 1, 2 or 3 sticks, not "${text}".`)
  },
})

const match = playMatch(nim, { options: { seed: 7 }, policies: { ann: randomPolicy, bob: randomPolicy } })
console.log(`${match.outcome?.winners[0]} ${match.outcome?.reason} after ${match.actions} moves`)

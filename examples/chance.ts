import { createRandom, startRecord } from 'totemforge'
import { historyKey } from 'totemforge/encode'
import { leducPoker, type Move, type State } from './games/leduc-poker.ts'

// Every deal, with its probability. The seed does not matter here.
const deals = leducPoker.chanceOutcomes({ options: { seed: 0 } })
for (const { state, probability } of deals)
  console.log(`${state.cards.first} against ${state.cards.second}: ${probability.toFixed(3)}`)

/** What the first seat wins on average if both always call: each action may turn the board card. */
function worth(state: State): number {
  const outcome = leducPoker.outcome(state)
  if (outcome) return outcome.scores?.first ?? 0
  const call: Move = { type: 'call' }
  return leducPoker
    .chanceOutcomes({ state, action: call })
    .reduce((sum, next) => sum + next.probability * worth(next.state), 0)
}

for (const { state } of deals.slice(0, 2)) console.log(`always called: ${worth(state).toFixed(3)}`)

// The same state with other chance to come: the hands stay, and another board card may be turned.
const [dealt] = deals
if (dealt)
  for (const seed of [1, 2, 3]) {
    const state = leducPoker.reseed(dealt.state, createRandom(seed))
    for (let count = 0; count < 2; count++) leducPoker.step(state, { type: 'call' })
    console.log(`reseeded: ${state.cards.first} against ${state.cards.second}, then the board shows a ${state.board}`)
  }

// What a seat was shown and did, in order.
const record = startRecord(leducPoker, { seed: 7 })
record.actions.push({ type: 'raise' })
console.log(`the first seat remembers ${historyKey(leducPoker, record, 'first')}`)

import { loadRecord, recordText, startRecord } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'

// A game is a state and the actions after it. No state ever changes: apply returns a new one.
const options = { mode: 'duel', seed: 7 } as const
const record = startRecord(ironwood, options)
let state = ironwood.setup(options)

for (let count = 0; count < 12; count++) {
  const seat = ironwood.toAct(state)
  const [action] = ironwood.legalActions(state)
  if (!seat || !action) break
  console.log(`${seat}: ${ironwood.format(action)}`)
  state = ironwood.apply(state, action, seat)
  record.actions.push(action)
}

// Save it as text that a person can read and correct, or with JSON.stringify. Loading plays it and checks every action.
const loaded = loadRecord(ironwood, recordText(ironwood, record))
console.log(loaded.ok ? `Loaded: round ${loaded.state.round}` : loaded.problems)

// For search and self-play: the same rules, in place, on your own copy.
const scratch = ironwood.clone(state)
while (ironwood.outcome(scratch) === null && scratch.round < 5) {
  const [action = { type: 'rest' }] = ironwood.legalActions(scratch)
  ironwood.step(scratch, action)
}
console.log(`The scratch game is in round ${scratch.round}, the other one still in round ${state.round}.`)

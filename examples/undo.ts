import { recordText, replay, startRecord } from 'totemforge'
import { connectFour } from './games/connect-four.ts'

const options = { seed: 1 }
const record = startRecord(connectFour, options)
let state = connectFour.setup(options)

for (const column of [4, 4, 3, 5]) {
  const action = { type: 'drop', column } as const
  state = connectFour.apply(state, action)
  record.actions.push(action)
}

// One way to take a move back: play the record again, up to there. You store only the record.
record.actions.pop()
const replayed = replay(connectFour, record)

// The other way: keep the older states. They never change, and they share their unchanged parts with the newer ones.
const history = [connectFour.setup(options)]
for (const action of record.actions) history.push(connectFour.apply(history.at(-1) ?? state, action))
const kept = history.at(-1)

console.log(recordText(connectFour, record))
console.log(`The same position both ways: ${JSON.stringify(replayed) === JSON.stringify(kept)}`)

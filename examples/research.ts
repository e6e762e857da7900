import { createRandom } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'

const random = createRandom(7)
const state = ironwood.setup({ mode: 'duel', seed: 7 })
let actions = 0
for (let seat = ironwood.toAct(state); seat !== null; seat = ironwood.toAct(state)) {
  const numbers = ironwoodEncoding.observe(ironwood.view(state, seat), seat)
  if (actions === 100) console.log(`what ${seat} know: ${numbers.length} numbers`)
  ironwood.step(state, random.pick(ironwood.legalActions(state))) // in place: nothing is copied or frozen
  actions++
}
console.log(`${actions} actions, won by ${ironwood.outcome(state)?.winners}`)

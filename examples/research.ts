import { createRandom } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'

const random = createRandom(7)
let actions = 0
for (let seed = 0; seed < 20; seed++) {
  const state = ironwood.setup({ mode: 'duel', seed })
  for (let seat = ironwood.toAct(state); seat !== null; seat = ironwood.toAct(state)) {
    const legal = ironwood.legalActions(state)
    if (actions === 100) console.log(ironwoodEncoding.observe(ironwood.view(state, seat), seat).length, 'numbers')
    ironwood.step(state, random.pick(legal)) // in place: nothing is copied or frozen
    actions++
  }
}
console.log(actions, 'actions in 20 games')

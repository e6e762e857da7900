// Ironwood as numbers: the input and the output of a learning program.
import { createRandom } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'

const { id, bounds, channels, size } = ironwoodEncoding
console.log(`${id}: ${bounds.actions} actions, ${size} numbers in ${channels.length} channels`)

// This loop plays a game by numbers alone: it gets an observation and a mask, and answers with the place of an action.
const random = createRandom(7)
const observation = new Float32Array(size)
const mask = new Uint8Array(bounds.actions)

/** Stands for a trained model: it takes any legal action. */
function choose(_observation: Float32Array, allowed: Uint8Array): number {
  return random.pick([...allowed.keys()].filter((index) => allowed[index] === 1))
}

const state = ironwood.setup({ mode: 'duel', seed: 7 })
for (let actions = 0; actions < 40; actions++) {
  const seat = ironwood.toAct(state)
  if (seat === null) break
  ironwoodEncoding.observe(ironwood.view(state, seat), seat, observation)
  ironwoodEncoding.mask(ironwood.legalActions(state), mask)
  ironwood.step(state, ironwoodEncoding.actionAt(choose(observation, mask)))
}

// The numbers of a channel, by its name.
let from = 0
const view = ironwood.view(state, 'ironclad')
const numbers = [...ironwoodEncoding.observe(view, 'ironclad')]
for (const channel of channels) {
  const own = numbers.slice(from, from + channel.size)
  if (channel.name === 'crystals' || channel.name === 'drill')
    console.log(`${channel.name} (${channel.meaning}): ${own.map((number) => number.toFixed(2)).join(' ')}`)
  from += channel.size
}

// Two states that the Ironclad cannot tell apart have the same key, and they are two positions.
const other = ironwood.determinize(view, random)
console.log(
  ironwoodEncoding.informationKey(ironwood.view(other, 'ironclad'), 'ironclad') ===
    ironwoodEncoding.informationKey(view, 'ironclad'),
  ironwoodEncoding.positionKey(other) === ironwoodEncoding.positionKey(state),
)
console.log('so far:', ironwoodEncoding.returns(state))

import { createRandom } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'

let state = ironwood.setup({ mode: 'duel', seed: 7 })
for (const seat of ['woodwalkers', 'ironclad'] as const)
  state = ironwood.apply(state, ironwood.parse('opening 2'), seat)

// A server keeps the state and sends each client its view, and nothing else.
for (const viewer of ['woodwalkers', 'ironclad', 'spectator'] as const) {
  const { sides } = ironwood.view(state, viewer)
  const hands = [sides.woodwalkers, sides.ironclad].map(({ hand, handSize }) => hand?.join(' ') ?? `${handSize} cards`)
  console.log(`${viewer.padEnd(12)} ${hands.join(' | ')}`)
}

// A bot that thinks ahead deals the hidden cards again, in a way that fits its view.
const view = ironwood.view(state, 'ironclad')
for (const seed of [1, 2, 3]) {
  const possible = ironwood.determinize(view, createRandom(seed))
  console.log(`perhaps      ${possible.sides.woodwalkers.hand.join(' ')}`)
}

import { strict as assert } from 'node:assert'
import { perft, script } from 'totemforge/testing'
import { loveLetter, type State } from './games/love-letter.ts'

const start: State = {
  ...loveLetter.setup({ seed: 1, players: 2 }),
  hands: { north: ['prince', 'baron'], east: ['king'], south: [], west: [] },
  deck: ['guard', 'priest'],
}

// A test of the prince: the player who is hit discards and draws, and nobody else sees the cards.
const from = script(loveLetter)
const hit = from(start).play('play prince', 'target east')
assert.deepEqual(hit.state.hands.east, ['priest', 'guard'])
assert.deepEqual(hit.view('north').hands.east, [null, null])
assert.equal(hit.refusal('target north').code, 'not-legal')

// A round that ends, and what the shuffle gives next: the last card lies aside, three lie open, north draws first.
const order = ['king', 'guard', 'guard', 'guard', 'guard', 'guard', 'priest', 'priest', 'baron', 'handmaid', 'prince']
const deck = ['baron', ...order, 'handmaid', 'prince', 'countess', 'princess']
const over = from({ ...start, deck: [] }).play('play baron', 'target east')
const dealt = over.chance({ deck: [deck] }).play('deal')
assert.deepEqual(dealt.state.hands.north, ['prince'])

console.log(`After the prince: ${hit.seat} may ${hit.legal.join(', ')}`)
console.log(`After the round: ${over.seat} may ${over.legal.join(', ')}`)
console.log(`Sequences of 1 to 4 actions: ${[1, 2, 3, 4].map((depth) => perft(loveLetter, start, depth)).join(', ')}`)

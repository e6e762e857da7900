// A model is trained to play Ironwood, written as an ONNX file, and comes back as a policy.
//
//   tsx examples/train.ts                                        a short training
//   tsx examples/train.ts --games 400 --rounds 6 --file my.onnx  the one that made examples/models/ironwood-duel.onnx
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createRandom, playMatchAsync, type Random, randomPolicy } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { greedy } from 'totemforge/ironwood/bots'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { onnxPolicy, stampModel } from 'totemforge/onnx'
import { createNetwork, favourite, learner, type Sample, seenIn } from './train/network.ts'
import { writeOnnx } from './train/write-onnx.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
  },
})
const random = createRandom(values.seed)

/** How often a random action replaces greedy's, so that the model also learns positions that greedy would not reach. */
const chance = 0.25

/** A game of greedy against itself: each decision with greedy's choice. */
function selfPlay(seed: string, random: Random): Sample[] {
  const samples: Sample[] = []
  const state = ironwood.setup({ mode: 'duel', seed })
  for (let actions = 0; actions < 1000; actions++) {
    const seat = ironwood.toAct(state)
    if (seat === null) break
    const legal = ironwood.legalActions(state)
    const view = ironwood.view(state, seat)
    const action = greedy.choose({ view, legal, seat, random })
    if (legal.length > 1) {
      const seen = seenIn(ironwoodEncoding.observe(view, seat))
      samples.push({ seen, legal: legal.map(ironwoodEncoding.indexOf), chosen: ironwoodEncoding.indexOf(action) })
    }
    ironwood.step(state, random.integer(1, 100) <= chance * 100 ? random.pick(legal) : action)
  }
  return samples
}

const samples = Array.from({ length: Number(values.games) }, (_, game) =>
  selfPlay(`${values.seed} ${game}`, random),
).flat()
console.log(`${values.games} games, ${samples.length} decisions to learn from`)

// The network learns to choose like greedy.
const network = createNetwork(ironwoodEncoding.size, 16, ironwoodEncoding.bounds.actions, random)
const learn = learner(network, 0.03)
for (let round = 1; round <= Number(values.rounds); round++) {
  random.shuffle(samples)
  for (const sample of samples) learn(sample)
  const agreed = samples.filter((sample) => favourite(network, sample) === sample.chosen).length
  console.log(`round ${round}: agrees with greedy in ${Math.round((100 * agreed) / samples.length)} % of them`)
}

// The model names its encoding, so it never receives the numbers of another.
const model = stampModel(writeOnnx(network), ironwoodEncoding.id)
if (values.file) writeFileSync(values.file, model)

const trained = await onnxPolicy(ironwoodEncoding, model)
const { outcome } = await playMatchAsync(ironwood, {
  options: { mode: 'duel', seed: 7 },
  policies: { woodwalkers: trained, ironclad: randomPolicy },
  maxActions: 5000,
})
console.log(`the model against a player by chance: ${outcome?.winners.join() ?? 'nobody'} wins`)

// A model is trained to play Ironwood, written as an ONNX file, and comes back as a policy.
//
//   tsx examples/train.ts                                                       a short training
//   tsx examples/train.ts --games 1000 --rounds 1500 --each 128 --file my.onnx  the one that made examples/models/ironwood-duel.onnx
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createRandom, playMatchAsync, type Random, randomPolicy } from 'totemforge'
import { ironwood, type Seat } from 'totemforge/ironwood'
import { greedy } from 'totemforge/ironwood/bots'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { onnxPolicy, stampModel } from 'totemforge/onnx'
import { type Game, playGame } from './train/game.ts'
import { seenIn, steps } from './train/inputs.ts'
import { learner } from './train/learner.ts'
import { evened, imitate, improve, type Lesson, lessonsOf } from './train/lesson.ts'
import { createNetwork, favourite, think } from './train/network.ts'
import { writeOnnx } from './train/write-onnx.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '2' },
    each: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
  },
})
const { seed } = values
const random = createRandom(seed)
const network = createNetwork(
  { inputs: ironwoodEncoding.size + steps.length, wide: 64, narrow: 64, outputs: ironwoodEncoding.bounds.actions },
  random,
)
const begun = { first: network.first.slice(), third: network.third.slice() }

/** Whether something happens that happens so often. */
const happens = (random: Random, share: number): boolean => random.integer(1, 1_000_000) <= share * 1_000_000

/** The lessons in random order, so many at a time. */
function* batchesOf(random: Random, lessons: Lesson[], size: number): Generator<Lesson[]> {
  random.shuffle(lessons)
  for (let from = 0; from < lessons.length; from += size) yield lessons.slice(from, from + size)
}

/** A game of greedy against itself. Now and then a random action replaces its choice, so that there are other positions to learn from. */
const greedyGame = (random: Random, game: number): Game =>
  playGame(`${seed} greedy ${game}`, (turn) => {
    const choice = greedy.choose({ ...turn, random })
    const decision = { ...seenIn(turn, true), chosen: turn.legal.indexOf(choice), likelihood: 1, standing: 0 }
    return { action: happens(random, 0.15) ? random.pick(turn.legal) : choice, decision }
  })

/** A game of the network against itself, or against a teacher. */
const ownGame = (random: Random, game: string, teacher: Seat | null): Game =>
  playGame(`${seed} own ${game}`, (turn) => {
    if (turn.seat === teacher) return { action: greedy.choose({ ...turn, random }) }
    const question = seenIn(turn, teacher !== null)
    const { likely, standing } = think(network, question)
    const chosen = drawn(random, likely)
    const action = turn.legal[chosen]
    if (!action) throw new RangeError('There is nothing to choose from.')
    return { action, decision: { ...question, chosen, likelihood: likely[chosen] ?? 0, standing } }
  })

/** A place, by its likelihood. */
function drawn(random: Random, likely: Float64Array): number {
  let left = random.integer(0, 999_999) / 1_000_000
  for (const [place, each] of likely.entries()) {
    left -= each
    if (left < 0) return place
  }
  return likely.length - 1
}

/** The weights, but 0 for those that the training has never moved: inputs and actions that it never met. */
const moved = (weights: Float32Array, begun: Float32Array): Float32Array =>
  weights.map((weight, index) => (weight === begun[index] ? 0 : weight))

/** The model names its encoding, so it never receives the numbers of another. */
function model(): Uint8Array {
  const [first, third] = [moved(network.first, begun.first), moved(network.third, begun.third)]
  return stampModel(writeOnnx({ ...network, first, third }, steps), ironwoodEncoding.id)
}

/** First the network learns to choose like greedy. */
function imitateGreedy(random: Random): void {
  const lessons = Array.from({ length: Number(values.games) }, (_, game) => lessonsOf(greedyGame(random, game))).flat()
  console.log(`${values.games} games of greedy, ${lessons.length} decisions to learn from`)
  const learn = learner(network)
  const times = 4
  for (let time = 0; time < times; time++)
    for (const batch of batchesOf(random, lessons, 128)) learn(batch, 0.002 * (1 - time / times), imitate)
  const agreed = lessons.filter((lesson) => favourite(think(network, lesson)) === lesson.chosen).length
  console.log(`it agrees with greedy in ${Math.round((100 * agreed) / lessons.length)} % of them`)
}

/** Then it plays against itself and against greedy, and learns from what went better or worse than it expected. */
function playItself(random: Random): void {
  const learn = learner(network)
  const rounds = Number(values.rounds)
  let met = 0
  let won = 0
  for (let round = 0; round < rounds; round++) {
    const lessons: Lesson[] = []
    for (let game = 0; game < Number(values.each); game++) {
      const teacher = happens(random, 0.25) ? random.pick<Seat>(['woodwalkers', 'ironclad']) : null
      const played = ownGame(random, `${round} ${game}`, teacher)
      lessons.push(...lessonsOf(played))
      if (teacher) met++
      if (teacher && played.winner && played.winner !== teacher) won++
    }
    const even = evened(lessons)
    for (let time = 0; time < 2; time++)
      for (const batch of batchesOf(random, even, 256)) learn(batch, 0.0003 * (1 - round / rounds), improve)
    if ((round + 1) % 10 > 0 && round + 1 < rounds) continue
    console.log(`round ${round + 1}: it won ${won} of the last ${met} games against greedy`)
    met = 0
    won = 0
    // A training that is stopped leaves what it has learnt so far.
    if (values.file) writeFileSync(values.file, model())
  }
}

imitateGreedy(random)
playItself(createRandom(`${seed} play`))

const trained = await onnxPolicy(ironwoodEncoding, model())
const { outcome } = await playMatchAsync(ironwood, {
  options: { mode: 'duel', seed: 7 },
  policies: { woodwalkers: trained, ironclad: randomPolicy },
  maxActions: 5000,
})
console.log(`the model against a player by chance: ${outcome?.winners.join() ?? 'nobody'} wins`)

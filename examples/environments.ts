// Environments for learning: agents who act one after the other, in one game or in many at once.
import { createRandom } from 'totemforge'
import { createEnv, createEnvs } from 'totemforge/encode'
import { ironwood } from 'totemforge/ironwood'
import { greedy } from 'totemforge/ironwood/bots'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'

const random = createRandom(7)
const { bounds, size } = ironwoodEncoding

/** Stands for a trained model: it takes the place of any legal action. */
function choose(_observation: Float32Array, mask: Uint8Array): number {
  return random.pick([...mask.keys()].filter((index) => mask[index] === 1))
}

// One game. `greedy` plays the Ironclad, so the Woodwalkers are the only agent.
const env = createEnv(ironwood, {
  encoding: ironwoodEncoding,
  options: (seed) => ({ mode: 'duel', seed }),
  policies: { ironclad: greedy },
})
env.reset(7)
while (env.agentSelection !== null) {
  const { observation: seen, reward, terminated, truncated } = env.last()
  const isOver = terminated || truncated
  if (isOver) console.log(`${env.agentSelection}: ${reward}, after ${env.record().actions.length} actions`)
  env.step(isOver ? null : choose(seen.observation, seen.mask))
}

// Many games, which share typed arrays: a row for each game, about the seat that decides there.
const envs = createEnvs(16, ironwood, {
  encoding: ironwoodEncoding,
  options: (seed) => ({ mode: 'duel', seed }),
  length: 100,
  autoReset: true,
})
envs.reset(7)
const { observations, masks, truncated, turns } = envs.rows
let cutOff = 0
for (let steps = 0; steps < 150; steps++) {
  const actions = [...turns.keys()].map((row) =>
    choose(
      observations.subarray(row * size, (row + 1) * size),
      masks.subarray(row * bounds.actions, (row + 1) * bounds.actions),
    ),
  )
  envs.step(actions)
  cutOff += truncated.reduce((sum, one) => sum + one, 0)
}
console.log(`${envs.count} games at once: ${cutOff} were cut off after 100 actions, and the next ones began`)

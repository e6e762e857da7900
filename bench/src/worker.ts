/** The process of one contestant: it plays rounds when the runner asks for them. */
import { createHash } from 'node:crypto'
import { Choices } from './choices'
import type { Player } from './contestant'
import { findContestant } from './games'
import { type Answer, isTask, type Task } from './task'

const seed = 20_260_101

function timed({ play }: Player, games: number): Answer {
  const choices = new Choices(seed)
  globalThis.gc?.()
  const start = performance.now()
  for (let game = 0; game < games; game++) play(choices)
  return { moves: choices.made, milliseconds: performance.now() - start, digest: '' }
}

function digested({ playOut }: Player, games: number): Answer {
  const choices = new Choices(seed)
  const hash = createHash('sha256')
  for (let game = 0; game < games; game++) hash.update(JSON.stringify(playOut(choices)))
  return { moves: choices.made, milliseconds: 0, digest: hash.digest('hex') }
}

const carryOut = (player: Player, task: Task): Answer => (task.digest ? digested : timed)(player, task.games)

if (!import.meta.resolve('totemforge').endsWith('/dist/index.js'))
  throw new Error('totemforge is not the built package.')
const [, , game = '', name = ''] = process.argv
const player = findContestant(game, name).make()
process.on('message', (message) => {
  if (isTask(message)) process.send?.(carryOut(player, message))
})

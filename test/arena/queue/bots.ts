import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plan } from '../../../src/arena'

/** A policy that takes its time, and in a process that is told to hang never comes to an end. */
const slow = `export default {
  name: 'slow',
  choose: ({ legal, random }) =>
    new Promise((done) => {
      if (!process.env.HANG) setTimeout(() => done(random.pick(legal)), 30)
    }),
}
`

/** A tournament of a game and a policy that are not the library's own. */
export function ownPlan(directory: string, games: number): Plan {
  const policy = join(directory, 'slow.mjs')
  writeFileSync(policy, slow)
  return { game: resolve('examples/games/connect-four.ts'), policies: [policy, 'random'], games, seed: 'queue' }
}

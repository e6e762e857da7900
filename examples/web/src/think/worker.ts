/** The worker of the page: it loads the policies of a game when they are first needed. */
import { createRandom } from 'totemforge'
import type { Question, Reply } from './message'
import type { GamePolicies } from './policies'

const games: Readonly<Record<string, () => Promise<GamePolicies>>> = {
  ironwood: async () => (await import('./ironwood')).ironwoodPolicies,
  daimyo: async () => (await import('./daimyo')).daimyoPolicies,
  root: async () => (await import('./root')).rootPolicies,
}

async function answer({ game, policy, view, legal, seat, seed }: Question): Promise<Omit<Reply, 'id'>> {
  const load = games[game]
  if (!load) throw new Error(`There are no policies for ${game} here.`)
  const policies = await load()
  const turn = { view, legal, seat, random: createRandom(seed) }
  return policy === 'hint' ? { hints: policies.hint(turn) } : policies.choose(policy, turn)
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    postMessage({ id: data.id, ...(await answer(data)) } satisfies Reply)
  } catch (error) {
    postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) } satisfies Reply)
  }
})

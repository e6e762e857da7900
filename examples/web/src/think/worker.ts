/** The worker of the page: it loads the policies of a game when they are first needed. */
import { createRandom } from 'totemforge'
import type { Question, Reply } from './message'
import type { Mind } from './mind'

const minds: Readonly<Record<string, () => Promise<Mind>>> = {
  ironwood: async () => (await import('./ironwood')).ironwoodMind,
  root: async () => (await import('./root')).rootMind,
}

async function answer({ game, policy, view, legal, seat, seed }: Question): Promise<Omit<Reply, 'id'>> {
  const load = minds[game]
  if (!load) throw new Error(`There are no policies for ${game} here.`)
  const mind = await load()
  const turn = { view, legal, seat, random: createRandom(seed) }
  return policy === 'hint' ? { hints: mind.hint(turn) } : mind.choose(policy, turn)
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    postMessage({ id: data.id, ...(await answer(data)) } satisfies Reply)
  } catch (error) {
    postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) } satisfies Reply)
  }
})

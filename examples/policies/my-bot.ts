import type { PolicyOf } from 'totemforge'
import { type Action, ironwood, ironwoodMap } from 'totemforge/ironwood'

const edge = ironwoodMap.forests.filter(({ kind }) => kind === 'outer').map(({ id }) => id)

/** Steps towards victory: Totems at the edge of the forests, and Forges. */
function worth(action: Action): number {
  if (action.type === 'move' && action.totem) return edge.includes(action.to) ? 3 : 2
  if (action.type === 'discover' || action.type === 'found' || action.type === 'build') return 3
  return action.type === 'forfeit' || action.type === 'rest' ? 0 : 1
}

const myBot: PolicyOf<typeof ironwood> = {
  name: 'my-bot',
  choose({ legal, random }) {
    const actions = ironwood.sensible(legal)
    const most = Math.max(...actions.map(worth))
    return random.pick(actions.filter((action) => worth(action) === most))
  },
}

export default myBot

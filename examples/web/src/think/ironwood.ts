import type { Policy, Turn } from 'totemforge'
import { type Action, ironwood, type Seat, type View } from 'totemforge/ironwood'
import { greedy, ironbot, ironwoodGuide, strategist, woodenbot } from 'totemforge/ironwood/bots'
import { halving } from 'totemforge/search'
import { type GamePolicies, hintsOf } from './policies'

const policies: Readonly<Record<string, Policy<View, Action, Seat>>> = {
  greedy,
  'search-quick': strategist({ milliseconds: 500 }),
  search: strategist({ milliseconds: 2000 }),
}

const adviser = halving(ironwood, { milliseconds: 1500, guide: ironwoodGuide })

export const ironwoodPolicies: GamePolicies = {
  choose(name: string, turn: Turn<View, Action, Seat>) {
    if (name === 'ironbot' || name === 'woodenbot') {
      const { action, verdict } = (name === 'ironbot' ? ironbot : woodenbot).explain(turn)
      return { action, reason: verdict }
    }
    const policy = policies[name]
    if (!policy) throw new Error(`There is no policy ${name} here.`)
    return { action: policy.choose(turn) }
  },
  hint: (turn: Turn<View, Action, Seat>) => hintsOf(adviser.search(turn), turn.seat),
}

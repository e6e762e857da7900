import type { Policy, Turn } from 'totemforge'
import { type Action, daimyo, type Seat, type View } from 'totemforge/daimyo'
import { daimyoGuide, greedy } from 'totemforge/daimyo/bots'
import { halving } from 'totemforge/search'
import { type GamePolicies, hintsOf } from './policies'

const search = (milliseconds: number) => halving(daimyo, { milliseconds, guide: daimyoGuide })

const policies: Readonly<Record<string, Policy<View, Action, Seat>>> = {
  greedy,
  'search-quick': search(500),
  search: search(2000),
}

export const daimyoPolicies: GamePolicies = {
  choose(name: string, turn: Turn<View, Action, Seat>) {
    const policy = policies[name]
    if (!policy) throw new Error(`There is no policy ${name} here.`)
    return { action: policy.choose(turn) }
  },
  hint: (turn: Turn<View, Action, Seat>) => hintsOf(search(1500).search(turn), turn.seat),
}

import type { Policy, Turn } from 'totemforge'
import { type Action, root, type Seat, type View } from 'totemforge/root'
import { greedy, rootGuide } from 'totemforge/root/bots'
import { halving } from 'totemforge/search'
import { type GamePolicies, hintsOf } from './policies'

const search = (milliseconds: number) => halving(root, { milliseconds, guide: rootGuide })

const policies: Readonly<Record<string, Policy<View, Action, Seat>>> = {
  greedy,
  'search-quick': search(500),
  search: search(2000),
}

export const rootPolicies: GamePolicies = {
  choose(name: string, turn: Turn<View, Action, Seat>) {
    const policy = policies[name]
    if (!policy) throw new Error(`There is no policy ${name} here.`)
    return { action: policy.choose(turn) }
  },
  hint: (turn: Turn<View, Action, Seat>) => hintsOf(search(1500).search(turn), turn.seat),
}

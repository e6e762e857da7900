import type { Policy } from '../../core'
import type { Action, Seat, View } from '../rules'
import { sightOf } from './sight'
import { wishesOf } from './wishes'

/**
 * A simple player of Root for any seat and faction: it looks at the present table and its faction's wishes, and takes the
 * action with the greatest immediate worth. It remembers nothing and does not plan turns ahead.
 *
 * @example
 * const policies = { p1: greedy, p2: greedy, p3: greedy, p4: randomPolicy }
 * const { outcome } = playMatch(root, { options: { seed: 7, players: 4 }, policies, maxActions: 5000 })
 */
export const greedy: Policy<View, Action, Seat> = {
  name: 'greedy',
  choose({ view, legal, seat, random }) {
    const [first] = legal
    const task = view.agenda.at(-1)
    if (first !== undefined && legal.length === 1) return first
    // Before factions are chosen, there is nothing to judge.
    if (task?.do === 'draft') return random.pick(legal)
    const worths = wishesOf(sightOf(view, seat, random), legal)
    const most = Math.max(...worths)
    return random.pick(legal.filter((_, index) => worths[index] === most))
  },
}

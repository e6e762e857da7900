import type { Policy } from '../../core'
import type { Action, Seat, View } from '../rules'
import { factionOf } from '../rules/play'
import type { Faction } from '../rules/vocabulary'
import { alliance } from './alliance'
import { eyrie } from './eyrie'
import { marquise } from './marquise'
import { type Mind, sightOf } from './sight'
import { vagabond } from './vagabond'

const minds: Readonly<Record<Faction, Mind>> = { marquise, eyrie, alliance, vagabond, vagabond2: vagabond }

/**
 * A simple player of Root for any seat and faction: it looks at the table as it lies, asks what its faction wants, and takes
 * what brings most at once. It remembers nothing and plans no turn ahead.
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
    // Before there are factions all of them are liked alike.
    if (task?.do === 'draft') return random.pick(legal)
    const sight = sightOf(view, seat, random)
    const wish = task && minds[factionOf(sight, seat)](sight, task)
    const worths = legal.map((action) => wish?.(action) ?? 0)
    const most = Math.max(...worths)
    return random.pick(legal.filter((_, index) => worths[index] === most))
  },
}

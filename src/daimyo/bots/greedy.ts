import type { Policy } from '../../core'
import type { Action, Seat, View } from '../rules'
import { isClan } from '../rules/resources'
import { sightOf } from './sight'
import { wishesOf } from './wishes'

/**
 * A simple player of Daimyo for every clan, also against the Empire: it looks at its view, weighs each answer by what it
 * brings, and takes the best. It remembers nothing and does not plan turns ahead.
 *
 * @example
 * const policies = { nature: greedy, nomads: randomPolicy }
 * const { outcome } = playMatch(daimyo, { options: { seed: 7, clans: ['nature', 'nomads'] }, policies })
 */
export const greedy: Policy<View, Action, Seat> = {
  name: 'greedy',
  choose({ view, legal, seat, random }) {
    const [first] = legal
    if (first !== undefined && legal.length === 1) return first
    // The Empire never decides (DAI-OPT-01).
    if (!isClan(seat)) return random.pick(legal)
    const wishes = wishesOf(sightOf(view, seat, random), legal)
    const most = Math.max(...wishes)
    return random.pick(legal.filter((_, index) => wishes[index] === most))
  },
}

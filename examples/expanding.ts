import { type PolicyOf, playMatch } from 'totemforge'
import { boardOf, ironwood } from 'totemforge/ironwood'
import { greedy, ironbot } from 'totemforge/ironwood/bots'
import { checkPolicy } from 'totemforge/testing'

/**
 * An Ironbot that always expands: it goes, recruits and builds where nobody is yet, and leaves the rest to the official
 * bot.
 */
const expander: PolicyOf<typeof ironwood> = {
  name: 'expander',
  choose({ view, legal }) {
    const { mountains, mountainAt } = boardOf(view)
    const worth = (id: string): number => {
      const mountain = mountainAt[id] ?? -1
      const units = (view.mountains.fighters[mountain] ?? 0) + (view.mountains.golems[mountain] ?? 0)
      return (mountains[mountain]?.kind === 'outer' ? 10 : 0) - units
    }
    const places = legal.flatMap((action) =>
      action.type === 'target' || action.type === 'recruit' || action.type === 'build'
        ? [{ action, worth: worth(action.at) }]
        : [],
    )
    const [best] = places.sort((one, other) => other.worth - one.worth)
    return best ? best.action : ironbot.choose({ view, legal })
  },
}

const report = checkPolicy(ironwood, expander, {
  options: (seed) => ({ mode: 'ironbot', level: 12, seed }),
  seats: ['ironclad'],
  games: 5,
})
console.log(`${expander.name}: ${report.actions} decisions looked at, ${report.broken.length} laws broken`)

const games = 30
for (const bot of [ironbot, expander]) {
  let [won, rounds] = [0, 0]
  for (let seed = 0; seed < games; seed++) {
    const policies = { woodwalkers: greedy, ironclad: bot }
    const match = playMatch(ironwood, { options: { mode: 'ironbot', level: 12, seed }, policies })
    if (match.error) throw new Error(match.error.message, { cause: match.error.cause })
    if (match.outcome?.winners.includes('ironclad')) won++
    rounds += match.state.round
  }
  const share = Math.round((100 * won) / games)
  console.log(`${bot.name}: ${share} % of ${games} games won, in ${(rounds / games).toFixed(1)} rounds on average`)
}

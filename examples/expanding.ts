import { boardOf, ironwood, type Mode, playMatch, randomPolicy } from 'totemforge'
import { type BotPolicy, ironbot } from 'totemforge/bots'

/** An Ironbot that always expands: it goes, recruits and digs where no one is yet, and leaves the rest to the official one. */
const expander: Pick<BotPolicy, 'name' | 'choose'> = {
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

const mode: Mode = 'ironbot'
for (const bot of [ironbot, expander]) {
  let rounds = 0
  let won = 0
  for (let seed = 0; seed < 100; seed++) {
    const policies = { woodwalkers: randomPolicy, ironclad: bot }
    const { outcome, state } = playMatch(ironwood, { options: { mode, seed }, policies })
    if (outcome?.winners.includes('ironclad')) won++
    rounds += state.round
  }
  console.log(`${bot.name}: ${won} of 100 games won, in ${rounds / 100} rounds on average`)
}

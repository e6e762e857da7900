import { type PolicyOf, playMatch, randomPolicy } from 'totemforge'
import { ironwood, type Seat, type State } from 'totemforge/ironwood'
import { checkPolicy } from 'totemforge/testing'

/** The worth of a position: first what wins the game, then what leads there. */
function worth({ secured, forests, mountains, sides, result }: State, seat: Seat): number {
  if (result) return result.winner === seat ? 1000 : -1000
  const count = (site: string): number => mountains.sites.filter((each) => each === site).length
  const totems = forests.full.reduce((sum, each) => sum + each, 0)
  const wood = 50 * secured + 8 * totems + sides.woodwalkers.crystals
  const iron = 50 * count('forge') + 10 * count('foundation') + sides.ironclad.crystals
  return seat === 'woodwalkers' ? wood - iron : iron - wood
}

/** Tries each action in positions that could be the real one, plays a little further at random, and takes the best. */
const thinker: PolicyOf<typeof ironwood> = {
  name: 'thinker',
  choose({ view, legal, seat, random }) {
    const actions = ironwood.sensible(legal)
    const scores = actions.map(() => 0)
    for (let sample = 0; sample < 2; sample++) {
      const possible = ironwood.determinize(view, random)
      for (const [index, action] of actions.entries()) {
        const next = ironwood.clone(possible)
        ironwood.step(next, action)
        for (let depth = 0; depth < 12 && ironwood.toAct(next) !== null; depth++)
          ironwood.step(next, random.pick(ironwood.sensible(ironwood.legalActions(next))))
        scores[index] = (scores[index] ?? 0) + worth(next, seat)
      }
    }
    return actions[scores.indexOf(Math.max(...scores))] ?? random.pick(legal)
  },
}

const report = checkPolicy(ironwood, thinker, {
  options: (seed) => ({ mode: 'duel', seed }),
  games: 1,
  maxActions: 300,
})
console.log(`${thinker.name}: ${report.actions} decisions looked at, ${report.broken.length} laws broken`)

for (const seat of ['woodwalkers', 'ironclad'] as const) {
  const policies = { woodwalkers: randomPolicy, ironclad: randomPolicy, [seat]: thinker }
  const { outcome, state } = playMatch(ironwood, { options: { mode: 'duel', seed: 1 }, policies, maxActions: 5000 })
  console.log(`As ${seat}: ${outcome?.winners.join() ?? 'nobody'} won in round ${state.round}, ${outcome?.reason}`)
}

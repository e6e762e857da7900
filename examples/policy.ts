import { type PolicyOf, playMatch, randomPolicy } from 'totemforge'
import { checkPolicy } from 'totemforge/testing'
import { connectFour, type Drop, type Seat } from './games/connect-four.ts'

/** Wins if it can, otherwise prevents a win, otherwise plays at random. */
const lookout: PolicyOf<typeof connectFour> = {
  name: 'lookout',
  choose({ view, legal, seat, random }) {
    const wins = (drop: Drop, turn: Seat): boolean => {
      const next = connectFour.clone({ ...view, turn })
      connectFour.step(next, drop)
      return next.winner === turn
    }
    const other = seat === 'red' ? 'yellow' : 'red'
    return legal.find((drop) => wins(drop, seat)) ?? legal.find((drop) => wins(drop, other)) ?? random.pick(legal)
  },
}

const report = checkPolicy(connectFour, lookout, { options: (seed) => ({ seed }) })
console.log(`${lookout.name}: ${report.actions} decisions looked at, ${report.broken.length} laws broken`)

const games = 200
let won = 0
for (let seed = 0; seed < games; seed++) {
  const seat = seed % 2 === 0 ? 'red' : 'yellow'
  const policies = { red: randomPolicy, yellow: randomPolicy, [seat]: lookout }
  if (playMatch(connectFour, { options: { seed }, policies }).outcome?.winners.includes(seat)) won++
}
console.log(`${lookout.name} won ${won} of ${games} games against ${randomPolicy.name}`)

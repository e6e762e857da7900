import { resolve } from 'node:path'
import {
  fixtures,
  type Played,
  playFixture,
  summarise,
  type TournamentPlan,
  type Tourney,
  tournament,
} from '../../src/arena'

export const bids = resolve('test/arena/games/bids.ts')

/** A decision takes the time set here, so that the results are always the same. */
const timed = (played: Played): Played => ({
  ...played,
  time: Object.fromEntries(
    Object.keys(played.seated).map((seat) => [seat, { decisions: 2, milliseconds: 3, longest: 2.5 }]),
  ),
})

/** Plays a tournament without threads, and without the time that it took. */
export async function playHere(plan: TournamentPlan): Promise<Tourney> {
  const whole = tournament(plan)
  const played: Played[] = []
  for (const fixture of await fixtures(whole)) played.push(timed(await playFixture(whole, fixture)))
  return { tournament: whole, played, summary: summarise(whole, played), whole: true }
}

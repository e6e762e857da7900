import { createRandom, type Game, type Policy, type Seeded, same } from '../core'
import { print } from './moment'
import { type Report, startReport } from './report'

/**
 * How {@link checkPolicy} goes about it.
 *
 * @example
 * const settings = { options: (seed: number) => ({ seed }), seats: ['yellow'] as const, games: 50 }
 */
export interface PolicySettings<Options extends Seeded, Seat extends string> {
  /** The options of each game; `{ seed }` is often all. */
  options(seed: number): Options
  /** The seats that the policy plays, the others play at random; all of them unless given. */
  readonly seats?: readonly Seat[]
  /** How many games are played; 20 unless given. */
  readonly games?: number
  /** The seed of the first game, the others count up from it; 0 unless given. */
  readonly seed?: number
  /** A game is left after so many actions; 1,000 unless given. */
  readonly maxActions?: number
}

/**
 * Plays games with a policy and looks at each of its decisions: it answers with a legal action, gives the same answer to
 * the same turn, and changes neither the view nor the list that it was shown.
 *
 * @example
 * test('my policy keeps the laws', () => {
 *   expect(checkPolicy(connectFour, myPolicy, { options: (seed) => ({ seed }) }).broken).toEqual([])
 * })
 */
export function checkPolicy<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  policy: Policy<NoInfer<View>, NoInfer<Action>, NoInfer<Seat>>,
  settings: PolicySettings<Options, Seat>,
): Report {
  const { options, seats = game.seats, games = 20, seed: firstSeed = 0, maxActions = 1000 } = settings
  const report = startReport()
  let finished = 0
  let played = 0
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const state = game.setup(options(seed))
    const random = createRandom(seed, 'play')
    for (let number = 0; number < maxActions; number++) {
      const seat = game.toAct(state)
      if (seat === null) {
        finished++
        break
      }
      let action = random.pick(game.legalActions(state))
      if (seats.includes(seat)) {
        const turn = () => ({
          view: game.view(state, seat),
          legal: game.legalActions(state),
          seat,
          random: createRandom(seed, `policy ${seat} ${number}`),
        })
        report.check('answers-legally', seed, number, () => {
          const answer = policy.choose(turn())
          const refusal = game.refusal(state, answer)
          if (refusal) return `${policy.name} answers ${print(answer)} for ${seat}: ${refusal.message}`
          action = answer
          return null
        })
        report.check('answers-repeat', seed, number, () => {
          const again = policy.choose(turn())
          return same(again, policy.choose(turn()))
            ? null
            : `${policy.name} gives ${seat} different answers to the same turn.`
        })
        report.check('changes-nothing', seed, number, () => {
          const shown = turn()
          policy.choose(shown)
          const fresh = turn()
          if (!same(shown.view, fresh.view)) return `${policy.name} changes the view that ${seat} was shown.`
          return same(shown.legal, fresh.legal) ? null : `${policy.name} changes the list of legal actions of ${seat}.`
        })
      }
      game.step(state, action)
      played++
    }
  }
  return report.finish(games, finished, played)
}

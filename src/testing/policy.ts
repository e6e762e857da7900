import { createRandom, type Game, type Policy, type Seeded } from '../core'
import { difference } from './difference'
import { print } from './position'
import { type Report, startReport } from './report'
import { snapshot } from './snapshot'
import { whatThrew } from './thrown'

/**
 * The settings of {@link checkPolicy}.
 *
 * @example
 * const settings = { options: (seed: number) => ({ seed }), seats: ['yellow'] as const, games: 50 }
 */
export interface PolicySettings<Options extends Seeded, Seat extends string> {
  /** The options of each game; `{ seed }` is often all. */
  options(seed: number): Options
  /** The seats that the policy plays; the others play at random. Default: all seats. */
  readonly seats?: readonly Seat[]
  /** How many games are played; default 20. */
  readonly games?: number
  /** The seed of the first game; the others count up from it. Default 0. */
  readonly seed?: number
  /** A game stops after this many actions; default 1,000. */
  readonly maxActions?: number
}

/**
 * Plays games with a policy and checks each of its decisions: the policy answers with a legal action, gives the same answer to
 * the same turn, and changes neither the view nor the list that it receives. Check `finished` in your test too: a game that
 * never ends breaks no law.
 *
 * @example
 * test('my policy keeps the laws', () => {
 *   expect(checkPolicy(connectFour, myPolicy, { options: (seed) => ({ seed }) }).broken).toEqual([])
 * })
 */
export function checkPolicy<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
  const Given extends Options,
>(
  game: Game<State, Action, View, Options, Seat, Event>,
  policy: Policy<NoInfer<View>, NoInfer<Action>, NoInfer<Seat>>,
  settings: PolicySettings<Given, NoInfer<Seat>>,
): Report {
  const { options, seats = game.seats, games = 20, seed: firstSeed = 0, maxActions = 1000 } = settings
  const report = startReport(['answers', 'changes-nothing', 'answers-legally', 'answers-repeat', 'plays-on'])
  let finished = 0
  let played = 0

  /** Asks the policy twice; the answer is in the list if it is legal. */
  function ask(state: State, seat: Seat, seed: number, number: number): Action[] {
    const turn = () => {
      const random = createRandom(seed, `policy ${seat} ${number}`)
      return { view: game.view(state, seat), legal: game.legalActions(state), seat, random }
    }
    const check = (law: string, look: () => string | null): void => report.check(law, seed, number, look)
    const shown = turn()
    const handed = { view: shown.view, legal: shown.legal }
    const before = snapshot(handed)
    const answers: Action[] = []
    const answer = attempt(() => policy.choose(shown))
    const failure =
      'threw' in answer
        ? `threw for ${seat}: ${answer.threw}`
        : isPromise(answer.given)
          ? `answered for ${seat} with a promise, which checkPolicy does not wait for.`
          : null
    check('answers', () => failure && `${policy.name} ${failure}`)
    if ('given' in answer && failure === null) answers.push(answer.given)
    const legal: Action[] = []
    for (const answer of answers) {
      check('changes-nothing', () => {
        const found = difference(before, handed, 'before', 'after')
        return found === null ? null : `${policy.name} changes the turn of ${seat}: ${found}.`
      })
      check('answers-legally', () => {
        const refusal = game.refusal(state, answer)
        if (refusal) return `${policy.name} answers ${print(answer)} for ${seat}: ${refusal.message}`
        legal.push(answer)
        return null
      })
      check('answers-repeat', () => {
        const found = difference(answer, policy.choose(turn()), 'the first time', 'the second time')
        return found === null ? null : `${policy.name} gives ${seat} different answers to the same turn: ${found}.`
      })
    }
    return legal
  }

  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    let number = 0
    try {
      const state = game.setup(options(seed))
      const random = createRandom(seed, 'play')
      for (; number < maxActions; number++) {
        const seat = game.toAct(state)
        if (seat === null) {
          finished++
          break
        }
        const legal = game.legalActions(state)
        if (legal.length === 0) {
          report.check(
            'plays-on',
            seed,
            number,
            () => `${game.id} lists no legal action for ${seat}, who is to decide.`,
          )
          break
        }
        const chance = random.pick(legal)
        const [action = chance] = seats.includes(seat) ? ask(state, seat, seed, number) : []
        game.step(state, action)
        played++
      }
      report.check('plays-on', seed, null, () => null)
    } catch (error) {
      report.check('plays-on', seed, number, () => {
        throw error
      })
    }
  }
  return report.finish(games, finished, played)
}

function attempt<Given>(ask: () => Given): { given: Given } | { threw: string } {
  try {
    return { given: ask() }
  } catch (error) {
    return { threw: whatThrew(error) }
  }
}

function isPromise(value: unknown): boolean {
  if (!(value instanceof Promise)) return false
  // Ignore its rejection.
  value.catch(() => undefined)
  return true
}

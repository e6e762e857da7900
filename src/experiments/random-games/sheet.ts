import { type Game, type Policy, playMatch, randomPolicy, type Seeded } from '../../core'
import type { Encoding } from '../../encode'

/** One random game: its actions, whether it ended, and how many random decisions had so many legal actions. */
export interface RandomGame {
  readonly actions: number
  readonly ended: boolean
  readonly choices: Readonly<Record<string, number>>
}

/** A way to begin the game. */
export interface Setup<Options> {
  readonly name: string
  options(seed: number): Options
}

/** What a data sheet says of a game. */
export interface Sheet {
  readonly title: string
  readonly version: string
  readonly encoding: Pick<Encoding<object, unknown, unknown, string>, 'id' | 'blocks' | 'bounds' | 'channels' | 'size'>
  /** What is not taken from the printed game, in Markdown. */
  readonly reconstructed: string
  /** The names of the setups. */
  readonly setups: readonly string[]
  play(setup: string, seed: number): RandomGame
}

/** What a data sheet is made of. */
interface Plan<State extends object, Action, View, Options extends Seeded, Seat extends string, Event> {
  readonly title: string
  readonly game: Game<State, Action, View, Options, Seat, Event> & { readonly version: string }
  readonly encoding: Encoding<State, Action, View, Seat>
  readonly reconstructed: string
  readonly setups: readonly Setup<Options>[]
  /** The policies that belong to a setup, such as the bot of a solo game; all other seats play at random. */
  seated?(options: Options): Partial<Record<Seat, Policy<View, Action, Seat>>>
}

/** The data sheet of a game. */
export function sheetOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>({
  title,
  game,
  encoding,
  reconstructed,
  setups,
  seated,
}: Plan<State, Action, View, Options, Seat, Event>): Sheet {
  return {
    title,
    version: game.version,
    encoding,
    reconstructed,
    setups: setups.map(({ name }) => name),
    play(setup, seed) {
      const options = setups.find(({ name }) => name === setup)?.options(seed)
      if (options === undefined) throw new Error(`${title} has no setup "${setup}".`)
      const choices: Record<string, number> = {}
      const counting: Policy<View, Action, Seat> = {
        name: 'random',
        choose(turn) {
          choices[turn.legal.length] = (choices[turn.legal.length] ?? 0) + 1
          return randomPolicy.choose(turn)
        },
      }
      const policies: Partial<Record<Seat, Policy<View, Action, Seat>>> = {}
      for (const seat of game.players(game.setup(options))) policies[seat] = counting
      Object.assign(policies, seated?.(options))
      const { actions, outcome, error } = playMatch(game, { options, policies, maxActions: encoding.bounds.length })
      if (error) throw new Error(error.message)
      return { actions, ended: outcome !== null, choices }
    },
  }
}

import type { Game, GameRecord, Seed, Seeded } from '../core'
import type { Encoding } from './encoding'
import { environment } from './env-agents'
import { careful, indexed, maskOf, type Policies, planOf } from './env-course'

/**
 * How an environment begins its games, and which seats it plays itself.
 *
 * @example
 * const settings: EnvSettings<View, Action, Options, Seat> = { options: (seed) => ({ mode: 'duel', seed }), policies: { ironclad: greedy } }
 */
export interface EnvSettings<View, Action, Options extends Seeded, Seat extends string> {
  /** The options of the game that a seed begins. */
  options(seed: Seed): Options
  /** These seats are no agents: the environment lets their policies play, with the chance that they would have in a match. */
  readonly policies?: Policies<View, Action, Seat>
  /** A game is truncated after so many actions: the length among the bounds of the encoding, or 100,000, unless given. */
  readonly length?: number
}

/**
 * What an agent is shown where there is an encoding: its observation, and 1 for each action that it may take now.
 *
 * @example
 * const { observation, mask }: Encoded = env.observe('woodwalkers')
 */
export interface Encoded {
  readonly observation: Float32Array
  readonly mask: Uint8Array
}

/**
 * How it stands for the agent that is selected.
 *
 * @example
 * const { observation, reward, terminated, truncated, info }: Last<Encoded, Action> = env.last()
 */
export interface Last<Observation, Action> {
  readonly observation: Observation
  /** What the agent has been rewarded since it last acted. */
  readonly reward: number
  readonly terminated: boolean
  readonly truncated: boolean
  readonly info: {
    readonly legal: readonly Action[]
    /** The same as a mask, where there is an encoding. */
    readonly mask: Uint8Array | null
  }
}

/** A number for each agent. */
type Numbers<Seat extends string> = Readonly<Partial<Record<Seat, number>>>

/**
 * A game as an environment of agents who act one after the other, in the order of PettingZoo's AEC: `last`, choose, `step`,
 * until no agent is left. Every agent has seen the end once it has stepped with `null`.
 *
 * @example
 * for (env.reset(7); env.agentSelection !== null; ) {
 *   const { terminated, truncated, info } = env.last()
 *   env.step(terminated || truncated ? null : random.pick(info.legal))
 * }
 */
export interface Env<Action, Options extends Seeded, Seat extends string, Observation, Choice = Action> {
  /** Every agent that there may be. */
  readonly possibleAgents: readonly Seat[]
  /** The agents that have not seen the end; none before the first `reset`. */
  readonly agents: readonly Seat[]
  /** Who is to step; `null` if nobody is. */
  readonly agentSelection: Seat | null
  /** What the last step brought each agent. */
  readonly rewards: Numbers<Seat>
  /** What each agent has been rewarded since it last acted. */
  readonly accumulatedRewards: Numbers<Seat>
  readonly terminated: boolean
  readonly truncated: boolean
  /** Begins a new game: the same seed, the same game; without one, a game like no other. */
  reset(seed?: Seed): void
  /**
   * Takes an action for the agent that is selected; with an encoding a number is the index of one. After the end it takes
   * `null`, and nothing else. Throws an `IllegalActionError` at what is not legal, and nothing is changed.
   */
  step(choice: Choice | null): void
  /** What an agent is shown: its own knowledge and nothing else. */
  observe(agent: Seat): Observation
  last(): Last<Observation, Action>
  /** The game as it was played so far: the whole truth, which no agent may see. */
  record(): GameRecord<Options, Action>
  /** The same environment once more, to look ahead with. */
  clone(): Env<Action, Options, Seat, Observation, Choice>
}

/**
 * Makes an environment of a game. With an encoding, agents are shown numbers, and choose by index; without one, they are shown
 * views, and choose by action.
 *
 * @example
 * const env = createEnv(ironwood, { encoding: ironwoodEncoding, options: (seed) => ({ mode: 'duel', seed }) })
 */
export function createEnv<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
  Given extends Encoding<State, Action, View, Seat> | undefined = undefined,
>(
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: EnvSettings<NoInfer<View>, NoInfer<Action>, Options, NoInfer<Seat>> & {
    readonly encoding?: Given
  },
): Given extends undefined ? Env<Action, Options, Seat, View> : Env<Action, Options, Seat, Encoded, Action | number>
export function createEnv<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: EnvSettings<View, Action, Options, Seat> & { readonly encoding?: Encoding<State, Action, View, Seat> },
): Env<Action, Options, Seat, View> | Env<Action, Options, Seat, Encoded, Action | number> {
  const plan = planOf(game, settings)
  const { encoding } = plan
  if (!encoding)
    return environment({
      plan,
      options: settings.options,
      show: ({ state }, agent) => game.view(state, agent),
      read: (course, action: Action) => careful(plan, course, action),
    })
  return environment({
    plan,
    options: settings.options,
    show: (course, agent) => ({
      observation: encoding.observe(game.view(course.state, agent), agent),
      mask: agent === course.turn ? maskOf(plan, encoding, course).slice() : new Uint8Array(encoding.bounds.actions),
    }),
    read: (course, choice: Action | number) =>
      typeof choice === 'number' ? indexed(plan, encoding, course, choice) : careful(plan, course, choice),
  })
}

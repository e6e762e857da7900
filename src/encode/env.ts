import type { Game, GameRecord, Seed, Seeded } from '../core'
import type { Encoding } from './encoding'
import { environment } from './env-agents'
import { careful, indexed, maskOf, type Policies, setupOf } from './env-game'

/**
 * The settings of an environment: how games begin, and which seats it plays itself.
 *
 * @example
 * const settings: EnvSettings<View, Action, Options, Seat> = { options: (seed) => ({ mode: 'duel', seed }), policies: { ironclad: greedy } }
 */
export interface EnvSettings<View, Action, Options extends Seeded, Seat extends string> {
  /** The options of the game for a seed. */
  options(seed: Seed): Options
  /** These seats are not agents: their policies play them, with the same chance as in a match. */
  readonly policies?: Policies<View, Action, Seat>
  /** A game is truncated after this many actions; by default the length in the bounds of the encoding, or 100,000. */
  readonly length?: number
}

/**
 * What an agent sees with an encoding: its observation, and a mask with 1 for each legal action.
 *
 * @example
 * const { observation, mask }: Encoded = env.observe('woodwalkers')
 */
export interface Encoded {
  readonly observation: Float32Array
  readonly mask: Uint8Array
}

/**
 * The situation of the selected agent.
 *
 * @example
 * const { observation, reward, terminated, truncated, info }: Last<Encoded, Action> = env.last()
 */
export interface Last<Observation, Action> {
  readonly observation: Observation
  /** The agent's reward since its last action. */
  readonly reward: number
  readonly terminated: boolean
  readonly truncated: boolean
  readonly info: {
    readonly legal: readonly Action[]
    /** The same as a mask, if there is an encoding. */
    readonly mask: Uint8Array | null
  }
}

/** A number for each agent. */
type Numbers<Seat extends string> = Readonly<Partial<Record<Seat, number>>>

/**
 * A game as an environment of agents who act one after the other, in the order of PettingZoo's AEC: `last`, choose, `step`,
 * until no agent is left. At the end every agent steps once with `null`.
 *
 * @example
 * for (env.reset(7); env.agentSelection !== null; ) {
 *   const { terminated, truncated, info } = env.last()
 *   env.step(terminated || truncated ? null : random.pick(info.legal))
 * }
 */
export interface Env<Action, Options extends Seeded, Seat extends string, Observation, Choice = Action> {
  /** All possible agents. */
  readonly possibleAgents: readonly Seat[]
  /** The agents that have not yet stepped at the end; empty before the first `reset`. */
  readonly agents: readonly Seat[]
  /** The agent that must step; `null` for nobody. */
  readonly agentSelection: Seat | null
  /** The reward of the last step for each agent. */
  readonly rewards: Numbers<Seat>
  /** Each agent's reward since its last action. */
  readonly accumulatedRewards: Numbers<Seat>
  readonly terminated: boolean
  readonly truncated: boolean
  /** Begins a new game: the same seed gives the same game; without a seed it is random. */
  reset(seed?: Seed): void
  /**
   * Takes an action for the selected agent; with an encoding, a number is the index of an action. After the end it accepts only
   * `null`. Throws an `IllegalActionError` for an illegal action, and changes nothing.
   */
  step(choice: Choice | null): void
  /** What an agent sees: its own knowledge and nothing else. */
  observe(agent: Seat): Observation
  last(): Last<Observation, Action>
  /** The record of the game so far, hidden parts included: no agent may see it. */
  record(): GameRecord<Options, Action>
  /** A text for all that the agent was shown and has done in this game; see {@link historyKey}. */
  historyKey(agent: Seat): string
  /** A copy of the environment, to look ahead with. */
  clone(): Env<Action, Options, Seat, Observation, Choice>
}

/**
 * Makes an environment of a game. With an encoding, agents see numbers and choose by index; without one, they see views and
 * choose by action.
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
  const setup = setupOf(game, settings)
  const { encoding } = setup
  if (!encoding)
    return environment({
      setup,
      options: settings.options,
      show: ({ state }, agent) => game.view(state, agent),
      read: (running, action: Action) => careful(setup, running, action),
    })
  return environment({
    setup,
    options: settings.options,
    show: (running, agent) => ({
      observation: encoding.observe(game.view(running.state, agent), agent),
      mask: agent === running.turn ? maskOf(setup, encoding, running).slice() : new Uint8Array(encoding.bounds.actions),
    }),
    read: (running, choice: Action | number) =>
      typeof choice === 'number' ? indexed(setup, encoding, running, choice) : careful(setup, running, choice),
  })
}

import { randomSeed, type Seed, type Seeded } from '../core'
import { copy } from '../core/value'
import type { Env } from './env'
import {
  act,
  beginGame,
  copyGame,
  type EnvironmentSetup,
  legalOf,
  maskOf,
  type RunningGame,
  returnsOf,
} from './env-game'
import { historyKey } from './history'

/** How one kind of environment shows a game to an agent, and reads the agent's choice. */
interface Manner<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
  Observation,
  Choice,
> {
  readonly setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>
  readonly options: (seed: Seed) => Options
  readonly show: (running: RunningGame<State, Action, Options, Seat>, agent: Seat) => Observation
  /** The legal action for a choice; throws if there is none. */
  readonly read: (running: RunningGame<State, Action, Options, Seat>, choice: Choice) => Action
}

/** An environment between two steps. */
interface BetweenSteps<State, Action, Options extends Seeded, Seat extends string> {
  readonly running: RunningGame<State, Action, Options, Seat> | null
  readonly agents: readonly Seat[]
  readonly rewards: ReadonlyMap<Seat, number>
  readonly accumulated: ReadonlyMap<Seat, number>
}

const nothing = <State, Action, Options extends Seeded, Seat extends string>(): BetweenSteps<
  State,
  Action,
  Options,
  Seat
> => ({ running: null, agents: [], rewards: new Map(), accumulated: new Map() })

/** An error of the caller. */
function misused(code: string, message: string): never {
  throw Object.assign(new TypeError(message), { code })
}

const numbers = <Seat extends string>(map: ReadonlyMap<Seat, number>): Readonly<Partial<Record<Seat, number>>> => {
  const by: Partial<Record<Seat, number>> = {}
  for (const [seat, value] of map) by[seat] = value
  return by
}

/** The agents of a game, who act one after the other until each has seen the end. */
export function environment<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
  Observation,
  Choice,
>(
  manner: Manner<State, Action, View, Options, Seat, Event, Observation, Choice>,
  begun: BetweenSteps<State, Action, Options, Seat> = nothing(),
): Env<Action, Options, Seat, Observation, Choice> {
  const { setup, options, show, read } = manner
  const { game, encoding, policies } = setup
  let moment = begun
  const underWay = () => moment.running ?? misused('NOT_RESET', 'There is no game yet: reset begins one.')
  const selection = (): Seat | null => moment.running?.turn ?? moment.agents[0] ?? null
  const selected = (): Seat => {
    underWay()
    return selection() ?? misused('NO_AGENT', 'No agent is left: reset begins a new game.')
  }

  /** Agents join when their seats do, and stay until they have seen the end. */
  function settle(running: RunningGame<State, Action, Options, Seat>, accumulated: ReadonlyMap<Seat, number>): void {
    const joined = game.players(running.state).filter((seat) => !policies[seat] && !moment.agents.includes(seat))
    const agents = joined.length > 0 ? [...moment.agents, ...joined] : moment.agents
    const returns = returnsOf(setup, running)
    const rewards = new Map(agents.map((agent) => [agent, returns.get(agent) ?? 0]))
    moment = {
      running,
      agents,
      rewards,
      accumulated: new Map(agents.map((agent) => [agent, (accumulated.get(agent) ?? 0) + (rewards.get(agent) ?? 0)])),
    }
  }

  /** After the end the agents step with `null`, one after the other, and leave. */
  function leave(leaving: Seat): void {
    const agents = moment.agents.filter((agent) => agent !== leaving)
    moment = {
      running: moment.running,
      agents,
      rewards: new Map(agents.map((agent) => [agent, 0])),
      accumulated: new Map([...moment.accumulated].filter(([agent]) => agent !== leaving)),
    }
  }

  return {
    possibleAgents: game.seats.filter((seat) => !policies[seat]),
    get agents() {
      return moment.agents
    },
    get agentSelection() {
      return selection()
    },
    get rewards() {
      return numbers(moment.rewards)
    },
    get accumulatedRewards() {
      return numbers(moment.accumulated)
    },
    get terminated() {
      return moment.running?.end === 'terminated'
    },
    get truncated() {
      return moment.running?.end === 'truncated'
    },
    reset(seed = randomSeed()) {
      moment = nothing()
      settle(beginGame(setup, options(seed)), new Map())
    },
    step(choice) {
      const agent = selected()
      const running = underWay()
      if (running.end !== null) {
        if (choice !== null) misused('GAME_OVER', 'The game is over: the agents that are left step with null.')
        leave(agent)
        return
      }
      if (choice === null) misused('NOT_OVER', `The game is not over: ${agent} takes an action, not null.`)
      act(setup, running, read(running, choice))
      settle(running, new Map([...moment.accumulated, [agent, 0]]))
    },
    observe: (agent) => show(underWay(), agent),
    last() {
      const agent = selected()
      const running = underWay()
      return {
        observation: show(running, agent),
        reward: moment.accumulated.get(agent) ?? 0,
        terminated: running.end === 'terminated',
        truncated: running.end === 'truncated',
        info: { legal: legalOf(setup, running), mask: encoding && maskOf(setup, encoding, running).slice() },
      }
    },
    record: () => copy(underWay().record),
    historyKey: (agent) => historyKey(game, underWay().record, agent),
    clone: () => environment(manner, { ...moment, running: moment.running && copyGame(game, moment.running) }),
  }
}

import { randomSeed, type Seed, type Seeded } from '../core'
import type { Env } from './env'
import { act, beginCourse, type Course, copyCourse, legalOf, maskOf, type Plan, returnsOf } from './env-course'

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
  readonly plan: Plan<State, Action, View, Options, Seat, Event>
  readonly options: (seed: Seed) => Options
  readonly show: (course: Course<State, Action, Options, Seat>, agent: Seat) => Observation
  /** The legal action for a choice; throws if there is none. */
  readonly read: (course: Course<State, Action, Options, Seat>, choice: Choice) => Action
}

/** An environment between two steps. */
interface Moment<State, Action, Options extends Seeded, Seat extends string> {
  readonly course: Course<State, Action, Options, Seat> | null
  readonly agents: readonly Seat[]
  readonly rewards: ReadonlyMap<Seat, number>
  readonly accumulated: ReadonlyMap<Seat, number>
}

const nothing = <State, Action, Options extends Seeded, Seat extends string>(): Moment<
  State,
  Action,
  Options,
  Seat
> => ({ course: null, agents: [], rewards: new Map(), accumulated: new Map() })

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
  begun: Moment<State, Action, Options, Seat> = nothing(),
): Env<Action, Options, Seat, Observation, Choice> {
  const { plan, options, show, read } = manner
  const { game, encoding, policies } = plan
  let moment = begun
  const underWay = () => moment.course ?? misused('NOT_RESET', 'There is no game yet: reset begins one.')
  const selection = (): Seat | null => moment.course?.turn ?? moment.agents[0] ?? null
  const selected = (): Seat => {
    underWay()
    return selection() ?? misused('NO_AGENT', 'No agent is left: reset begins a new game.')
  }

  /** Agents join when their seats do, and stay until they have seen the end. */
  function settle(course: Course<State, Action, Options, Seat>, accumulated: ReadonlyMap<Seat, number>): void {
    const joined = game.players(course.state).filter((seat) => !policies[seat] && !moment.agents.includes(seat))
    const agents = joined.length > 0 ? [...moment.agents, ...joined] : moment.agents
    const returns = returnsOf(plan, course)
    const rewards = new Map(agents.map((agent) => [agent, returns.get(agent) ?? 0]))
    moment = {
      course,
      agents,
      rewards,
      accumulated: new Map(agents.map((agent) => [agent, (accumulated.get(agent) ?? 0) + (rewards.get(agent) ?? 0)])),
    }
  }

  /** After the end the agents step with `null`, one after the other, and leave. */
  function leave(leaving: Seat): void {
    const agents = moment.agents.filter((agent) => agent !== leaving)
    moment = {
      course: moment.course,
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
      return moment.course?.end === 'terminated'
    },
    get truncated() {
      return moment.course?.end === 'truncated'
    },
    reset(seed = randomSeed()) {
      moment = nothing()
      settle(beginCourse(plan, options(seed)), new Map())
    },
    step(choice) {
      const agent = selected()
      const course = underWay()
      if (course.end !== null) {
        if (choice !== null) misused('GAME_OVER', 'The game is over: the agents that are left step with null.')
        leave(agent)
        return
      }
      if (choice === null) misused('NOT_OVER', `The game is not over: ${agent} takes an action, not null.`)
      act(plan, course, read(course, choice))
      settle(course, new Map([...moment.accumulated, [agent, 0]]))
    },
    observe: (agent) => show(underWay(), agent),
    last() {
      const agent = selected()
      const course = underWay()
      return {
        observation: show(course, agent),
        reward: moment.accumulated.get(agent) ?? 0,
        terminated: course.end === 'terminated',
        truncated: course.end === 'truncated',
        info: { legal: legalOf(plan, course), mask: encoding && maskOf(plan, encoding, course).slice() },
      }
    },
    record: () => ({ ...underWay().record, actions: [...underWay().record.actions] }),
    clone: () => environment(manner, { ...moment, course: moment.course && copyCourse(game, moment.course) }),
  }
}

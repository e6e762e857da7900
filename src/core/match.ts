import { reasonOf } from './fault'
import type { Game, Outcome, Refusal } from './game'
import { late } from './late'
import type { AsyncPolicy, Policy, Turn } from './policy'
import { createRandom } from './random'
import { type GameRecord, replay, startRecord } from './record'
import type { Seeded } from './seed'
import { copy, plain, same } from './value'

/**
 * One action that a match has just carried out, and the state after it. The listener may keep or change everything in it.
 *
 * @example
 * const onAction = ({ number, seat, action }: Happening<State, Action, Seat>) => console.log(number, seat, game.format(action))
 */
export interface Happening<State, Action, Seat extends string, Event = never> {
  /** The first action of a match has number 0, as in its record. */
  readonly number: number
  readonly seat: Seat
  readonly action: Action
  readonly state: State
  readonly events: readonly Event[]
}

/**
 * The settings of a match. Every seat that takes part needs a policy. The match does not begin while one is missing; if a seat
 * that joins later has none, the match ends when that seat must decide.
 *
 * @example
 * const plan = { options: { seed: 7 }, policies: { red: randomPolicy, yellow: mine }, maxActions: 1000 }
 */
export interface MatchPlan<State, Action, Options extends Seeded, Seat extends string, Event, AnyPolicy> {
  readonly options: Options
  readonly policies: { readonly [seat in Seat]?: AnyPolicy }
  /** Actions already played, from a loaded record: the match continues after them. */
  readonly actions?: readonly Action[]
  /** The match stops without an outcome after this many actions; default 100,000. */
  readonly maxActions?: number
  /** Called after each action. If it returns a promise, `playMatchAsync` waits for it; if it throws, the match ends. */
  readonly onAction?: (happening: Happening<State, Action, Seat, Event>) => unknown
}

/**
 * Why a match could not continue: which policy failed, for which seat, and at which action. With `LISTENER_THREW`, `onAction`
 * failed; policy and seat are those of the action it received. With `NO_POLICY`, a seat that joined after the beginning must
 * decide and has no policy. With `NO_ACTIONS` the game lists no legal action for the seat that must decide, which is a mistake
 * of the game.
 *
 * @example
 * if (match.error) console.error(match.error.message) // "mine (yellow, action 12) answered with an illegal action: ..."
 */
export interface MatchError<Seat extends string> {
  readonly code: 'POLICY_THREW' | 'ILLEGAL_ACTION' | 'LISTENER_THREW' | 'NO_POLICY' | 'NO_ACTIONS'
  /** The name of the policy; `null` with `NO_POLICY` and `NO_ACTIONS`. */
  readonly policy: string | null
  readonly seat: Seat
  readonly action: number
  readonly message: string
  readonly refusal?: Refusal
  readonly cause?: unknown
}

/**
 * A played match. Without an outcome and without an error it stopped at `maxActions`.
 *
 * @example
 * const { outcome, record, state, actions, error } = playMatch(game, plan)
 */
export interface Match<State, Action, Options extends Seeded, Seat extends string> {
  readonly outcome: Outcome<Seat> | null
  readonly record: GameRecord<Options, Action>
  readonly state: State
  readonly actions: number
  readonly error: MatchError<Seat> | null
}

/**
 * Plays a game between policies. The chance a policy gets for a decision is derived from the seed, the seat and the
 * number of the action, so a match resumed from its record continues unchanged.
 *
 * @example
 * const { outcome } = playMatch(game, { options: { seed: 7 }, policies: { red: randomPolicy, yellow: mine } })
 */
export function playMatch<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  plan: MatchPlan<State, NoInfer<Action>, Options, Seat, Event, Policy<NoInfer<View>, NoInfer<Action>, Seat>>,
): Match<State, Action, Options, Seat> {
  const match = play(game, plan, (happening): Action => {
    plan.onAction?.(happening)
    return happening.action
  })
  let next = match.next()
  while (!next.done) {
    let answer: Answer<Action>
    try {
      answer = { action: next.value() }
    } catch (cause) {
      answer = { cause }
    }
    next = match.next(answer)
  }
  return next.value
}

/**
 * The same for asynchronous policies: people and remote players. A policy that rejects ends the match; the record holds the
 * actions up to there.
 *
 * @example
 * const { outcome } = await playMatchAsync(game, { options: { seed: 7 }, policies: { red: person, yellow: randomPolicy } })
 */
export async function playMatchAsync<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
>(
  game: Game<State, Action, View, Options, Seat, Event>,
  plan: MatchPlan<State, NoInfer<Action>, Options, Seat, Event, AsyncPolicy<NoInfer<View>, NoInfer<Action>, Seat>>,
): Promise<Match<State, Action, Options, Seat>> {
  const match = play(game, plan, async (happening): Promise<Action> => {
    await plan.onAction?.(happening)
    return happening.action
  })
  let next = match.next()
  while (!next.done) {
    let answer: Answer<Action>
    try {
      answer = { action: await next.value() }
    } catch (cause) {
      answer = { cause }
    }
    next = match.next(answer)
  }
  return next.value
}

interface Player<Turn, Answered> {
  readonly name: string
  choose(turn: Turn): Answered
}

type Answer<Action> = { readonly action: Action } | { readonly cause: unknown }

/**
 * The match itself. It yields everything that may fail or take time (each decision and each call of the listener) and continues
 * with the result.
 */
function* play<State extends object, Action, View, Options extends Seeded, Seat extends string, Event, Answered>(
  game: Game<State, Action, View, Options, Seat, Event>,
  plan: MatchPlan<State, Action, Options, Seat, Event, Player<Turn<View, Action, Seat>, Answered>>,
  tell: (happening: Happening<State, Action, Seat, Event>) => Answered,
): Generator<() => Answered, Match<State, Action, Options, Seat>, Answer<Action>> {
  const { options, actions = [], policies, maxActions = 100_000, onAction } = plan
  const record = startRecord<State, Action, Options>(game, options)
  for (const action of actions) record.actions.push(copy(action))
  const state = replay(game, record)
  for (const seat of game.players(state)) if (!policies[seat]) throw new TypeError(`playMatch: ${seat} has no policy.`)
  /** The current decision or call of the listener. */
  let asking: object | null = null
  /** Made on the first read, since many policies never read it. */
  const whenAsked = <Value>(count: number, make: (state: State) => Value): (() => Value) => {
    const question = {}
    asking = question
    let made: { readonly value: Value } | null = null
    return () => {
      made ??= { value: make(asking === question ? state : replay(game, record, count)) }
      return made.value
    }
  }
  let error: MatchError<Seat> | null = null
  while (record.actions.length < maxActions) {
    const seat = game.toAct(state)
    if (seat === null) break
    const number = record.actions.length
    const policy = policies[seat]
    if (!policy) {
      const message = `${seat} must decide on action ${number} and has no policy.`
      error = { code: 'NO_POLICY', policy: null, seat, action: number, message }
      break
    }
    const legal = game.legalActions(state)
    if (legal.length === 0) {
      const message = `${game.id} lists no legal action for ${seat}, who is to decide on action ${number}.`
      error = { code: 'NO_ACTIONS', policy: null, seat, action: number, message }
      break
    }
    const random = createRandom(record.options.seed, `policy ${seat} ${number}`)
    // Copies: the policy cannot change the game through them.
    const turn = { legal: copy(legal), seat, random }
    late(
      turn,
      'view',
      whenAsked(number, (state) => copy(game.view(state, seat))),
    )
    const answer = yield () => policy.choose(turn)
    asking = null
    const who = { policy: nameOf(policy), seat, action: number }
    const by = `${who.policy} (${seat}, action ${number})`
    let action: Action
    try {
      if ('cause' in answer) throw answer.cause
      if (isPromise(answer.action)) {
        const message = `${by} answered with a promise; playMatchAsync waits for one.`
        error = { code: 'ILLEGAL_ACTION', ...who, message }
        break
      }
      // The answer may be anything, so read it once, inside the `try`. An action that equals a legal one is legal.
      const chosen = legal[turn.legal.indexOf(answer.action)]
      const listed = chosen !== undefined && same(chosen, answer.action)
      action = listed ? chosen : plain(answer.action)
      const refusal = listed ? null : game.refusal(state, action, seat)
      if (refusal) {
        const message = `${by} answered with an illegal action: ${refusal.message}`
        error = { code: 'ILLEGAL_ACTION', ...who, message, refusal }
        break
      }
    } catch (cause) {
      error = { code: 'POLICY_THREW', ...who, message: `${by} threw: ${reasonOf(cause)}`, cause }
      break
    }
    record.actions.push(copy(action))
    const events: Event[] = []
    game.step(state, action, onAction && ((event) => void events.push(copy(event))))
    if (!onAction) continue
    const happening = { number, seat, action: copy(action), events }
    late(happening, 'state', whenAsked(number + 1, copy))
    const told = yield () => tell(happening)
    asking = null
    if ('cause' in told) {
      const { cause } = told
      error = { code: 'LISTENER_THREW', ...who, message: `onAction threw after ${by}: ${reasonOf(cause)}`, cause }
      break
    }
  }
  return { outcome: game.outcome(state), record, state, actions: record.actions.length, error }
}

function nameOf(policy: { readonly name: unknown }): string {
  try {
    return String(policy.name)
  } catch {
    return 'a policy without a name'
  }
}

/** Whether a policy gave a promise instead of an answer; its rejection is ignored. */
function isPromise(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('then' in answer) || typeof answer.then !== 'function')
    return false
  Promise.resolve(answer).catch(() => undefined)
  return true
}

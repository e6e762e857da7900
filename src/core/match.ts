import { reasonOf } from './fault'
import type { Game, Outcome, Refusal } from './game'
import { late } from './late'
import type { AsyncPolicy, Policy, Turn } from './policy'
import { createRandoms } from './random'
import { type GameRecord, replay, startRecord } from './record'
import type { Seeded } from './seed'
import { copy, plain, same } from './value'

/**
 * One action of a match, just carried out, and the state after it. All of it is the listener's own, to keep or to change.
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
 * What a match is made of. Every seat that takes part needs a policy; a missing one is said before the match begins, and one
 * of a seat that joins later ends the match when that seat is to decide.
 *
 * @example
 * const plan = { options: { seed: 7 }, policies: { red: randomPolicy, yellow: mine }, maxActions: 1000 }
 */
export interface MatchPlan<State, Action, Options extends Seeded, Seat extends string, Event, AnyPolicy> {
  readonly options: Options
  readonly policies: { readonly [seat in Seat]?: AnyPolicy }
  /** Actions already played, of a record that was loaded: the match goes on after them. */
  readonly actions?: readonly Action[]
  /** The match stops without an outcome after so many actions; 100,000 unless given. */
  readonly maxActions?: number
  /** Called after each action. If it returns a promise, `playMatchAsync` waits for it; if it throws, the match ends. */
  readonly onAction?: (happening: Happening<State, Action, Seat, Event>) => unknown
}

/**
 * Why a match could not go on: which policy failed, for which seat, and at which action. With `LISTENER_THREW` it was
 * `onAction` that failed, and policy and seat are those of the action that it was told of. With `NO_POLICY` a seat was to
 * decide that took no part when the match began, and there is no policy for it.
 *
 * @example
 * if (match.error) console.error(match.error.message) // "mine (yellow, action 12) answered with an illegal action: ..."
 */
export interface MatchError<Seat extends string> {
  readonly code: 'POLICY_THREW' | 'ILLEGAL_ACTION' | 'LISTENER_THREW' | 'NO_POLICY'
  /** The name of the policy; `null` with `NO_POLICY`. */
  readonly policy: string | null
  readonly seat: Seat
  readonly action: number
  readonly message: string
  readonly refusal?: Refusal
  readonly cause?: unknown
}

/**
 * A match that has been played. With neither an outcome nor an error it stopped at `maxActions`.
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
 * number of the action, so a match that is resumed from its record goes on as it would have.
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
 * The same for policies that take their time: people and players far away. A policy that rejects ends the match, with
 * the record up to there.
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
 * The match itself. It hands out whatever may fail or take its time, each decision and each call of the listener, and
 * goes on with what came of it.
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
  for (const seat of game.players(state))
    if (!policies[seat]) throw new TypeError(`playMatch: there is no policy for ${seat}.`)
  const randomFor = createRandoms(record.options.seed)
  /** What is being asked or told now. */
  let asking: object | null = null
  /** Made of the state when it is asked for, since many never ask; who asks later gets what it was then. */
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
      const message = `There is no policy for ${seat}, who is to decide on action ${number}.`
      error = { code: 'NO_POLICY', policy: null, seat, action: number, message }
      break
    }
    const legal = game.legalActions(state)
    const random = randomFor(`policy ${seat} ${number}`)
    // Copies: whatever the policy does with them, nothing of it comes back into the game.
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
      // It may be anything, so it is read once, and within the guard. What is equal to a legal action is legal.
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

/** Whether a policy gave a promise instead of an answer; what becomes of it is nobody's business. */
function isPromise(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('then' in answer) || typeof answer.then !== 'function')
    return false
  Promise.resolve(answer).catch(() => undefined)
  return true
}

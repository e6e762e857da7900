import type { Game, Outcome, Refusal } from './game'
import type { AsyncPolicy, Policy, Turn } from './policy'
import { createRandom } from './random'
import { type GameRecord, replay, startRecord } from './record'
import { reasonOf } from './saved'
import type { Seeded } from './seed'

/**
 * One action of a match, just carried out. The state goes on changing: `clone` it to keep it.
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
 * What a match is made of. Every seat that takes part needs a policy.
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
  /** Called after each action. */
  readonly onAction?: (happening: Happening<State, Action, Seat, Event>) => void
}

/**
 * Why a match could not go on: which policy failed, for which seat, and at which action.
 *
 * @example
 * if (match.error) console.error(match.error.message) // "mine (yellow, action 12) answered with an illegal action: ..."
 */
export interface MatchError<Seat extends string> {
  readonly code: 'POLICY_THREW' | 'ILLEGAL_ACTION'
  readonly policy: string
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
  const match = play(game, plan)
  let next = match.next()
  while (!next.done) {
    const { policy, turn } = next.value
    let answer: Answer<Action>
    try {
      answer = { action: policy.choose(turn) }
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
  const match = play(game, plan)
  let next = match.next()
  while (!next.done) {
    const { policy, turn } = next.value
    let answer: Answer<Action>
    try {
      answer = { action: await policy.choose(turn) }
    } catch (cause) {
      answer = { cause }
    }
    next = match.next(answer)
  }
  return next.value
}

interface Question<AnyPolicy, View, Action, Seat extends string> {
  readonly policy: AnyPolicy
  readonly turn: Turn<View, Action, Seat>
}

type Answer<Action> = { readonly action: Action } | { readonly cause: unknown }

/** The match itself: it asks for each decision and goes on with the answer, whoever fetches it, now or later. */
function* play<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
  AnyPolicy extends { readonly name: string },
>(
  game: Game<State, Action, View, Options, Seat, Event>,
  plan: MatchPlan<State, Action, Options, Seat, Event, AnyPolicy>,
): Generator<Question<AnyPolicy, View, Action, Seat>, Match<State, Action, Options, Seat>, Answer<Action>> {
  const { options, actions = [], policies, maxActions = 100_000, onAction } = plan
  const record = startRecord<State, Action, Options>(game, options)
  record.actions.push(...actions)
  const state = replay(game, record)
  for (const seat of game.players(state))
    if (!policies[seat]) throw new TypeError(`playMatch: there is no policy for ${seat}.`)
  let events: Event[] = []
  const emit = onAction && ((event: Event): void => void events.push(event))
  let error: MatchError<Seat> | null = null
  while (record.actions.length < maxActions) {
    const seat = game.toAct(state)
    const policy = seat === null ? undefined : policies[seat]
    if (seat === null || !policy) break
    const number = record.actions.length
    const legal = game.legalActions(state)
    const random = createRandom(options.seed, `policy ${seat} ${number}`)
    const answer = yield { policy, turn: { view: game.view(state, seat), legal, seat, random } }
    if ('cause' in answer) {
      error = threw(policy.name, seat, number, answer.cause)
      break
    }
    const { action } = answer
    const refusal = legal.includes(action) ? null : game.refusal(state, action)
    if (refusal) {
      error = illegal(policy.name, seat, number, refusal)
      break
    }
    game.step(state, action, emit)
    record.actions.push(action)
    onAction?.({ number, seat, action, state, events })
    events = []
  }
  return { outcome: game.outcome(state), record, state, actions: record.actions.length, error }
}

function threw<Seat extends string>(policy: string, seat: Seat, action: number, cause: unknown): MatchError<Seat> {
  const message = `${policy} (${seat}, action ${action}) threw: ${reasonOf(cause)}`
  return { code: 'POLICY_THREW', policy, seat, action, message, cause }
}

function illegal<Seat extends string>(policy: string, seat: Seat, action: number, refusal: Refusal): MatchError<Seat> {
  const message = `${policy} (${seat}, action ${action}) answered with an illegal action: ${refusal.message}`
  return { code: 'ILLEGAL_ACTION', policy, seat, action, message, refusal }
}

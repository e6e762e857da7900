import { Immer } from 'immer'
import { beginChanceAnew, type ChanceEvent, outcomesOf } from './chance'
import { checkViewer, frozenState, notAState } from './fault'
import type { Emit, Game, Refusal, Rules } from './game'
import { gameOver, IllegalActionError, notListed, notYourTurn, unreadable } from './refusal'
import type { Seeded } from './seed'
import { become } from './share'
import { copy, frozen, isObject, plain, same } from './value'
import { authored, wrap } from './wrap'

/** A private Immer: the Immer settings of other parts of a program do not reach it. */
const immer = /* @__PURE__ */ new Immer()

/**
 * Makes a game from its rules: fills in the defaults and adds `apply` and `tryApply`. To change a game, spread it and replace
 * functions: `defineGame({ ...connectFour, id: 'other', legalActions })`.
 *
 * TypeScript infers the types from the functions, from top to bottom: name the state where `setup` returns it, the view where
 * `view` does, the events where `step` takes `emit`, and write `seats`, `setup` and `legalActions` before the functions that
 * use them.
 *
 * @example
 * export const connectFour = defineGame({
 *   id: 'connect-four',
 *   version: '1.0.0',
 *   seats: ['red', 'yellow'],
 *   setup: (): State => ({ cells: column.repeat(7), turn: 'red', winner: null }),
 *   legalActions: (state) => drops.filter((drop) => isOpen(state, drop)),
 *   step(state, drop, emit?: Emit<Event>) { ... },
 *   ...
 * })
 */
export function defineGame<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event = never,
>(rules: Rules<State, Action, View, Options, Seat, Event>): Game<State, Action, View, Options, Seat, Event> {
  checkRules(rules)
  const { id, seats } = rules
  const players = authored(rules.players)
  const actor = authored(rules.actor)
  const redact = authored(rules.redact)
  const renewed = authored(rules.renewed)
  const refusal = authored(rules.refusal)
  const step = authored(rules.step) ?? rules.step
  const view = authored(rules.view) ?? rules.view

  /** Why this seat may not do this. The answer to a wrong seat depends only on the owner of the action. */
  function judge(state: State, read: Read<Action>, asking: Asking<Seat>): Refusal | null {
    if (asking.length > 0) {
      const [by] = asking
      const turn = game.toAct(state)
      if (turn === null) return gameOver
      if ((read ? game.actor(state, read.action) : turn) !== by) return notYourTurn
    }
    if (!read) return unreadable
    return refusal ? refusal.call(game, state, read.action) : notListed(game, state, read.action)
  }

  function act(state: State, action: Action, asking: Asking<Seat>, emit?: Emit<Event>): Acted<State> {
    // Read it once, so the checked action is the one carried out.
    const read = readAction(action)
    try {
      const refused = judge(state, read, asking)
      if (refused || !read) return { refusal: refused ?? unreadable }
      // An unfrozen state belongs to the caller: do not share or freeze any part of it.
      const base = Object.isFrozen(state) ? state : frozen(checkState(game, state))
      return {
        state: immer.produce<State, State>(base, (draft) => become(draft, base, stepped(base, read.action, emit))),
      }
    } catch (error) {
      checkState(game, state)
      throw error
    }
  }

  /** A copy of the state after the action. Rules work on plain objects: each read through the proxies of a draft costs far more. */
  function stepped(state: State, action: Action, emit?: Emit<Event>): State {
    const next = game.clone(state)
    step.call(game, next, action, emit)
    return next
  }

  function carriedOut(event: ChanceEvent<State, Action, Options>): State {
    if ('options' in event) return game.setup(event.options)
    const state = game.clone(event.state)
    game.step(state, event.action)
    return state
  }

  const game: Game<State, Action, View, Options, Seat, Event> = {
    ...rules,
    players: wrap(players, (state) => players?.call(game, state) ?? seats),
    actor: wrap(actor, (state, action) => (actor ? actor.call(game, state, action) : game.toAct(state))),
    step: wrap(step, (state, action, emit) => {
      try {
        return step.call(game, state, action, emit)
      } catch (error) {
        throw Object.isFrozen(state) ? frozenState(id, error) : error
      }
    }),
    view: wrap(view, (state, viewer) => {
      checkViewer(game, viewer)
      return view.call(game, state, viewer)
    }),
    renewed: wrap(renewed, (state, action) =>
      renewed && isObject(action) ? renewed.call(game, state, action) : action,
    ),
    redact: wrap(redact, (event, viewer) => {
      checkViewer(game, viewer)
      return redact ? redact.call(game, event, viewer) : event
    }),
    refusal: wrap(refusal, (state, action, ...asking: Asking<Seat>) => judge(state, readAction(action), asking)),
    apply(state, action, ...asking) {
      const acted = act(state, action, asking)
      if (acted.refusal) throw new IllegalActionError(acted.refusal)
      return acted.state
    },
    tryApply(state, action, ...asking) {
      const events: Event[] = []
      // The step may go on changing a part of the state, so keep a copy in the event.
      const acted = act(state, action, asking, (event) => void events.push(copy(event)))
      return acted.refusal ? { ok: false, refusal: acted.refusal } : { ok: true, state: acted.state, events }
    },
    reseed: (state, random) => beginChanceAnew(game.clone(state), random),
    chanceOutcomes: (event, most = 10_000) => outcomesOf(() => carriedOut(event), most),
  }
  return game
}

/** The seat that asks, if the caller names one. An explicit `undefined` is nobody, and nobody may act. */
type Asking<Seat> = readonly [by?: Seat | undefined]

type Acted<State> =
  | { readonly state: State; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly state?: never }

type Read<Action> = { readonly action: Action } | null

function readAction<Action>(action: Action): Read<Action> {
  try {
    return { action: plain(action) }
  } catch {
    return null
  }
}

/** A state equals its clone; a view lacks parts of a state. */
function checkState<State extends object>(game: { id: string; clone(state: State): State }, state: State): State {
  let cause: unknown
  try {
    if (isObject(state) && same(game.clone(state), state)) return state
  } catch (error) {
    cause = error
  }
  throw notAState(game.id, cause)
}

const needed = ['setup', 'toAct', 'legalActions', 'step', 'clone', 'view', 'determinize', 'outcome', 'format', 'parse']

function checkRules(rules: { readonly id: string; readonly seats: readonly string[] }): void {
  const given = new Map<string, unknown>(Object.entries(rules))
  for (const name of ['id', 'version'])
    if (typeof given.get(name) !== 'string' || given.get(name) === '')
      throw new TypeError(`defineGame: the rules need ${name}, a text.`)
  for (const name of needed)
    if (typeof given.get(name) !== 'function')
      throw new TypeError(`defineGame: the rules of ${rules.id} need ${name}, a function of the object itself.`)
  const { seats } = rules
  if (!Array.isArray(seats) || seats.length === 0 || new Set([...seats, '', 'spectator']).size !== seats.length + 2)
    throw new TypeError(`defineGame: ${rules.id} needs at least one seat, each named once and none 'spectator'.`)
}

import { Immer } from 'immer'
import type { Game, Rules } from './game'
import { IllegalActionError, notListed } from './refusal'
import type { Seeded } from './seed'
import { copy } from './value'

/** An Immer of our own: what another part of a program sets for itself does not reach it. */
const immer = /* @__PURE__ */ new Immer()

/**
 * Makes a game of its rules: fills in what the author left out and adds `apply` and `tryApply`.
 *
 * @example
 * export const connectFour = defineGame<State, Action, State, Seeded, 'red' | 'yellow'>({
 *   id: 'connect-four', version: '1.0.0', seats: ['red', 'yellow'], setup, toAct, legalActions, step, ...
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
  const game: Game<State, Action, View, Options, Seat, Event> = {
    players: () => rules.seats,
    redact: (event) => event,
    refusal: (state, action) => notListed(rules, state, action),
    ...rules,
    apply(state, action) {
      const refusal = game.refusal(state, action)
      if (refusal) throw new IllegalActionError(refusal)
      return immer.produce<State, State>(state, (draft) => rules.step(draft, action))
    },
    tryApply(state, action) {
      const refusal = game.refusal(state, action)
      if (refusal) return { ok: false, refusal }
      const events: Event[] = []
      // A part of the draft in an event would end with the call: the copy keeps it.
      const emit = (event: Event): void => void events.push(copy(event))
      return { ok: true, state: immer.produce<State, State>(state, (draft) => rules.step(draft, action, emit)), events }
    },
  }
  return game
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
  if (rules.seats.length === 0 || new Set([...rules.seats, 'spectator']).size !== rules.seats.length + 1)
    throw new TypeError(`defineGame: ${rules.id} needs at least one seat, each named once and none 'spectator'.`)
}

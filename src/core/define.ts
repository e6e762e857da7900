import { Immer } from 'immer'
import type { Emit, Game, Rules } from './game'
import { IllegalActionError, notListed } from './refusal'
import type { Seeded } from './seed'
import { copy } from './value'

/** An Immer of our own: what another part of a program sets for itself does not reach it. */
const immer = /* @__PURE__ */ new Immer()

/**
 * Makes a game of its rules: fills in what the author left out and adds `apply` and `tryApply`. To change a game, give
 * its functions and others in their place: `defineGame({ ...connectFour, id: 'other', legalActions })`.
 *
 * The types are read off the functions from top to bottom: name the state where `setup` returns it, the view where `view`
 * does, the events where `step` takes `emit`, and write `seats`, `setup` and `legalActions` before what asks for them.
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
  const after = (state: State, action: Action, emit?: Emit<Event>): State =>
    immer.produce<State, State>(state, (draft) => {
      game.step(draft, action, emit)
    })
  const game: Game<State, Action, View, Options, Seat, Event> = {
    ...rules,
    players: given(rules.players, () => game.seats),
    redact: rules.redact ?? ((event) => event),
    refusal: given(rules.refusal, (state, action) => notListed(game, state, action)),
    apply(state, action) {
      const refusal = game.refusal(state, action)
      if (refusal) throw new IllegalActionError(refusal)
      return after(state, action)
    },
    tryApply(state, action) {
      const refusal = game.refusal(state, action)
      if (refusal) return { ok: false, refusal }
      const events: Event[] = []
      // A part of the draft in an event would end with the call: the copy keeps it.
      return { ok: true, state: after(state, action, (event) => void events.push(copy(event))), events }
    },
  }
  return game
}

const filledIn = /* @__PURE__ */ Symbol()

/** What the author gave. A default that came along from another game speaks for that game, so it counts as left out. */
function given<Value extends object>(value: Value | undefined, otherwise: Value): Value {
  return value && !(filledIn in value) ? value : Object.assign(otherwise, { [filledIn]: true })
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

import type { Game, Outcome, Random, Refusal, Seeded } from '../core'
import { giveChance, takeChanceBack } from '../core/given'
import { fixedChance, streamsOf } from './chance'

/**
 * The results of chance, by purpose, one result after another: a number for `die` and `integer`, a list of numbers for `dice`,
 * the item for `pick`, the items for `sample`, all items in their new order for `shuffle`.
 *
 * @example
 * const results: Results = { dice: [6, 1], deck: [['king', 'queen', 'jack']] }
 */
export type Results = Readonly<Record<string, readonly unknown[]>>

/**
 * A position in a test, with actions as text. It never changes: `play` gives the next one.
 *
 * @example
 * const opened: Script<State, Action, View, Seat, Event> = script(connectFour)(connectFour.setup({ seed: 0 }))
 */
export interface Script<State, Action, View, Seat extends string, Event> {
  readonly state: State
  /** The seat that decides next; `null` once the game is over. */
  readonly seat: Seat | null
  /** The legal actions of that seat, as text. */
  readonly legal: readonly string[]
  /** All events of the last `play`. */
  readonly events: readonly Event[]
  readonly outcome: Outcome<Seat> | null
  /** Plays these actions one after another; throws a plain sentence if one cannot be read or is refused. */
  play(...actions: string[]): Script<State, Action, View, Seat, Event>
  /** Sets the results of chance for the next `play`, which throws unless it draws exactly these for their purposes. */
  chance(results: Results): Script<State, Action, View, Seat, Event>
  /** Why this text or action is refused; throws if it is accepted. */
  refusal(action: string | Action): Refusal
  /** The view of a viewer. */
  view(viewer: Seat | 'spectator'): View
}

/**
 * For tests of rules: plays actions given as text from any position, and shows the results. It works with any test runner. It
 * cannot set the chance that `setup` draws: begin with a position instead.
 *
 * @example
 * const from = script(connectFour)
 * const won = from(connectFour.setup({ seed: 0 })).play('1', '2', '1', '2', '1', '2', '1')
 * expect(won.outcome?.winners).toEqual(['red'])
 * expect(won.refusal('4').code).toBe('game-over')
 * const rolled = from(position).chance({ dice: [6, 6] }).play('roll')
 * expect(rolled.legal).toEqual(['move 12', 'stay'])
 * expect(rolled.events).toContainEqual({ type: 'rolled', dice: [6, 6] })
 */
export function script<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
): (state: State) => Script<State, Action, View, Seat, Event> {
  const parse = (action: string | Action): Action => (typeof action === 'string' ? game.parse(action) : action)

  function at(state: State, events: readonly Event[], results: Results): Script<State, Action, View, Seat, Event> {
    return {
      state,
      events,
      get seat() {
        return game.toAct(state)
      },
      get legal() {
        return game.legalActions(state).map(game.format)
      },
      get outcome() {
        return game.outcome(state)
      },
      play: (...actions) => play(state, actions, results),
      chance: (more) => at(state, events, { ...results, ...more }),
      refusal(action) {
        const refusal = game.refusal(state, parse(action))
        if (refusal) return refusal
        throw new Error(`${typeof action === 'string' ? action : game.format(action)} is accepted.`)
      },
      view: (viewer) => game.view(state, viewer),
    }
  }

  function play(start: State, actions: readonly string[], results: Results): Script<State, Action, View, Seat, Event> {
    const state = game.clone(start)
    const events: Event[] = []
    const left = new Map(Object.entries(results).map(([purpose, given]) => [purpose, given.slice()]))
    for (const [index, text] of actions.entries()) {
      const here = `"${text}" (action ${index + 1} of ${actions.length})`
      const action = game.parse(text)
      const refusal = game.refusal(state, action)
      if (refusal) {
        const legal = game.legalActions(state).map(game.format).join(', ')
        throw new Error(`${here} is refused: ${refusal.message} Legal are: ${legal || 'none, the game is over'}`)
      }
      const streams = streamsOf(state)
      for (const each of streams)
        giveChance<Random>(each, (purpose) => {
          const given = left.get(purpose)
          return given && fixedChance(purpose, given)
        })
      game.step(state, action, (event) => events.push(event))
      for (const each of streams) takeChanceBack(each)
    }
    for (const [purpose, given] of left)
      if (given.length > 0) throw new Error(`The results ${JSON.stringify(given)} for ${purpose} were not drawn.`)
    return at(state, events, {})
  }

  return (state) => at(state, [], {})
}

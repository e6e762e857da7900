import { same } from '../../core'
import { type AnyGame, type Law, type Moment, print, some, throughJson } from '../moment'

/** The first complaint about any of the few legal actions that are tried. */
const eachAction =
  (complain: (moment: Moment, action: unknown) => string | null): Law =>
  (moment) => {
    for (const action of some(moment.legal, 3, moment.random)) {
      const complaint = complain(moment, action)
      if (complaint !== null) return `${complaint} The action: ${print(action)}`
    }
    return null
  }

function stepped(game: AnyGame, state: object, action: unknown): { state: object; events: unknown[] } {
  const next = game.clone(state)
  const events: unknown[] = []
  game.step(next, action, (event) => events.push(event))
  return { state: next, events }
}

function thawed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (!Object.isFrozen(value) || Object.values(value).some(thawed))
}

/** What an action does, by `step` and by `apply`. */
export const actingLaws: Readonly<Record<string, Law>> = {
  'clone-equal': ({ game, state }) => (same(game.clone(state), state) ? null : 'A clone is not equal to its state.'),

  'clone-apart': eachAction(({ game, state }, action) => {
    const original = game.clone(state)
    const before = print(original)
    game.step(game.clone(original), action)
    return print(original) === before ? null : 'A step on a clone changes the state it was cloned from.'
  }),

  'step-returns-nothing': eachAction(({ game, state }, action) => {
    const returned: unknown = game.step(game.clone(state), action)
    return returned === undefined ? null : 'step returns something; it changes the state in place and returns nothing.'
  }),

  'step-equals-apply': eachAction(({ game, state }, action) =>
    same(stepped(game, state, action).state, game.apply(state, action))
      ? null
      : 'step on a clone and apply lead to different states.',
  ),

  'events-equal': eachAction(({ game, state }, action) => {
    const one = stepped(game, state, action)
    const other = game.tryApply(state, action)
    if (!other.ok) return `tryApply refuses a legal action: ${other.refusal.message}`
    if (!same(one.events, other.events)) return 'step and tryApply emit different events.'
    if (!same(throughJson(one.events), one.events)) return 'An event is not plain JSON.'
    const silent = game.clone(state)
    game.step(silent, action)
    return same(silent, one.state) ? null : 'Whether events are listened to makes a difference to the state.'
  }),

  'apply-keeps-the-old': eachAction(({ game, state }, action) => {
    const before = print(state)
    game.apply(state, action)
    return print(state) === before ? null : 'apply changes the state that it was given.'
  }),

  'apply-freezes': eachAction(({ game, state }, action) =>
    thawed(game.apply(state, action)) ? 'A part of the state that apply returns is not frozen.' : null,
  ),

  'json-round-trip': eachAction(({ game, state }, action) => {
    const read = throughJson(state)
    if (!same(read, state)) return 'The state is not plain JSON: it comes back different.'
    game.step(read, action)
    return same(read, stepped(game, state, action).state) ? null : 'A state read from JSON plays on differently.'
  }),
}

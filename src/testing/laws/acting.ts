import { difference } from '../difference'
import { asksOutside } from '../outside'
import { heldByBoth, notPlain, shared } from '../plain'
import { copied, eachAction, type Law, print, some, stepped, throughJson } from '../position'
import { snapshot } from '../snapshot'

function thawed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (!Object.isFrozen(value) || Object.values(value).some(thawed))
}

/** A sentence that hints at the cause of a difference. */
const clue = (found: string | null): string => (found === null ? '' : ` ${found}`)

/** The basic laws; while one of them is broken, the other laws only echo it. */
export const groundLaws: Readonly<Record<string, Law>> = {
  'state-plain': (position) => {
    const { game, state, legal, viewers, random } = position
    const here = notPlain(state, 'state') ?? notPlain(legal, 'legal')
    if (here !== null || legal.length === 0) return here
    const { state: next, events } = stepped(game, state, copied(random.pick(legal)))
    const strange = notPlain(next, 'state') ?? notPlain(events, 'events')
    if (strange !== null) return strange
    for (const viewer of viewers) {
      const parts = notPlain(
        events.map((event) => game.redact(structuredClone(event), viewer)),
        'events',
      )
      if (parts !== null) return `After redact, ${parts} The viewer: ${viewer}.`
    }
    return null
  },

  'asking-changes-nothing': ({ game, state, legal, met, viewers, random }) => {
    const tried = [...some(legal, 20, random), ...some(met, 5, random)]
    const asked = game.clone(state)
    const before = snapshot(asked)
    const ask: [string, () => unknown][] = [
      ['players', () => game.players(asked)],
      ['toAct', () => game.toAct(asked)],
      ['legalActions', () => game.legalActions(asked)],
      ['outcome', () => game.outcome(asked)],
      ['clone', () => game.clone(asked)],
      ['view', () => Object.fromEntries(viewers.map((viewer) => [viewer, game.view(asked, viewer)]))],
      ['refusal', () => tried.map((action) => game.refusal(asked, action))],
    ]
    for (const [name, question] of ask) {
      const answers = { first: question(), second: question() }
      const found = difference(before, asked, 'before', 'after')
      if (found !== null) return `${name} changes the state: ${found}.`
      // Other laws say what is wrong with an answer that is not plain: it is never equal to another one.
      const unlike = difference(answers.first, answers.second, 'the first time', 'the second time')
      if (unlike !== null && notPlain(answers, name) === null)
        return `${name} answers differently when it is asked again: ${unlike}.${asksOutside(question)}`
    }
    return null
  },

  'clone-equal': ({ game, state }) => {
    const found = difference(state, game.clone(state), 'in the state', 'in its clone')
    return found === null ? null : `A clone is not equal to its state: ${found}.`
  },

  'clone-apart': eachAction(({ game, state }, action) => {
    // Of frozen states a step on a clone that shares something would throw, and nobody would know why.
    const original = throughJson(state)
    const before = snapshot(original)
    const copy = game.clone(original)
    const both = heldByBoth(original, copy)
    game.step(copy, action)
    const found = difference(before, original, 'before', 'after')
    if (found === null) return null
    const why = both === null ? '' : ` Both share the object ${both}.`
    return `A step on a clone changes the state it was cloned from: ${found}.${why}`
  }),

  'step-repeats': eachAction(({ game, state }, action) => {
    const act = () => stepped(game, state, action)
    const before = copied(action)
    const [one, changed] = [act(), difference(before, action, 'before', 'after')]
    if (changed !== null) return `step changes the action that it receives: ${changed}.`
    const other = act()
    const found = difference(one, other, 'the first time', 'the second time')
    return found === null
      ? null
      : `step gives different states for equal states and the same action: ${found}.${asksOutside(act)}`
  }),
}

/** The laws for carrying an action out, by `step` and by `apply`. */
export const actingLaws: Readonly<Record<string, Law>> = {
  'step-returns-nothing': eachAction(({ game, state }, action) => {
    const returned: unknown = game.step(game.clone(state), action)
    return returned === undefined ? null : 'step returns something; it changes the state in place and returns nothing.'
  }),

  'step-equals-apply': eachAction(({ game, state }, action) => {
    const found = difference(stepped(game, state, action).state, game.apply(state, action), 'after step', 'after apply')
    return found === null ? null : `step on a clone and apply lead to different states: ${found}.`
  }),

  'events-equal': eachAction(({ game, state }, action) => {
    const one = stepped(game, state, action)
    const other = game.tryApply(state, action)
    if (!other.ok) return `tryApply refuses a legal action: ${other.refusal.message}`
    const found = difference(one.events, other.events, 'from step', 'from tryApply')
    if (found !== null) return `step and tryApply emit different events: ${found}.`
    const silent = game.clone(state)
    game.step(silent, action)
    const heard = difference(one.state, silent, 'with a listener', 'without')
    if (heard !== null) return `The state depends on whether anybody listens to events: ${heard}.`
    return one.events.length > 0 ? null : undefined
  }),

  'apply-keeps-the-old': eachAction(({ game, state }, action) => {
    const before = snapshot(state)
    game.apply(state, action)
    const found = difference(before, state, 'before', 'after')
    return found === null ? null : `apply changes the state that it receives: ${found}.`
  }),

  'apply-freezes': eachAction(({ game, state }, action) =>
    thawed(game.apply(state, action)) ? 'A part of the state that apply returns is not frozen.' : null,
  ),

  'json-round-trip': eachAction(({ game, state, legal, random }, action) => {
    const played = stepped(game, state, action).state
    const read = throughJson(state)
    game.step(read, action)
    const found = difference(played, read, 'in the game', 'in the game read from JSON')
    if (found !== null) return `A state read from JSON plays on differently: ${found}.`
    // JSON separates parts of the state that the step made one object.
    const [next] = random.sample(game.legalActions(played), Math.min(1, game.legalActions(played).length))
    if (next === undefined || legal.length === 0) return null
    const tied = shared(played)
    const apart = throughJson(played)
    game.step(played, next)
    game.step(apart, next)
    const later = difference(played, apart, 'in the game', 'in the game read from JSON')
    return later === null ? null : `A state read from JSON plays on differently: ${later}.${clue(tied)}`
  }),

  check: ({ state, check }) => {
    const [problem] = check?.(state) ?? []
    if (problem !== undefined) return `check complains: ${typeof problem === 'string' ? problem : print(problem)}`
    return check ? null : undefined
  },
}

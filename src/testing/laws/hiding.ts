import { createRandom, same } from '../../core'
import { beginChanceAnew, placesOfChance } from '../../core/chance'
import { difference } from '../difference'
import { notPlain } from '../plain'
import { eachViewer, type Law, type Position, print, some, type Verdict } from '../position'
import { snapshot } from '../snapshot'
import { liesWithin, reads } from '../trace'
import { unlisted } from './refusing'

/** The state with everything hidden from this viewer dealt again; `null` if nothing is hidden. */
export function redealt(position: Position, viewer: string): object | null {
  const other = dealtAnew(position, viewer)
  beginChanceAnew(other, position.random)
  return same(other, position.state) ? null : other
}

/** A copy with everything that lies hidden dealt again. It keeps the future chance: later draws are equal where possible. */
function dealtAnew({ game, state, random, redeal }: Position, viewer: string): object {
  const other = game.clone(state)
  redeal?.(other, viewer, random)
  return other
}

/** The views and events of some actions for a viewer. */
interface Shown {
  readonly state: object
  readonly view: unknown
  readonly events: readonly unknown[]
}

function told({ game }: Position, viewer: string, from: object, actions: readonly unknown[]): Shown {
  const state = game.clone(from)
  const events: unknown[] = []
  for (const action of actions) game.step(state, action, (event) => events.push(game.redact(event, viewer)))
  return { state, view: game.view(state, viewer), events }
}

/** The seat asked in one of two states that look the same to a viewer, if the other state looks already answered. */
function isAskedAlone(position: Position, viewer: string, asked: Shown, skipped: Shown): string | null {
  const { game, random } = position
  const seat = game.toAct(asked.state)
  if (seat === null || seat === viewer) return null
  for (const answer of some(game.legalActions(asked.state), 8, random)) {
    const after = told(position, viewer, asked.state, [answer])
    if (same(after.view, skipped.view) && same([...asked.events, ...after.events], skipped.events)) return seat
  }
  return null
}

/** Tests a question whose answer must not depend on something hidden. */
function hides(position: Position, viewer: string, ask: (state: object) => unknown, what: string): Verdict {
  const other = redealt(position, viewer)
  if (other === null) return undefined
  const found = difference(ask(position.state), ask(other), 'here', 'with other hidden things')
  return found === null ? null : `${what} changes with something that ${viewer} may not know: ${found}.`
}

/** Whether a declaration reads the state exactly as the view does: then it has called the view. */
function asksTheView({ game, state, random, redeal }: Position, viewer: string): boolean {
  const { view } = game
  let asked = false
  // A call through the game itself is seen directly ...
  Object.assign(game, {
    view: (...given: Parameters<typeof view>) => {
      asked = true
      return view(...given)
    },
  })
  try {
    redeal?.(game.clone(state), viewer, random)
  } finally {
    Object.assign(game, { view })
  }
  if (asked) return true
  // ... and any other call by what it reads.
  const ofView = reads(game.clone(state), (watched) => game.view(watched, viewer))
  const ofRedeal = reads(game.clone(state), (watched) => redeal?.(watched, viewer, random))
  return ofView !== null && ofRedeal !== null && ofView.length > 3 && liesWithin(ofView, ofRedeal)
}

/** The laws for the author's declarations of hidden parts. */
export const redealLaws: Readonly<Record<string, Law>> = {
  'redeal-alone': ({ redeal, viewers, ...position }) => {
    if (!redeal) return undefined
    const viewer = position.random.pick(viewers)
    return asksTheView({ redeal, viewers, ...position }, viewer)
      ? 'redeal asks view what is hidden, so it would not notice a view that shows too much: take it from the state alone.'
      : null
  },

  'redeal-fits': eachViewer((position, viewer) => {
    const { redeal, check, game, state } = position
    const other = redealt(position, viewer)
    if (!redeal || other === null) return undefined
    const strange = notPlain(other, 'state')
    if (strange !== null) return `redeal gives a state that is not plain JSON: ${strange}`
    const [problem] = check?.(other) ?? []
    if (problem !== undefined) return `redeal gives a state with a problem found by check: ${print(problem)}.`
    return same(game.players(other), game.players(state)) &&
      same(game.outcome(other) === null, game.outcome(state) === null)
      ? null
      : 'redeal changes who takes part or whether the game is over.'
  }),
}

/** The laws that views and answers show nothing hidden. */
export const hidingLaws: Readonly<Record<string, Law>> = {
  'view-hides': eachViewer((position, viewer) =>
    hides(position, viewer, (state) => position.game.view(state, viewer), 'The view'),
  ),

  'legal-hides': (position) => {
    const { game, seat } = position
    if (seat === null) return undefined
    const list = (state: object): unknown => (game.toAct(state) === seat ? game.legalActions(state) : position.legal)
    return hides(position, seat, list, 'The list of legal actions')
  },

  'refusals-hide': (position) => {
    const { game, seat } = position
    if (seat === null) return undefined
    const other = redealt(position, seat)
    if (other === null || game.toAct(other) !== seat) return undefined
    for (const action of unlisted(position)) {
      const found = difference(
        game.refusal(position.state, action, seat),
        game.refusal(other, action, seat),
        'here',
        'with other hidden things',
      )
      if (found !== null)
        return `The refusal of ${print(action)} changes with something that ${seat} may not know: ${found}.`
    }
    return null
  },

  'out-of-turn': (position) => {
    const { game, state, seat, legal, met, random, viewers } = position
    const by = random.pick(viewers)
    if (by === seat || seat === null) return undefined
    const other = redealt(position, by)
    const asked = [...some(legal, 5, random), ...some(met, 5, random), ...unlisted(position)]
    let first: unknown
    for (const action of asked) {
      const refusal = game.refusal(state, action, by)
      if (game.actor(state, action) !== by) {
        if (refusal === null) return `${by} may do ${print(action)}, though ${seat} decides.`
        first ??= refusal
        const unlike = difference(first, refusal, 'for one action', `for ${print(action)}`)
        if (unlike !== null) return `The refusal out of turn tells ${by} too much: ${unlike}.`
      }
      if (other === null || game.toAct(other) !== seat) continue
      const found = difference(refusal, game.refusal(other, action, by), 'here', 'with other hidden things')
      if (found !== null)
        return `Out of turn the refusal of ${print(action)} changes with something that ${by} may not know: ${found}.`
    }
    return null
  },

  'questions-hide': (position) => {
    const { game, seat, legal, viewers, random } = position
    const viewer = random.pick(viewers)
    const other = seat === null ? null : dealtAnew(position, viewer)
    if (other === null || same(other, position.state) || game.toAct(other) !== seat) return undefined
    let verdict: Verdict
    for (const action of some(legal, 2, random)) {
      if (!game.legalActions(other).some((each) => same(each, action))) continue
      const [here, there] = [position.state, other].map((state) => told(position, viewer, state, [action]))
      if (!here || !there) continue
      verdict = null
      if (same(here.view, there.view)) continue
      const skipped = isAskedAlone(position, viewer, here, there) ?? isAskedAlone(position, viewer, there, here)
      if (skipped !== null)
        return `After ${print(action)} ${skipped} is asked, or not, by something that ${viewer} may not know: ask always.`
    }
    return verdict
  },

  'unknown-viewer': ({ game, state, legal, random }) => {
    for (const viewer of ['', 'observer', 'SPECTATOR']) {
      if (answers(() => game.view(state, viewer)))
        return `view answers ${print(viewer)}, which is neither a seat nor 'spectator'.`
      const events: unknown[] = []
      if (legal.length > 0) game.step(game.clone(state), random.pick(legal), (event) => events.push(event))
      if (events.some((event) => answers(() => game.redact(event, viewer))))
        return `redact answers ${print(viewer)}, which is neither a seat nor 'spectator'.`
    }
    return null
  },
}

function answers(ask: () => unknown): boolean {
  try {
    ask()
    return true
  } catch {
    return false
  }
}

/** The laws for views, and for states that fit them. */
export const viewLaws: Readonly<Record<string, Law>> = {
  'view-plain': eachViewer(({ game, state }, viewer) => notPlain(game.view(state, viewer), 'view')),

  'view-stays': eachViewer(({ game, state, legal, random }, viewer) => {
    if (legal.length === 0) return undefined
    const moving = game.clone(state)
    const view = { view: game.view(moving, viewer) }
    const before = snapshot(view)
    game.step(moving, random.pick(legal))
    const found = difference(before, view, 'at first', 'after a step')
    return found === null ? null : `A view changes when its state moves on: ${found}.`
  }),

  'determinize-fits': eachViewer(({ game, state, seat, legal, random, check }, viewer) => {
    const view = game.view(state, viewer)
    const possible = game.determinize(view, random)
    const strange = notPlain(possible, 'state')
    if (strange !== null) return `determinize gives a state that is not plain JSON: ${strange}`
    const found = difference(view, game.view(possible, viewer), 'in the view', 'in the view of what it gives')
    if (found !== null) return `determinize gives a state with a different view: ${found}.`
    const begun = placesOfChance(possible).map(({ key }) => key)
    const lost = placesOfChance(state).find(({ key }) => !begun.includes(key))
    if (lost) return `determinize gives a state without its chance, ${lost.key}: begin it with createStreams.`
    const [problem] = check?.(possible) ?? []
    if (problem !== undefined) return `determinize gives a state with a problem found by check: ${print(problem)}.`
    if (viewer !== seat) return null
    if (game.toAct(possible) !== seat) return 'determinize gives a state in which the viewer is not to act.'
    const other = difference(legal, game.legalActions(possible), 'in truth', 'in what it gives')
    return other === null
      ? null
      : `determinize gives a state in which the viewer has different legal actions: ${other}.`
  }),

  'determinize-plays': eachViewer(({ game, state, random, check }, viewer) => {
    const view = game.view(state, viewer)
    const before = snapshot({ view })
    const possible = game.determinize(view, random)
    for (let count = 0; count < 10 && game.toAct(possible) !== null; count++)
      game.step(possible, random.pick(game.legalActions(possible)))
    const found = difference(before, { view }, 'at first', 'later')
    if (found !== null) return `The view changes when the state that determinize made from it moves on: ${found}.`
    const [problem] = check?.(possible) ?? []
    return problem === undefined
      ? null
      : `The state that determinize gives leads to a state with a problem found by check: ${print(problem)}.`
  }),

  'determinize-repeats': eachViewer(({ game, state, random }, viewer) => {
    const seed = random.integer(0, 1_000_000)
    const view = game.view(state, viewer)
    const before = snapshot({ view })
    const one = game.determinize(view, createRandom(seed))
    const other = game.determinize(view, createRandom(seed))
    const changed = difference(before, { view }, 'before', 'after')
    if (changed !== null) return `determinize changes the view: ${changed}.`
    const found = difference(one, other, 'the first time', 'the second time')
    return found === null ? null : `determinize gives different states for the same view and the same chance: ${found}.`
  }),

  'determinize-orderless': eachViewer(({ game, state, random }, viewer) => {
    const seed = random.integer(0, 1_000_000)
    const view = game.view(state, viewer)
    const [one, other] = [view, reversed(view)].map((each) => game.determinize(each, createRandom(seed)))
    const found = difference(one, other, 'in one order', 'in the other')
    return found === null ? null : `determinize depends on the order of the keys of the view: ${found}.`
  }),
}

/** The same plain data with the keys of every object in the opposite order. */
function reversed<Value>(value: Value): Value
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => reversed(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

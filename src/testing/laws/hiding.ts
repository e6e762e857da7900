import { createRandom, same } from '../../core'
import { type AnyGame, type Law, type Moment, print, throughJson } from '../moment'

/** A law for each viewer in turn. */
const eachViewer =
  (complain: (moment: Moment, viewer: string) => string | null): Law =>
  (moment) => {
    for (const viewer of moment.viewers) {
      const complaint = complain(moment, viewer)
      if (complaint !== null) return `${complaint} The viewer: ${viewer}`
    }
    return null
  }

function scrambled({ game, state, random, scramble }: Moment, viewer: string): object {
  const other = game.clone(state)
  scramble?.(other, viewer, random)
  return other
}

const determined = ({ game, state, random }: Moment, viewer: string): object =>
  game.determinize(game.view(state, viewer), random)

/** What the viewer sees of an action and of what comes after it. */
function seen(game: AnyGame, state: object, action: unknown, viewer: string): { view: unknown; events: unknown[] } {
  const next = game.clone(state)
  const events: unknown[] = []
  game.step(next, action, (event) => {
    const part = game.redact(event, viewer)
    if (part !== null) events.push(part)
  })
  return { view: game.view(next, viewer), events }
}

/** What viewers may know. */
export const hidingLaws: Readonly<Record<string, Law>> = {
  'view-hides': eachViewer((moment, viewer) => {
    const { game, state } = moment
    return same(game.view(scrambled(moment, viewer), viewer), game.view(state, viewer))
      ? null
      : 'The view changes with something that its viewer may not know.'
  }),

  'view-plain': eachViewer(({ game, state }, viewer) => {
    const view = { view: game.view(state, viewer) }
    return same(throughJson(view), view) ? null : 'The view is not plain JSON.'
  }),

  'view-stays': eachViewer(({ game, state, legal, random }, viewer) => {
    if (legal.length === 0) return null
    const moving = game.clone(state)
    const view = game.view(moving, viewer)
    const before = print(view)
    game.step(moving, random.pick(legal))
    return print(view) === before ? null : 'A view changes when its state moves on.'
  }),

  'determinize-fits': eachViewer((moment, viewer) => {
    const { game, state, seat, legal } = moment
    const possible = determined(moment, viewer)
    if (!same(game.view(possible, viewer), game.view(state, viewer)))
      return 'determinize gives a state with another view than the one it was given.'
    if (game.toAct(possible) !== seat) return 'determinize gives a state in which somebody else is to act.'
    return viewer !== seat || same(game.legalActions(possible), legal)
      ? null
      : 'determinize gives a state in which the viewer has other legal actions.'
  }),

  'determinize-plays': eachViewer((moment, viewer) => {
    const { game, random } = moment
    const state = determined(moment, viewer)
    for (let count = 0; count < 10 && game.toAct(state) !== null; count++)
      game.step(state, random.pick(game.legalActions(state)))
    return null
  }),

  'determinize-repeats': eachViewer(({ game, state, random }, viewer) => {
    const seed = random.integer(0, 1_000_000)
    const view = game.view(state, viewer)
    const before = print({ view })
    const one = game.determinize(view, createRandom(seed))
    const other = game.determinize(view, createRandom(seed))
    if (print({ view }) !== before) return 'determinize changes the view.'
    return same(one, other) ? null : 'determinize gives different states for the same view and the same chance.'
  }),

  'events-hide': eachViewer((moment, viewer) => {
    const { game, state, legal, random, scramble } = moment
    const other = scramble ? scrambled(moment, viewer) : determined(moment, viewer)
    const shared = game.legalActions(other).filter((action) => legal.some((listed) => same(listed, action)))
    if (shared.length === 0) return null
    const action = random.pick(shared)
    const one = seen(game, state, action, viewer)
    const two = seen(game, other, action, viewer)
    return !same(one.view, two.view) || same(one.events, two.events)
      ? null
      : `The events of ${print(action)} change with something that their viewer may not know.`
  }),

  'events-of-spectators': ({ game, state, legal, random, viewers }) => {
    if (legal.length === 0) return null
    let complaint: string | null = null
    game.step(game.clone(state), random.pick(legal), (event) => {
      if (!same(game.redact(event, 'spectator'), event)) return
      const less = viewers.find((viewer) => !same(game.redact(event, viewer), event))
      if (less !== undefined) complaint = `A spectator sees all of ${print(event)}, and ${less} does not.`
    })
    return complaint
  },
}

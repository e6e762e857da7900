import { createRandom, same } from '../../core'
import { type Law, type Moment, print, throughJson } from '../moment'
import { unlisted } from './refusing'

/** A law for each viewer in turn. */
export const eachViewer =
  (complain: (moment: Moment, viewer: string) => string | null): Law =>
  (moment) => {
    for (const viewer of moment.viewers) {
      const complaint = complain(moment, viewer)
      if (complaint !== null) return `${complaint} The viewer: ${viewer}`
    }
    return null
  }

export function scrambled({ game, state, random, scramble }: Moment, viewer: string): object {
  const other = game.clone(state)
  scramble?.(other, viewer, random)
  return other
}

/** What only a scramble can show. */
export const scrambleLaws: Readonly<Record<string, Law>> = {
  'view-hides': eachViewer((moment, viewer) => {
    const { game, state } = moment
    return same(game.view(scrambled(moment, viewer), viewer), game.view(state, viewer))
      ? null
      : 'The view changes with something that its viewer may not know.'
  }),

  'refusals-hide': (moment) => {
    const { game, state, seat } = moment
    if (seat === null) return null
    const other = scrambled(moment, seat)
    const action = unlisted(moment).find((each) => !same(game.refusal(other, each), game.refusal(state, each)))
    return action === undefined
      ? null
      : `The refusal of ${print(action)} changes with something that ${seat} may not know.`
  },
}

/** What viewers may know, and what could lie behind it. */
export const hidingLaws: Readonly<Record<string, Law>> = {
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

  'determinize-fits': eachViewer(({ game, state, seat, legal, random }, viewer) => {
    const view = game.view(state, viewer)
    const possible = game.determinize(view, random)
    if (!same(game.view(possible, viewer), view))
      return 'determinize gives a state with another view than the one it was given.'
    if (viewer !== seat) return null
    if (game.toAct(possible) !== seat) return 'determinize gives a state in which the viewer is not to act.'
    return same(game.legalActions(possible), legal)
      ? null
      : 'determinize gives a state in which the viewer has other legal actions.'
  }),

  'determinize-plays': eachViewer(({ game, state, random }, viewer) => {
    const view = game.view(state, viewer)
    const before = print({ view })
    const possible = game.determinize(view, random)
    for (let count = 0; count < 10 && game.toAct(possible) !== null; count++)
      game.step(possible, random.pick(game.legalActions(possible)))
    return print({ view }) === before ? null : 'The view changes when the state that determinize made of it moves on.'
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
}

import { difference } from '../difference'
import { type Law, throughJson } from '../position'
import { scribble } from '../scribble'
import { snapshot } from '../snapshot'

/** Writing into a value that a game returns must change neither the state nor any other game. */
export const givingLaws: Readonly<Record<string, Law>> = {
  'given-apart': ({ game, options, state, viewers, legal, random }) => {
    const asked = game.clone(state)
    const viewer = random.pick(viewers)
    const known = () => ({
      state: asked,
      legal: game.legalActions(asked),
      view: game.view(asked, viewer),
      outcome: game.outcome(asked),
      setup: game.setup(options),
    })
    const before = snapshot(known())
    const given: [string, () => unknown][] = [
      ['the list of legal actions', () => game.legalActions(asked)],
      [`the view of ${viewer}`, () => game.view(asked, viewer)],
      ['the outcome', () => game.outcome(asked)],
      [
        'an event',
        () => {
          const events: unknown[] = []
          const next = game.clone(asked)
          if (legal.length > 0) game.step(next, random.pick(legal), (event) => events.push(event))
          return events
        },
      ],
    ]
    for (const [name, hand] of given) {
      const undo = scribble(hand())
      let found: string | null
      try {
        found = difference(before, known(), 'before', 'after')
      } catch {
        found = 'the game can no longer be asked'
      } finally {
        undo()
      }
      if (found !== null) return `Writing into ${name} also changes something else: ${found}.`
    }
    return null
  },

  'action-copied': ({ game, state, legal, random }) => {
    if (legal.length === 0) return undefined
    const { action } = throughJson({ action: random.pick(legal) })
    const moved = game.clone(state)
    const events: unknown[] = []
    game.step(moved, action, (event) => events.push(event))
    const before = snapshot({ moved, events })
    scribble(action)
    const found = difference(before, { moved, events }, 'before', 'after')
    return found === null
      ? null
      : `step keeps the action itself, so writing into the action changes the game: ${found}.`
  },
}

import type { Policy } from 'totemforge'
import { type Action, ironwood, ironwoodMap, type Seat } from 'totemforge/ironwood'

const outer = ironwoodMap.forests.filter(({ kind }) => kind === 'outer').map(({ id }) => id)

/** How much a player in a hurry likes an action: it goes for Totems and Forges, and seldom leaves anything out. */
function liking(action: Action, crystals: number): number {
  switch (action.type) {
    case 'build':
    case 'discover':
    case 'found':
      return 50
    case 'move':
      if (!action.totem) return 3
      return outer.includes(action.to) ? 100 : 20
    case 'play':
      return action.card === 'IC01' && crystals >= 5 ? 20 : 4
    case 'option':
      return action.option === 2 ? 6 : 4
    case 'attack':
    case 'pay':
    case 'march':
    case 'drill':
      return 4
    case 'forfeit':
    case 'rest':
      return 1
    default:
      return 3
  }
}

/** Everything that it looks at. */
interface Knowledge {
  readonly sides: Readonly<Record<Seat, { readonly crystals: number }>>
}

/** Chooses at random: actions that it likes more are more likely. */
export const hurried: Policy<Knowledge, Action, Seat> = {
  name: 'hurried',
  choose({ view, legal, seat, random }) {
    const actions = ironwood.sensible(legal)
    const likings = actions.map((action) => liking(action, view.sides[seat].crystals))
    let roll = random.integer(
      1,
      likings.reduce((sum, each) => sum + each, 0),
    )
    const chosen = actions.find((_, index) => {
      roll -= likings[index] ?? 0
      return roll <= 0
    })
    return chosen ?? random.pick(legal)
  },
}

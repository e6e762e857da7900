import type { Action, Step } from '../rules'
import { bonusTileOf, clanOf, heroOf } from '../rules/box'
import { topTile } from '../rules/cards'
import type { ActionSpace } from '../rules/vocabulary'
import { abilityWorth, bestChange, mainWorth, tileAt } from './dice'
import type { Sight } from './sight'
import { held, heroWorth } from './steps'
import type { Wish } from './wish'
import { cardWorth } from './worth'

/** Main actions that bring resources or cards: they come before what spends some. */
const brings: readonly (ActionSpace | 'beside' | null)[] = ['help', 'production', 'tax']

/** Steps that spend resources. */
const spending: readonly Step['do'][] = ['recruit', 'build', 'hire', 'pay']

/** The steps of an additional action. */
function stepsOf(sight: Sight, action: Action): readonly Step[] {
  if (action.type === 'hero') return heroOf(sight.state, action.hero).steps
  if (action.type === 'ability') return clanOf(sight.state, sight.me).ability
  if (action.type !== 'bonus') return []
  const tile = topTile(sight, sight.me, action.place)
  const face = tile === undefined ? undefined : bonusTileOf(sight.state, tile)[sight.state.boards]
  return face && 'steps' in face ? face.steps : []
}

/** What is worth more than this is done before an action that spends. */
const first = 0.3

/** The list between actions: what brings resources, then what spends them, then the end of the turn. */
export function between(sight: Sight): Wish {
  const { turn } = sight.state
  const main = turn?.at !== null && turn?.at !== undefined && turn.at !== 'beside' && !turn.done ? turn.at : null
  const waits = main !== null && brings.includes(main)
  const last = (action: Action, worth: number): number =>
    waits && stepsOf(sight, action).some((step) => spending.includes(step.do)) ? Math.min(worth, first) : worth
  return (action) => {
    switch (action.type) {
      case 'main':
        return main === null ? 0 : waits ? Math.max(1, mainWorth(sight, main)) : first
      case 'hero':
        return last(action, heroWorth(sight, action.hero) - held(sight))
      case 'ability':
        return last(action, Math.max(0.05, abilityWorth(sight)))
      case 'bonus':
        return last(action, tileAt(sight, action.place))
      case 'discard':
        return bestChange(sight) - 0.1 - 0.5 * cardWorth(sight) - 0.1 * Math.max(0, heroWorth(sight, action.hero))
      case 'restart':
        return -1
      default:
        return 0
    }
  }
}

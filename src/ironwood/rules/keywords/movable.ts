import { item } from '../../../toolkit/certain'
import { frameOf, type Play } from '../play'

/** How many Fighters of a forest may move; `again` counts those that this card has moved once (CI-WW08). */
export const movable = (play: Play, forest: number, again: boolean): number => {
  const { fighters, moved, done } = play.state.forests
  const once = item(moved, forest)
  if (again) return Math.min(once, frameOf(play).moved[forest] ?? 0)
  return item(fighters, forest) - once - item(done, forest)
}

import { mountainId } from '../components'
import { takeOut } from '../piles'
import type { OpenTable, Play } from '../play'

/** A mark on a mountain's slot takes no marker from the supply (BOT-24). */
export function markMountain(play: Play, mountain: number): void {
  const marked = play.state.solo?.marked
  if (!marked || marked.includes(mountain)) return
  marked.push(mountain)
  play.emit?.({ type: 'mountain-marked', at: mountainId(play, mountain) })
}

export function unmarkMountain(play: Play, mountain: number): void {
  const marked = play.state.solo?.marked
  if (!marked?.includes(mountain)) return
  takeOut(marked, mountain)
  play.emit?.({ type: 'mountain-unmarked', at: mountainId(play, mountain) })
}

export const isMarked = ({ state }: Pick<OpenTable, 'state'>, mountain: number): boolean =>
  state.solo?.marked.includes(mountain) ?? false

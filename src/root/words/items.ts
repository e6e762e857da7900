import { items } from '../rules/vocabulary'
import type { Scene } from './scene'

/** Items by kind, with their number: `2 boots, tea`. */
export function itemList({ words }: Pick<Scene, 'words'>, counts: readonly number[]): string {
  const found = items.flatMap((item, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [words.names.itemCount(item, count)] : []
  })
  return found.length === 0 ? words.board.nothing : found.join(', ')
}

export const hasAny = (counts: readonly number[]): boolean => counts.some((count) => count > 0)

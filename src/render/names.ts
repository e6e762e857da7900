import type { Seat } from '../ironwood/vocabulary'
import type { Sight } from './sight'

export const seatNames: Readonly<Record<Seat, string>> = { woodwalkers: 'Woodwalkers', ironclad: 'Ironclad' }

export const cardName = ({ cards }: Sight, id: string): string => `${id} ${cards[id]?.title ?? ''}`.trim()

/** Damage, defense and dominance of a card. */
export function valuesOf({ cards }: Sight, id: string): string {
  const { damage = 0, defense = 0, dominance = 0 } = cards[id]?.values ?? {}
  return `${damage}/${defense}/${dominance}`
}

export const mountainName = ({ board }: Sight, mountain: number): string => board.mountains[mountain]?.name ?? '?'

export const forestName = ({ board }: Sight, forest: number): string => board.forests[forest]?.id ?? '?'

export const mountainNames = (sight: Sight, mountains: readonly number[]): string =>
  mountains.map((mountain) => mountainName(sight, mountain)).join(', ')

import type { TableRefusal } from '../refusal'

/** The table's own texts, in one language. */
export interface TableWords {
  readonly language: string
  readonly refusals: Readonly<Record<TableRefusal | 'not-your-turn' | 'game-over' | 'not-readable', string>>
  timeIsUp(seat: string): string
  readonly agreed: string
}

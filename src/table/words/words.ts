import type { TableRefusal } from '../refusal'

/** What a table says itself, in one language. */
export interface TableWords {
  readonly language: string
  readonly refusals: Readonly<Record<TableRefusal | 'not-your-turn' | 'game-over' | 'not-readable', string>>
  timeIsUp(seat: string): string
  readonly agreed: string
}

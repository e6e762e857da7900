import type { Refusal } from 'totemforge'
import type { Answer, Update } from 'totemforge/table'
import type { AnyGameWords, AnyKit } from '../kits/kit'

export type AnyUpdate = Update<unknown, unknown, unknown, string>

/** A line of the log. */
export interface Line {
  readonly kind: 'event' | 'reason'
  readonly text: string
  /** What it tells of; `null` for a reason. */
  readonly event: unknown
}

/** The type of an event of any game. */
export const typeOf = (event: unknown): string | null =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string' ? event.type : null

/** The position for its present viewer. */
export interface Shown {
  readonly update: AnyUpdate
  readonly log: readonly Line[]
  /** The seat that must get the screen; nothing else is shown before it has it. */
  readonly handOver: string | null
}

/** A running game, at this screen or remote. */
export interface Session {
  readonly kit: AnyKit
  shown(): Shown
  /** Calls back after each change; returns a function that ends it. */
  listen(changed: () => void): () => void
  /** Carries it out, or returns why it cannot. */
  act(action: unknown): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  /** Ends the game without a result, if the people at the table agree; `null` where it cannot. */
  readonly abandon: (() => Promise<Refusal | null>) | null
  /** Gives the seat back to the table; `null` at this screen. */
  readonly leave: (() => Promise<Refusal | null>) | null
  /** Confirms that the right seat has the screen. */
  takeOver(): void
  speak(told: AnyGameWords): void
  close(): void
  /** Games at this screen can be stored, and replayed. */
  readonly here: Here | null
}

/** The parts that only a game at this screen has. */
export interface Here {
  saved(): string
  record(): string
  /** The shortest time of a policy's decision in milliseconds; infinite for a pause. */
  pace(milliseconds: number): void
  /** Lets a waiting policy decide, whatever the pace. */
  step(): void
  /** Whether a policy plays with. */
  readonly hasPolicies: boolean
  /** Whether only policies play. */
  readonly isWatched: boolean
}

export const refusalIn = (answer: Answer): Refusal | null => (answer.ok ? null : answer.refusal)

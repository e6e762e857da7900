import type { Refusal } from 'totemforge'
import type { Answer, Update } from 'totemforge/table'
import type { AnyKit, AnyTold } from '../kits/kit'

export type AnyUpdate = Update<unknown, unknown, unknown, string>

/** A line of the log. */
export interface Line {
  readonly kind: 'event' | 'reason'
  readonly text: string
}

/** How the game stands for who looks at it now. */
export interface Shown {
  readonly update: AnyUpdate
  readonly log: readonly Line[]
  /** The seat that the screen is to be handed to, and nothing else is to be shown until it was. */
  readonly handOver: string | null
}

/** A game that is played, at this screen or far away. */
export interface Session {
  readonly kit: AnyKit
  shown(): Shown
  /** Calls whenever something has changed; returns what ends it. */
  listen(changed: () => void): () => void
  /** Does it, or says why not. */
  act(action: unknown): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  /** Whoever is to have the screen has it. */
  takeOver(): void
  speak(told: AnyTold): void
  close(): void
  /** Games at this screen can be kept, and looked at again. */
  readonly here: Here | null
}

/** What only a game at this screen has. */
export interface Here {
  saved(): string
  record(): string
  /** How long a policy takes at least, in milliseconds; infinite for a pause. */
  pace(milliseconds: number): void
  /** Whether only policies play. */
  readonly isWatched: boolean
}

export const refusalIn = (answer: Answer): Refusal | null => (answer.ok ? null : answer.refusal)

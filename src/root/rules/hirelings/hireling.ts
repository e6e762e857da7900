import type { Fighter } from '../battle/fighter'
import type { Effect } from '../effects/effect'
import type { Hireling } from '../vocabulary'

/** What the shared rules ask a hireling. */
export interface HirelingRules extends Fighter<Hireling> {
  /** What its controller may do with it at moments of its own turn (ROOT-E.2.4). */
  readonly effects?: readonly Effect[]
}

/** The rules of all hirelings, by name. */
export type Hirelings = Readonly<Record<Hireling, HirelingRules>>

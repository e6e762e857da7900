import type { Faction } from '../vocabulary'

/** A kind of piece in the box of a faction. */
export interface Piece {
  readonly class: 'warrior' | 'building' | 'token'
  readonly count: number
  /** A clearing holds one of its kind at most (ROOT-INV-06). */
  readonly alone?: true
}

/** What is known of a faction without a rule: its box, and what sets it apart in the shared rules. */
export interface Facts {
  /** ROOT-5.2b. */
  readonly reach: number
  /** ROOT-COMP-01 to -04, in the order in which pieces are listed. */
  readonly pieces: Readonly<Record<string, Piece>>
  /** The kinds of pieces that it crafts with; none if it crafts with items. */
  readonly crafts: readonly string[]
  /** It rules where presence is tied (ROOT-7.2.2). */
  readonly winsTies?: true
  /** The Burrow is its own (ROOT-12.2.2a). */
  readonly burrow?: true
  /** It rules wherever it has a building, whatever else is there (ROOT-10.2.4). */
  readonly rulesByBuildings?: true
  /** Its hand lies face up (ROOT-1.2.1b). */
  readonly openHand?: true
  /** Rivers are paths for it, and it needs no rule to move along them (ROOT-11.2.2a). */
  readonly swims?: true
  /** Others can hire its warriors (ROOT-11.2.7.3a). */
  readonly forHire?: true
  /** Its setup card is one of a militant faction; else of an insurgent (ROOT-A.8.1c). */
  readonly militant?: true
  /** It starts in a corner in the standard setup (ROOT-VAR-04). */
  readonly corner?: true
  /** It plays only beside this faction (ROOT-5.1.1a). */
  readonly beside?: Faction
  /** The rule that cuts its hand down to the limit. */
  readonly handLimit: string
}

import type { SoloAct } from '../card'
import type { Clan, Island } from '../vocabulary'

/** The human places the Empire's governors at the start (DAI-SOLO-02): the islands of those that stand. */
export interface EmpireFoundTask {
  readonly do: 'empire-found'
  readonly seat: Clan
  readonly islands: readonly Island[]
}

/** On the hard level a Radio Tower follows. */
export interface EmpireTowerTask {
  readonly do: 'empire-tower'
  readonly seat: Clan
}

/** The human takes a die for the open card (DAI-SOLO-07). */
export interface EmpireTurnTask {
  readonly do: 'empire-turn'
  readonly seat: Clan
}

/** One thing that the Empire does. */
export interface EmpireActTask {
  readonly do: 'empire-act'
  readonly seat: Clan
  readonly act: SoloAct
}

/** The things of one space are done; what fell short gives 1 point (DAI-SOLO-10). */
export interface EmpireFrameTask {
  readonly do: 'empire-frame'
  readonly short: boolean
}

export interface EmpireNextTask {
  readonly do: 'empire-next'
}

/** Where a piece goes. */
export interface EmpirePlaceTask {
  readonly do: 'empire-place'
  readonly seat: Clan
  readonly piece: 'governor' | 'shadow' | 'farm' | 'tower'
  readonly left: number
  readonly on: readonly Island[]
  readonly advantage: boolean
}

export interface EmpireEliminateTask {
  readonly do: 'empire-eliminate'
  readonly seat: Clan
  readonly island: Island
}

export interface EmpireMoveTask {
  readonly do: 'empire-move'
  readonly seat: Clan
  readonly advantage: boolean
}

export interface EmpireMoveToTask {
  readonly do: 'empire-move-to'
  readonly seat: Clan
  readonly from: string
  readonly advantage: boolean
}

export interface EmpireTakeTask {
  readonly do: 'empire-take'
  readonly seat: Clan
  readonly left: number
  /** The islands to take from; without them any island, or the Black Market (DAI-SOLO-16). */
  readonly on?: readonly Island[]
  readonly advantage: boolean
}

/** The ability card, by the sum of three dice (DAI-SOLO-21). */
export interface EmpireAbilityTask {
  readonly do: 'empire-ability'
}

/** The human loses a resource or a hero (DAI-SOLO-22). */
export interface LoseOneTask {
  readonly do: 'lose-one'
  readonly seat: Clan
}

/** The cards of the round are done with; after round 4 its tiles go back (DAI-SOLO-25). */
export interface EmpireRoundTask {
  readonly do: 'empire-round'
}

import type { AllianceBoard, AllianceView } from './alliance/board'
import type { CorvidBoard, CorvidView } from './corvid/board'
import type { CultBoard } from './cult/board'
import type { DuchyBoard } from './duchy/board'
import type { EyrieBoard } from './eyrie/board'
import type { HundredsBoard } from './hundreds/board'
import type { KeepersBoard, KeepersView } from './keepers/board'
import type { MarquiseBoard } from './marquise/board'
import type { RiverfolkBoard } from './riverfolk/board'
import type { VagabondBoard } from './vagabond/board'

/** What each faction has on its board. */
interface Boards {
  readonly marquise: MarquiseBoard
  readonly eyrie: EyrieBoard
  readonly alliance: AllianceBoard
  readonly vagabond: VagabondBoard
  readonly vagabond2: VagabondBoard
  readonly riverfolk: RiverfolkBoard
  readonly duchy: DuchyBoard
  readonly corvid: CorvidBoard
  readonly cult: CultBoard
  readonly hundreds: HundredsBoard
  readonly keepers: KeepersBoard
}

/** What others may see of it, where that is not all. */
interface Shown {
  readonly alliance: AllianceView
  readonly corvid: CorvidView
  readonly keepers: KeepersView
}

export type Board = Boards[keyof Boards]

/** A board as a viewer sees it. */
export type BoardView = {
  [Each in keyof Boards]: Each extends keyof Shown ? Shown[Each] : Boards[Each]
}[keyof Boards]

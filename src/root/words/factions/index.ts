import type { Faction } from '../../rules/vocabulary'
import { alliance } from './alliance'
import { corvid } from './corvid'
import { cult } from './cult'
import { duchy } from './duchy'
import { eyrie } from './eyrie'
import type { FactionBoard } from './faction'
import { hundreds } from './hundreds'
import { keepers } from './keepers'
import { marquise } from './marquise'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/** The texts of the factions' boards. */
export const factionBoards: Readonly<Record<Faction, FactionBoard>> = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  riverfolk,
  duchy,
  corvid,
  cult,
  hundreds,
  keepers,
}

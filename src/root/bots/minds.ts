import type { Faction } from '../rules/vocabulary'
import { alliance } from './alliance'
import { corvid } from './corvid'
import { cult } from './cult'
import { duchy } from './duchy'
import { eyrie } from './eyrie'
import { hundreds } from './hundreds'
import { keepers } from './keepers'
import { marquise } from './marquise'
import type { Mind } from './mind'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/** The player of each faction. */
export const minds: Readonly<Record<Faction, Mind>> = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  riverfolk,
  cult,
  hundreds,
  duchy,
  corvid,
  keepers,
}

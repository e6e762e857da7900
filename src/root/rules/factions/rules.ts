import { alliance } from './alliance/rules'
import { corvid } from './corvid/rules'
import { cult } from './cult/rules'
import { duchy } from './duchy/rules'
import { eyrie } from './eyrie/rules'
import type { Factions } from './faction'
import { hundreds } from './hundreds/rules'
import { keepers } from './keepers/rules'
import { marquise } from './marquise/rules'
import { riverfolk } from './riverfolk/rules'
import { vagabond } from './vagabond/rules'

/** The rules of each faction. */
export const factionRules: Factions = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  cult,
  riverfolk,
  duchy,
  corvid,
  hundreds,
  keepers,
}

import type { Faction } from '../../rules/vocabulary'
import { alliance } from './alliance'
import { corvid } from './corvid'
import { cult } from './cult'
import { duchy } from './duchy'
import { eyrie } from './eyrie'
import type { EncodedFaction } from './faction'
import { hundreds } from './hundreds'
import { keepers } from './keepers'
import { marquise } from './marquise'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/** The factions in numbers. The order of their blocks never changes: a new faction comes last. */
export const encodedFactions: Readonly<Record<Faction, EncodedFaction>> = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  duchy,
  corvid,
  riverfolk,
  cult,
  hundreds,
  keepers,
}

/** Each block once. */
export const factionBlocks: readonly EncodedFaction[] = [...new Set(Object.values(encodedFactions))]

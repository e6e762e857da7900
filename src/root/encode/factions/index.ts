import type { Faction } from '../../rules/vocabulary'
import { alliance } from './alliance'
import { eyrie } from './eyrie'
import type { EncodedBoard } from './faction'
import { marquise } from './marquise'
import { vagabond } from './vagabond'

/** How the boards of the factions are told in keys. */
export const encodedBoards: Readonly<Record<Faction, EncodedBoard>> = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
}

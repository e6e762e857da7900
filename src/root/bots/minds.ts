import type { Faction } from '../rules/vocabulary'
import { alliance } from './alliance'
import { eyrie } from './eyrie'
import { marquise } from './marquise'
import type { Mind } from './mind'
import { vagabond } from './vagabond'

/** How each faction is played. */
export const minds: Readonly<Record<Faction, Mind>> = { marquise, eyrie, alliance, vagabond, vagabond2: vagabond }

import type { Faction } from '../vocabulary'
import { allianceFacts } from './alliance/facts'
import { corvidFacts } from './corvid/facts'
import { cultFacts } from './cult/facts'
import { duchyFacts } from './duchy/facts'
import { eyrieFacts } from './eyrie/facts'
import type { Facts } from './fact'
import { hundredsFacts } from './hundreds/facts'
import { keepersFacts } from './keepers/facts'
import { marquiseFacts } from './marquise/facts'
import { riverfolkFacts } from './riverfolk/facts'
import { secondVagabondFacts, vagabondFacts } from './vagabond/facts'

/** What each faction has in its box. */
export const facts = {
  marquise: marquiseFacts,
  eyrie: eyrieFacts,
  alliance: allianceFacts,
  vagabond: vagabondFacts,
  vagabond2: secondVagabondFacts,
  riverfolk: riverfolkFacts,
  duchy: duchyFacts,
  corvid: corvidFacts,
  cult: cultFacts,
  hundreds: hundredsFacts,
  keepers: keepersFacts,
} as const satisfies Readonly<Record<Faction, Facts>>

export const factsOf: Readonly<Record<Faction, Facts>> = facts

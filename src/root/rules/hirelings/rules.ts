import { badgerBodyguards } from './badger-bodyguards'
import { banditGangs } from './bandit-gangs'
import { bluebirdNobles } from './bluebird-nobles'
import { corvidSpies } from './corvid-spies'
import { felinePhysicians } from './feline-physicians'
import { flameBearers } from './flame-bearers'
import { forestPatrol } from './forest-patrol'
import { furiousProtector } from './furious-protector'
import { highwayBandits } from './highway-bandits'
import type { Hirelings } from './hireling'
import { lastDynasty } from './last-dynasty'
import { lizardEnvoys } from './lizard-envoys'
import { moleArtisans } from './mole-artisans'
import { otterDivers } from './otter-divers'
import { popularBand } from './popular-band'
import { rabbitScouts } from './rabbit-scouts'
import { ratSmugglers } from './rat-smugglers'
import { ravenSentries } from './raven-sentries'
import { riverfolkFlotilla } from './riverfolk-flotilla'
import { springUprising } from './spring-uprising'
import { stoicProtector } from './stoic-protector'
import { streetBand } from './street-band'
import { sunwardExpedition } from './sunward-expedition'
import { theBrigand } from './the-brigand'
import { theExile } from './the-exile'
import { vaultKeepers } from './vault-keepers'
import { warmSunProphets } from './warm-sun-prophets'

/** The rules of each hireling. */
export const hirelingRules: Hirelings = {
  'forest-patrol': forestPatrol,
  'feline-physicians': felinePhysicians,
  'last-dynasty': lastDynasty,
  'bluebird-nobles': bluebirdNobles,
  'spring-uprising': springUprising,
  'rabbit-scouts': rabbitScouts,
  'the-exile': theExile,
  'the-brigand': theBrigand,
  'flame-bearers': flameBearers,
  'rat-smugglers': ratSmugglers,
  'vault-keepers': vaultKeepers,
  'badger-bodyguards': badgerBodyguards,
  'popular-band': popularBand,
  'street-band': streetBand,
  'riverfolk-flotilla': riverfolkFlotilla,
  'otter-divers': otterDivers,
  'warm-sun-prophets': warmSunProphets,
  'lizard-envoys': lizardEnvoys,
  'sunward-expedition': sunwardExpedition,
  'mole-artisans': moleArtisans,
  'corvid-spies': corvidSpies,
  'raven-sentries': ravenSentries,
  'highway-bandits': highwayBandits,
  'bandit-gangs': banditGangs,
  'furious-protector': furiousProtector,
  'stoic-protector': stoicProtector,
}

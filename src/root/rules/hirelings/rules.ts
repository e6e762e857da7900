import type { Hirelings } from './hireling'
import { popularBand } from './popular-band'
import { streetBand } from './street-band'

/** The rules of each hireling. */
export const hirelingRules: Hirelings = {
  'forest-patrol': {},
  'feline-physicians': {},
  'last-dynasty': {},
  'bluebird-nobles': {},
  'spring-uprising': {},
  'rabbit-scouts': {},
  'the-exile': {},
  'the-brigand': {},
  'flame-bearers': {},
  'rat-smugglers': {},
  'vault-keepers': {},
  'badger-bodyguards': {},
  'popular-band': popularBand,
  'street-band': streetBand,
  'riverfolk-flotilla': {},
  'otter-divers': {},
  'warm-sun-prophets': {},
  'lizard-envoys': {},
  'sunward-expedition': {},
  'mole-artisans': {},
  'corvid-spies': {},
  'raven-sentries': {},
  'highway-bandits': {},
  'bandit-gangs': {},
  'furious-protector': {},
  'stoic-protector': {},
}

import { allianceChapters } from './alliance/chapters'
import { corvidChapters } from './corvid/chapters'
import { cultChapters } from './cult/chapters'
import { duchyChapters } from './duchy/chapters'
import { eyrieChapters } from './eyrie/chapters'
import { hundredsChapters } from './hundreds/chapters'
import { keepersChapters } from './keepers/chapters'
import { marquiseChapters } from './marquise/chapters'
import { riverfolkChapters } from './riverfolk/chapters'
import { vagabondChapters } from './vagabond/chapters'

/** The chapters of all factions; both Vagabonds have the same. */
export const factionChapters = {
  ...marquiseChapters,
  ...eyrieChapters,
  ...allianceChapters,
  ...vagabondChapters,
  ...riverfolkChapters,
  ...duchyChapters,
  ...corvidChapters,
  ...cultChapters,
  ...hundredsChapters,
  ...keepersChapters,
}

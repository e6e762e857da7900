import { ambushing } from './battle/ambush'
import { declaring } from './battle/declare'
import { battleEffects } from './battle/effects'
import { hitting } from './battle/hits'
import { rolling } from './battle/roll'
import type { ActionIn, TaskOf } from './chapter'
import { crafting } from './craft'
import { dominance } from './dominance'
import { groundEffectTasks } from './effects/ground'
import { orders } from './effects/orders'
import { choosingPlayers } from './effects/players'
import { bases } from './factions/alliance/base'
import { allianceBirdsong } from './factions/alliance/birdsong'
import { allianceDaylight } from './factions/alliance/daylight'
import { outrage } from './factions/alliance/outrage'
import { allianceSetup } from './factions/alliance/setup'
import { eyrieBirdsong } from './factions/eyrie/birdsong'
import { eyrieDecree } from './factions/eyrie/decree'
import { eyrieSetup } from './factions/eyrie/setup'
import { marquiseBuild } from './factions/marquise/build'
import { marquiseDaylight } from './factions/marquise/daylight'
import { hospitals } from './factions/marquise/hospitals'
import { overworking } from './factions/marquise/overwork'
import { marquiseSetup } from './factions/marquise/setup'
import { wood } from './factions/marquise/wood'
import { aid } from './factions/vagabond/aid'
import { arbiter } from './factions/vagabond/arbiter'
import { damaged } from './factions/vagabond/damage'
import { vagabondDaylight } from './factions/vagabond/daylight'
import { explore } from './factions/vagabond/explore'
import { quests } from './factions/vagabond/quest'
import { refresh } from './factions/vagabond/refresh'
import { roamingPawns } from './factions/vagabond/roam'
import { vagabondSetup } from './factions/vagabond/setup'
import { special } from './factions/vagabond/special'
import { strikes } from './factions/vagabond/strike'
import { vagabondTurn } from './factions/vagabond/turn'
import { moving } from './moving/move'
import { draft } from './setup/draft'
import { triggers } from './triggers'
import { informants } from './turn/informants'
import { options } from './turn/options'
import { steps } from './turn/steps'
import { turns } from './turn/turn'

/** All that puts tasks on the agenda, and all that answers them. */
export const chapters = {
  draft,
  turns,
  options,
  steps,
  informants,
  moving,
  declaring,
  ambushing,
  rolling,
  battleEffects,
  hitting,
  triggers,
  crafting,
  dominance,
  choosingPlayers,
  groundEffectTasks,
  orders,
  marquiseSetup,
  hospitals,
  wood,
  marquiseDaylight,
  marquiseBuild,
  overworking,
  eyrieSetup,
  eyrieBirdsong,
  eyrieDecree,
  allianceSetup,
  allianceBirdsong,
  allianceDaylight,
  outrage,
  bases,
  vagabondSetup,
  refresh,
  roamingPawns,
  vagabondTurn,
  vagabondDaylight,
  aid,
  explore,
  quests,
  strikes,
  special,
  arbiter,
  damaged,
}

/**
 * What is still to be done. The agenda is a stack: its last task is the next. Some run by themselves, the others are
 * questions to a seat; each is explained where it is handled.
 *
 * @example
 * const next: Task | undefined = state.agenda.at(-1)
 */
export type Task = TaskOf<typeof chapters>

/**
 * One decision. Clearings go by their numbers, forests, cards, quests and effects by their ids.
 *
 * @example
 * const action: Action = { type: 'battle-in', at: 6 }
 */
export type Action = ActionIn<typeof chapters>

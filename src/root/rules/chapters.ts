import { ambushing } from './battle/ambush'
import { declaring } from './battle/declare'
import { battleEffects } from './battle/effects'
import { hitting } from './battle/hits'
import { rolling } from './battle/roll'
import type { ActionIn, AskedOf, TaskOf } from './chapter'
import { crafting } from './craft'
import { dominance } from './dominance'
import { groundEffectTasks } from './effects/ground'
import { orders } from './effects/orders'
import { choosingPlayers } from './effects/players'
import { factionChapters } from './factions/chapters'
import { hirelingChapters } from './hirelings/chapters'
import { landmarkChapters } from './landmarks/chapters'
import { moving } from './moving/move'
import { advancedChapters } from './setup/advanced/chapters'
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
  ...landmarkChapters,
  ...factionChapters,
  ...hirelingChapters,
  ...advancedChapters,
}

/**
 * What is still to be done. The agenda is a stack: its last task is the next. Some run by themselves, the others are
 * questions to a seat; each is explained where it is handled.
 *
 * @example
 * const next: Task | undefined = state.agenda.at(-1)
 */
export type Task = TaskOf<typeof chapters>

/** The tasks that ask a seat. */
export type QuestionTask = AskedOf<typeof chapters>

/**
 * One decision. Clearings go by their numbers, forests, cards, quests and effects by their ids.
 *
 * @example
 * const action: Action = { type: 'battle-in', at: 6 }
 */
export type Action = ActionIn<typeof chapters>

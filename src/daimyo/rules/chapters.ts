import { building } from './actions/build'
import { turningDice } from './actions/dice'
import { recruiting } from './actions/recruit'
import { relic } from './actions/relic'
import { storing } from './actions/storing'
import { always } from './always'
import { carryingOut } from './carrying-out'
import type { ActionIn, AskedOf, TaskOf } from './chapter'
import { empirePieces } from './empire/pieces'
import { empireStart } from './empire/start'
import { empireTaking } from './empire/taking'
import { empireTurns } from './empire/turns'
import { keywords } from './keywords'
import { gifts } from './mercenaries/gift'
import { mercenaryPieces } from './mercenaries/pieces'
import { searchingRuins } from './mercenaries/ruins'
import { closing } from './round/close'
import { finals } from './round/final'
import { rounds } from './round/round'
import { taking } from './round/taking'
import { turns } from './round/turn'
import { drafting } from './setup/draft'
import { founding } from './setup/founding'

/** All chapters: they put tasks on the agenda and handle them. */
export const chapters = {
  always,
  carryingOut,
  drafting,
  founding,
  rounds,
  taking,
  turns,
  turningDice,
  storing,
  relic,
  recruiting,
  building,
  closing,
  finals,
  gifts,
  searchingRuins,
  mercenaryPieces,
  empireStart,
  empireTurns,
  empirePieces,
  empireTaking,
  ...keywords,
}

/**
 * The work that the game still has to do. The agenda is a stack: its last task is the next. Some tasks run by
 * themselves, the others ask a seat.
 *
 * @example
 * const next: Task | undefined = state.agenda.at(-1)
 */
export type Task = TaskOf<typeof chapters>

/** The tasks that ask a seat. */
export type QuestionTask = AskedOf<typeof chapters>

/**
 * One decision. It names places, tiles and heroes by their ids.
 *
 * @example
 * const action: Action = { type: 'governor', spot: 'blue-1' }
 */
export type Action = ActionIn<typeof chapters>

import { always } from './always'
import { carryingOut } from './carrying-out'
import type { ActionIn, AskedOf, TaskOf } from './chapter'
import { aftermath } from './combat/aftermath'
import { clash } from './combat/clash'
import { wagering } from './combat/wager'
import { keywords } from './keywords'
import { due } from './phases/due'
import { ending } from './phases/end'
import { markers } from './phases/markers'
import { preparation } from './phases/preparation'
import { turn } from './phases/turn'
import { botCards } from './solo/cards'
import { die } from './solo/die'
import { advancing } from './solo/ironbot/advance'
import { botSites } from './solo/ironbot/build'
import { botDrilling } from './solo/ironbot/drill'
import { focusing } from './solo/ironbot/focus'
import { ironbotIcons } from './solo/ironbot/icons'
import { botRecruits } from './solo/recruit'
import { botTurns } from './solo/turn'
import { botWagers } from './solo/wager'
import { aid } from './solo/woodenbot/aid'
import { gathering } from './solo/woodenbot/gather'
import { raiding } from './solo/woodenbot/raid'
import { locating } from './solo/woodenbot/visions'

/** All chapters: they put tasks on the agenda and handle them. */
export const chapters = {
  always,
  carryingOut,
  preparation,
  markers,
  turn,
  due,
  ending,
  wagering,
  clash,
  aftermath,
  ...keywords,
  botTurns,
  botCards,
  botRecruits,
  botWagers,
  die,
  advancing,
  botSites,
  botDrilling,
  focusing,
  ironbotIcons,
  aid,
  gathering,
  raiding,
  locating,
}

/**
 * The work that the game still has to do. The agenda is a stack: its last task is the next. Some tasks run by
 * themselves, the others ask a seat; each handler explains its task.
 *
 * @example
 * const next: Task | undefined = state.agenda.at(-1)
 */
export type Task = TaskOf<typeof chapters>

/**
 * The tasks that ask a seat.
 *
 * @example
 * const isQuestion = (task: Task | undefined): task is QuestionTask => task?.do === 'turn' || task?.do === 'wager'
 */
export type QuestionTask = AskedOf<typeof chapters>

/**
 * One decision. It names locations, cards and vision cards by their ids, and a vision card by its mountain.
 *
 * @example
 * const action: Action = { type: 'move', from: 'F1', to: 'F3', totem: 'full' }
 */
export type Action = ActionIn<typeof chapters>

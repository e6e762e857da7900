import type { Block } from '../../encode'
import type { Action, Seat, View } from '../rules'
import type { ActionIn, TaskOf } from '../rules/chapter'
import type { advancedChapters } from '../rules/setup/advanced/chapters'
import { heldBy, preparationIn } from '../rules/setup/advanced/held'
import { kindPart } from './asked'
import { every } from './every'
import type { ActionTable, SharedAction } from './fields'
import { cardCount, channelOf, type Part, putCards, type Sight } from './sight'
import { card, cards } from './values'
import { questionsIn, waitingPart } from './waiting'

type Own = typeof advancedChapters

export const advancedTasks = every<TaskOf<Own>['do']>()(['five-cards', 'return-card', 'preparation'])

const actions: ActionTable<Exclude<ActionIn<Own>['type'], SharedAction['type']>> = {
  return: card('return', cards()),
}

const parts: readonly Part<Sight>[] = [
  {
    name: 'cards',
    size: cardCount,
    most: 3,
    meaning: 'Cards that the observer holds in setup, by card.',
    write: (put, { view, me }) => putCards(put, heldBy(view, me).cards ?? []),
  },
  {
    name: 'returned',
    size: cardCount,
    most: 2,
    meaning: 'Those of them that it has chosen to return.',
    write: (put, { view, me }) => putCards(put, heldBy(view, me).returned ?? []),
  },
]

/** The block of the advanced setup; it is used until hands are kept. */
export const advancedBlock: Block<Action, View, Seat> = {
  name: 'advanced',
  actions: Object.values<readonly Action[]>(actions).flat(),
  channels: [
    ...parts.map((part) => channelOf('advanced.', part, (sight) => sight)),
    channelOf('advanced.question.', kindPart(questionsIn(advancedTasks)), (sight) => sight),
    channelOf('advanced.agenda.', waitingPart(advancedTasks), (sight) => sight),
  ],
}

export const isAdvanced = (view: View): boolean => preparationIn(view) !== undefined

import type { Block } from '../../encode'
import type { Action, Seat, View } from '../rules'
import type { ActionIn, TaskOf } from '../rules/chapter'
import type { advancedChapters } from '../rules/setup/advanced/chapters'
import { poolIn } from '../rules/setup/advanced/choose-faction'
import { heldBy, preparationIn } from '../rules/setup/advanced/held'
import { characters, clearingCount, factions } from '../rules/vocabulary'
import { askedIn, kindPart } from './asked'
import { every } from './every'
import type { ActionTable, SharedAction } from './fields'
import { cardCount, channelOf, type Part, placeOf, putCards, putName, type Sight } from './sight'
import { at, card, cards, seats } from './values'
import { questionsIn, waitingPart } from './waiting'

type Own = typeof advancedChapters

export const advancedTasks = every<TaskOf<Own>['do']>()([
  'five-cards',
  'return-card',
  'preparation',
  'choose-faction',
  'homeland',
  'set-up',
])

const actions: ActionTable<Exclude<ActionIn<Own>['type'], SharedAction['type']>> = {
  return: card('return', cards()),
  homeland: at('homeland'),
  'set-up': at('set-up'),
}

/** What is set up where a seat chooses. */
const setUpPieces = ['warrior', 'keep', 'sawmill', 'workshop', 'recruiter'] as const

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
  {
    name: 'pool',
    size: factions.length,
    most: 1,
    meaning: `Setup cards that can be taken, by faction: ${factions.join(', ')}.`,
    write(put, { view }) {
      for (const { faction } of poolIn(view).cards) putName(put, factions, faction)
    },
  },
  {
    name: 'locked',
    size: factions.length,
    most: 1,
    meaning: 'The setup card that is locked, by faction.',
    write: (put, { view }) => putName(put, factions, poolIn(view).locked),
  },
  {
    name: 'characters',
    size: characters.length * 2,
    most: 1,
    meaning: `The characters that lie with the cards of the Vagabonds, one after the other: ${characters.join(', ')}.`,
    write(put, { view }) {
      for (const { faction, character } of poolIn(view).cards)
        if (character) put((faction === 'vagabond' ? 0 : characters.length) + characters.indexOf(character), 1)
    },
  },
  {
    name: 'homelands',
    size: seats.length * clearingCount,
    most: 1,
    meaning: 'Homelands, by clearing: those of the observer, then seat by seat after it.',
    write(put, sight) {
      for (const seat of sight.view.seats)
        for (const at of preparationIn(sight.view)?.homelands[seat] ?? [])
          put(placeOf(sight, seat) * clearingCount + at - 1, 1)
    },
  },
  {
    name: 'question.piece',
    size: setUpPieces.length,
    most: 1,
    meaning: `1 for the piece that is set up: ${setUpPieces.join(', ')}.`,
    write(put, sight) {
      const task = askedIn(sight)
      if (task?.do === 'set-up') putName(put, setUpPieces, task.pieces[0])
    },
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

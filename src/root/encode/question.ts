import type { Moment } from '../rules/card'
import { suits } from '../rules/vocabulary'
import { targets } from './actions'
import { aboutPart, askedField, askedName, askedPlace, countsPart, flagsPart, kindPart } from './asked'
import { every } from './every'
import type { Count, Flag, Role, SharedTask } from './fields'
import { cardCount, type Part, putCards, putOne, putQuests, questCount, type Sight } from './sight'
import { sharedTasks } from './tasks'
import { mostPaths } from './values'
import { questionsIn } from './waiting'

const roles = every<Role<SharedTask>>()(['defender', 'to', 'of'])
const flags = every<Flag<SharedTask>>()(['optional', 'battle', 'ferry'])
const counts = every<Count<SharedTask>>()(['left', 'passed'])
const moments = every<Moment>()([
  'birdsong.start',
  'birdsong',
  'birdsong.end',
  'daylight.start',
  'daylight',
  'evening.start',
  'evening',
  'battle.effects',
  'on-craft',
  'on-event',
  'always',
])

/** What is asked, as far as every faction's questions may say it. */
export const questionParts: readonly Part<Sight>[] = [
  kindPart(questionsIn(sharedTasks)),
  aboutPart(roles),
  askedPlace('at', 'Where'),
  askedPlace('from', 'From where'),
  askedPlace('to', 'To where'),
  askedField('path', mostPaths, 1, "The closed path that is opened, by the map's list.", (put, value) => {
    if (typeof value === 'number') putOne(put, value)
  }),
  askedName('suit', suits, 'the suit that is ordered'),
  askedName('side', ['attacker', 'defender'], 'the side in the battle that answers'),
  askedName('moment', moments, 'the moment of the turn'),
  askedName('effect', targets, 'the effect that a player is chosen for'),
  askedField('card', cardCount, 1, 'The card that it is about, if the observer knows it.', (put, value) => {
    if (typeof value === 'string') putCards(put, [value])
  }),
  askedField('quest', questCount, 1, 'The quest that it is about, by the list of quests.', (put, value) => {
    if (typeof value === 'string') putQuests(put, [value])
  }),
  flagsPart(flags),
  countsPart(counts),
]

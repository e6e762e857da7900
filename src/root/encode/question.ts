import type { Task } from '../rules'
import { taskKinds } from '../rules/agenda'
import { moments } from '../rules/card'
import { clearingCount, factions, type Seat, suits } from '../rules/vocabulary'
import { mostPaths, seats } from './actions'
import {
  cardCount,
  type Part,
  type Put,
  placeOf,
  putCards,
  putName,
  putOne,
  putQuests,
  questCount,
  type Sight,
} from './sight'
import { taskNames } from './tasks'

/** Kinds of tasks that are questions; the others run by themselves. */
const questionNames = taskNames.filter((name) => taskKinds[name]?.rule.run === undefined)

const roles = ['defender', 'arbiter', 'to', 'of', 'ally', 'whom', 'attacker']
const flags = ['optional', 'battle', 'ferry', 'replaced', 'recruited', 'bird', 'slip']
const counts = ['left', 'count', 'built', 'added', 'passed', 'boots', 'taken']
const things = ['warrior', 'roost', 'sawmill', 'workshop', 'recruiter', 'recruit', 'organize']
const targets = ['better-burrow-bank', 'stand-and-deliver', 'codebreakers', 'swap-meet', 'charm-offensive', 'saboteurs']
const triggers = ['save', 'base-lost', 'outrage']
const many = 10

/** The question that waits; nothing once the game is over. */
const askedIn = ({ view }: Sight): Task | undefined => view.agenda.at(-1)

/** What a task says, by the names of its fields. */
const fieldsOf = (task: Task | undefined): Readonly<Record<string, unknown>> => ({ ...task })

const isSeat = (value: unknown): value is Seat => seats.some((seat) => seat === value)
const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** A part that is written from one field of the question. */
const field = (
  name: string,
  size: number,
  most: number,
  meaning: string,
  write: (put: Put, value: unknown, sight: Sight) => void,
): Part<Sight> => ({
  name,
  size,
  most,
  meaning,
  write: (put, sight) => write(put, fieldsOf(askedIn(sight))[name], sight),
})

const named = (name: string, names: readonly string[], meaning: string): Part<Sight> =>
  field(name, names.length, 1, `1 for ${meaning}: ${names.join(', ')}.`, (put, value) => putName(put, names, value))

const place = (name: string, meaning: string): Part<Sight> =>
  field(name, clearingCount, 1, `${meaning}, by clearing.`, (put, value) => {
    if (typeof value === 'number') putOne(put, value - 1)
  })

const effectsOf = (task: Task | undefined): readonly Task[] =>
  task?.do === 'triggers'
    ? task.effects
    : task?.do === 'sides-first'
      ? task.groups.flatMap(({ effects }) => effects)
      : []

/** What is asked. */
export const questionParts: readonly Part<Sight>[] = [
  {
    name: 'kind',
    size: questionNames.length,
    most: 1,
    meaning: `1 for what is asked: ${questionNames.join(', ')}.`,
    write: (put, sight) => putName(put, questionNames, askedIn(sight)?.do),
  },
  {
    name: 'about',
    size: seats.length,
    most: 1,
    meaning: `Whom the question is about besides who answers it (${roles.join(', ')}), counted from the observer.`,
    write(put, sight) {
      const fields = fieldsOf(askedIn(sight))
      for (const role of roles) {
        const seat = fields[role]
        if (isSeat(seat)) putOne(put, placeOf(sight, seat))
      }
    },
  },
  place('at', 'Where'),
  place('from', 'From where'),
  place('to', 'To where'),
  place('keep', 'Where the keep stands that buildings are set up around'),
  field('path', mostPaths, 1, "The closed path that is opened, by the map's list.", (put, value) => {
    if (typeof value === 'number') putOne(put, value)
  }),
  named('suit', suits, 'the suit that is ordered'),
  named('side', ['attacker', 'defender'], 'the side in the battle that answers'),
  named('moment', moments, 'the moment of the turn'),
  named('effect', targets, 'the effect that a player is chosen for'),
  field('card', cardCount, 1, 'The card that it is about, if the observer knows it.', (put, value) => {
    if (typeof value === 'string') putCards(put, [value])
  }),
  field('quest', questCount, 1, 'The quest that it is about, by the list of quests.', (put, value) => {
    if (typeof value === 'string') putQuests(put, [value])
  }),
  field('chosen', factions.length, 1, `Factions that are taken: ${factions.join(', ')}.`, (put, value) => {
    for (const faction of namesIn(value)) putName(put, factions, faction)
  }),
  {
    name: 'thing',
    size: things.length,
    most: 1,
    meaning: `What is placed or done: ${things.join(', ')}.`,
    write(put, sight) {
      const { piece, building, what } = fieldsOf(askedIn(sight))
      putName(put, things, piece ?? building ?? what)
    },
  },
  {
    name: 'flags',
    size: flags.length,
    most: 1,
    meaning: `What the question says of itself: ${flags.join(', ')}.`,
    write(put, sight) {
      const fields = fieldsOf(askedIn(sight))
      for (const [number, name] of flags.entries()) if (fields[name] === true) put(number, 1)
    },
  },
  {
    name: 'counts',
    size: counts.length,
    most: many,
    meaning: `Numbers of the question: ${counts.join(', ')}; more than ${many} are told as so many.`,
    write(put, sight) {
      const fields = fieldsOf(askedIn(sight))
      for (const [number, name] of counts.entries()) {
        const count = fields[name]
        if (typeof count === 'number') put(number, count)
      }
    },
  },
  field('done', clearingCount, 3, 'Buildings that have been served, by clearing.', (put, value) => {
    const served = numbersIn(value)
    for (const at of served) put(at - 1, served.filter((each) => each === at).length)
  }),
  field('reach', clearingCount, 1, 'Clearings that wood may come from, by clearing.', (put, value) => {
    for (const at of numbersIn(value)) put(at - 1, 1)
  }),
  ...triggers.map(
    (trigger): Part<Sight> => ({
      name: `due-${trigger}`,
      size: clearingCount,
      most: 3,
      meaning: `Effects "${trigger}" that wait for their order, by clearing.`,
      write(put, sight) {
        const due = effectsOf(askedIn(sight)).flatMap((effect) =>
          effect.do === trigger && 'at' in effect ? [effect.at] : [],
        )
        for (const at of due) put(at - 1, due.filter((each) => each === at).length)
      },
    }),
  ),
]

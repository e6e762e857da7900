import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import type { Task } from '../../../../src/ironwood/rules/task'
import { legal, type Table } from '../support'
import { botDoes, type Course, eventsOf, iconOf } from './support'

type Gather = Extract<Task, { do: 'gather' }>
type Prey = Extract<Task, { do: 'raid' }>['on'][number]

/** This many Fighters by a movement keyword. */
export const by = (keyword: Gather['by'], count = 2): Gather => ({
  do: 'gather',
  by: keyword,
  count,
  of: 'fighters',
  laden: true,
})

/** An attack on the first of these that there is. */
export const on = (...prey: Prey[]): Task => ({ do: 'raid', on: prey, steal: false })

/** What Woodenbot does in the middle of its turn, up to the first question. */
export const wood = (wanted: Table, ...tasks: Task[]): Course => botDoes({ mode: 'woodenbot', ...wanted }, ...tasks)

/** An icon of Woodenbot. */
export const woodIcon = (wanted: Table, icon: string): Course => iconOf({ mode: 'woodenbot', ...wanted }, icon)

/** A movement keyword with four targets alike, and which of them each face of the die picks. */
export const tied = (keyword: Gather['by']): Course =>
  wood(
    { visions: { deck: ['auria', 'palladimor'] }, forests: { F1: 2, F2: 2, F4: 2, F13: 2, F15: 2, F16: 2 } },
    by(keyword),
  )

export const tiedByFace: [Face, string][] = [
  ['lowest even', 'F6'],
  ['lowest odd', 'F3'],
  ['highest even', 'F14'],
  ['highest odd', 'F11'],
]

/** The places that the rules offer for what is chosen now. */
export const offered = ({ state }: Course): string[] =>
  legal(state)
    .filter((text) => text !== 'roll' && text !== 'forfeit')
    .map((text) => text.split(' ').at(-1) ?? '')

/** Fighters that moved, and what they carried: "F1 F3", "F7 F5 full". */
export const moves = (course: Course): string[] =>
  eventsOf(course, 'moved').map(({ from, to, totem }) => [from, to, ...(totem ? [totem] : [])].join(' '))

/** Where the fighters of each movement went, and what was attacked. */
export const picks = (course: Course): string[] => eventsOf(course, 'picked').map(({ choice, at }) => `${choice} ${at}`)

/** The attacks: from where to where. */
export const attacks = (course: Course): string[] => eventsOf(course, 'attacked').map(({ from, to }) => `${from} ${to}`)

export const rolls = (course: Course): number => eventsOf(course, 'rolled').length

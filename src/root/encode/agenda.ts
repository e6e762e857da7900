import { columns, suits } from '../rules/vocabulary'
import { type Part, putOne, type Sight } from './sight'
import { taskNames } from './tasks'

const many = 10
const manyWait = 4

/** What waits besides the question. */
export const agendaParts: readonly Part<Sight>[] = [
  {
    name: 'actions-left',
    size: 1,
    most: many,
    meaning: `Actions that the Marquise has left; more than ${many} are told as so many.`,
    write(put, { view }) {
      for (const task of view.agenda) if (task.do === 'cat-actions') put(0, task.left)
    },
  },
  {
    name: 'operations',
    size: 1,
    most: many,
    meaning: `Operations that the Alliance has carried out; more than ${many} are told as so many.`,
    write(put, { view }) {
      for (const task of view.agenda) if (task.do === 'operations') put(0, task.taken)
    },
  },
  {
    name: 'column',
    size: columns.length,
    most: 1,
    meaning: `1 for the column of the Decree that is carried out: ${columns.join(', ')}.`,
    write(put, { view }) {
      for (const task of view.agenda)
        if (task.do === 'order' || task.do === 'decree-column-done') putOne(put, task.column)
    },
  },
  {
    name: 'orders',
    size: suits.length,
    most: many,
    meaning: `Orders that are left in that column: ${suits.join(', ')}; more than ${many} are told as so many.`,
    write(put, { view }) {
      for (const task of view.agenda)
        if (task.do === 'order')
          for (const [number, suit] of suits.entries()) put(number, task.left.filter((each) => each === suit).length)
    },
  },
  {
    name: 'waiting',
    size: taskNames.length,
    most: manyWait,
    meaning: `How many tasks of each kind wait below the question: ${taskNames.join(', ')}; more than ${manyWait} are told as so many.`,
    write(put, { view }) {
      const below = new Map<string, number>()
      for (const task of view.agenda.slice(0, -1)) below.set(task.do, (below.get(task.do) ?? 0) + 1)
      for (const [number, name] of taskNames.entries()) {
        const count = below.get(name)
        if (count !== undefined) put(number, count)
      }
    },
  },
]

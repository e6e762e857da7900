import { entry, type Optional, type Shape } from '../../../toolkit'
import type { Frame, View } from '../../rules'
import * as shape from '../../rules/shapes'
import { taskKinds } from '../../rules/task'
import { forestCount, mountainCount } from '../../rules/vocabulary'
import { cardAt, cards } from '../places'
import { flags, type IronwoodChannel, marked, numbers } from './channel'

/** In an order that no bundler changes. */
const tasks = /* @__PURE__ */ Object.keys(taskKinds).sort()
const questions = /* @__PURE__ */ tasks.filter((name) => 'answer' in entry(taskKinds, name).rule)
/** More tasks of a kind, and larger counts, count as this number. */
const most = 20

/** The names of the parts with content in each kind of task. */
type Parts = Readonly<Record<string, readonly string[]>>

function partsThat(hold: (form: Shape | Optional) => boolean): Parts {
  const fits = (form: Shape | Optional): boolean =>
    hold(form) || ((form.form === 'optional' || form.form === 'nullable') && fits(form.part))
  return Object.fromEntries(
    Object.entries(taskKinds).map(([name, { fields }]) => [
      name,
      Object.entries<Shape | Optional>(fields).flatMap(([part, form]) => (fits(form) ? [part] : [])),
    ]),
  )
}

/** The parts that hold values of one shape, or lists of them. */
const partsOf = (wanted: Shape): Parts =>
  partsThat((form) => form === wanted || (form.form === 'list' && form.item === wanted))

const places: readonly unknown[] = [shape.forest, shape.mountain, shape.place]
const parts = {
  forests: /* @__PURE__ */ partsOf(shape.forest),
  mountains: /* @__PURE__ */ partsOf(shape.mountain),
  places: /* @__PURE__ */ partsOf(shape.place),
  cards: /* @__PURE__ */ partsOf(shape.card),
  counts: /* @__PURE__ */ partsThat((form) => form.form === 'whole' && !places.includes(form)),
}

/** The values of one shape in the pending question. */
function namedIn({ agenda }: View, sort: keyof typeof parts): unknown[] {
  const task = agenda.at(-1)
  return task ? entry(parts[sort], task.do).flatMap((part): unknown => Reflect.get(task, part)) : []
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

const numbersIn = (view: View, sort: keyof typeof parts): number[] => namedIn(view, sort).filter(isNumber)

/** The present card, and its memory. */
function frameOf({ agenda }: View): Frame | undefined {
  const frames = agenda.filter((task): task is Frame => task.do === 'frame')
  return frames.at(-1)
}

/** The question, and the tasks after it. */
export const question: readonly IronwoodChannel[] = [
  flags('question', questions.length, `what is asked: ${questions.join(', ')}`, (into, { agenda }) => {
    const task = agenda.at(-1)
    if (task) into[questions.indexOf(task.do)] = 1
  }),
  marked('question-forests', forestCount, 'forests that the question names', (view) => numbersIn(view, 'forests')),
  marked('question-mountains', mountainCount, 'mountains that the question names', (view) =>
    numbersIn(view, 'mountains'),
  ),
  marked('question-places', forestCount, 'forests or mountains that it names, as its seat has them', (view) =>
    numbersIn(view, 'places'),
  ),
  flags('question-cards', cards.length, 'for each card whether the question names it', (into, view) => {
    for (const card of namedIn(view, 'cards').filter(isText)) into[entry(cardAt, card)] = 1
  }),
  numbers('question-count', 1, most, `how many it speaks of; more count as ${most}`, (into, view) => {
    into[0] = Math.min(
      most,
      numbersIn(view, 'counts').reduce((sum, count) => sum + count, 0),
    )
  }),
  numbers(
    'agenda',
    tasks.length,
    most,
    `how many of each kind are still to be done: ${tasks.join(', ')}; more count as ${most}`,
    (into, { agenda }) => {
      for (const { do: name } of agenda) {
        const index = tasks.indexOf(name)
        into[index] = Math.min(most, (into[index] ?? 0) + 1)
      }
    },
  ),
  flags('frame-card', cards.length, 'for each card whether it is being carried out', (into, view) => {
    const card = frameOf(view)?.card
    if (card) into[entry(cardAt, card)] = 1
  }),
  marked('frame-forest', forestCount, 'the forest that it has chosen', (view) => {
    const forest = frameOf(view)?.forest ?? null
    return forest === null ? [] : [forest]
  }),
  marked('frame-mountain', mountainCount, 'the mountain that it has attacked from or founded', (view) => {
    const mountain = frameOf(view)?.mountain ?? null
    return mountain === null ? [] : [mountain]
  }),
  marked('frame-shown', mountainCount, 'the vision cards that it has shown', (view) => frameOf(view)?.shown ?? []),
  flags('frame-done', 2, 'whether it has won its battle, and whether it has moved the Drill', (into, view) => {
    const frame = frameOf(view)
    into[0] = frame?.won ? 1 : 0
    into[1] = frame?.drilled ? 1 : 0
  }),
]

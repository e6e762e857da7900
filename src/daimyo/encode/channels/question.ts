import { flags, numbers } from '../../../encode/channels'
import { entry, type Optional, type Shape } from '../../../toolkit'
import type { View } from '../../rules'
import { stepKinds } from '../../rules/carrying-out'
import * as shape from '../../rules/shapes'
import { taskKinds } from '../../rules/task'
import { clans, resources } from '../../rules/vocabulary'
import { bonusTiles, heroes, ranked, shadowSpaces, spots, tiles, villagers } from '../places'
import { idFlags } from './forms'
import { type DaimyoChannel, least, limits } from './sight'

/** In an order that no bundler changes. */
const tasks = /* @__PURE__ */ Object.keys(taskKinds).sort()
const asked = /* @__PURE__ */ tasks.filter((name) => 'answer' in entry(taskKinds, name).rule)
const steps = /* @__PURE__ */ Object.keys(stepKinds).sort()

/** A part of a question, its own form or that of its items, and its name. */
interface Part {
  readonly name: string
  readonly form: Shape
}

const plain = (form: Shape | Optional): Shape => {
  if (form.form === 'optional' || form.form === 'nullable') return plain(form.part)
  return form.form === 'list' ? plain(form.item) : form
}

const parts: Readonly<Record<string, readonly Part[]>> = /* @__PURE__ */ Object.fromEntries(
  asked.map((name) => [
    name,
    Object.entries<Shape | Optional>(entry(taskKinds, name).fields)
      .filter(([part]) => part !== 'seat')
      .map(([part, form]): Part => ({ name: part, form: plain(form) })),
  ]),
)

const named = (form: Shape['form']): readonly string[] =>
  [
    ...new Set(
      Object.values(parts).flatMap((each) => each.flatMap((part) => (part.form.form === form ? [part.name] : []))),
    ),
  ].sort()

/** What a question says in words, such as `kind: farm`. */
const says: readonly string[] = /* @__PURE__ */ [
  ...new Set(
    Object.values(parts).flatMap((each) =>
      each.flatMap(({ name, form }) => (form.form === 'choice' ? form.values.map((value) => `${name}: ${value}`) : [])),
    ),
  ),
].sort()

const flagNames = /* @__PURE__ */ named('flag')
const countNames = /* @__PURE__ */ named('whole')

/** The parts of the pending question with their values; a list has each of its items. */
function* answered({ agenda }: View): Generator<{ readonly part: Part; readonly value: unknown }> {
  const task = agenda.at(-1)
  if (!task) return
  for (const part of parts[task.do] ?? []) {
    const value: unknown = Reflect.get(task, part.name)
    for (const each of Array.isArray(value) ? value : [value]) yield { part, value: each }
  }
}

/** The ids of some shapes that the question names. */
function idsIn(view: View, shapes: readonly Shape[]): string[] {
  const found: string[] = []
  for (const { part, value } of answered(view))
    if (typeof value === 'string' && shapes.includes(part.form)) found.push(value)
  return found
}

const placeShapes: readonly Shape[] = /* @__PURE__ */ [shape.spot, shape.shadowSpace, plain(shape.placeOrNone)]

const saysAt = /* @__PURE__ */ ranked(says)
const resourceAt = /* @__PURE__ */ ranked(resources)

const framed: readonly string[] = /* @__PURE__ */ [...heroes, ...bonusTiles, ...villagers, ...clans]

/** How many of each name wait on the agenda. */
const stillToDo = (
  name: string,
  names: readonly string[],
  what: string,
  seen: (view: View) => readonly string[],
): DaimyoChannel =>
  numbers(
    name,
    names.length,
    limits.tasks,
    `how many ${what} are still to be done: ${names.join(', ')}; more count as ${limits.tasks}`,
    (into, view) => {
      for (const each of seen(view)) {
        const index = names.indexOf(each)
        into[index] = least((into[index] ?? 0) + 1, limits.tasks)
      }
    },
  )

/** The question, and what waits after it. */
export const question: readonly DaimyoChannel[] = [
  flags('question', asked.length, `what is asked: ${asked.join(', ')}`, (into, { agenda }) => {
    const task = agenda.at(-1)
    if (task) into[asked.indexOf(task.do)] = 1
  }),
  flags('question-says', says.length, `what it says: ${says.join(', ')}`, (into, view) => {
    for (const { part, value } of answered(view))
      if (part.form.form === 'choice' && value !== null && value !== undefined)
        into[saysAt(`${part.name}: ${value}`)] = 1
  }),
  flags('question-flags', flagNames.length, `what is so: ${flagNames.join(', ')}`, (into, view) => {
    for (const { part, value } of answered(view)) if (value === true) into[flagNames.indexOf(part.name)] = 1
  }),
  numbers(
    'question-counts',
    countNames.length,
    limits.tasks,
    `its numbers: ${countNames.join(', ')}; more count as ${limits.tasks}`,
    (into, view) => {
      for (const { part, value } of answered(view))
        if (typeof value === 'number' && part.form.form === 'whole')
          into[countNames.indexOf(part.name)] = least(value, limits.tasks)
    },
  ),
  numbers(
    'question-cost',
    resources.length,
    limits.resource,
    `what it costs: ${resources.join(', ')}`,
    (into, view) => {
      for (const { part, value } of answered(view))
        if (part.name === 'cost' && typeof value === 'object' && value !== null)
          for (const resource of resources) into[resourceAt(resource)] = Number(Reflect.get(value, resource) ?? 0)
    },
  ),
  idFlags('question-places', [...spots, ...shadowSpaces], 'spots and Shadow spaces that it names', (view) =>
    idsIn(view, placeShapes),
  ),
  idFlags('question-tiles', tiles, 'relic tiles that it names', (view) => idsIn(view, [shape.tile])),
  idFlags('question-bonus', bonusTiles, 'bonus tiles that it names', (view) => idsIn(view, [shape.bonusTile])),
  idFlags('question-villagers', villagers, 'Villagers tiles that it names', (view) => idsIn(view, [shape.villagers])),
  stillToDo('agenda', tasks, 'of each kind', ({ agenda }) => agenda.map(({ do: name }) => name)),
  stillToDo('steps', steps, 'steps of cards', ({ agenda }) =>
    agenda.flatMap((task) => (task.do === 'step' ? [task.step.do] : [])),
  ),
  idFlags(
    'carried-out',
    framed,
    'the heroes, bonus tiles, Villagers tiles and clan abilities that are being carried out',
    ({ agenda }) => agenda.flatMap((task) => (task.do === 'frame' ? [task.id] : [])),
  ),
]

import { root } from '../../src/root'
import { rootEncoding } from '../../src/root/encode'
import { taskKinds } from '../../src/root/rules/agenda'
import { event } from '../../src/root/rules/event-shape'
import { actionKinds } from '../../src/root/rules/notation'
import { asks } from '../../src/root/rules/refusals/asks'
import type { Collected } from './collect'
import { fieldsText, listRows } from './fields'

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n')

const names = (list: Iterable<string>): string => [...list].map((name) => `\`${name}\``).join(', ')

/** Two lines of each type of action: the first, and one that is longer. */
function examples(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (let index = 0; index < rootEncoding.bounds.actions; index++) {
    const action = rootEncoding.actionAt(index)
    const line = root.format(action)
    const lines = found.get(action.type) ?? []
    const isLonger = lines.length === 1 && line.split(' ').length > (lines[0]?.split(' ').length ?? 0)
    if (lines.length === 0 || isLonger) lines.push(line)
    found.set(action.type, lines)
  }
  return found
}

/** Every type of action with its parts: this part of the page needs no games. */
export function actionRows(): readonly string[] {
  const lines = examples()
  return Object.entries(actionKinds).map(([type, { fields }]) =>
    row(`\`${type}\``, fieldsText(fields), names(lines.get(type) ?? [])),
  )
}

/** What is decided, where the words of the game come in two parts. */
const inFull: Readonly<Record<string, string>> = { 'operate-at': 'where to recruit or organize' }

/** Every question, what it is about, its rule, and the answers that games have shown. */
const questionRows = ({ answers }: Collected): readonly string[] =>
  Object.keys(taskKinds).flatMap((name) => {
    const { law = '', refuse = {}, rule } = taskKinds[name] ?? {}
    if (rule?.run) return []
    // A question too rare for these games is described by what it refuses, or by the action of its name.
    const refused = Object.keys(refuse)
    const types = answers.get(name) ?? (refused.length > 0 ? refused : [name])
    const about = inFull[name] ?? Object.entries(asks).find(([each]) => each === name)?.[1] ?? ''
    return [row(`\`${name}\``, about, law, names(types))]
  })

const kinds = event.form === 'tagged' ? event.kinds : {}

/** Every event with its parts: this part of the page needs no games. */
export const eventRows = (): readonly string[] =>
  Object.entries(kinds).map(([type, fields]) => row(`\`${type}\``, fieldsText(fields)))

const eventTable = ({ sentences }: Collected): readonly string[] =>
  Object.entries(kinds).map(([type, fields]) => {
    const sentence = [...sentences].find(([each]) => each === type)?.[1] ?? ''
    return row(`\`${type}\``, fieldsText(fields), sentence)
  })

export const page = (collected: Collected): string => `# Actions, questions and events of Root

All that a client meets: each type of action with its parts and its lines of notation, each question with the answers that it
takes, and each event with its parts and a sentence. Clearings are numbers from 1 to 12; place 0 is the Burrow or, for a pawn, a forest. Cards, quests,
forests and effects are named by their ids ([cards and maps](cards-and-maps.md)). A list by item has a number for each item, in the order of \`rootItems\`.

In the repository \`npm run root:actions\` writes this page from the game.

## Names

The tables below say "a seat" for one of the seats, "an item" for one of the items, and so on:

${table(
  ['part', 'one of'],
  listRows().map((cells) => row(...cells)),
)}

## Actions

The notation is the type and then the parts in the order of this table, separated by spaces: \`root.format\` writes it and \`root.parse\` reads it. \`nothing\`
stands for \`null\`.

${table(['action', 'parts', 'notation'], actionRows())}

## Questions

\`state.agenda.at(-1)\` is the question that waits; \`do\` is its name. The answers are those that played games have shown.

${table(['question', 'what a seat decides', 'rule', 'answers'], questionRows(collected))}

## Events

\`for\` names the seats that may see hidden cards: everybody else gets \`null\` there.

${table(['event', 'parts', 'in words'], eventTable(collected))}
`

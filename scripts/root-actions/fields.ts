import { relicKinds } from '../../src/root/rules/factions/keepers/facts'
import { pieceKinds } from '../../src/root/rules/pieces'
import { hirelings, items, seats } from '../../src/root/rules/vocabulary'
import type { Optional, Shape } from '../../src/toolkit'

/** Long lists of names that many parts share: the page has each of them once. */
const lists: readonly { readonly name: string; readonly values: readonly string[] }[] = [
  { name: 'a seat', values: seats },
  { name: 'an item', values: items },
  { name: 'a piece', values: pieceKinds },
  { name: 'a relic', values: relicKinds },
  { name: 'a hireling', values: hirelings },
]

const namesOf = (values: readonly (string | number)[]): string => values.map((value) => `\`${value}\``).join(', ')

/** What a part may be, in a few words of Markdown. */
function partText(shape: Shape | Optional): string {
  switch (shape.form) {
    case 'optional':
      return `${partText(shape.part)}, or left out`
    case 'nullable':
      return `${partText(shape.part)}, or \`null\``
    case 'flag':
      return shape.words ? `\`true\` (${shape.words[1]}) or \`false\` (${shape.words[0]})` : '`true` or `false`'
    case 'whole':
      return `${shape.least} to ${shape.most}`
    case 'choice':
      return choiceText(shape.values)
    case 'word':
      return `a ${shape.name}`
    case 'list':
      return `a list: ${partText(shape.item)}`
    case 'number':
    case 'text':
    case 'pair':
    case 'table':
    case 'object':
    case 'tagged':
    case 'either':
    case 'named':
      return 'a value'
  }
}

/** Owners are seats and all hirelings. */
function choiceText(values: readonly (string | number)[]): string {
  if (values.includes('p1') && values.length > seats.length) return 'a seat or a hireling'
  return lists.find((list) => namesOf(list.values) === namesOf(values))?.name ?? namesOf(values)
}

/** A row for each of the lists. */
export const listRows = (): readonly (readonly string[])[] => lists.map(({ name, values }) => [name, namesOf(values)])

/** The parts of an action or an event. */
export const fieldsText = (fields: Readonly<Record<string, Shape | Optional>>): string =>
  Object.entries(fields)
    .map(([name, shape]) => `\`${name}\`: ${partText(shape)}`)
    .join('; ')

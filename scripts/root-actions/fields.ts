import type { Optional, Shape } from '../../src/toolkit'

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

/** Owners are seats and all hirelings: too many to name. */
const choiceText = (values: readonly (string | number)[]): string =>
  values.includes('p1') && values.length > 6 ? 'a seat or a hireling' : values.map((value) => `\`${value}\``).join(', ')

/** The parts of an action or an event. */
export const fieldsText = (fields: Readonly<Record<string, Shape | Optional>>): string =>
  Object.entries(fields)
    .map(([name, shape]) => `\`${name}\`: ${partText(shape)}`)
    .join('; ')

type Node = Readonly<Record<string, unknown>>
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isNode,
}

/** As much of JSON Schema as these schemas use; a word that it does not know is an error. */
export function accepts(root: Node, schema: Node, value: unknown): boolean {
  const below = (part: unknown, inside: unknown): boolean => !isNode(part) || accepts(root, part, inside)
  const text = typeof value === 'string' ? value : null
  const number = typeof value === 'number' ? value : null
  const items = Array.isArray(value) ? value : null
  const entries = isNode(value) ? Object.entries(value) : null
  const properties = isNode(schema['properties']) ? schema['properties'] : {}
  const words: Readonly<Record<string, (word: unknown) => boolean>> = {
    $schema: () => true,
    id: () => true,
    $defs: () => true,
    $ref: (word) => {
      const path = String(word).split('/').slice(1)
      return below(
        path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), root),
        value,
      )
    },
    type: (word) => [word].flat().some((type) => types[String(type)]?.(value)),
    const: (word) => word === value,
    enum: (word) => Array.isArray(word) && word.includes(value),
    oneOf: (word) => nodes(word).filter((each) => accepts(root, each, value)).length === 1,
    anyOf: (word) => nodes(word).some((each) => accepts(root, each, value)),
    allOf: (word) => nodes(word).every((each) => accepts(root, each, value)),
    pattern: (word) => text === null || new RegExp(String(word)).test(text),
    maxLength: (word) => text === null || text.length <= Number(word),
    minimum: (word) => number === null || number >= Number(word),
    maximum: (word) => number === null || number <= Number(word),
    minItems: (word) => items === null || items.length >= Number(word),
    maxItems: (word) => items === null || items.length <= Number(word),
    prefixItems: (word) => items === null || nodes(word).every((each, index) => accepts(root, each, items[index])),
    items: (word) => items === null || 'prefixItems' in schema || items.every((item) => below(word, item)),
    properties: () => entries === null || entries.every(([key, inside]) => below(properties[key], inside)),
    required: (word) => !isNode(value) || (Array.isArray(word) && word.every((key) => Object.hasOwn(value, key))),
    propertyNames: (word) => entries === null || entries.every(([key]) => below(word, key)),
    additionalProperties: (word) =>
      entries === null ||
      entries.every(([key, inside]) => Object.hasOwn(properties, key) || (word !== false && below(word, inside))),
  }
  return Object.entries(schema).every(([word, part]) => {
    const check = words[word]
    if (!check) throw new Error(`The test does not know ${word}.`)
    return check(part)
  })
}

import { notEncoded } from './not-encoded'

/** A node of the search for an action's place: the next part to read, or the place itself. */
type Node = { readonly part: string; readonly next: ReadonlyMap<unknown, Node> } | Place

interface Place {
  readonly index: number
  /** The number of parts of the action. */
  readonly parts: number
}

const hasParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Finds the place of an action in the list, part by part; the time does not depend on the length of the list. */
export function placesOf<Action>(actions: readonly Action[], id: string): (action: Action) => number {
  const [wholes, objects] = [new Map<unknown, number>(), new Map<object, number>()]
  for (const [index, action] of actions.entries()) {
    if (hasParts(action)) objects.set(action, index)
    else wholes.set(action, index)
  }
  const root = nodeOf([...objects], [])
  return (action) => {
    const index = hasParts(action) ? placeOf(root, action) : wholes.get(action)
    if (index !== undefined) return index
    throw notEncoded('ACTION_NOT_ENCODED', `${shown(action)} is not in the list of actions of ${id}.`)
  }
}

/** Any value as a short text for a sentence. */
function shown(action: unknown): string {
  try {
    return JSON.stringify(action)?.slice(0, 200) ?? String(action)
  } catch {
    return 'This'
  }
}

function placeOf(root: Node, action: Readonly<Record<string, unknown>>): number | undefined {
  let node: Node | undefined = root
  while (node && 'next' in node) node = node.next.get(action[node.part])
  if (!node) return
  let parts = 0
  for (const part in action) if (action[part] !== undefined) parts++
  return parts === node.parts ? node.index : undefined
}

type Placed = readonly [action: object, index: number]

function nodeOf(placed: readonly Placed[], done: readonly string[]): Node {
  const part = placed.flatMap(([action]) => Object.keys(action)).find((name) => !done.includes(name))
  if (part === undefined) return leafOf(placed)
  const byValue = new Map<unknown, Placed[]>()
  for (const each of placed) {
    const value: unknown = Reflect.get(each[0], part)
    if (hasParts(value)) throw new TypeError(`The part ${part} of an action is not a text, a number, a flag or null.`)
    const same = byValue.get(value)
    if (same) same.push(each)
    else byValue.set(value, [each])
  }
  return { part, next: new Map([...byValue].map(([value, same]) => [value, nodeOf(same, [...done, part])])) }
}

function leafOf(placed: readonly Placed[]): Node {
  const [first, second] = placed
  if (second) throw new TypeError(`The list of actions holds ${JSON.stringify(second[0])} twice.`)
  return first ? { index: first[1], parts: Object.keys(first[0]).length } : { part: 'type', next: new Map() }
}

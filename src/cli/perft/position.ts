import type { Described } from '../described'
import { widthOf, wrap } from '../fold'
import type { Terminal } from '../terminal'
import { breathing, divided } from './count'

/** What is counted from one position, and what is known of it. */
export interface Counting {
  readonly described: Described
  readonly state: object
  readonly depth: number
  /** By depth, as far as they are known. */
  readonly known: readonly number[]
  readonly divide: boolean
}

/** What came of it. */
export interface Counted {
  readonly nodes: number
  readonly milliseconds: number
  readonly compared: number
  readonly different: number
}

const number = (value: number): string => Math.round(value).toLocaleString('en')

/** Counts depth by depth, and says each as soon as it is known. */
export async function countPosition(counting: Counting, terminal: Terminal): Promise<Counted> {
  const { described, state, depth, known, divide } = counting
  const { game } = described
  const began = performance.now()
  let [nodes, compared, different] = [0, 0, 0]
  const seconds = (): number => (performance.now() - began) / 1000
  for (let at = 1; at <= depth; at++) {
    const breathe = breathing(terminal, () => `depth ${at} of ${depth}, ${seconds().toFixed(1)} s`)
    const shares = await divided(game, state, at, breathe)
    const count = shares.reduce((sum, [, each]) => sum + each, 0)
    const expected = known[at - 1]
    nodes += count
    if (expected !== undefined) compared++
    if (expected !== undefined && expected !== count) different++
    terminal.say(`${String(at).padStart(6)}${number(count).padStart(14)}${verdict(count, expected)}`)
    if (divide && at === depth)
      terminal.say(shares.map(([action, each]) => `${number(each).padStart(20)}  ${action}`).join('\n'))
  }
  return { nodes, milliseconds: seconds() * 1000, compared, different }
}

function verdict(count: number, expected: number | undefined): string {
  if (expected === undefined) return ''
  return count === expected ? '   ok' : `   differs: it was ${number(expected)}`
}

/** What is said above the counts of a position. */
export const heading = (name: string, from: string, terminal: Terminal): string =>
  [name, ...wrap(from, widthOf(terminal) - 2).map((line) => `  ${line}`)].join('\n')

/** How much was counted, and how fast. */
export const pace = (nodes: number, milliseconds: number): string =>
  `${number(nodes)} nodes in ${(milliseconds / 1000).toFixed(2)} s, ${number((nodes * 1000) / milliseconds)} a second.`

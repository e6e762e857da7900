import type { Described } from '../described'
import { widthOf, wrap } from '../fold'
import type { Terminal } from '../terminal'
import { breathing, divided } from './count'

/** The request for one position, and its known counts. */
export interface Counting {
  readonly described: Described
  readonly state: object
  readonly depth: number
  /** The known counts by depth. */
  readonly known: readonly number[]
  readonly divide: boolean
}

/** The results of a count. */
export interface Counted {
  readonly nodes: number
  readonly milliseconds: number
  readonly compared: number
  readonly different: number
}

const number = (value: number): string => Math.round(value).toLocaleString('en')

/** Counts depth by depth, and shows each result at once. */
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

/** The lines above the counts of a position. */
export const heading = (name: string, from: string, terminal: Terminal): string =>
  [name, ...wrap(from, widthOf(terminal) - 2).map((line) => `  ${line}`)].join('\n')

/** The number of counted nodes, and the speed. */
export const pace = (nodes: number, milliseconds: number): string =>
  `${number(nodes)} nodes in ${(milliseconds / 1000).toFixed(2)} s, ${number((nodes * 1000) / milliseconds)} a second.`

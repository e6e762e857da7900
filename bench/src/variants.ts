/** Measures the ways to set boardgame.io up; the fastest fair one is the contestant. */
import { games } from './games'
import { circumstances, describe } from './machine'
import { count, markdown, writeBetween } from './report'
import { race } from './runner'
import type { Result } from './statistics'
import { speedOf } from './targets'

const measured: { name: string; results: Result[] }[] = []
for (const { name, variants } of games)
  if (Object.keys(variants).length > 0) measured.push({ name, results: await race(name, variants) })
const rows = (measured[0]?.results ?? []).map(({ name }) => [
  name,
  ...measured.map(({ results }) => count(speedOf(name, results))),
])
const text = markdown(['moves per second', ...measured.map(({ name }) => name)], rows)
writeBetween('variants', `${describe(circumstances())}\n\n${text}`)
console.log(`\n${text}`)

/**
 * Plays the games of an experiment, and publishes what came of them: the tables in its page and the means that `totemforge reproduce`
 * compares with. With `--games` it plays only the first games of each row, and keeps the tables.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { version } from '../package.json'
import { machine } from '../src/cli/reproduce/texts'
import { experimentCalled, openKept, type Publication, play, published } from '../src/experiments'
import { meansOf } from '../src/experiments/compare'

const { values, positionals } = parseArgs({ options: { games: { type: 'string' } }, allowPositionals: true })
const [name = ''] = positionals
const experiment = experimentCalled(name)
if (!experiment) throw new Error(`There is no experiment "${name}".`)

mkdirSync('report', { recursive: true })
const kept = openKept(`report/${name}.jsonl`, experiment, version)
if (typeof kept === 'string') throw new Error(kept)
const played = await play({
  experiment,
  games: Number(values.games ?? Number.MAX_SAFE_INTEGER),
  threads: availableParallelism(),
  kept,
  signal: new AbortController().signal,
  onProgress: (done, all) => void (done % 100 === 0 && console.log(`${done} of ${all} games`)),
})

const before = published[name]
const isWhole = experiment.rows.every((row) => played.get(row.name)?.length === row.games)
/** A first look at a row is as long as this. */
const few = Math.min(10, Number(values.games ?? 10))
const rows = experiment.rows.map(({ name: row, games }) => {
  const results = played.get(row) ?? []
  const counts = isWhole ? [...new Set([Math.min(few, games), games])] : [Math.min(results.length, games)]
  const found = counts.map((count) => ({ games: count, means: meansOf(experiment, row, results.slice(0, count)) }))
  const later = isWhole ? [] : (before?.rows[row] ?? []).filter((each) => each.games > results.length)
  return [row, [...found, ...later]] as const
})
const publication: Publication = {
  with: isWhole || !before ? machine() : before.with,
  rows: Object.fromEntries(rows),
}
const file = 'src/experiments/published.ts'
const [head = ''] = readFileSync(file, 'utf8').split('= {')
writeFileSync(file, `${head}= ${JSON.stringify({ ...published, [name]: publication })}\n`)
execFileSync('npx', ['biome', 'check', '--write', file])

if (isWhole) {
  const [page = ''] = experiment.page.split('#')
  const text = readFileSync(page, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [above, rest] = text.split(begin)
  const [, below] = rest?.split(end) ?? []
  if (below === undefined) throw new Error(`${page} has no place for the tables of ${name}.`)
  writeFileSync(page, `${above}${begin}\n\n${experiment.tables(played)}\n\n${end}${below}`)
}

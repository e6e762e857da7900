/**
 * Plays the games of an experiment, and publishes what came of them: the tables in its page and the means that `totemforge reproduce`
 * compares with. With `--games` it plays only the first games of each row, and leaves the page as it is. Ctrl-C ends it with the games so far, and
 * `--kept` publishes the games that are kept, without playing more.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { version } from '../package.json'
import { machine } from '../src/cli/reproduce/texts'
import { experimentCalled, openKept, type Publication, play, published } from '../src/experiments'
import { meansOf } from '../src/experiments/compare'

const { values, positionals } = parseArgs({
  options: { games: { type: 'string' }, kept: { type: 'boolean', default: false }, threads: { type: 'string' } },
  allowPositionals: true,
})
const [name = ''] = positionals
const experiment = experimentCalled(name)
if (!experiment) throw new Error(`There is no experiment "${name}".`)

mkdirSync('report', { recursive: true })
/** Games that took hours are kept in the repository. */
const measured = `bench/measured/${name}.jsonl`
const kept = openKept(existsSync(measured) ? measured : `report/${name}.jsonl`, experiment, version)
if (typeof kept === 'string') throw new Error(kept)
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
if (values.kept) stop.abort()
const played = await play({
  experiment,
  games: Number(values.games ?? Number.MAX_SAFE_INTEGER),
  threads: Number(values.threads ?? availableParallelism()),
  kept,
  signal: stop.signal,
  onProgress: (done, all) => void (done % 100 === 0 && console.log(`${done} of ${all} games`)),
})

const before = published[name]
/** Whether the page shows what was played: all of it, or what there was when it was stopped. */
const isShown = stop.signal.aborted || experiment.rows.every((row) => played.get(row.name)?.length === row.games)
/** A first look at a row is as long as this. */
const few = Math.min(10, Number(values.games ?? 10))
const rows = experiment.rows.map(({ name: row, games }) => {
  const results = played.get(row) ?? []
  const most = Math.min(results.length, games)
  const counts = isShown ? [...new Set([Math.min(few, most), most])] : [most]
  const found = counts.map((count) => ({ games: count, means: meansOf(experiment, row, results.slice(0, count)) }))
  const later = isShown ? [] : (before?.rows[row] ?? []).filter((each) => each.games > results.length)
  return [row, [...found, ...later].filter(({ games }) => games > 0)] as const
})
const publication: Publication = {
  with: isShown || !before ? machine() : before.with,
  rows: Object.fromEntries(rows.filter(([, found]) => found.length > 0)),
}
const file = 'src/experiments/published.ts'
const [head = ''] = readFileSync(file, 'utf8').split('= {')
writeFileSync(file, `${head}= ${JSON.stringify({ ...published, [name]: publication })}\n`)
execFileSync('npx', ['biome', 'check', '--write', file])

if (isShown) {
  const [page = ''] = experiment.page.split('#')
  const text = readFileSync(page, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [above, rest] = text.split(begin)
  const [, below] = rest?.split(end) ?? []
  if (below === undefined) throw new Error(`${page} has no place for the tables of ${name}.`)
  writeFileSync(page, `${above}${begin}\n\n${experiment.tables(played)}\n\n${end}${below}`)
}

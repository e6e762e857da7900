/** Measures entries a second in files, with both kinds of durability, and writes the table of docs/table.md. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorage } from '../src/storage'

/** Milliseconds that each measurement takes; the first tenth does not count. */
const length = 1500

/** Other programs disturb: the middle one of so many counts. */
const times = 7

const entry = { type: 'acted', seat: 'red', action: { type: 'drop', column: 4 }, spent: 2100, request: 'x'.repeat(36) }
const about = { open: true, summary: { game: 'connect-four', players: ['Ada', 'Bob'] } }

async function measure(durability: 'power' | 'process', count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-speed-'))
  const storage = await fileStorage(folder, { durability })
  const begun = performance.now()
  const from = begun + length / 10
  let entries = 0
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = `table${index}`
      await storage.create(id, { game: 'connect-four' }, about)
      for (let number = 0; performance.now() < begun + length; number++) {
        await storage.append(id, number, entry, about)
        if (performance.now() > from) entries++
      }
    }),
  )
  const seconds = (performance.now() - from) / 1000
  await storage.close()
  rmSync(folder, { recursive: true })
  return entries / seconds
}

async function middle(durability: 'power' | 'process', count: number): Promise<number> {
  const found: number[] = []
  while (found.length < times) found.push(await measure(durability, count))
  return found.sort((one, other) => one - other)[(times - 1) / 2] ?? 0
}

const digits = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en')

const rows = ['| tables at once | `power` | `process` |', '| -- | -- | -- |']
for (const count of [1, 10, 100]) {
  const [power, process_] = [await middle('power', count), await middle('process', count)]
  rows.push(`| ${count} | ${digits(power)} a second | ${digits(process_)} a second |`)
}
const [begin, end] = ['<!-- storage:speed -->', '<!-- /storage:speed -->']
const page = readFileSync('docs/table.md', 'utf8')
const [before = '', rest = ''] = page.split(begin)
const [, after = ''] = rest.split(end)
writeFileSync('docs/table.md', `${before}${begin}\n\n${rows.join('\n')}\n\n${end}${after}`)
console.log(rows.join('\n'))

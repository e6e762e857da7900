// Prints the ten slowest test files of the JSON reports of a folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const folder = process.argv[2] ?? 'report'
const suites = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).testResults)
const slowest = suites
  .map(({ name, startTime, endTime }) => ({ file: relative('.', name), seconds: (endTime - startTime) / 1000 }))
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, 10)
console.log('The ten slowest test files, in seconds:')
for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)

// Writes what the list of doors (src/doors.ts) says into the files that tools read.
import { readFileSync, writeFileSync } from 'node:fs'
import { doors } from './doors/doors'
import { partsOfFiles } from './doors/files'

for (const [file, parts] of Object.entries(partsOfFiles(doors))) {
  const before: object = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify({ ...before, ...parts }, null, 2)}\n`)
}

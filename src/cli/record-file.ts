import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { type Loaded, loadRecord, type Seeded } from '../core'
import type { Described, Kept } from './described'
import { reasonOf } from './reason'

/** Writes a record beside its file and then puts it in its place, so that the file is whole at any moment. */
export function keep(file: string, record: Kept): string | null {
  const beside = `${file}.tmp`
  try {
    writeFileSync(beside, `${JSON.stringify(record)}\n`)
    renameSync(beside, file)
    return null
  } catch (error) {
    return `${file} cannot be written: ${reasonOf(error)}`
  }
}

export const isDirectory = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false

/** What lies in a file: nothing, a record, or something else. */
export function look({ game }: Described, file: string): Loaded<object, Seeded, unknown> | null {
  if (!existsSync(file)) return null
  try {
    return loadRecord(game, readFileSync(file, 'utf8'))
  } catch (error) {
    return { ok: false, problems: [{ path: 'file', message: reasonOf(error) }], good: null }
  }
}

/** Puts a file out of the way, under a name that is free, and says under which. */
export function setAside(file: string): string {
  for (let number = 1; ; number++) {
    const name = `${file}.damaged${number === 1 ? '' : `-${number}`}`
    if (existsSync(name)) continue
    renameSync(file, name)
    return name
  }
}

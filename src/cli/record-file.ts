import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { type GameRecord, type Loaded, loadRecord } from '../core'
import { type Action, ironwood, type Options, type State } from '../ironwood/rules'

export type Kept = GameRecord<Options, Action>

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

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
export function look(file: string): Loaded<State, Options, Action> | null {
  if (!existsSync(file)) return null
  try {
    return loadRecord(ironwood, readFileSync(file, 'utf8'))
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

import { constants, copyFileSync, statSync } from 'node:fs'
import { reasonOf } from '../catalogue/reason'
import { type Loaded, loadRecord, type Seeded } from '../core'
import type { Described, Kept } from './described'
import type { Problem } from './exit'
import { codeOf, fileProblem } from './file-problem'
import { readWhole, targetOf, writeWhole } from './whole-file'
import type { TerminalWords } from './words/catalogue'

/** The place of a record: the name that a person knows, and the file behind it. */
export interface Place {
  readonly file: string
  readonly target: string
}

export function placeOf(file: string, to: 'begin' | 'resume', words: TerminalWords): Place | Problem {
  try {
    return { file, target: targetOf(file) }
  } catch (error) {
    return fileProblem(file, to === 'begin' ? 'written' : 'read', error, words)
  }
}

export const isThere = ({ target }: Place): boolean => statSync(target, { throwIfNoEntry: false }) !== undefined

/** Writes a record, or returns why it cannot. */
export function keep({ file, target }: Place, record: Kept, words: TerminalWords): Problem | null {
  try {
    writeWhole(target, `${JSON.stringify(record)}\n`)
    return null
  } catch (error) {
    return fileProblem(file, 'written', error, words)
  }
}

/** The content of a file: nothing, a record, or something else. */
export function look(
  { game, words }: Described,
  { file, target }: Place,
): Loaded<object, Seeded, unknown> | Problem | null {
  let text: string | null
  try {
    text = readWhole(target)
  } catch (error) {
    return fileProblem(file, 'read', error, words)
  }
  try {
    return text === null ? null : loadRecord(game, text)
  } catch (error) {
    return { ok: false, problems: [{ path: 'file', message: reasonOf(error) }], good: null }
  }
}

/** Copies a file to a free name, and returns that name. */
export function setAside({ file, target }: Place, words: TerminalWords): string | Problem {
  for (let number = 1; ; number++) {
    const ending = `.damaged${number === 1 ? '' : `-${number}`}`
    try {
      copyFileSync(target, `${target}${ending}`, constants.COPYFILE_EXCL)
      return `${file}${ending}`
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return fileProblem(`${file}${ending}`, 'written', error, words)
    }
  }
}

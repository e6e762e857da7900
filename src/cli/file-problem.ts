import { reasonOf } from '../catalogue/reason'
import { exits, type Problem } from './exit'
import type { FileReason, FileWords } from './words/catalogue'

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether an error is one of the system, such as a full disk. */
export const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** An error of the file system, in a sentence. */
export function fileProblem(
  file: string,
  verb: 'read' | 'written' | 'locked',
  error: unknown,
  { files }: { readonly files: FileWords },
): Problem {
  const code = codeOf(error)
  const known = (name: string): name is FileReason => Object.hasOwn(files.reasons, name)
  return { problem: files.cannot(verb, file, known(code) ? files.reasons[code] : reasonOf(error)), exit: exits.file }
}

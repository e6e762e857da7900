import { exits, type Problem } from './exit'
import { reasonOf } from './reason'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such directory.',
  ENOTDIR: 'a part of its path is no directory.',
  ELOOP: 'its links lead in a circle.',
  EACCES: 'you are not permitted to.',
  EPERM: 'you are not permitted to.',
  ENAMETOOLONG: 'its name is too long.',
  EISDIR: 'it is a directory.',
  ENOSPC: 'the disk is full.',
  EDQUOT: 'your share of the disk is used up.',
  EFBIG: 'it would get larger than a file may be.',
  EROFS: 'the disk can only be read.',
  EIO: 'the disk does not answer.',
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What the file system says, in a sentence. */
export const fileProblem = (file: string, verb: 'read' | 'written' | 'locked', error: unknown): Problem => ({
  problem: `${file} cannot be ${verb}: ${reasons[codeOf(error)] ?? reasonOf(error)}`,
  exit: exits.file,
})

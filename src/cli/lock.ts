import { hostname } from 'node:os'
import { type Lock as Held, type Holder, takeLock as take } from '../lock'
import { exits, type Problem } from './exit'
import { fileProblem } from './file-problem'
import type { Place } from './record-file'
import type { TerminalWords } from './words/catalogue'

export type Lock = Pick<Held, 'release'>

/** Takes the exclusive right to write a record, or says who has it. The lock ends with the process at the latest. */
export async function takeLock({ file: record, target }: Place, words: TerminalWords): Promise<Lock | Problem> {
  const file = `${target}.lock`
  try {
    const taken = await take(file)
    return taken.lock ? untilExit(taken.lock) : held(record, file, taken.holder, words)
  } catch (error) {
    return fileProblem(record, 'locked', error, words)
  }
}

function held(record: string, file: string, holder: Holder | null, { files }: TerminalWords): Problem {
  const host = holder && holder.host !== hostname() ? holder.host : null
  const who = holder ? files.holder(holder.pid, host, holder.since) : files.unknownHolder
  return { problem: files.held(record, who, host === null ? '' : files.removeLock(file)), exit: exits.held }
}

function untilExit(lock: Held): Lock {
  const release = (): void => {
    process.off('exit', release)
    lock.release()
  }
  process.on('exit', release)
  return { release }
}

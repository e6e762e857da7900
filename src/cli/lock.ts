import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { exits, type Problem } from './exit'
import { codeOf, fileProblem } from './file-problem'
import type { Place } from './record-file'
import { readWhole } from './whole-file'
import type { TerminalWords } from './words/catalogue'

/** Who plays a game, as the lock beside its record says. */
interface Holder {
  readonly pid: number
  /** When that process began, as its system counts: a number that is given again belongs to another. */
  readonly start: string | null
  readonly host: string
  readonly since: string
  readonly token: string
}

export interface Lock {
  release(): void
}

/** A lock that nobody has finished writing for so long was left by one who died. */
const patience = 10_000

/** When a process began; only Linux says it in a file. */
function startOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold anything.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive({ pid, start, host }: Holder): boolean {
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return start === null || startOf(pid) === start
}

/** Whoever the lock names; `null` if it says nothing that can be read. */
function holderIn(text: string | null): Holder | null {
  try {
    const holder: Partial<Holder> | null = JSON.parse(text ?? '')
    if (!holder || typeof holder.pid !== 'number' || !Number.isInteger(holder.pid) || holder.pid <= 0) return null
    const { pid, start = null, host = '', since = '', token = '' } = holder
    return { pid, start, host: String(host), since: String(since), token: String(token) }
  } catch {
    return null
  }
}

const ageOf = (file: string): number => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())

/** Takes the one right to write a record, or says who has it. What a dead process left is taken over. */
export function takeLock({ file: record, target }: Place, words: TerminalWords): Lock | Problem {
  const file = `${target}.lock`
  const token = randomBytes(9).toString('hex')
  const since = new Date().toISOString()
  const own: Holder = { pid: process.pid, start: startOf(process.pid), host: hostname(), since, token }
  try {
    if (create(file, own) || takeOver(file, own)) return lockOf(file, token)
    return held(record, file, words)
  } catch (error) {
    return fileProblem(record, 'locked', error, words)
  }
}

/** Whether there was no lock, and now there is this one. */
function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function isStale(file: string): boolean {
  const holder = holderIn(readWhole(file))
  return holder ? !isAlive(holder) : ageOf(file) > patience
}

/** Only one at a time may take a lock away, or the second would take the new lock of the first. */
function takeOver(file: string, own: Holder): boolean {
  if (!isStale(file)) return false
  const guard = `${file}.guard`
  if (ageOf(guard) > patience) rmSync(guard, { force: true })
  if (!create(guard, own)) return false
  try {
    if (!isStale(file)) return false
    rmSync(file, { force: true })
    return create(file, own)
  } finally {
    rmSync(guard, { force: true })
  }
}

function held(record: string, file: string, { files }: TerminalWords): Problem {
  const holder = holderIn(readWhole(file))
  const host = holder && holder.host !== hostname() ? holder.host : null
  const who = holder ? files.holder(holder.pid, host, holder.since) : files.unknownHolder
  return { problem: files.held(record, who, host === null ? '' : files.removeLock(file)), exit: exits.held }
}

function lockOf(file: string, token: string): Lock {
  const release = (): void => {
    process.off('exit', release)
    try {
      if (holderIn(readWhole(file))?.token === token) rmSync(file, { force: true })
    } catch {
      // Then it is stale, and whoever comes next takes it over.
    }
  }
  process.on('exit', release)
  return { release }
}

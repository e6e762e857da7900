import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { quietly } from './quietly'

/** The holder of a lock, as written in the lock. */
export interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
  /** The boot id: it differs after each start of the machine and is the same in all its containers; only Linux has it. */
  readonly boot: string | null
  /** When the process began. Version 1.0.0 wrote it, because process ids are reused. */
  readonly start: string | null
}

const textOf = (file: string): string | null => quietly(() => readFileSync(file, 'utf8').trim())

const bootOf = (): string | null => textOf('/proc/sys/kernel/random/boot_id')

export const self = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  since: new Date().toISOString(),
  boot: bootOf(),
  start: null,
})

/** The holder that a file names; `null` if the file cannot be read. */
export function holderIn(file: string): Holder | null {
  const text = textOf(file) ?? ''
  const read: unknown = quietly(() => JSON.parse(text))
  // The lock of a folder in version 1.0.0 is only a number.
  const found: Partial<Record<keyof Holder, unknown>> | null = typeof read === 'number' ? { pid: read } : asObject(read)
  if (!found || typeof found.pid !== 'number' || !Number.isInteger(found.pid) || found.pid <= 0) return null
  const { pid, host = hostname(), since = '', boot = null, start = null } = found
  return { pid, host: String(host), since: String(since), boot: asText(boot), start: asText(start) }
}

const asObject = (value: unknown): object | null => (typeof value === 'object' ? value : null)
const asText = (value: unknown): string | null => (value === null ? null : String(value))

/** Whether the holder belongs to the present run of this machine. Otherwise its socket means nothing here. */
export function whereIs({ host, boot }: Holder): 'here' | 'elsewhere' | 'before' {
  const own = bootOf()
  if (boot !== null && boot === own) return 'here'
  if (host !== hostname()) return 'elsewhere'
  return boot === null || own === null ? 'here' : 'before'
}

/** Whether the holder of a lock of version 1.0.0 runs. It has no socket, so check the process id. */
export function runs({ pid, start }: Holder): boolean {
  // This process writes no such lock. In containers the same process ids return after each start.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Asking a process of another user fails, so the process exists.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return start === null || startOf(pid) === start
}

/** When a process began; only Linux has a file with it. */
function startOf(pid: number): string | null {
  const text = textOf(`/proc/${pid}/stat`)
  // The name of the program is in brackets and may contain anything.
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

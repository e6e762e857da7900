import { constants } from 'node:fs'
import { unlink } from 'node:fs/promises'
import type { About } from '../table'
import { lineOf, type Said, saying } from './line'
import { codeOf, withFile, withNewFile } from './opened'
import { type Glimpse, glimpse, readTable } from './table-file'

/** The parts that all tables of a folder share. */
export interface TableFolder {
  /** Whether an answer waits for the disk. */
  readonly isSafe: boolean
  /** Throws if the folder no longer belongs to this storage. */
  check(): void
  /** Writes the names of new and removed files to the disk. */
  syncNames(): Promise<void>
}

interface Waiting {
  readonly number: number
  readonly text: string
  readonly about: Pick<Said, 'open' | 'summary'> | null
  done(isKept: boolean): void
  failed(error: unknown): void
}

const unsaid = { open: true, summary: 'null' }

/** Keeps one table in its file. Jobs run one after the other; entries wait for the disk together. */
export function keepTable(file: string, { isSafe, check, syncNames }: TableFolder) {
  /** The place of the next entry, if known: the number of entries, the bytes of whole lines, and of a torn line. */
  let end: { readonly count: number; readonly size: number; readonly torn: number } | null = null
  let seen: Glimpse | null = null
  /** After a failed write: the file is good up to here, and must be cut before its next use. */
  let good: number | null = null
  /** A disk reports lost data only once, so remember the error. */
  let broken: { readonly error: unknown } | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Waiting[] = []
  /** The number of jobs that wait or run. */
  let jobs = 0

  const cut = async (): Promise<void> => {
    if (good === null) return
    const size = good
    // Do not cut what another storage has written since.
    check()
    if (size === 0) await unlinked(file)
    else
      await withFile(file, constants.O_RDWR, async ({ handle }) => {
        await handle.truncate(size)
        if (isSafe) await handle.datasync()
      })
    good = null
  }

  const inTurn = <Value>(job: () => Promise<Value>): Promise<Value> => {
    jobs++
    const next = last
      .then(async () => {
        check()
        if (broken) throw broken.error
        await cut()
        return job()
      })
      .finally(() => jobs--)
    last = next.catch(() => undefined)
    return next
  }

  /** Writes after the good bytes. A failed write is undone, now or before the next job. */
  const write = async (size: number, act: () => Promise<void>): Promise<void> => {
    good = size
    end = null
    await act()
    good = null
  }

  const takenBack = async (error: unknown): Promise<never> => {
    await cut().catch(() => undefined)
    throw error
  }

  const load = async (): Promise<readonly object[] | null> => {
    const table = await readTable(file, isSafe && !end ? sync : null)
    end = table && { count: table.lines.length - 1, size: table.size, torn: table.torn }
    seen = table && { begun: table.begun, said: table.said }
    return table?.lines ?? null
  }

  const sync = async (handle: { datasync(): Promise<void> }): Promise<void> => {
    await handle.datasync().catch((error: unknown) => {
      broken = { error }
      throw error
    })
  }

  const begin = async (head: string, said: Said): Promise<boolean> => {
    if (await load()) return false
    // At most what an earlier attempt left torn.
    await unlinked(file)
    const line = Buffer.from(lineOf(head, said))
    await withNewFile(file, (handle) =>
      write(0, async () => {
        await handle.appendFile(line)
        if (isSafe) await handle.sync()
        if (isSafe) await syncNames()
      }),
    ).catch(takenBack)
    end = { count: 0, size: line.length, torn: 0 }
    seen = { begun: said.at, said }
    return true
  }

  /** Adds all waiting entries that are next, with one write and one wait for the disk. */
  const addWaiting = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    try {
      await inBatch(batch)
    } catch (error) {
      for (const { failed } of batch) failed(error)
    }
  }

  const inBatch = async (batch: readonly Waiting[]): Promise<void> => {
    if (!end) await load()
    const kept = new Set<Waiting>()
    if (end && seen) {
      const { count, size, torn } = end
      let { said } = seen
      let lines = ''
      for (const each of batch)
        if (each.number === count + kept.size) {
          said = { ...said, ...each.about, at: new Date() }
          lines += lineOf(each.text, said)
          kept.add(each)
        }
      const bytes = Buffer.from(lines)
      if (kept.size > 0) await add(bytes, size, torn)
      end = { count: count + kept.size, size: size + bytes.length, torn: kept.size > 0 ? 0 : torn }
      seen = { ...seen, said }
    }
    for (const each of batch) each.done(kept.has(each))
  }

  const add = async (bytes: Buffer, size: number, torn: number): Promise<void> => {
    const added = await withFile(file, constants.O_WRONLY | constants.O_APPEND, async (opened) => {
      if (opened.size !== size + torn) {
        end = null
        throw new Error(`${file} was changed by another program.`)
      }
      await write(size, async () => {
        if (torn > 0) await opened.handle.truncate(size)
        await opened.handle.appendFile(bytes)
        if (isSafe) await opened.handle.datasync()
      })
      return true
    }).catch(takenBack)
    if (added) return
    end = null
    throw new Error(`${file} was removed by another program.`)
  }

  return {
    create(head: object, about: About | undefined): Promise<boolean> {
      const [text, said] = [JSON.stringify(head), { ...unsaid, ...saying(about), at: new Date() }]
      return inTurn(() => begin(text, said))
    },
    read: (): Promise<readonly object[] | null> => inTurn(load),
    append(number: number, entry: object, about: About | undefined): Promise<boolean> {
      const text = JSON.stringify(entry)
      return new Promise((done, failed) => {
        waiting.push({ number, text, about: saying(about), done, failed })
        if (waiting.length > 1) return
        inTurn(addWaiting).catch((error: unknown) => {
          for (const each of waiting.splice(0)) each.failed(error)
        })
      })
    },
    remove: (): Promise<boolean> =>
      inTurn(async () => {
        if (!(await load())) return false
        end = null
        seen = null
        await unlinked(file)
        if (isSafe) await syncNames()
        return true
      }),
    /** What a list shows; `null` if no table can be opened under this name. */
    async glimpse(): Promise<Glimpse | null> {
      return seen ?? inTurn(async () => (seen ??= await glimpse(file)))
    },
    idle: (): Promise<unknown> => last,
    /** There is no table, and nothing went wrong. */
    knowsNothing: (): boolean => jobs === 0 && !end && !seen && !broken && good === null,
  }
}

async function unlinked(file: string): Promise<void> {
  await unlink(file).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
}

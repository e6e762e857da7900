import { randomSeed } from '../core'
import type { Storage } from '../table'
import { storageLaws } from './laws/storing'

/**
 * How {@link checkStorage} gets at a storage.
 *
 * @example
 * const settings: StorageSettings = { open: () => fileStorage(folder), close: (storage) => storage.close() }
 */
export interface StorageSettings<Kind extends Storage = Storage> {
  /** Opens the storage; each time the same one, with what it held before. */
  open(): Promise<Kind>
  /** Puts a storage away before it is opened again. */
  close?(storage: Kind): Promise<unknown>
  /** Whether it may be open many times at once, for many servers; only once unless this is `true`. */
  readonly servers?: boolean
}

/**
 * What {@link checkStorage} found.
 *
 * @example
 * const { broken, untested }: StorageReport = await checkStorage(settings)
 */
export interface StorageReport {
  /** The laws that the storage keeps. */
  readonly kept: readonly string[]
  /** The laws that had no occasion: `serves-many` where `servers` is not set. */
  readonly untested: readonly string[]
  /** The laws that it breaks, each with the first thing that was wrong. */
  readonly broken: readonly { readonly law: string; readonly message: string }[]
}

/**
 * Holds a storage against the laws that tables count on: of many that create a table or add an entry at once one succeeds, everything
 * comes back as it was, also after it is opened again, and lists tell the truth. It works with any test runner, on a storage that may
 * hold other tables, and removes its own. It cannot cut the power: what an answer outlives, the storage has to test itself.
 *
 * @example
 * test('my storage keeps the laws', async () => {
 *   expect((await checkStorage({ open: () => myStorage(address) })).broken).toEqual([])
 * })
 */
export async function checkStorage<Kind extends Storage>(settings: StorageSettings<Kind>): Promise<StorageReport> {
  const { open, close = async () => undefined, servers = false } = settings
  const own = `check-${randomSeed()}-`
  let storage = await open()
  const second = servers ? await open() : null
  const kept: string[] = []
  const untested: string[] = []
  const broken: { law: string; message: string }[] = []
  const id = (name: string): string => `${own}${name}`
  const reopened = async (): Promise<Storage> => {
    await close(storage)
    storage = await open()
    return storage
  }
  for (const [law, look] of Object.entries(storageLaws)) {
    const verdict = await look({ storage, id, reopened, second }).catch(
      (error: unknown) => `It threw: ${String(error)}`,
    )
    if (verdict === undefined) untested.push(law)
    else if (verdict === null) kept.push(law)
    else broken.push({ law, message: verdict })
  }
  // A storage that breaks laws may fail here too; that is told already.
  const listed = await storage.list().catch(() => [])
  for (const table of listed) if (table.id.startsWith(own)) await storage.remove(table.id).catch(() => false)
  if (second) await close(second)
  await close(storage)
  return { kept, untested, broken }
}

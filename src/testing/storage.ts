import { randomSeed } from '../core'
import type { Storage } from '../table'
import { storageLaws } from './laws/storing'

/**
 * How {@link checkStorage} opens a storage.
 *
 * @example
 * const settings: StorageSettings = { open: () => fileStorage(folder), close: (storage) => storage.close() }
 */
export interface StorageSettings<Kind extends Storage = Storage> {
  /** Opens the storage; each time the same one, with what it held before. */
  open(): Promise<Kind>
  /** Closes a storage before it is opened again. */
  close?(storage: Kind): Promise<unknown>
  /** Whether it may be open many times at once, for many servers. Default `false`. */
  readonly servers?: boolean
}

/**
 * The findings of {@link checkStorage}.
 *
 * @example
 * const { broken, untested }: StorageReport = await checkStorage(settings)
 */
export interface StorageReport {
  /** The laws that the storage keeps. */
  readonly kept: readonly string[]
  /** The laws that were not tested: `serves-many` if `servers` is not set. */
  readonly untested: readonly string[]
  /** The laws that it breaks, each with the first problem found. */
  readonly broken: readonly { readonly law: string; readonly message: string }[]
}

/**
 * Checks the laws of storages that tables need: of many calls that create a table or add an entry at once, one succeeds;
 * everything reads back unchanged, also after the storage is opened again; and lists are correct. It works with any test
 * runner, on a storage that may hold other tables, and removes its own. It cannot cut the power: test durability in the storage
 * itself.
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
  // A storage that breaks laws may fail here too; the report has that already.
  const listed = await storage.list().catch(() => [])
  for (const table of listed) if (table.id.startsWith(own)) await storage.remove(table.id).catch(() => false)
  if (second) await close(second)
  await close(storage)
  return { kept, untested, broken }
}

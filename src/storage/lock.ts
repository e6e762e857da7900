import { join } from 'node:path'
import { type Lock, takeLock } from '../lock'

/** Takes a folder for this storage alone. */
export async function lockFolder(folder: string): Promise<Lock> {
  const taken = await takeLock(join(folder, 'lock'))
  if (taken.lock) return taken.lock
  const { holder } = taken
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'a process that does not say which'
  throw Object.assign(new Error(`${folder} is in use by ${who}. If it has ended, remove ${join(folder, 'lock')}.`), {
    code: 'FOLDER_IN_USE',
  })
}

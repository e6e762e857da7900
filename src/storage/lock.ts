import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes a folder for this process; gives back what lets go of it. A lock of a process that has ended counts for nothing. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder > 0 && holder !== process.pid && isRunning(holder))
    throw Object.assign(new Error(`${folder} is in use by process ${holder}.`), { code: 'FOLDER_IN_USE' })
  await rm(file, { force: true })
  // Of two that come at once, one finds it there.
  await writeFile(file, String(process.pid), { flag: 'wx' })
  return () => rm(file, { force: true })
}

function isRunning(process_: number): boolean {
  try {
    return process.kill(process_, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

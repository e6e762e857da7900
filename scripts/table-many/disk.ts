import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds that the disk of a folder takes to keep a line for good: the middle one of a hundred times. */
export async function measureSync(folder: string): Promise<number> {
  const file = await open(join(folder, 'sync'), 'w')
  const times: number[] = []
  for (let count = 0; count < 100; count++) {
    await file.write('a line\n')
    const begun = performance.now()
    await file.sync()
    times.push(performance.now() - begun)
  }
  await file.close()
  return times.sort((one, other) => one - other)[50] ?? 0
}

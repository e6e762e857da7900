/** Adds entries to a table as fast as it can, and says of each that it was answered. A test kills it. */
import { fileStorage } from '../../src/storage'

const [folder = ''] = process.argv.slice(2)
const storage = await fileStorage(folder)
await storage.create('a', { long: 'x'.repeat(9000) })
const { entries } = (await storage.read('a')) ?? { entries: [] }
for (let number = entries.length; ; number++)
  if (await storage.append('a', number, { number, long: 'x'.repeat(number % 9000) })) console.log(number)

/** Takes a lock, says whether it has it, and keeps it until it is ended. */
import { takeLock } from '../../src/lock'

const [path = ''] = process.argv.slice(2)
const taken = await takeLock(path).catch((error: Error) => ({ error: error.message }))
console.log(JSON.stringify('lock' in taken ? { got: taken.lock !== null } : taken))
setInterval(() => undefined, 1000)

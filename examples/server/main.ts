/**
 * `npx tsx examples/server/main.ts [PORT] [FOLDER] [--host HOST] [--tables FOLDER | --postgres ADDRESS]`: tables over a network, and
 * a page beside them.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from './server'
import { inFolder, inPostgres } from './storage'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    tables: { type: 'string', default: 'tables' },
    postgres: { type: 'string' },
  },
})
const { host, tables, postgres } = values
const [port = '8080', folder = fileURLToPath(new URL('lobby', import.meta.url))] = positionals

try {
  const { storage, where, close } = await (postgres === undefined ? inFolder(tables) : inPostgres(postgres))
  const running = await startServer({ port: Number(port), folder, host, storage })
  console.log(`The tables are kept in ${where}.`)
  console.log(`Tables are open at http://${host}:${running.port}/ (Ctrl-C ends it).`)
  const end = async (): Promise<void> => {
    await running.close()
    await close()
    process.exit(0)
  }
  process.once('SIGINT', () => void end()).once('SIGTERM', () => void end())
} catch (error) {
  console.error(`The server could not begin: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

/** `npx tsx examples/server/main.ts [PORT] [FOLDER] [--host HOST]`: tables over a network, and a page beside them. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from './server'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string', default: '127.0.0.1' } },
})
const { host } = values
const [port = '8080', folder = fileURLToPath(new URL('lobby', import.meta.url))] = positionals

try {
  const running = await startServer({ port: Number(port), folder, host })
  console.log(`Tables are open at http://${host}:${running.port}/ (Ctrl-C ends it).`)
  const end = (): void => void running.close().then(() => process.exit(0))
  process.once('SIGINT', end).once('SIGTERM', end)
} catch (error) {
  console.error(`The server could not begin: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

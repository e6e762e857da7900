import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from '../../free-port'

/** A private Redis, which keeps its data when it is stopped and started again. */
export async function startRedis() {
  const directory = mkdtempSync(join(tmpdir(), 'totemforge-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let running: ChildProcess
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: () => 100 })
  client.on('error', () => undefined)
  const start = async (): Promise<void> => {
    const words = `--port ${port} --bind 127.0.0.1 --dir ${directory} --appendonly yes --save  --loglevel warning`
    running = spawn('redis-server', words.split(' '), { stdio: 'ignore' })
    await client.ping()
  }
  const stop = async (): Promise<void> => {
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  await start()
  return {
    url,
    client,
    start,
    stop,
    async end() {
      client.disconnect()
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

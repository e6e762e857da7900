import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { codeOf } from './quietly'

/** The path of a socket may have 107 bytes in Linux and 103 in macOS. */
const longest = 100

/** A sign of life: a socket that listens in a folder, under this name. The system closes it when its owner ends. */
export const showLife = (folder: string, name: string): Promise<{ end(): void }> =>
  near(folder, name, (path) => {
    const server = createServer((socket) => socket.destroy())
    server.unref()
    return new Promise((listening, failed) => {
      server.once('error', failed)
      // In a cluster the first process would listen for all others. Processes of other users may connect too.
      server.listen({ path, exclusive: true, writableAll: true }, () => listening({ end: () => void server.close() }))
    })
  })

/** Whether the owner of a sign lives. The system answers, even if the owner is busy, stopped or asleep. */
export const isAlive = (folder: string, name: string): Promise<boolean> =>
  near(
    folder,
    name,
    (path) =>
      new Promise((answer) => {
        const socket = connect(path)
        socket.once('connect', () => {
          socket.destroy()
          answer(true)
        })
        // Any other error, such as EACCES or EAGAIN, does not prove death.
        socket.once('error', (error) => answer(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error))))
      }),
  )

/** Calls the function with a path to the socket that is short enough for the system. */
async function near<Value>(folder: string, name: string, use: (path: string) => Promise<Value>): Promise<Value> {
  // The pipes of Windows are not files.
  if (process.platform === 'win32') return use(`\\\\.\\pipe\\totemforge-${name}`)
  const path = join(folder, name)
  if (Buffer.byteLength(path) <= longest) return use(path)
  const short = mkdtempSync(join(tmpdir(), 'totemforge-'))
  try {
    symlinkSync(resolve(folder), join(short, 'to'))
    return await use(join(short, 'to', name))
  } finally {
    rmSync(short, { recursive: true, force: true })
  }
}

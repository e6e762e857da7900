import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { freePort } from '../../free-port'

/** What a page needs to sit down: `sit(address)` makes the global `person`. */
const page = `
import { sitDown } from './person'
globalThis.sit = (address) => { globalThis.person = sitDown(() => new WebSocket(address)) }
`

/** The server of the example as a program that starts quickly, and pages beside it. */
export async function buildServer() {
  // Beside the packages that it imports.
  const programs = mkdtempSync('node_modules/.restart-')
  const pages = mkdtempSync(join(tmpdir(), 'totemforge-pages-'))
  const program = join(programs, 'main.mjs')
  await build({
    entryPoints: ['examples/server/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: program,
  })
  cpSync('examples/server/lobby', pages, { recursive: true })
  writeFileSync(join(pages, 'person.html'), '<!doctype html><title>A person</title><script src="person.js"></script>')
  await build({
    stdin: { contents: page, resolveDir: 'test/server/restart' },
    bundle: true,
    outfile: join(pages, 'person.js'),
  })
  return {
    start: (words: readonly string[]) => startServer(program, pages, words),
    end() {
      rmSync(programs, { recursive: true })
      rmSync(pages, { recursive: true })
    },
  }
}

/** A server as a process that can be killed and started again. */
async function startServer(program: string, pages: string, words: readonly string[]) {
  const port = await freePort()
  let child: ChildProcess
  const said: string[] = []

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['--enable-source-maps', program, String(port), pages, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    await new Promise<void>((open, fail) => {
      started.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)))
      createInterface({ input: started.stdout }).on('line', (line) => {
        said.push(line)
        if (line.startsWith('Tables are open')) open()
      })
    })
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    address: `127.0.0.1:${port}`,
    /** What it has said so far. */
    said,
    async restart(): Promise<void> {
      await end('SIGKILL')
      await start()
    },
    stop: () => end('SIGTERM'),
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>

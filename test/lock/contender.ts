/**
 * Contends for a lock until it was taken so many times: a process, and threads of it. An owner works in a folder that only an owner
 * makes, so a second owner is seen. Some give the lock back, some leave a stale one behind, and some threads end with it.
 */
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isMainThread, Worker } from 'node:worker_threads'
import { takeLock } from '../../src/lock'

const [folder = '', rounds = '', threads = ''] = process.argv.slice(2)
const path = join(folder, 'lock')
const log = join(folder, 'log')

/** Puts the lock of an owner that has died in the place of none. */
function leaveStale(): void {
  const token = randomBytes(12).toString('hex')
  const beside = join(folder, token)
  mkdirSync(beside)
  writeFileSync(join(beside, `${token}.json`), '{"pid":999999999}')
  try {
    renameSync(beside, path)
  } catch {
    rmSync(beside, { recursive: true })
  }
}

const taken = (): number => readFileSync(log, 'utf8').length

async function contend(): Promise<void> {
  while (taken() < Number(rounds)) {
    const { lock } = await takeLock(path)
    if (!lock) {
      await setTimeout(Math.random() * 2)
      continue
    }
    try {
      mkdirSync(join(folder, 'inside'))
    } catch {
      appendFileSync(join(folder, 'doubles'), 'x')
      throw new Error('There are two owners.')
    }
    appendFileSync(log, '.')
    await setTimeout(Math.random() * 2)
    if (!lock.isHeld()) appendFileSync(join(folder, 'doubles'), 'l')
    rmdirSync(join(folder, 'inside'))
    const chance = Math.random()
    // In a thread this ends the thread.
    if (chance < 0.03 && !isMainThread) process.exit()
    lock.release()
    if (chance > 0.5) leaveStale()
  }
}

function startThread(): void {
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) })
  worker.on('exit', () => {
    if (taken() < Number(rounds)) startThread()
  })
}

if (isMainThread) for (let count = 0; count < Number(threads); count++) startThread()
await contend()

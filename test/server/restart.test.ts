import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createRandom } from 'totemforge'
import type { Storage } from 'totemforge/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFolder, inPostgres } from '../../examples/server/storage'
import { isThere } from '../needs'
import { startPostgres } from '../storage/postgres'
import { openChromium } from '../web/chromium'
import { compare, type OpenGame, openGame } from './restart/game'
import { buildServer, type Server } from './restart/server'

const isDeep = Boolean(process.env['DEEP'])

/** Where the server keeps its tables. */
interface Kept {
  readonly words: readonly string[]
  readonly says: string
  open(): Promise<{ readonly storage: Storage; close(): Promise<void> }>
  /** Ends the database and starts it again. */
  readonly restart?: () => Promise<void>
  end(): Promise<void>
}

const kinds: Readonly<Record<string, () => Promise<Kept>>> = {
  async files() {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-restart-'))
    return {
      words: ['--tables', folder],
      says: `The tables are kept in the folder ${folder}.`,
      open: () => inFolder(folder),
      end: async () => rmSync(folder, { recursive: true }),
    }
  },
  ...(isThere('psql') && {
    async PostgreSQL() {
      const { url, restart, end } = await startPostgres()
      const { host, pathname } = new URL(url)
      const says = `The tables are kept in PostgreSQL at ${host}${pathname}.`
      return { words: ['--postgres', url], says, open: () => inPostgres(url), restart, end }
    },
  }),
}

describe('a server that is killed in the middle of games', () => {
  let built: Awaited<ReturnType<typeof buildServer>>
  let browser: Browser | null = null
  beforeAll(async () => {
    built = await buildServer()
    if (isThere('chromium')) browser = await openChromium()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    built?.end()
  }, 120_000)

  /** Plays, and has something end in the middle, so many times; gives the milliseconds until all were shown the newest position. */
  async function endure(server: Server, times: number, restart: (time: number) => Promise<void>) {
    const context = await browser?.newContext()
    const pages = context ? { plays: await context.newPage(), watches: await context.newPage() } : {}
    const random = createRandom('restart')
    const open = (index: number, time: number) => openGame(server.address, `${index} ${time}`, index === 0 ? pages : {})
    const present = await Promise.all([0, 1, 2].map((index) => open(index, 0)))
    const all: OpenGame[] = [...present]
    const waits: number[] = []
    for (let time = 0; time < times; time++) {
      let playing: Promise<unknown> = Promise.resolve()
      let left = random.integer(3, 12)
      const restarted = new Promise<number>((done, fail) => {
        const asks = (): void => {
          if (--left > 0) return
          // Somewhere between asking, writing and answering.
          const moment = new Promise((resolve) => setTimeout(resolve, random.integer(0, 20)))
          moment.then(() => restart(time)).then(() => done(Date.now()), fail)
        }
        playing = Promise.all(present.map((game) => game.play(() => left > 0, asks)))
        playing.catch(fail)
      })
      const begun = await restarted
      // What was on its way is answered now.
      await playing
      waits.push(Math.max(...(await Promise.all(present.map((game) => game.shown())))) - begun)
      for (const [index, game] of present.entries())
        if (await game.isOver()) {
          await game.close()
          const next = await open(index, time + 1)
          present[index] = next
          all.push(next)
        }
    }
    await Promise.all(present.map((game) => game.close()))
    await context?.close()
    return { all, waits }
  }

  test.each(Object.entries(kinds))(
    'loses and doubles nothing, and everybody comes back: %s',
    async (name, keep) => {
      const kept = await keep()
      const server = await built.start(kept.words)
      expect(server.said[0]).toBe(kept.says)
      try {
        const { restart } = kept
        // PostgreSQL itself is ended every fifth time.
        const { all, waits } = await endure(server, isDeep ? 100 : restart ? 2 : 3, (time) =>
          restart && time % 5 === 1 ? restart() : server.restart(),
        )
        await server.stop()
        const { storage, close } = await kept.open()
        const found = await Promise.all(all.map((game) => compare(storage, game)))
        await close()
        const sum = (part: 'lost' | 'doubled' | 'kept'): number => found.reduce((total, each) => total + each[part], 0)
        const refused = all.flatMap(({ told }) => [...told.woodwalkers.refused, ...told.ironclad.refused])
        if (isDeep) {
          const sorted = waits.sort((one, other) => one - other)
          console.log(
            `${name}: ${waits.length} restarts, ${all.length} games, ${sum('kept')} actions kept, ${sum('lost')} lost, ` +
              `${sum('doubled')} doubled, ${refused.length} refused; all were shown the newest position after ` +
              `${sorted[Math.floor(sorted.length / 2)]} ms (half), ${sorted.at(-1)} ms (slowest).`,
          )
        }
        expect({ lost: sum('lost'), doubled: sum('doubled'), refused }).toEqual({ lost: 0, doubled: 0, refused: [] })
        expect(sum('kept')).toBeGreaterThan(0)
      } finally {
        await server.stop().catch(() => undefined)
        await kept.end()
      }
    },
    isDeep ? 7_200_000 : 600_000,
  )
})

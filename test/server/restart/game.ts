import type { Page } from 'playwright-core'
import { createRandom, type Random } from 'totemforge'
import type { Storage } from 'totemforge/table'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { type Person, type Seen, sitDown } from './person'

const seats = ['woodwalkers', 'ironclad'] as const
type Seat = (typeof seats)[number]

/** Generous: how long it took is measured, and nothing depends on it. */
const limit = { timeout: 120_000, interval: 5 }

/** Somebody in this process. */
function here(address: string, token: string | null = null): Person {
  const person = sitDown(() => new WebSocket(address), token)
  return {
    take: person.take,
    act: person.act,
    say: person.say,
    see: async () => person.see(),
    close: async () => person.close(),
  }
}

/** Somebody in a browser. */
async function inBrowser(page: Page, address: string): Promise<Person> {
  await page.goto(`http://${new URL(address).host}/person.html`)
  await page.evaluate(`sit(${JSON.stringify(address)})`)
  return {
    take: (seat) => page.evaluate(`person.take(${JSON.stringify(seat)})`),
    act: (chance) => page.evaluate(`person.act(${chance})`),
    say: (text) => page.evaluate(`person.say(${JSON.stringify(text)})`),
    see: () => page.evaluate<Seen>('person.see()'),
    close: () => page.evaluate('person.close()'),
  }
}

/** What the people at a table were told. */
interface WordedEvent {
  done: number
  refused: string[]
  /** The lines of the chat that were answered. */
  said: string[]
}

/** A duel of Ironwood at a server, and those who play and watch it. */
export async function openGame(
  server: string,
  seed: string,
  pages: { readonly plays?: Page; readonly watches?: Page },
) {
  const answer = await fetch(`http://${server}/api/tables`, {
    method: 'POST',
    body: '{"game":"ironwood","chat":"players"}',
  })
  const { id }: { id: string } = JSON.parse(await answer.text())
  const address = `ws://${server}/api/tables/${id}`
  const random: Random = createRandom(seed)
  const { plays, watches } = pages
  const players: Record<Seat, Person> = {
    woodwalkers: plays ? await inBrowser(plays, address) : here(address),
    ironclad: here(address),
  }
  const spectator = here(address)
  const told: Record<Seat, WordedEvent> = {
    woodwalkers: { done: 0, refused: [], said: [] },
    ironclad: { done: 0, refused: [], said: [] },
  }
  let lines = 0
  for (const seat of seats) expect(await players[seat].take(seat)).toBeNull()
  await watches?.goto(`http://${server}/#${id}`)
  const people = [...Object.values(players), spectator]

  /** Whose turn it is, once that is known. */
  async function deciding(): Promise<Seat | null> {
    for (;;) {
      for (const seat of seats) {
        const { decides, isOver } = await players[seat].see()
        if (isOver) return null
        if (decides) return seat
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  return {
    id,
    told,
    isOver: async () => (await spectator.see()).isOver,
    /** Plays until it is over, or until it is told to stop; `asks` is called when an action is on its way. */
    async play(goesOn: () => boolean, asks: () => void): Promise<void> {
      while (goesOn()) {
        const seat = await deciding()
        if (seat === null || !goesOn()) return
        const answer = players[seat].act(random.integer(0, 999) / 1000)
        asks()
        const line = `line ${lines++}`
        const [refusal, silence] = await Promise.all([answer, players[seat].say(line)])
        if (silence === null) told[seat].said.push(line)
        else if (silence !== 'too-fast') told[seat].refused.push(silence)
        if (refusal === null) told[seat].done++
        else told[seat].refused.push(refusal)
      }
    },
    /** When the last of all who are there was shown the newest position: what somebody sees who comes now. */
    async shown(): Promise<number> {
      const times = await Promise.all(
        people.map(async (person) => {
          const twin = here(address, (await person.see()).token)
          await expect.poll(async () => (await twin.see()).version, limit).toBeGreaterThanOrEqual(0)
          const { version } = await twin.see()
          await twin.close()
          await expect.poll(() => person.see(), limit).toMatchObject({ connection: 'open', version })
          return (await person.see()).at
        }),
      )
      const { version } = await spectator.see()
      if (watches)
        await expect.poll(() => watches.locator('#table').getAttribute('data-version'), limit).toBe(String(version))
      return Math.max(...times)
    },
    close: () => Promise.all(people.map((person) => person.close())),
  }
}

export type OpenGame = Awaited<ReturnType<typeof openGame>>

/** Compares what was told with what is kept: actions that were done, and lines that were said, are kept once, and no others are. */
export async function compare(
  storage: Storage,
  { id, told }: OpenGame,
): Promise<{ lost: number; doubled: number; kept: number }> {
  const entries = (await storage.read(id))?.entries ?? []
  const acted = entries.filter(isAction)
  const said = entries.flatMap((entry) =>
    'type' in entry && entry.type === 'said' && 'text' in entry ? [entry.text] : [],
  )
  const heard = seats.flatMap((seat) => told[seat].said)
  const repeated = acted.length - new Set(acted.map(({ seat, request }) => `${seat} ${request}`)).size
  let [lost, doubled] = [
    heard.filter((line) => !said.includes(line)).length,
    repeated + said.length - new Set(said).size,
  ]
  for (const seat of seats) {
    const difference = acted.filter((entry) => entry.seat === seat).length - told[seat].done
    if (difference < 0) lost -= difference
    else doubled += difference
  }
  return { lost, doubled, kept: acted.length }
}

const isAction = (entry: object): entry is { readonly seat: string; readonly request: string } =>
  'type' in entry && entry.type === 'acted'

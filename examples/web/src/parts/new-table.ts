import { isRecord } from '../keep/store'
import type { PageWords } from '../words'
import { ask } from './dialog'
import { choice, element } from './element'

/** The address of the tables, if this page comes from a server that has some. */
export const tables = new URL('./api/tables', location.href)

/** The minutes of a clock, and the seconds that a decision adds. */
const clocks: Readonly<Record<string, readonly [minutes: number, seconds: number]>> = {
  '5': [5, 5],
  '15': [15, 10],
  '60': [60, 30],
}

/** Asks what a table has besides its game, and opens it. */
export async function newTable(game: string, words: PageWords): Promise<void> {
  const chosen = { clock: '', chat: 'players' }
  const timed = Object.entries(clocks).map(
    ([name, [minutes, seconds]]) => [name, words.clock(minutes, seconds)] as const,
  )
  const fields = element(
    'div',
    { class: 'fields' },
    choice(words.clocks, [['', words.clockNone], ...timed], chosen.clock, (value) => {
      chosen.clock = value
    }),
    choice(
      words.views.chat,
      [
        ['players', words.chatPlayers],
        ['everybody', words.chatEverybody],
        ['', words.chatNone],
      ],
      chosen.chat,
      (value) => {
        chosen.chat = value
      },
    ),
  )
  const answers = [
    ['open', words.openTable],
    ['', words.close],
  ] as const
  if ((await ask(words.network, [fields], answers)) !== 'open') return
  const [minutes, seconds] = clocks[chosen.clock] ?? [0, 0]
  const allowance = minutes === 0 ? null : { time: minutes * 60_000, increment: seconds * 1000 }
  await openTable({ game, allowance, chat: chosen.chat === '' ? null : chosen.chat }, words)
}

/** Opens a table on the server; its address is the invitation. */
async function openTable(
  table: { readonly game: string; readonly [part: string]: unknown },
  words: PageWords,
): Promise<void> {
  const answer = await fetch(tables, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  }).catch(() => null)
  if (!answer?.ok) throw new Error(words.networkNone)
  const made: unknown = await answer.json()
  const id = isRecord(made) ? made['id'] : undefined
  if (typeof id !== 'string') throw new Error(words.networkNone)
  location.hash = `#/network/${table.game}/${id}`
}

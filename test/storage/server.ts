/**
 * A server, in its own process, that plays tables in PostgreSQL until they are over. It may be killed after a number of actions, or
 * pause after a number until it is written to.
 */
import { once } from 'node:events'
import pg from 'pg'
import { createRandom, randomPolicy } from 'totemforge'
import { poolDatabase, postgresStorage } from 'totemforge/storage'
import { openTable, type Storage } from 'totemforge/table'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'

/** A bot plays one seat, at every server; the owner of the token plays the other. */
export const openConnectFour = (storage: Storage, id: string) =>
  openTable(connectFour, storage, id, { bots: { yellow: randomPolicy }, onTrouble: console.error })

export const openKuhnPoker = (storage: Storage, id: string) =>
  openTable(kuhnPoker, storage, id, { bots: { second: randomPolicy }, onTrouble: console.error })

type Playable = Awaited<ReturnType<typeof openConnectFour>> | Awaited<ReturnType<typeof openKuhnPoker>>

const [url, name, tokens, most, pause] = process.argv.slice(2)
let begun = 0
let acted = 0

/** Acts for the person until the table is over, and says of each action that it was done. */
async function play(
  table: Playable,
  id: string,
  token: string,
  name: string,
  mayGoOn: Promise<unknown>,
): Promise<void> {
  const random = createRandom(`${name} ${id}`)
  for (let count = 0; ; count++) {
    await table.refresh()
    const seen = table.since(token)
    if (!seen.ok) throw new Error(seen.refusal.message)
    if (seen.end) break
    const [choice] = seen.legal.length > 0 ? [random.pick<{ readonly action: unknown }>(seen.legal)] : []
    if (!choice) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    if (Number(pause) > 0 && ++begun > Number(pause)) await mayGoOn
    const request = `${name}-${count}`
    const answer = await Reflect.apply(table.act, table, [token, choice.action, seen.version, { id: request }])
    if (!answer.ok) continue
    console.log(JSON.stringify({ id, request }))
    // In the middle of it all.
    if (++acted === Number(most)) process.kill(process.pid, 'SIGKILL')
  }
  table.close()
}

if (url !== undefined && name !== undefined && tokens !== undefined) {
  const storage = await postgresStorage(poolDatabase(new pg.Pool({ connectionString: url, max: 5 })))
  const given: Record<string, string> = JSON.parse(tokens)
  const opened = await Promise.all(
    Object.entries(given).map(async ([id, token]) => {
      const table = await (id.startsWith('four') ? openConnectFour : openKuhnPoker)(storage, id)
      return { table, id, token }
    }),
  )
  console.log('ready')
  await once(process.stdin, 'data')
  const mayGoOn = Number(pause) > 0 ? once(process.stdin, 'data') : Promise.resolve()
  await Promise.all(opened.map(({ table, id, token }) => play(table, id, token, name, mayGoOn)))
  process.exit(0)
}

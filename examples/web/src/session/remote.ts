import type { Refusal } from 'totemforge'
import { joinTable, type TableClient } from 'totemforge/table/client'
import type { AnyGameWords, AnyKit } from '../kits/kit'
import type { Line, Session, Shown } from './session'

type Client = TableClient<unknown, unknown, unknown, string>

/** A game at a remote table. */
export interface RemoteSession extends Session {
  readonly isLost: () => boolean
  /** Why the page no longer shows the table. */
  readonly ended: () => Refusal | null
  /** Takes a seat. */
  take(seat: string): Promise<Refusal | null>
  answer(agrees: boolean): Promise<Refusal | null>
  /** Gives the seat up. */
  leave(): Promise<Refusal | null>
}

/** After this many milliseconds without a message it gives the table up. */
const patience = 8000

/** Sits down at a table, or watches it. */
export async function startRemote(
  kit: AnyKit,
  told: AnyGameWords,
  address: string,
  token: string | null,
  keep: (token: string | null) => void,
): Promise<RemoteSession> {
  const client: Client = joinTable(() => new WebSocket(address), { token, keep, language: told.language })
  await firstHeard(client, address)
  return {
    kit,
    isLost: () => client.heard().connection !== 'open',
    ended: () => client.heard().refusal,
    take: (seat) => client.take(seat),
    answer: (agrees) => client.answer(agrees),
    leave: () => client.leave(),
    shown(): Shown {
      const { update, story } = client.heard()
      if (!update) throw new Error('Nothing has been shown yet.')
      const log = story.flatMap(({ event, text }): Line[] => (text === '' ? [] : [{ kind: 'event', text, event }]))
      return { update, log, handOver: null }
    },
    listen: (changed) => client.listen(changed),
    act: (action) => client.act(action),
    undo: () => client.propose('undo'),
    abandon: () => client.propose('abort'),
    takeOver() {},
    speak: ({ language }) => client.speak(language),
    close: () => client.close(),
    here: null,
  }
}

/** Waits for the first update of the table. */
function firstHeard(client: Client, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      stop()
      client.close()
      reject(new Error(address))
    }
    const timer = setTimeout(giveUp, patience)
    const stop = client.listen(() => {
      const { update, refusal } = client.heard()
      if (!update && !refusal) return
      clearTimeout(timer)
      if (!update) return giveUp()
      stop()
      resolve()
    })
  })
}

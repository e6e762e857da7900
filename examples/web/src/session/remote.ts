import type { Refusal } from 'totemforge'
import type { Line as ChatLine } from 'totemforge/table'
import { joinTable, type TableClient } from 'totemforge/table/client'
import type { AnyGameWords, AnyKit } from '../kits/kit'
import type { Line, Session, Shown } from './session'

type Client = TableClient<unknown, unknown, unknown, string>

/** A game at a remote table. */
export interface RemoteSession extends Session {
  readonly isLost: () => boolean
  /** Whether no news will come any more. */
  readonly isClosed: () => boolean
  /** Why the page no longer shows the table. */
  readonly ended: () => Refusal | null
  /** The seats whose people are connected. */
  connected(): readonly string[]
  chat(): readonly ChatLine<string>[]
  /** Takes a seat. */
  take(seat: string, name?: string, invitation?: string): Promise<Refusal | null>
  /** Keeps a seat for somebody. */
  invite(seat: string, invitation: string): Promise<Refusal | null>
  /** Proposes a bot for a seat. */
  bot(seat: string): Promise<Refusal | null>
  /** Proposes another game of the same people. */
  again(isSwapped: boolean): Promise<Refusal | null>
  say(text: string): Promise<Refusal | null>
  answer(agrees: boolean): Promise<Refusal | null>
  /** Gives the seat up. */
  leave(): Promise<Refusal | null>
}

/** After this many milliseconds without a message it gives the table up. */
const patience = 8000

/** Sits down at a table, or watches it. `whyNot` says why there is nothing to see: a refusal, or no answer. */
export async function startRemote(
  kit: AnyKit,
  told: AnyGameWords,
  address: string,
  token: string | null,
  keep: (token: string | null) => void,
  whyNot: (refusal: Refusal | null) => string,
): Promise<RemoteSession> {
  const client: Client = joinTable(() => new WebSocket(address), { token, keep, language: told.language })
  await firstHeard(client, whyNot)
  return {
    kit,
    isLost: () => client.heard().connection !== 'open',
    isClosed: () => client.heard().connection === 'closed',
    ended: () => client.heard().refusal,
    take: (seat, name, invitation) => client.take(seat, name, invitation),
    invite: (seat, invitation) => client.invite(seat, invitation),
    bot: (seat) => client.propose('bot', seat),
    again: (isSwapped) => client.propose(isSwapped ? 'swap' : 'rematch'),
    say: (text) => client.say(text),
    connected: () => client.heard().here,
    chat: () => client.heard().chat,
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
function firstHeard(client: Client, whyNot: (refusal: Refusal | null) => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      stop()
      const { refusal } = client.heard()
      client.close()
      reject(new Error(whyNot(refusal)))
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

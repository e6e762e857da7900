import type { Client, Notification, Pool } from './pool'

/** Milliseconds until the next try to reconnect: doubled after each failed try, up to the longest. */
const shortestPause = 250
const longestPause = 2000

/** A client of the pool that listens. */
interface Held {
  /** Resolves when the connection is lost. */
  readonly lost: Promise<Error>
  release(): void
}

/**
 * Listens to a channel on one client of the pool. When the connection is lost, it releases the client, takes another one, and
 * calls `tell` with an empty text. Rejects if it cannot begin. Returns a function that ends it.
 */
export async function keepListening(pool: Pool, channel: string, tell: (payload: string) => void): Promise<() => void> {
  let isEnded = false
  let held: Held | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const letGo = (): void => {
    held?.release()
    held = null
  }

  const begin = async (): Promise<void> => {
    const client = await pool.connect()
    if (isEnded) return client.release()
    held = hold(client, tell)
    const failed = held.lost.then((error) => Promise.reject(error))
    try {
      await Promise.race([client.query(`listen ${channel}`), failed])
    } catch (error) {
      letGo()
      throw error
    }
  }

  /** One loop makes all tries, so there is only one try at a time. */
  const keep = async (): Promise<void> => {
    while (!isEnded) {
      await held?.lost
      letGo()
      for (let pause = shortestPause; !isEnded && !held; pause = Math.min(2 * pause, longestPause)) {
        await new Promise((resolve) => {
          timer = setTimeout(resolve, pause)
        })
        await begin().catch(() => undefined)
      }
      if (held) tell('')
    }
  }

  await begin()
  void keep()
  return () => {
    isEnded = true
    clearTimeout(timer)
    letGo()
  }
}

function hold(client: Client, tell: (payload: string) => void): Held {
  let lose: (error: Error) => void = () => undefined
  const lost = new Promise<Error>((resolve) => {
    lose = resolve
  })
  const hear = ({ payload = '' }: Notification): void => tell(payload)
  client.on('notification', hear)
  client.on('error', lose)
  return {
    lost,
    release() {
      // The pool listens for the errors of a released client, so there is always a listener.
      client.release(true)
      client.off('notification', hear)
      client.off('error', lose)
    },
  }
}

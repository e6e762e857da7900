import { joinTable, type Wire } from 'totemforge/table/client'

/** What a person at a table sees, and when it was last shown. */
export interface Seen {
  readonly connection: string
  readonly version: number
  readonly token: string | null
  readonly decides: boolean
  readonly isOver: boolean
  readonly at: number
}

/** Somebody at a table, in Node or in a browser, who chooses at random. */
export function sitDown(open: () => Wire, token: string | null = null) {
  let holds = token
  let at = 0
  const client = joinTable<unknown, unknown, unknown, string>(open, {
    token,
    keep(kept) {
      holds = kept
    },
  })
  let { update } = client.heard()
  client.listen(() => {
    if (client.heard().update === update) return
    update = client.heard().update
    at = Date.now()
  })
  return {
    take: (seat: string) => client.take(seat),
    /** Acts, and says what came of it: `null` if it was done. */
    async act(chance: number): Promise<string | null> {
      const { legal } = update ?? { legal: [] }
      const choice = legal[Math.floor(chance * legal.length)]
      if (!choice) return 'There is nothing to choose.'
      return (await client.act(choice.action))?.code ?? null
    },
    /** Says something, and says what came of it. */
    say: async (text: string): Promise<string | null> => (await client.say(text))?.code ?? null,
    see: (): Seen => ({
      connection: client.heard().connection,
      version: update?.version ?? -1,
      token: holds,
      decides: (update?.legal.length ?? 0) > 0,
      isOver: update?.end != null,
      at,
    }),
    close: () => client.close(),
  }
}

type Sync = ReturnType<typeof sitDown>

/** A person who may sit in another process, such as a browser. */
export type Person = {
  readonly [Name in keyof Sync]: (...words: Parameters<Sync[Name]>) => Answered<ReturnType<Sync[Name]>>
}

type Answered<Value> = Promise<Awaited<Value>>

/** A game stored in the browser. */
export interface Kept {
  readonly key: string
  readonly game: string
  readonly title: string
  /** The time of its last move, in words. */
  readonly when: string
  readonly text: string
}

const prefix = 'totemforge game '
const most = 20

/** Everything in the store of the browser; nothing if the browser does not allow one. */
function stored(): readonly (readonly [key: string, value: string])[] {
  try {
    return Object.entries({ ...localStorage }).map(([key, value]) => [key, String(value)])
  } catch {
    return []
  }
}

const count = (): number => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length

export const newKey = (): string => `${prefix}${new Date().toISOString()} ${Math.random().toString(36).slice(2, 8)}`

/** Stores a game, and removes those that were played longest ago if there are too many or no more room. */
export function keep(key: string, game: string, title: string, text: string): void {
  const value = JSON.stringify({ game, title, at: Date.now(), text })
  if (!stores(key, value)) {
    const others = played().filter((each) => each.key !== key)
    do {
      const oldest = others.pop()
      if (!oldest) return
      forget(oldest.key)
    } while (!stores(key, value))
  }
  // Only then it reads them all.
  if (count() > most) for (const each of played().slice(most)) forget(each.key)
}

/** Whether there was room for it. */
function stores(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without a store there is nothing to forget.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The stored games, the last played first. */
function played(): readonly (Omit<Kept, 'when'> & { readonly at: number })[] {
  const found = stored().flatMap(([key, text]) => {
    if (!key.startsWith(prefix)) return []
    try {
      const value: unknown = JSON.parse(text)
      if (!isRecord(value)) return []
      const { game, title, at, text: saved } = value
      if (typeof game !== 'string' || typeof title !== 'string' || typeof at !== 'number' || typeof saved !== 'string')
        return []
      return [{ key, game, title, at, text: saved }]
    } catch {
      return []
    }
  })
  return found.sort((one, other) => other.at - one.at || other.key.localeCompare(one.key))
}

export function keptGames(language: string): Kept[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return played().map(({ at, ...kept }) => ({ ...kept, when: format.format(at) }))
}

const tablePrefix = 'totemforge table '

/** A table on the server where somebody at this browser had a seat. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly seat: string
}

/** Keeps a table among the games; without a seat forgets it. */
export function keepTable(id: string, game: string, seat: string | null): void {
  try {
    if (seat === null) localStorage.removeItem(`${tablePrefix}${id}`)
    else localStorage.setItem(`${tablePrefix}${id}`, `${game} ${seat}`)
  } catch {
    // Without a store the table has only its address.
  }
}

export const keptTables = (): KeptTable[] =>
  stored().flatMap(([key, value]) => {
    if (!key.startsWith(tablePrefix)) return []
    const [game = '', seat = ''] = value.split(' ')
    return [{ id: key.slice(tablePrefix.length), game, seat }]
  })

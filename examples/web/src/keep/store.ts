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

const keys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .sort()
    .reverse()

export const newKey = (): string => `${prefix}${new Date().toISOString()} ${Math.random().toString(36).slice(2, 8)}`

/** Stores a game, and removes the oldest ones if there are too many or no more room. */
export function keep(key: string, game: string, title: string, text: string): void {
  const all = keys()
  for (const old of all.slice(most)) localStorage.removeItem(old)
  const value = JSON.stringify({ game, title, at: Date.now(), text })
  try {
    localStorage.setItem(key, value)
  } catch {
    const oldest = all.at(-1)
    if (oldest !== undefined && oldest !== key) localStorage.removeItem(oldest)
  }
}

export const forget = (key: string): void => localStorage.removeItem(key)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export function keptGames(language: string): Kept[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return keys().flatMap((key) => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '')
      if (!isRecord(value)) return []
      const { game, title, at, text } = value
      if (typeof game !== 'string' || typeof title !== 'string' || typeof at !== 'number' || typeof text !== 'string')
        return []
      return [{ key, game, title, when: format.format(at), text }]
    } catch {
      return []
    }
  })
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
  Object.entries({ ...localStorage }).flatMap(([key, value]) => {
    if (!key.startsWith(tablePrefix)) return []
    const [game = '', seat = ''] = String(value).split(' ')
    return [{ id: key.slice(tablePrefix.length), game, seat }]
  })

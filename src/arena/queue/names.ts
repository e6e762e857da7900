/** The prefix of every name in Redis. */
export const prefix = 'totemforge'

/** The current tournaments, with the time when somebody last asked for their results, in milliseconds. */
export const allKey = `${prefix}-tournaments`

/** A tournament's order, its results by the number of the game, and the workers' objections. */
export const orderKey = (id: string): string => `${prefix}-order:${id}`
export const resultsKey = (id: string): string => `${prefix}-results:${id}`
export const refusalsKey = (id: string): string => `${prefix}-refusals:${id}`

/** The name of a game's job in its tournament; it keeps a game from being queued twice. */
export const jobId = (number: number): string => `game-${number}`
export const numberOf = (id: string): number => Number(/^game-(\d{1,15})$/.exec(id)?.[1] ?? Number.NaN)

/** A tournament is deleted when nobody has asked for it for a day. */
export const kept = { seconds: 86_400, milliseconds: 86_400_000 }

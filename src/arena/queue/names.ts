/** Begins the name of everything in Redis. */
export const prefix = 'totemforge'

/** The tournaments that are played, by when somebody last asked for their results, in milliseconds. */
export const allKey = `${prefix}-tournaments`

/** What a tournament is, its results by the number of their game, and who cannot play it. */
export const orderKey = (id: string): string => `${prefix}-order:${id}`
export const resultsKey = (id: string): string => `${prefix}-results:${id}`
export const refusalsKey = (id: string): string => `${prefix}-refusals:${id}`

/** The name of a game among the jobs of its tournament: no game is there twice. */
export const jobId = (number: number): string => `game-${number}`
export const numberOf = (id: string): number => Number(/^game-(\d{1,15})$/.exec(id)?.[1] ?? Number.NaN)

/** What nobody has asked for in a day is thrown away. */
export const kept = { seconds: 86_400, milliseconds: 86_400_000 }

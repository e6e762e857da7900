import * as fc from 'fast-check'

/** `npm run test:deep` looks this many times as long. */
const depth = process.env['DEEP'] ? 100 : 1

/** How many games a test plays: so many, or in a deep run a hundred times as many, or as `deep`. */
export const games = (count: number, deep = count): number => (depth > 1 ? deep * depth : count)

fc.configureGlobal({ numRuns: 100 * depth })

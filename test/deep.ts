import * as fc from 'fast-check'

/** `npm run test:deep` looks this many times as long. */
const depth = process.env['DEEP'] ? 100 : 1

/** How many games a test plays: so many, or many more in a deep run. */
export const games = (count: number): number => count * depth

fc.configureGlobal({ numRuns: 100 * depth })

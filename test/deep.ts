import * as fc from 'fast-check'

/** `npm run test:deep` looks this many times as long. */
const depth = process.env['DEEP'] ? 100 : 1

/** How many games a test plays: so many, or in a deep run a hundred times as many, or as `deep`. */
export const games = (count: number, deep = count): number => (depth > 1 ? deep * depth : count)

// `npm test` draws the same cases in every run, so that a change alone can make it fail. Deep runs look for new ones.
fc.configureGlobal(depth > 1 ? { numRuns: 100 * depth } : { numRuns: 100, seed: 1 })

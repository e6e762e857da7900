/**
 * Which policy plays which seat, by the names of both.
 *
 * @example
 * const seated: Seating = { woodwalkers: 'greedy', ironclad: 'random' }
 */
export type Seating = Readonly<Record<string, string>>

/**
 * Which policy plays which seat, by the names of both.
 *
 * @example
 * const seated: Seated = { woodwalkers: 'greedy', ironclad: 'random' }
 */
export type Seated = Readonly<Record<string, string>>

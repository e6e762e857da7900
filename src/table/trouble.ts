import type { Trouble } from './settings'

/** The default handler of trouble. */
export const showTrouble = ({ what, error }: Trouble): void => console.error(`Trouble at a table (${what}):`, error)

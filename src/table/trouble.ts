import type { Trouble } from './settings'

/** Where trouble shows if nobody else takes it. */
export const showTrouble = ({ what, error }: Trouble): void => console.error(`Trouble at a table (${what}):`, error)

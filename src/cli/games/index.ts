import { ironwoodTerminal } from './ironwood'

/** The games that come with the program, as the terminal knows them. */
export const builtIn = { ironwood: ironwoodTerminal }

export type BuiltIn = keyof typeof builtIn

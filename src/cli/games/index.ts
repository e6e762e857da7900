import { ironwoodTerminal } from './ironwood'
import { rootTerminal } from './root'

/** The games that come with the program, as the terminal knows them. */
export const builtIn = { ironwood: ironwoodTerminal, root: rootTerminal }

export type BuiltIn = keyof typeof builtIn

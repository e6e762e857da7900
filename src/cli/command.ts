import type { Exit } from './exit'
import type { Terminal } from './terminal'

/** The export of a command's file: it carries out the words after the command's name. */
interface Running {
  run(words: readonly string[], terminal: Terminal): Promise<Exit>
}

/** A command of the program; its file is loaded only when the command runs. */
export interface Command {
  /** Its purpose, in half a line of the help. */
  readonly meaning: string
  load(): Promise<Running>
}

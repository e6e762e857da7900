import type { Exit } from './exit'
import type { Terminal } from './terminal'

/** What a file of a command exports: it does what the words after the command's name ask for. */
interface Running {
  run(words: readonly string[], terminal: Terminal): Promise<Exit>
}

/** A command of the program; its file is loaded when it is asked for. */
export interface Command {
  /** What it is for, in half a line of the help. */
  readonly meaning: string
  load(): Promise<Running>
}

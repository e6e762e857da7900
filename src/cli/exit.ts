/** The exit codes of the program; docs/cli.md lists them. */
export const exits = {
  done: 0,
  /** A count differs from its pinned value. */
  different: 1,
  /** The request is impossible. */
  refused: 2,
  /** A file cannot be read or written. */
  file: 3,
  /** Somebody else plays this game. */
  held: 4,
  /** An opponent could not decide. */
  opponent: 5,
  /** The person left before the work was done. */
  stopped: 130,
} as const

export type Exit = (typeof exits)[keyof typeof exits]

/** Why something is impossible, and the exit code for that. */
export interface Problem {
  readonly problem: string
  readonly exit: Exit
}

export const refused = (problem: string): Problem => ({ problem, exit: exits.refused })

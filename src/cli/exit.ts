/** What the program ends with, told in docs/cli.md. */
export const exits = {
  done: 0,
  /** What was counted is not what it was. */
  different: 1,
  /** What was asked for cannot be done. */
  refused: 2,
  /** A file cannot be read or written. */
  file: 3,
  /** Somebody else plays this game. */
  held: 4,
  /** An opponent could not decide. */
  opponent: 5,
  /** The person wanted to leave before the work was done. */
  stopped: 130,
} as const

export type Exit = (typeof exits)[keyof typeof exits]

/** Why something cannot be done, and what the program then ends with. */
export interface Problem {
  readonly problem: string
  readonly exit: Exit
}

export const refused = (problem: string): Problem => ({ problem, exit: exits.refused })

/** What the program ends with, told in docs/cli.md. */
export const exits = {
  done: 0,
  /** What was asked for cannot be done. */
  refused: 2,
  /** A file cannot be read or written. */
  file: 3,
  /** Somebody else plays this game. */
  held: 4,
  /** An opponent could not decide. */
  opponent: 5,
  /** It was ended by Ctrl-C before all was done. */
  ended: 130,
} as const

export type Exit = (typeof exits)[keyof typeof exits]

/** Why something cannot be done, and what the program then ends with. */
export interface Problem {
  readonly problem: string
  readonly exit: Exit
}

export const refused = (problem: string): Problem => ({ problem, exit: exits.refused })

import { readFileSync } from 'node:fs'

/** The lines of code of a file: without empty lines, and without lines that are a comment alone. */
export const linesOf = (file: string): number =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*($|\/\/|\/?\*|\{\/\*.*\*\/\}$)/.test(line)).length

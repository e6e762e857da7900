/** The file of a line of a stack: `at step (/home/ann/game.ts:12:5)`. */
const fileOf = (line: string): string | undefined => /^\s*at (?:.* \()?(.*?):\d+:\d+\)?$/.exec(line)?.[1]

const linesOf = (error: Error): string[] => (error.stack ?? '').split('\n').filter((line) => /^\s*at /.test(line))

/** The folder of the library, as stacks name it: the kit's own folder, or the one above it in the source. */
const library = linesOf(new Error('here'))
  .map(fileOf)[0]
  ?.replace(/[^/\\]+$/, '')
  .replace(/testing[/\\]$/, '')

const isAuthors = (line: string): boolean => {
  const file = fileOf(line)
  if (file === undefined || library === undefined) return false
  return !file.startsWith(library) && !/^node:|[/\\]node_modules[/\\]/.test(file)
}

/**
 * What an error says, with the function and the first line of the author's code that it came from. In a bundle, where the
 * library and the game are one file, the line is left out.
 */
export function whatThrew(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = linesOf(error).find(isAuthors)
  return line === undefined ? error.message : `${error.message} (${line.trim()})`
}

import { dirname, isAbsolute, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A line of a stack: a file, a line and a column. */
const frame = /^ *at (?:.*\()?((?:file:|[/\\]|[A-Za-z]:[/\\])[^()]*):(\d+):(\d+)\)?$/gm

/** The message of an error. If it was thrown in the folder of a module, the place follows, such as `(my-bot.js:12:7)`. */
export function reasonOf(error: unknown, module: string | null = null): string {
  if (!(error instanceof Error)) return String(error)
  const place = module === null ? null : placeIn(error.stack ?? '', dirname(module))
  return place === null ? error.message : `${error.message} (${place})`
}

/** The first place of a stack that lies in a folder, but not in a package there. */
function placeIn(stack: string, folder: string): string | null {
  for (const [, file = '', line, column] of stack.matchAll(frame)) {
    const path = relative(folder, file.startsWith('file:') ? fileURLToPath(file) : file)
    const parts = path.split(sep)
    if (!isAbsolute(path) && !parts.includes('..') && !parts.includes('node_modules'))
      return `${parts.join('/')}:${line}:${column}`
  }
  return null
}

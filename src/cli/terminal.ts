import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** The connection to the person. */
export interface Terminal {
  /** The width, if known. */
  readonly columns: number | undefined
  /** The height, if there is a screen. */
  readonly rows?: number | undefined
  /** The locale of the person's system, such as `pl_PL.UTF-8`; empty if unknown. */
  readonly locale: string
  say(text: string): void
  complain(problem: string): void
  /** The next line, or `null` once there are no more. */
  ask(prompt: string): Promise<string | null>
  /** Clears the screen, if there is one. */
  clear(): void
  /** Shows the progress of long work, in a line that the next one replaces; does nothing without a screen. */
  progress(text: string): void
  /** Aborted when the person wants the program to end. */
  readonly leaving: AbortSignal
  /** Ends the input. */
  close(): void
}

/**
 * Characters that would move the cursor, ring, change colours or turn the direction of writing: a record, a module or a
 * name may hold them. The terminal shows a sign in their place.
 */
const controls = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

const plain = (text: string): string => text.replace(controls, '\ufffd')

interface Streams {
  readonly locale?: string
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number }
}

/** Lines come from a keyboard or through a pipe; lines of a pipe are echoed, so the output holds the whole dialogue. */
export function openTerminal({ input, output, errors, locale = '' }: Streams): Terminal {
  const typed = Boolean(input.isTTY && output.isTTY)
  const leaving = new AbortController()
  let open = true
  let below = ''
  const wipe = (): void => {
    if (below !== '') errors.write('\r\x1b[K')
    below = ''
  }
  /** Nothing reads the input before a question: a command that asks nothing may use it itself. */
  const beginReading = () => {
    const reader = createInterface(typed ? { input, output } : { input })
    reader.on('close', () => {
      open = false
    })
    return { reader, lines: reader[Symbol.asyncIterator]() }
  }
  let reading: ReturnType<typeof beginReading> | null = null
  return {
    columns: output.columns,
    rows: typed ? output.rows : undefined,
    locale,
    say(text) {
      wipe()
      output.write(`${plain(text)}\n`)
    },
    complain(problem) {
      wipe()
      errors.write(`${plain(problem)}\n`)
    },
    progress(text) {
      if (!errors.isTTY) return
      wipe()
      below = plain(text).slice(0, (errors.columns ?? 80) - 1)
      errors.write(below)
    },
    leaving: leaving.signal,
    async ask(asked) {
      const prompt = plain(asked)
      if (!reading && open) reading = beginReading()
      if (typed && open && reading) {
        reading.reader.setPrompt(prompt)
        reading.reader.prompt()
      } else output.write(prompt)
      const { done, value } = (await reading?.lines.next()) ?? { done: true, value: undefined }
      if (done) return null
      if (!input.isTTY) output.write(`${plain(value)}\n`)
      return value
    },
    clear() {
      if (output.isTTY) output.write('\x1b[2J\x1b[3J\x1b[H')
    },
    close() {
      wipe()
      leaving.abort()
      open = false
      reading?.reader.close()
    },
  }
}

import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** Where the person sits. */
export interface Terminal {
  /** How wide it is, where that is known. */
  readonly columns: number | undefined
  /** What the person's system speaks, such as `pl_PL.UTF-8`; empty where it does not say. */
  readonly locale: string
  say(text: string): void
  complain(problem: string): void
  /** The next line, or `null` once there are no more. */
  ask(prompt: string): Promise<string | null>
  /** Takes away what is on the screen, if it is one. */
  clear(): void
  /** How far long work is, in a line that the next takes the place of; nothing where nobody looks on. */
  progress(text: string): void
  /** Aborted once the person wants the program to end. */
  readonly leaving: AbortSignal
  /** From now on there are no more lines. */
  close(): void
}

/**
 * What would move the cursor, ring, change colours or turn the direction of writing around: a record, a module or a name
 * may hold it. It is shown as a sign that stands for it.
 */
const controls = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

const plain = (text: string): string => text.replace(controls, '\ufffd')

interface Streams {
  readonly locale?: string
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number }
}

/** Lines are typed, or come through a pipe; those of a pipe are written out, so that all that was said can be read. */
export function openTerminal({ input, output, errors, locale = '' }: Streams): Terminal {
  const typed = Boolean(input.isTTY && output.isTTY)
  const leaving = new AbortController()
  let open = true
  let below = ''
  const wipe = (): void => {
    if (below !== '') errors.write('\r\x1b[K')
    below = ''
  }
  /** Nobody reads before somebody is asked: the input of a command that asks nothing is its own. */
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

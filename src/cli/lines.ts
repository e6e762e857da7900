import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

const newline = 10

/** A line, and the bytes that follow it. */
interface Answer {
  readonly line: string
  readonly bytes: Uint8Array | null
}

/** Answers lines. */
interface Answering {
  answer(line: string): Promise<Answer>
  tooLong(): Answer
}

/**
 * The lines of a stream, one by one; `null` for a line that is longer than this many bytes, of which it keeps no more.
 * Text after the last newline is a line too.
 */
async function* linesOf(input: Readable, longest: number): AsyncGenerator<string | null> {
  let parts: Buffer[] = []
  let length = 0
  const take = (part: Buffer): void => {
    length += part.length
    if (length <= longest) parts.push(part)
    else parts = []
  }
  const line = (): string | null => {
    const whole = length <= longest ? Buffer.concat(parts).toString('utf8') : null
    parts = []
    length = 0
    return whole
  }
  for await (const data of input) {
    const chunk: Buffer = Buffer.isBuffer(data) ? data : Buffer.from(data)
    let from = 0
    for (let to = chunk.indexOf(newline); to >= 0; to = chunk.indexOf(newline, from)) {
      take(chunk.subarray(from, to))
      from = to + 1
      yield line()
    }
    if (from < chunk.length) take(chunk.subarray(from))
  }
  if (length > 0) yield line()
}

/**
 * Answers every line of the input with one line of the output, and perhaps bytes after it, in order, until either ends or the signal is given. It
 * reads the next line only after the output has taken the answer.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  server: Answering,
  longest: number,
  signal?: AbortSignal,
): Promise<void> {
  const gone = new AbortController()
  const leave = (): void => {
    gone.abort()
    input.destroy()
  }
  output.once('error', leave)
  output.once('close', leave)
  signal?.addEventListener('abort', leave, { once: true })
  if (signal?.aborted) leave()
  try {
    for await (const line of linesOf(input, longest)) {
      if (gone.signal.aborted) return
      const answer = line === null ? server.tooLong() : await server.answer(line)
      if (answer.bytes) output.write(`${answer.line}\n`)
      if (!output.write(answer.bytes ?? `${answer.line}\n`)) await once(output, 'drain', { signal: gone.signal })
    }
  } catch (error) {
    // Nobody needs the answer any more.
    if (!gone.signal.aborted) throw error
  } finally {
    output.off('close', leave)
    signal?.removeEventListener('abort', leave)
  }
}

import { PassThrough, Readable, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerLines } from '../../src/cli/lines'
import { collectGarbage } from '../collect'

const alone = (line: string) => ({ line, bytes: null })

/** Says back what it was asked. */
const echo = { answer: async (line: string) => alone(`:${line}`), tooLong: () => alone('too long') }

/** All that is answered to an input that comes in these pieces. */
async function answered(pieces: readonly Uint8Array[], longest = 1000): Promise<string[]> {
  const output = new PassThrough()
  let text = ''
  output.on('data', (data) => {
    text += data
  })
  await answerLines(Readable.from(pieces), output, echo, longest)
  await setImmediate()
  return text.split('\n').slice(0, -1)
}

describe('lines', () => {
  test('however the input is cut into pieces, each line gets one answer, in order', async () => {
    const texts = fc.array(
      fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' ')),
      { minLength: 1 },
    )
    await fc.assert(
      fc.asyncProperty(texts, fc.array(fc.nat()), async (lines, cuts) => {
        const whole = Buffer.from(lines.map((line) => `${line}\n`).join(''))
        const places = [0, ...cuts.map((cut) => cut % whole.length).sort((one, other) => one - other), whole.length]
        const pieces = places.slice(1).map((to, index) => whole.subarray(places[index], to))
        expect(await answered(pieces)).toEqual(lines.map((line) => `:${line}`))
      }),
    )
  })

  test('what stands after the last newline is a line', async () => {
    expect(await answered([Buffer.from('one\ntwo')])).toEqual([':one', ':two'])
    expect(await answered([Buffer.from('one\n')])).toEqual([':one'])
    expect(await answered([])).toEqual([])
  })

  test('a line that is too long is thrown away to its end, and the next is read', async () => {
    const long = Array.from({ length: 20 }, () => Buffer.alloc(100, 'x'))
    expect(await answered([Buffer.from('a\n'), ...long, Buffer.from('\nb\n')])).toEqual([':a', 'too long', ':b'])
    expect(await answered([Buffer.from(`${'x'.repeat(1000)}\n${'x'.repeat(1001)}\n`)])).toEqual([
      `:${'x'.repeat(1000)}`,
      'too long',
    ])
    expect(await answered(long)).toEqual(['too long'])
  })

  test('the bytes of an answer follow its line', async () => {
    const output = new PassThrough()
    const framed = { ...echo, answer: async (line: string) => ({ line, bytes: Uint8Array.of(10, 255, 0) }) }
    await answerLines(Readable.from([Buffer.from('a\nb\n')]), output, framed, 1000)
    expect([...output.read()]).toEqual([97, 10, 10, 255, 0, 98, 10, 10, 255, 0])
  })

  test('of an endless line nothing is kept', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'x')
    let most = 0
    function* pieces() {
      for (let count = 0; count < 300; count++) {
        if (count % 50 === 49) {
          collectGarbage()
          most = Math.max(most, process.memoryUsage().arrayBuffers)
        }
        // A piece of its own each time, as a pipe gives it.
        yield Buffer.from(piece)
      }
    }
    const before = process.memoryUsage().arrayBuffers
    const output = new PassThrough()
    await answerLines(Readable.from(pieces()), output, echo, 1024 * 1024)
    expect(String(output.read())).toBe('too long\n')
    expect(most - before).toBeLessThan(40 * 1024 * 1024)
  })

  test('no line is read before the answer before it has been taken', async () => {
    let taken = 0
    let free = (): void => {}
    const output = new Writable({
      highWaterMark: 1,
      write(_data, _encoding, done) {
        taken++
        free = done
      },
    })
    const input = new PassThrough()
    let asked = 0
    const server = {
      ...echo,
      answer: async (line: string) => {
        asked++
        return alone(line)
      },
    }
    const done = answerLines(input, output, server, 1000)
    input.end('x\n'.repeat(1000))
    for (let tick = 0; tick < 20; tick++) await setImmediate()
    expect([asked, taken]).toEqual([1, 1])
    for (let line = 2; line <= 5; line++) {
      free()
      for (let tick = 0; tick < 5; tick++) await setImmediate()
      expect([asked, taken]).toEqual([line, line])
    }
    output.destroy()
    await done
  })

  test.each([
    ['breaks', (output: Writable) => output.destroy(new Error('EPIPE'))],
    ['is closed', (output: Writable) => output.destroy()],
  ])('it ends when the output %s, also while nothing is asked', async (_how, end) => {
    const output = new PassThrough()
    const input = new PassThrough()
    const done = answerLines(input, output, echo, 1000)
    input.write('x\n')
    await setImmediate()
    end(output)
    await done
    expect(input.destroyed).toBe(true)
  })
})

import { PassThrough, Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openTerminal } from '../../src/cli/terminal'

/** A terminal, and all that was written to its screen and its errors. */
function opened({ isTTY }: { isTTY: boolean }) {
  let written = ''
  const sink = () =>
    Object.assign(
      new Writable({
        write(chunk, _, done) {
          written += chunk
          done()
        },
      }),
      { isTTY, columns: 20 },
    )
  const input = Object.assign(new PassThrough(), { isTTY: false })
  const terminal = openTerminal({ input, output: sink(), errors: sink() })
  return { terminal, input, written: () => written }
}

test('how far long work is stands in one line, which is gone before anything else is said', () => {
  const { terminal, written } = opened({ isTTY: true })
  terminal.progress('1 of 3')
  terminal.progress('2 of 3, a line that is longer than the screen')
  terminal.say('Done.')
  terminal.close()
  expect(written()).toBe('1 of 3\r\x1b[K2 of 3, a line that\r\x1b[KDone.\n')
})

test('where nobody looks on, nothing is said of it', () => {
  const { terminal, written } = opened({ isTTY: false })
  terminal.progress('1 of 3')
  terminal.say('Done.')
  expect(written()).toBe('Done.\n')
})

test('the end of a pipe is not the end of the program', async () => {
  const { terminal, input } = opened({ isTTY: false })
  input.end()
  expect(await terminal.ask('> ')).toBeNull()
  expect(terminal.leaving.aborted).toBe(false)
  terminal.close()
  expect(terminal.leaving.aborted).toBe(true)
})

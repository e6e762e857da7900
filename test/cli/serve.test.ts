import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { jsonSchema } from '../../src/protocol'
import { connectFour as compiled, start } from './program'
import { directory, sit } from './support'

const connectFour = resolve('examples/terminal/connect-four.ts')

describe('totemforge serve', () => {
  test('answers line by line until the input ends, and ends well', async () => {
    const { running, ended } = start(directory(), `serve --game ${connectFour}`)
    running.stdin.write('{"id":1,"do":"create","name":"a","game":"connect-four"}\nnonsense\n')
    running.stdin.end('{"id":2,"do":"apply","name":"a","action":6,"by":"red"}')
    const { code, screen, complaints } = await ended()
    const lines = screen.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, null, 2])
    expect(JSON.parse(lines[2] ?? '').answer.turn).toBe('yellow')
    expect([code, complaints]).toEqual([0, ''])
  })

  test('what the module of a game prints is no answer', async () => {
    const own = directory()
    const game = `import { connectFour as game } from ${JSON.stringify(pathToFileURL(compiled).href)}`
    const prints = `console.log('loaded')\nexport default { ...game, view: (state, viewer) => (console.info('seen'), game.view(state, viewer)) }`
    writeFileSync(join(own, 'printing.mjs'), `${game}\n${prints}\n`)
    const { running, ended } = start(own, 'serve --game ./printing.mjs')
    running.stdin.end('{"do":"create","name":"a","game":"connect-four"}\n{"do":"view","name":"a","seat":"red"}\n')
    const { code, screen, complaints } = await ended()
    expect(
      screen
        .trimEnd()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line))),
    ).toEqual([
      ['id', 'answer'],
      ['id', 'answer'],
    ])
    expect([code, complaints]).toEqual([0, 'loaded\nseen\n'])
  })

  test('ends well when nobody reads the answers any more', async () => {
    const { running, ended } = start(directory(), 'serve')
    running.stdin.write('{"do":"games"}\n')
    await once(running.stdout, 'data')
    running.stdout.destroy()
    running.stdin.on('error', () => undefined)
    running.stdin.write('{"do":"games"}\n'.repeat(100))
    const { code, complaints } = await ended()
    expect([code, complaints]).toEqual([0, ''])
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it well', async (signal) => {
    const { running, ended } = start(directory(), 'serve')
    running.stdin.write('{"do":"games"}\n')
    await once(running.stdout, 'data')
    running.kill(signal)
    const { code, complaints } = await ended()
    expect([code, complaints]).toEqual([0, ''])
  })

  test('waits for a sender who floods it and reads nothing', async () => {
    const { running, ended } = start(directory(), 'serve')
    const count = 20_000
    running.stdout.pause()
    running.stdin.end('{"do":"dance"}\n'.repeat(count))
    await new Promise((done) => setTimeout(done, 300))
    running.stdout.resume()
    const { code, screen } = await ended()
    expect([code, screen.split('\n').length - 1]).toEqual([0, count])
  })

  test('prints its schema', async () => {
    const { code, screen } = await sit('serve --schema')
    expect([code, JSON.parse(screen)]).toEqual([0, JSON.parse(JSON.stringify(jsonSchema()))])
  })

  test.each([
    ['serve --port 7', 'There is no option "--port". npx totemforge serve --help lists the options.'],
    ['serve --game', '--game needs a value after it.'],
    [
      'serve --game ./nowhere.js',
      'There is no game "./nowhere.js". There are ironwood, root, daimyo, or the file of a module.',
    ],
  ])('%s is refused', async (words, problem) => {
    const { code, complaints } = await sit(words)
    expect([code, complaints]).toEqual([2, `${problem}\n`])
  })
})

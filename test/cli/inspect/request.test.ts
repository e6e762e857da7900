import { expect, test } from 'vitest'
import { readInspect } from '../../../src/cli/inspect/request'

const settings = [{ name: 'map', values: 'NAME', meaning: 'the map' }]
const read = (words: string) => readInspect(words.split(' '), settings)

test.each(['seed', 'players', 'map'])('a saved game keeps its %s, so the option is refused', (name) =>
  expect(read(`--record game.json --${name} 3`)).toEqual({
    do: 'complain',
    problem: `A game that is resumed keeps its ${name}: leave out --${name}.`,
  }),
)

test('a port that no machine has is refused', () => {
  expect(read('--port 65535')).toMatchObject({ do: 'show', port: 65_535 })
  expect(read('--port 65536')).toEqual({
    do: 'complain',
    problem: '--port takes a number up to 65535, not "65536".',
  })
})

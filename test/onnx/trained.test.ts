import { describe, expect, test } from 'vitest'
import { findGame, findPolicy } from '../../src/catalogue'
import { servedGame } from '../../src/cli/served'
import { playMatchAsync, randomPolicy } from '../../src/core'
import { createServer } from '../../src/protocol'

const model = 'examples/models/ironwood-duel.onnx'
const ironwood = await findGame('ironwood')

test.each(['woodwalkers', 'ironclad'])(
  'the model of the example beats players by chance as the %s',
  async (seat) => {
    const trained = await (await findPolicy(ironwood, `onnx:${model}`))()
    const other = seat === 'ironclad' ? 'woodwalkers' : 'ironclad'
    let won = 0
    for (let game = 0; game < 12; game++) {
      const { outcome, error } = await playMatchAsync(ironwood.game, {
        options: ironwood.options({ seed: `trained ${game}`, players: null, settings: {}, turn: 0 }),
        policies: { [seat]: trained, [other]: randomPolicy },
        maxActions: 5000,
      })
      expect(error).toBeNull()
      if (outcome?.winners.includes(seat)) won++
    }
    // 300 of 300 in a tournament; at 90 % fewer than 9 would be rarer than once in a hundred.
    expect(won).toBeGreaterThanOrEqual(9)
  },
  60_000,
)

describe('a model by its name', () => {
  test('is opened once for all games', async () => {
    const make = await findPolicy(ironwood, `onnx:${model}:temperature=0.5`)
    expect(await make()).toBe(await make())
    expect(await make()).not.toBe(await (await findPolicy(ironwood, `onnx:${model}`))())
  })

  test.each([
    ['ironwood', 'onnx', /takes the file of a model/],
    ['ironwood', 'onnx:./nothing.onnx', /no file \.\/nothing\.onnx/],
    ['ironwood', `onnx:${model}:heat=1`, /not "heat"/],
    ['ironwood', `onnx:${model}:temperature=hot`, /takes a number, not "hot"/],
    ['ironwood', 'onnx:package.json', /not an ONNX model/],
    ['root', `onnx:${model}`, /trained for the encoding ironwood-1, but this game has root-2/],
    ['examples/games/tic-tac-toe.ts', `onnx:${model}`, /no encoding/],
  ])('in %s, %s is refused with a sentence', async (game, name, message) => {
    const make = await findPolicy(await findGame(game), name)
    await expect(make()).rejects.toMatchObject({ code: 'wrong-settings', message: expect.stringMatching(message) })
  })

  test('cannot be named in the line protocol', async () => {
    const server = createServer(new Map([['ironwood', await servedGame('ironwood')]]))
    const ask = async (request: object) => JSON.parse((await server.answer(JSON.stringify(request))).line)
    const { answer } = await ask({ do: 'games' })
    expect(Object.keys(answer.games[0].policies)).not.toContain('onnx')
    await ask({ do: 'create', name: 'a', game: 'ironwood', options: { mode: 'duel' } })
    const { error } = await ask({ do: 'choose', name: 'a', policy: `onnx:${model}` })
    expect(error).toMatchObject({ code: 'no-such-policy', message: expect.stringMatching(/file/) })
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectFourEncoding } from '../../examples/encodings/connect-four'
import { connectFour } from '../../examples/games/connect-four'
import { createNetwork, favourite, type Network, think } from '../../examples/train/network'
import { writeOnnx } from '../../examples/train/write-onnx'
import { createRandom, playMatchAsync, randomPolicy } from '../../src/core'
import { createEncoding } from '../../src/encode'
import { onnxPolicy, stampModel } from '../../src/onnx'

/** A network that likes each column so much, whatever lies on the board. */
function liking(columns: readonly number[], inputs = connectFourEncoding.size): Network {
  const empty = createNetwork({ inputs, wide: 2, narrow: 2, outputs: columns.length }, createRandom(1))
  for (const weights of [empty.first, empty.second, empty.third]) weights.fill(0)
  empty.thirdBias.set(columns)
  return empty
}

const modelOf = (columns: readonly number[], inputs?: number): Uint8Array =>
  stampModel(writeOnnx(liking(columns, inputs), []), connectFourEncoding.id)

const turnAt = (moves: string, seed = 1) => {
  let state = connectFour.setup({ seed: 1 })
  for (const move of moves) state = connectFour.apply(state, connectFour.parse(move))
  const seat = connectFour.toAct(state) ?? 'red'
  return {
    view: connectFour.view(state, seat),
    legal: connectFour.legalActions(state),
    seat,
    random: createRandom(seed),
  }
}

const middle = modelOf([1, 2, 3, 9, 4, 3, 2])

test('chooses the legal action with the highest number of the model', async () => {
  const policy = await onnxPolicy(connectFourEncoding, middle)
  expect(policy.name).toBe('onnx')
  expect(await policy.choose(turnAt(''))).toEqual({ type: 'drop', column: 4 })
  expect(await policy.choose(turnAt('444444'))).toEqual({ type: 'drop', column: 5 })
})

test('passes the observation to the model as the encoding writes it', async () => {
  const network = liking([0, 0, 0, 0, 0, 0, 0])
  // The first neuron sees whether the lowest place of the first column is one's own, and likes the last column then.
  network.first[0] = 1
  network.second[0] = 1
  network.third[6 * network.narrow] = 1
  const policy = await onnxPolicy(connectFourEncoding, stampModel(writeOnnx(network, []), connectFourEncoding.id))
  expect(await policy.choose(turnAt('12'))).toEqual({ type: 'drop', column: 7 })
  expect(await policy.choose(turnAt('21'))).toEqual({ type: 'drop', column: 1 })
})

test('chooses as the network does that was written, with its steps', async () => {
  const steps = [
    { place: 0, least: 0.5 },
    { place: 6, least: 0.5 },
  ]
  const { size, bounds, indexOf, observe, id } = connectFourEncoding
  const chosen = new Set<number>()
  for (let seed = 0; seed < 8; seed++) {
    const sizes = { inputs: size + steps.length, wide: 6, narrow: 5, outputs: bounds.actions }
    const network = createNetwork(sizes, createRandom(seed))
    // So large that an observation without its steps leads to other choices.
    network.first.fill(seed - 3.5, size * sizes.wide)
    const policy = await onnxPolicy(connectFourEncoding, stampModel(writeOnnx(network, steps), id))
    for (const moves of ['', '1', '11', '4142', '2217', '7654321']) {
      const turn = turnAt(moves)
      const seen = observe(turn.view, turn.seat)
      const inputs = [...seen, ...steps.map(({ place, least }) => ((seen[place] ?? 0) >= least ? 1 : 0))]
      const thought = think(network, {
        places: Uint16Array.from(inputs.keys()),
        numbers: Float32Array.from(inputs),
        legal: Uint16Array.from(turn.legal, indexOf),
        taught: false,
      })
      const action = turn.legal[favourite(thought)]
      expect(await policy.choose(turn)).toEqual(action)
      chosen.add(action?.column ?? 0)
    }
  }
  expect(chosen.size).toBeGreaterThan(3)
})

test('with a temperature chance chooses, by the random of the turn and as often as the softmax says', async () => {
  const policy = await onnxPolicy(connectFourEncoding, modelOf([0, 0, 0, 2 * Math.log(5), 0, 0, 0]), { temperature: 2 })
  const chosen: number[] = []
  for (let seed = 0; seed < 300; seed++) {
    const { column } = await policy.choose(turnAt('', seed))
    expect(await policy.choose(turnAt('', seed))).toEqual({ type: 'drop', column })
    chosen.push(column)
  }
  // 5 of 11, and at least one of each.
  const often = chosen.filter((column) => column === 4).length
  expect(often).toBeGreaterThan(110)
  expect(often).toBeLessThan(165)
  expect(new Set(chosen).size).toBe(7)
})

test('a match with it repeats, and two matches may be played at once', async () => {
  const trained = await onnxPolicy(connectFourEncoding, middle, { name: 'trained', temperature: 1 })
  const play = () =>
    playMatchAsync(connectFour, { options: { seed: 7 }, policies: { red: trained, yellow: randomPolicy } })
  const [one, other] = await Promise.all([play(), play()])
  expect(one.error).toBeNull()
  expect(other.record).toEqual(one.record)
})

describe('a wrong model is refused at once', () => {
  const plain = writeOnnx(liking([0, 0, 0, 0, 0, 0, 0]), [])
  const refusalOf = (model: Uint8Array) => onnxPolicy(connectFourEncoding, model).catch((error: unknown) => error)

  test.each<[string, Uint8Array, string, RegExp]>([
    [
      'one for another encoding',
      stampModel(plain, 'connect-four-2'),
      'OTHER_ENCODING',
      /connect-four-2.*connect-four-1/,
    ],
    ['one that does not say for which', plain, 'NO_ENCODING', /connect-four-1/],
    ['nothing', new Uint8Array(), 'NOT_A_MODEL', /not an ONNX model/],
    ['a text', new TextEncoder().encode('a model, I promise'), 'NOT_A_MODEL', /not an ONNX model/],
    ['half a model', middle.subarray(0, 200), 'NOT_A_MODEL', /not an ONNX model/],
    ['one that takes other numbers', modelOf([0, 0, 0, 0, 0, 0, 0], 12), 'WRONG_SHAPE', /cannot take/],
    ['one that gives other numbers', modelOf([0, 0, 0, 0, 0]), 'WRONG_SHAPE', /gives 5 numbers.*7 actions/],
  ])('%s', async (_what, model, code, message) => {
    expect(await refusalOf(model)).toMatchObject({ code, message: expect.stringMatching(message) })
  })

  test('a stamp on what is otherwise broken', async () => {
    const broken = stampModel(Uint8Array.from([0x3a, 2, 0xff, 0xff]), connectFourEncoding.id)
    expect(await refusalOf(broken)).toMatchObject({ code: 'NOT_A_MODEL', message: expect.stringMatching(/opened/) })
  })

  test('a model that answers with no numbers fails in its turn', async () => {
    const policy = await onnxPolicy(connectFourEncoding, modelOf(Array.from({ length: 7 }, () => Number.NaN)))
    await expect(policy.choose(turnAt(''))).rejects.toMatchObject({ code: 'NOT_A_NUMBER' })
  })

  test('a temperature below 0', async () => {
    await expect(onnxPolicy(connectFourEncoding, middle, { temperature: -1 })).rejects.toThrow(RangeError)
  })
})

describe('without the package', () => {
  afterEach(() => void vi.doUnmock('onnxruntime-web'))

  test('names the missing package, with a code', async () => {
    vi.doMock('onnxruntime-web', () => {
      throw new Error('Cannot find package')
    })
    await expect(onnxPolicy(connectFourEncoding, middle)).rejects.toMatchObject({
      code: 'NO_RUNTIME',
      message: expect.stringMatching(/npm install onnxruntime-web/),
    })
  })
})

test('a second stamp replaces the first, and changes nothing else', () => {
  const once = stampModel(middle, 'connect-four-2')
  expect(stampModel(once, connectFourEncoding.id)).toEqual(middle)
  expect(once).not.toEqual(middle)
})

describe('a model for some blocks of an encoding', () => {
  const { actionAt, bounds } = connectFourEncoding
  const blockOf = (name: string, columns: readonly number[]) => ({
    name,
    actions: columns.map((column) => ({ type: 'drop', column }) as const),
    channels: [{ name, size: 1, least: 0, most: 1, meaning: name, write: () => {} }],
  })
  /** Red sees the left block alone. */
  const encoding = createEncoding({
    game: connectFour,
    version: 1,
    players: [2, 2],
    length: 42,
    actions: [actionAt(0), actionAt(1), actionAt(2)],
    channels: [],
    blocks: [blockOf('left', [4, 5]), blockOf('right', [6, 7])],
    blocksOf: ({ turn }) => (turn === 'red' ? ['left'] : ['left', 'right']),
  })
  const stamped = (columns: readonly number[], inputs: number, id: string) =>
    stampModel(writeOnnx(liking(columns, inputs), []), id)

  test('plays a game that uses these blocks, by the numbers of these blocks', async () => {
    expect(bounds.actions).toBe(7)
    const policy = await onnxPolicy(encoding, stamped([1, 2, 3, 9, 4], 1, 'connect-four-1+left'))
    const { legal, ...turn } = turnAt('')
    const known = legal.filter(({ column }) => column < 6)
    expect(await policy.choose({ ...turn, legal: known })).toEqual({ type: 'drop', column: 4 })
  })

  test('refuses a game that uses another block, with a code', async () => {
    const policy = await onnxPolicy(encoding, stamped([1, 2, 3, 9, 4], 1, 'connect-four-1+left'))
    await expect(policy.choose(turnAt('4'))).rejects.toMatchObject({ code: 'BLOCK_NOT_ENCODED' })
  })

  test.each([
    ['connect-four-1+left+top', 'UNKNOWN_BLOCK', /lacks top/],
    ['connect-four-1+right+left', 'OTHER_ENCODING', /connect-four-1\+left\+right/],
    ['connect-four-2+left', 'OTHER_ENCODING', /connect-four-2\+left/],
  ])('for %s it is refused with %s', async (id, code, message) => {
    await expect(onnxPolicy(encoding, stamped([1, 2, 3, 9, 4], 1, id))).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
  })
})

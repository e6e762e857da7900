import { createRandom } from 'totemforge'
import { createEnvs } from 'totemforge/encode'
import { expect, test } from 'vitest'
import { connectFourEncoding as encoding } from '../../examples/encodings/connect-four'
import { connectFour } from '../../examples/games/connect-four'
import { caller } from './support'

/** Reads the parts of a frame, one after the other, each from a multiple of four bytes. */
function readerOf(bytes: Uint8Array) {
  const { buffer } = Uint8Array.from(bytes)
  let at = 0
  const take = <Part extends { readonly byteLength: number }>(read: (from: number) => Part): Part => {
    const part = read(at)
    at += (part.byteLength + 3) & ~3
    return part
  }
  const bytesOf = (count: number) => take((from) => new Uint8Array(buffer, from, count))
  const places = (count: number) => take((from) => new Uint32Array(buffer, from, count))
  const floats = (count: number) => take((from) => new Float32Array(buffer, from, count))
  const numbers = (count: number, size: number): Float32Array => {
    const [where, what] = [places(count), floats(count)]
    const all = new Float32Array(size)
    for (const [index, place] of where.entries()) all[place] = what[index] ?? 0
    return all
  }
  const ones = (count: number, size: number): Uint8Array => {
    const all = new Uint8Array(size)
    for (const place of places(count)) all[place] = 1
    return all
  }
  return { bytes: bytesOf, floats, numbers, ones, left: () => buffer.byteLength - at }
}

test('a frame has the rows of many environments in the process, and the last observation of every seat', async () => {
  const { told, whole } = await caller()
  const names = ['0', '1', '2']
  for (const name of names) await told('create', { name, game: 'connect-four', autoReset: true })
  const envs = createEnvs(3, connectFour, { encoding, options: (seed) => ({ seed }), autoReset: true })
  envs.reset(9)
  const { rows } = envs
  const random = createRandom(1)
  let ends = 0
  for (let step = 0; step < 60; step++) {
    const actions = names.map((_, row) =>
      random.pick([0, 1, 2, 3, 4, 5, 6].filter((index) => rows.masks[row * 7 + index] === 1)),
    )
    for (const name of names) await told('clone', { name, as: `${name} before` })
    envs.step(actions)
    const { line, bytes } = await whole(JSON.stringify({ do: 'step', names, actions, form: 'binary' }))
    const { answer } = JSON.parse(line)
    expect(bytes?.length).toBe(answer.bytes)
    const read = readerOf(bytes ?? new Uint8Array())
    expect(read.floats(6)).toEqual(rows.rewards)
    expect([...new Int8Array(read.bytes(3))]).toEqual([...rows.turns])
    expect([...read.bytes(3)]).toEqual([...rows.terminated])
    expect(read.numbers(answer.numbers, 3 * encoding.size)).toEqual(rows.observations)
    expect(read.ones(answer.legal, 21)).toEqual(rows.masks)
    const last = read.numbers(answer.finals, answer.ended.length * 2 * encoding.size)
    expect(read.left()).toBe(0)
    for (const [index, row] of answer.ended.entries()) {
      ends++
      // The same game once more, to its end.
      await told('apply', { name: `${row} before`, action: actions[row] })
      for (const [seat, name] of connectFour.seats.entries()) {
        const { observation } = await told('encode', { name: `${row} before`, seat: name })
        const from = (2 * index + seat) * encoding.size
        expect([...last.subarray(from, from + encoding.size)]).toEqual(observation)
      }
    }
    for (const name of names) await told('close', { name: `${name} before` })
  }
  expect(ends).toBeGreaterThan(3)
})

test('one observation comes as a frame too', async () => {
  const { told, whole } = await caller()
  await told('create', { name: 'a', game: 'connect-four' })
  await told('apply', { name: 'a', action: 3 })
  for (const seat of ['red', 'yellow']) {
    const plain = await told('encode', { name: 'a', seat })
    const { line, bytes } = await whole(JSON.stringify({ do: 'encode', name: 'a', seat, form: 'binary' }))
    const { answer } = JSON.parse(line)
    expect(answer.seat).toBe(seat)
    const read = readerOf(bytes ?? new Uint8Array())
    expect([...read.numbers(answer.numbers, plain.observation.length)]).toEqual(plain.observation)
    const mask = read.ones(answer.legal, 7)
    expect([...mask.keys()].filter((index) => mask[index] === 1)).toEqual(plain.legal)
  }
})

test('a game that is left as it is has no last observation and no reward', async () => {
  const { told, whole } = await caller()
  const drops = [1, 2, 1, 2, 1, 2, 1].map((column) => ({ type: 'drop', column }))
  const record = { format: 'totemforge-record-1', game: 'connect-four', version: '1.0.0', random: 'blake3-1' }
  await told('load', { name: 'a', game: 'connect-four', record: { ...record, options: { seed: 1 }, actions: drops } })
  const { line, bytes } = await whole('{"do":"step","names":["a"],"actions":[null],"form":"binary","observe":false}')
  expect(JSON.parse(line).answer).toEqual({ bytes: 16, numbers: 0, legal: 0, ended: [], finals: 0 })
  expect([...(bytes ?? [])]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 1, 0, 0, 0])
})

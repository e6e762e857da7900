import { loadRecord, recordText, startRecord } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import * as ironwoodSchema from 'totemforge/ironwood/schema'
import { connect, createTable } from 'totemforge/table'
import { expect, test } from 'vitest'
import { readPolicyName } from '../../src/catalogue'
import { stampOf } from '../../src/onnx/stamp'
import { collectGarbage } from '../collect'
import { workOf } from '../work'

const record = startRecord(ironwood, { mode: 'duel', seed: 1 })
const head = JSON.stringify(record)
const lines = recordText(ironwood, record)

const tried = (run: () => unknown): void => {
  try {
    run()
  } catch {
    // Only the work counts here.
  }
}

const table = createTable(ironwood, { options: { mode: 'duel', seed: 1 } })
const connection = connect(table, () => undefined, {
  rate: { perSecond: 1e9, atOnce: 1e9 },
  longest: Number.POSITIVE_INFINITY,
})

/** Input that grows with a number, made to be slow to read. */
const readers: readonly (readonly [name: string, read: (size: number) => unknown])[] = [
  ['a record that opens lists', (size) => loadRecord(ironwood, head.replace('[]', '['.repeat(size)))],
  [
    'a record of texts without an end',
    (size) => loadRecord(ironwood, `${head.replace('[]}', '["a')}${'\\"'.repeat(size)}`),
  ],
  ['a record of empty actions', (size) => loadRecord(ironwood, head.replace('[]', `[${'{},'.repeat(size)}{}]`))],
  ['a record of lists of actions', (size) => loadRecord(ironwood, `{${'"actions":['.repeat(size)}`)],
  ['a record of lines without an action', (size) => loadRecord(ironwood, `${lines}${'1 a:\n'.repeat(size)}`)],
  ['a line of colons', (size) => loadRecord(ironwood, `${lines}1 ${'a: '.repeat(size)}`)],
  ['an action of blanks', (size) => tried(() => ironwood.parse(' '.repeat(size)))],
  ['an action of words', (size) => tried(() => ironwood.parse(`move ${'F1 '.repeat(size)}`))],
  ['the name of a policy of dots', (size) => readPolicyName('./.'.repeat(size))],
  ['the name of a policy of settings', (size) => readPolicyName(`ismcts${':a=b'.repeat(size)}`)],
  ['a model of empty fields', (size) => tried(() => stampOf(new Uint8Array(2 * size).fill(8)))],
  ['a list for an action', (size) => ironwoodSchema.parseAction(Array.from({ length: size }, () => ({})))],
  [
    'an action of many parts',
    (size) => ironwoodSchema.parseAction(Object.fromEntries(Array.from({ length: size }, (_, n) => [`a${n}`, n]))),
  ],
  ['a message of lists', (size) => connection.receive(`{"do":"act","version":0,"action":${'[],'.repeat(size)}`)],
  [
    'a message of closed lists',
    (size) => connection.receive(`{"do":"act","version":0,"action":[${'[],'.repeat(size)}0]}`),
  ],
]

test.each(readers)('twice the input takes about twice the work: %s', async (_name, read) => {
  const size = 4000
  await read(size)
  const [one, two] = [await workOf(() => read(size)), await workOf(() => read(2 * size))]
  // What is quadratic takes nearly four times the work.
  expect(two).toBeLessThan(2.2 * one)
})

test('what was refused leaves nothing behind', async () => {
  const bad = [head.replace('[]', `[${'{},'.repeat(200)}{}]`), '{"do":"act"}', `{"do":"join","token":"x"}`]
  const round = async (): Promise<void> => {
    for (let count = 0; count < 300; count++) {
      loadRecord(ironwood, bad[0] ?? '')
      for (const text of bad) await connection.receive(text)
      tried(() => ironwood.parse(`x${count}`))
    }
  }
  const heap = async (): Promise<number> => {
    await round()
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  await heap()
  const [second, third] = [await heap(), await heap()]
  // Each round finds some 100,000 problems: to keep them would take more.
  expect(third - second).toBeLessThan(1e6)
})

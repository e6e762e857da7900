import { type Database, postgresStorage } from 'totemforge/storage'
import { expect, test } from 'vitest'

interface Written {
  readonly ids: readonly string[]
  answer(kept: readonly string[]): void
  fail(error: Error): void
}

/** A storage on a database that answers when the test says so. */
async function slowStorage() {
  const written: Written[] = []
  const query: Database['query'] = async (text, values = []) => {
    if (!text.includes('insert into totemforge_entries')) return { rows: [{ text: 'here' }] }
    const given: { readonly id: string }[] = JSON.parse(String(values[0]))
    return new Promise((resolve, reject) => {
      written.push({
        ids: given.map(({ id }) => id),
        answer: (kept) => resolve({ rows: kept.map((each) => ({ text: each })) }),
        fail: reject,
      })
    })
  }
  return { storage: await postgresStorage({ query }), written }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('entries that come while others are written go together, one of each table', async () => {
  const { storage, written } = await slowStorage()
  const first = storage.append('a', 0, {})
  const others = ['b', 'c', 'c', 'a'].map((id) => storage.append(id, 1, {}))
  expect(written.map(({ ids }) => ids)).toEqual([['a']])
  written[0]?.answer(['a'])
  expect(await first).toBe(true)
  await turn()
  expect(written.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c', 'a']])
  written[1]?.answer(['c'])
  await turn()
  expect(written[2]?.ids).toEqual(['c'])
  written[2]?.answer([])
  expect(await Promise.all(others)).toEqual([false, true, false, false])
  const more = Array.from({ length: 1000 }, (_, index) => storage.append(`more-${index}`, 0, {}))
  for (let batch = 3; batch < 9; batch++) {
    await turn()
    written[batch]?.answer(written[batch]?.ids ?? [])
  }
  expect(new Set(await Promise.all(more))).toEqual(new Set([true]))
  expect(written.slice(3).map(({ ids }) => ids.length)).toEqual([1, 200, 200, 200, 200, 199])
})

test('a transaction that fails fails for its entries alone', async () => {
  const { storage, written } = await slowStorage()
  const outcomes = Promise.allSettled(['a', 'b', 'c'].map((id) => storage.append(id, 0, {})))
  written[0]?.answer(['a'])
  await turn()
  written[1]?.fail(new Error('Connection terminated'))
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  const next = storage.append('d', 0, {})
  written[2]?.answer(['d'])
  expect(await next).toBe(true)
})

test('a table that is removed at this moment does not fail the entries of others', async () => {
  const { storage, written } = await slowStorage()
  const answers = Promise.all(['a', 'removed', 'b'].map((id) => storage.append(id, 0, {})))
  written[0]?.answer(['a'])
  await turn()
  written[1]?.fail(Object.assign(new Error('violates foreign key constraint'), { code: '23503' }))
  await turn()
  expect(written[2]?.ids).toEqual(['removed', 'b'])
  written[2]?.answer(['b'])
  expect(await answers).toEqual([true, false, true])
})

import { openTable, type Storage, type Trouble } from 'totemforge/table'
import { expect, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { codeOf, done } from './support'

const drop = (column: number) => ({ type: 'drop', column }) as const

/** A storage in memory. What others write to it goes around the tables that are open. */
function inMemory() {
  const kept = new Map<string, { readonly head: object; readonly entries: object[] }>()
  let isReachable = true
  const reach = () => {
    if (!isReachable) throw new Error('The storage cannot be reached.')
    return kept
  }
  const storage: Storage = {
    async create(id, head) {
      if (reach().has(id)) return false
      kept.set(id, { head, entries: [] })
      return true
    },
    async read(id, from = 0) {
      const table = reach().get(id)
      return table ? { head: table.head, entries: table.entries.slice(from) } : null
    },
    async append(id, number, entry) {
      const entries = reach().get(id)?.entries
      if (entries?.length !== number) return false
      entries.push(entry)
      return true
    },
    remove: async (id) => reach().delete(id),
    list: async () =>
      [...reach().keys()].map((id) => ({ id, begun: new Date(0), changed: new Date(0), open: true, summary: null })),
  }
  return { storage, kept, cutOff: () => (isReachable = false) }
}

async function opened() {
  const { storage, kept, cutOff } = inMemory()
  const troubles: Trouble[] = []
  const settings = { onTrouble: (trouble: Trouble) => troubles.push(trouble) }
  const table = await openTable(connectFour, storage, 'friday', settings)
  const red = done(await table.take('red')).token
  const entries = kept.get('friday')?.entries ?? []
  return { storage, kept, cutOff, troubles, table, red, entries }
}

const good = { type: 'acted', seat: 'red', action: drop(4) }

test.each([
  ['a list', [], 'entries[2].type: An entry has one of these types'],
  ['an unknown type', { type: 'danced', seat: 'red' }, 'entries[2].type: An entry has one of these types'],
  ['a seat of another game', { ...good, seat: 'green' }, 'entries[2].seat: The game has the seats red, yellow.'],
  ['an unknown key', { type: 'left', seat: 'red', why: 'late' }, 'entries[2].why'],
  ['an action that is not legal', { ...good, seat: 'yellow', action: drop(9) }, 'entries[2]'],
  ['an action out of turn', good, 'entries[2]: It is not your turn.'],
])('another server wrote %s: the entry is refused, and the table stays as it was', async (_, entry, message) => {
  const { table, red, entries, troubles } = await opened()
  entries.push(good)
  await table.refresh()
  const before = JSON.stringify([table.saved(), table.since(red)])
  entries.push(entry)
  await expect(table.refresh()).rejects.toMatchObject({ code: 'DAMAGED_TABLE' })
  await expect(table.refresh()).rejects.toThrow(message)
  expect(JSON.stringify([table.saved(), table.since(red)])).toBe(before)
  expect(codeOf(await table.leave(red))).toBe('no-such-table')
  expect(troubles).toMatchObject([{ what: 'journal', error: { code: 'DAMAGED_TABLE' } }])
  expect(JSON.stringify([table.saved(), table.since(red)])).toBe(before)
})

test('what stands before a damaged entry is taken in, and everybody hears of it', async () => {
  const { table, red, entries } = await opened()
  const heard: number[] = []
  table.subscribe(red, ({ version }) => heard.push(version))
  entries.push(good, good)
  await expect(table.refresh()).rejects.toThrow('entries[2]: It is not your turn.')
  expect(table.record().actions).toEqual([drop(4)])
  expect(heard).toEqual([done(table.since(red)).version])
})

test('a table that was removed from the storage is not played on', async () => {
  const { table, red, kept, troubles } = await opened()
  kept.delete('friday')
  await expect(table.refresh()).rejects.toMatchObject({ code: 'NO_SUCH_TABLE' })
  expect(codeOf(await table.act(red, drop(4), done(table.since(red)).version))).toBe('no-such-table')
  expect(troubles).toMatchObject([{ what: 'journal', error: { code: 'NO_SUCH_TABLE' } }])
})

test('a token that may have been given out by another server is not called unknown while the storage cannot be reached', async () => {
  const { storage, table, cutOff } = await opened()
  const other = await openTable(connectFour, storage, 'friday')
  const yellow = done(await other.take('yellow')).token
  cutOff()
  expect(codeOf(await table.leave(yellow))).toBe('not-known')
})

test('what another server writes while the table is opened is not missed', async () => {
  const { storage, kept } = inMemory()
  await openTable(connectFour, storage, 'friday')
  const watchers = new Set<(count?: number) => void>()
  const slow: Storage = {
    ...storage,
    async read(id, from) {
      const read = await storage.read(id, from)
      const entries = kept.get('friday')?.entries ?? []
      if (from === undefined) {
        // Its answer is still on the way.
        entries.push({ type: 'taken', seat: 'red', hash: 'abc', name: 'Ada' })
        for (const tell of watchers) tell(entries.length)
      }
      return read
    },
    watch(_, tell) {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
  }
  const table = await openTable(connectFour, slow, 'friday')
  await vi.waitFor(() => expect(done(table.since(null)).seats).toMatchObject([{ name: 'Ada' }, { name: null }]))
  table.close()
  expect(watchers.size).toBe(0)
})

import { randomPolicy } from 'totemforge'
import { createTable, wireTo } from 'totemforge/table'
import { joinTable, type TableClientOf } from 'totemforge/table/client'
import { expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'

test('a client plays at a table of its own program, as at a remote one', async () => {
  const table = createTable(connectFour, { options: { seed: 1 }, bots: { yellow: randomPolicy } })
  const client: TableClientOf<typeof connectFour> = joinTable(() => wireTo(table))
  expect(client.heard().connection).toBe('connecting')
  expect(await client.take('red')).toBeNull()
  expect(client.heard()).toMatchObject({ connection: 'open', update: { viewer: 'red', turn: 'red' } })
  expect(await client.act({ type: 'drop', column: 4 })).toBeNull()
  await table.idle()
  expect(client.heard().update).toMatchObject({ turn: 'red' })
  expect((await client.act({ type: 'drop', column: 9 }))?.code).toBe('no-such-column')
  client.close()
  expect(client.heard().connection).toBe('closed')
  expect(table.since(null)).toMatchObject({ ok: true })
  table.close()
})

test('if the table does not open, the wire closes and the client says why', async () => {
  const client = joinTable(() => wireTo(Promise.reject(new Error('There is no such table.'))))
  expect((await client.take('red'))?.code).toBe('no-such-table')
  expect(client.heard().connection).toBe('closed')
})

import type { Refusal } from 'totemforge'
import type { Action, Event, root, Seat, View } from 'totemforge/root'
import { joinTable, type TableClient, type TableClientOf, type Wire } from 'totemforge/table/client'
import { expect, expectTypeOf, test } from 'vitest'
import type { connectFour } from '../../examples/games/connect-four'

const open = (): Wire => ({ send() {}, close() {}, addEventListener() {} })

test('a client has the types of its game', () => {
  const client: TableClientOf<typeof root> = joinTable(open)
  expectTypeOf(client).toEqualTypeOf<TableClient<View, Action, Event, Seat>>()
  expectTypeOf(client.act).parameter(0).toEqualTypeOf<Action>()
  expectTypeOf<TableClientOf<typeof connectFour>['take']>().returns.toEqualTypeOf<Promise<Refusal | null>>()
  expect(client.heard().connection).toBe('connecting')
  client.close()
})

import { connect, createTable } from 'totemforge/table'
import { expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { done } from './support'

type FourTable = ReturnType<typeof fourInARow>
const fourInARow = () => createTable(connectFour, { options: { seed: 1 } })

/** What a connection hears of presence. */
async function visitor(table: FourTable, token: string | null) {
  const here: unknown[] = []
  const { receive, close } = connect(table, (text) => {
    const reply = JSON.parse(text)
    if (reply.type === 'presence') here.push(reply.here)
  })
  await receive(JSON.stringify({ do: 'join', token }))
  return { here, close, receive }
}

test('all hear who is connected, also spectators, and hear nothing twice', async () => {
  const table = fourInARow()
  const red = done(await table.take('red')).token
  const yellow = done(await table.take('yellow')).token
  const eve = await visitor(table, null)
  const ada = await visitor(table, red)
  const twin = await visitor(table, red)
  const bob = await visitor(table, yellow)
  expect(eve.here).toEqual([[], ['red'], ['red', 'yellow']])
  expect(bob.here).toEqual([['red', 'yellow']])
  // As long as one of two lines is open, the person is there.
  ada.close()
  expect(eve.here).toHaveLength(3)
  twin.close()
  expect(eve.here.at(-1)).toEqual(['yellow'])
  await bob.receive('{"do":"leave"}')
  expect(eve.here.at(-1)).toEqual([])
})

test('presence moves no version, so that reconnecting elsewhere finds the same', async () => {
  const table = fourInARow()
  const red = done(await table.take('red')).token
  const before = done(table.since(red)).version
  const ada = await visitor(table, red)
  ada.close()
  expect(done(table.since(red)).version).toBe(before)
  expect(table.saved().entries).toHaveLength(1)
})

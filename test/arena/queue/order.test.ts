import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tournament } from '../../../src/arena'
import { differingModule } from '../../../src/arena/head'
import { acceptable, orderOf } from '../../../src/arena/queue/order'
import { directory } from '../../cli/support'
import { bids } from '../here'

test.each<[string, object, object, string | undefined]>([
  ['nothing', {}, {}, undefined],
  ['the same', { a: '1', b: '2' }, { b: '2', a: '1' }, undefined],
  ['another hash', { a: '1' }, { a: '2' }, 'a'],
  ['one that is missing there', { a: '1', b: '2' }, { a: '1' }, 'b'],
  ['one that is missing here', { a: '1' }, { a: '1', b: '2' }, 'b'],
  ['a name of every object', {}, { constructor: '1' }, 'constructor'],
  ['a key of the prototype', JSON.parse('{"__proto__":"1"}'), {}, '__proto__'],
])('modules are compared key by key: %s', (_what, one, other, name) => {
  expect(differingModule({ ...one }, { ...other })).toBe(name)
})

/** An order for a game with a bot in a file. */
async function ordered() {
  const bot = join(directory(), 'bot.mjs')
  writeFileSync(bot, `export default { name: 'bot', choose: () => 1 }\n`)
  const order = await orderOf(tournament({ game: bids, policies: [bot, 'b1'], games: 2 }))
  return { bot, order, text: JSON.stringify(order) }
}

test('an order is accepted as it was given', async () => {
  const { order, text } = await ordered()
  expect(await acceptable(order.id, text)).toEqual(order)
})

test('an order for other files is refused', async () => {
  const { bot, order, text } = await ordered()
  writeFileSync(bot, `export default { name: 'bot', choose: () => 2 }\n`)
  expect(await acceptable(order.id, text)).toBe(
    `${bot} differs from the file where the tournament was begun. Copy it again.`,
  )
})

test('an order that somebody has changed is refused', async () => {
  const { order, text } = await ordered()
  const damaged = 'Its data in Redis is damaged. Begin it again.'
  const { head } = order
  for (const changed of [
    text.replace('"games":2', '"games":2000'),
    text.replace(/"modules":\{[^}]*\}/, '"modules":{}'),
    JSON.stringify({ ...order, head: null }),
    JSON.stringify({ ...order, head: { ...head, modules: { __proto__: null, constructor: 1 } } }),
  ])
    expect(await acceptable(order.id, changed)).toBe(damaged)
  expect(await acceptable('another', text)).toBe(damaged)
  expect(await acceptable(order.id, 'null')).toMatch(/^It was begun with totemforge another version/)
})

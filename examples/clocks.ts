/** Clocks: the table counts the time of each seat, and a client counts down between two updates. */
import { type Clock, createTable, wireTo } from 'totemforge/table'
import { joinTable, type TableClientOf } from 'totemforge/table/client'
import { connectFour } from './games/connect-four.ts'

// A clock that this example moves by hand, so that nobody waits. Without the setting the table takes the clock of the system.
let time = 0
let ring: () => void = () => undefined
const clock: Clock = {
  now: () => time,
  after(_milliseconds, run) {
    ring = run
    return () => undefined
  },
}
const table = createTable(connectFour, { allowance: { time: 60_000, increment: 5_000 }, clock })
const ann: TableClientOf<typeof connectFour> = joinTable(() => wireTo(table))

// An update says how much was left when it came. A client shows the rest by its own clock; in a page, once a second.
let heardAt = 0
ann.listen(() => (heardAt = clock.now()))
const show = (): void => {
  for (const { title, left, ticks } of ann.heard().update?.seats ?? [])
    if (left !== null) console.log(`${title}: ${Math.ceil((left - (ticks ? clock.now() - heardAt : 0)) / 1000)} s`)
}

await ann.take('red')
await table.take('yellow')
time += 12_000
show()
await ann.act({ type: 'drop', column: 4 })
time += 20_000
show()
time += 40_000
ring()
await table.idle()
console.log(ann.heard().update?.end)
ann.close()
table.close()

/** A chat at a table: each client shows the lines that are new to it, and says why a line was refused. */
import { createTable, wireTo } from 'totemforge/table'
import { joinTable, type TableClientOf } from 'totemforge/table/client'
import { connectFour } from './games/connect-four.ts'

const table = createTable(connectFour, { chat: 'everybody' })

function join(show: (line: string) => void): TableClientOf<typeof connectFour> {
  const client: TableClientOf<typeof connectFour> = joinTable(() => wireTo(table))
  let shown = -1
  client.listen(() => {
    for (const { number, seat, name, text } of client.heard().chat)
      if (number > shown) {
        show(`${name ?? seat}: ${text}`)
        shown = number
      }
  })
  return client
}

const ann = join((line) => console.log('Ann reads', line))
const guest = join((line) => console.log('A guest reads', line))
await ann.take('red', 'Ann')
await ann.say('Who plays yellow?')
await guest.say('I do.')
const refusal = await guest.say('')
console.log('The guest is told:', refusal?.message)
for (const client of [ann, guest]) client.close()
table.close()

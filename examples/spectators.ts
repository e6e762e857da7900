/** Spectators: a client that takes no seat watches. It hears everything but what is hidden, and may not act. */
import { randomPolicy } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { english } from 'totemforge/ironwood/english'
import { createTable, wireTo } from 'totemforge/table'
import { joinTable, type TableClientOf } from 'totemforge/table/client'

const table = createTable(ironwood, {
  options: { mode: 'duel', seed: 7 },
  bots: { ironclad: randomPolicy },
  wordings: [english],
})
const ann: TableClientOf<typeof ironwood> = joinTable(() => wireTo(table))
const guest: TableClientOf<typeof ironwood> = joinTable(() => wireTo(table))
let told = 0
guest.listen(() => {
  const { story } = guest.heard()
  for (const { text } of story.slice(told)) console.log('The guest hears:', text)
  told = story.length
})

await ann.take('woodwalkers', 'Ann')
await ann.act({ type: 'opening', cards: 2 })
await table.idle()
const [choice] = ann.heard().update?.legal ?? []
const refusal = choice ? await guest.act(choice.action) : null
console.log('The guest may not act:', refusal?.code)
console.log('Ann sees:', ann.heard().story[0]?.text)
for (const client of [ann, guest]) client.close()
table.close()

// A table that nobody may watch.
const closed = createTable(ironwood, { options: { mode: 'duel', seed: 7 }, spectators: false })
const other: TableClientOf<typeof ironwood> = joinTable(() => wireTo(closed))
await other.leave()
console.log('At another table:', other.heard().refusal?.message)
other.close()
closed.close()

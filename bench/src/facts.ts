/** What random games are like, and what a state weighs and costs. */
import { ironwoodFacts } from './facts/ironwood'
import { rootFacts } from './facts/root'
import { circumstances, describe } from './machine'
import { writeBetween } from './report'
import { solo } from './solo'

const where = describe(circumstances())
const ironwood = ironwoodFacts()
const root = rootFacts()
const parts = { solo: [where, solo()], ironwood: [where, ...ironwood], root: [where, ...root] }
for (const [name, texts] of Object.entries(parts)) {
  const text = texts.join('\n\n')
  writeBetween(name, text)
  console.log(`\n${text}`)
}

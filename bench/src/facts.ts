/** What random games are like, and what a state weighs and costs. */
import { daimyoFacts } from './facts/daimyo'
import { ironwoodFacts } from './facts/ironwood'
import { rootFacts } from './facts/root'
import { circumstances, describe } from './machine'
import { writeBetween } from './report'
import { solo } from './solo'

const where = describe(circumstances())
const parts = { ironwood: ironwoodFacts, root: rootFacts, daimyo: daimyoFacts, solo: () => [solo()] }
for (const [name, measure] of Object.entries(parts)) {
  const text = [where, ...measure()].join('\n\n')
  writeBetween(name, text)
  console.log(`\n${text}`)
}

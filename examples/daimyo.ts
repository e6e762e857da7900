import { playMatch, randomPolicy } from 'totemforge'
import { daimyo } from 'totemforge/daimyo'
import { greedy } from 'totemforge/daimyo/bots'
import { tellAction, tellEvent } from 'totemforge/daimyo/render'

// A seat is a clan. They sit clockwise, and the first one begins. With one clan the Empire plays too, by its cards.
let state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads', 'aristocrats'], boards: 'advanced' })

const seat = daimyo.toAct(state)
const legal = daimyo.legalActions(state)
console.log(`${seat} decides:`)
for (const action of legal) console.log(`  ${daimyo.format(action)}: ${tellAction(action, state)}`)

const result = daimyo.tryApply(state, daimyo.parse('board RT2'))
if (!result.ok) throw new Error(result.refusal.message)
state = result.state
for (const event of result.events) console.log(tellEvent(event, state))

// What a clan may know: other hands are null, with their size, and what everybody knows of them.
const { hand, handSize, known, heroes } = daimyo.view(state, 'nature').sides.nomads ?? {}
console.log({ hand, handSize, known, heroes })

const { outcome } = playMatch(daimyo, {
  options: { seed: 7, clans: ['nature'], difficulty: 'hard' },
  policies: { nature: greedy, empire: randomPolicy },
  maxActions: 2000,
})
console.log(outcome)

import { playMatch, randomPolicy, recordText } from 'totemforge'
import { groundOf, root } from 'totemforge/root'
import { greedy } from 'totemforge/root/bots'
import { tellAction, tellEvent } from 'totemforge/root/render'

// Seats are p1, p2 and so on, in turn order. Here each gets a faction; the factions can also be drafted or drawn.
let state = root.setup({
  seed: 7,
  map: 'autumn',
  deck: 'exiles',
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
})

// Each question goes to one seat, and each answer is one small action on one line.
const seat = root.toAct(state)
const corners = root.legalActions(state)
console.log(`${seat} decides: ${corners.map(root.format).join(', ')}`)

// Events say what happened. Each viewer gets its own part of them; a language puts them into words.
const [corner] = corners
if (!seat || !corner) throw new Error('The Marquise begins.')
console.log(tellAction(corner, root.view(state, seat)))
const result = root.tryApply(state, corner, seat)
if (!result.ok) throw new Error(result.refusal.message)
state = result.state
const spectator = root.view(state, 'spectator')
for (const event of result.events.slice(0, 2)) {
  const seen = root.redact(event, 'spectator')
  if (seen) console.log(`- ${tellEvent(seen, spectator)}`)
}

// A refusal has a code, a sentence and the rule. The state stays as it was.
const refused = root.tryApply(state, root.parse('place 12'), 'p1')
if (!refused.ok) console.log(`${refused.refusal.rule}: ${refused.refusal.message}`)

// Lists by clearing use the numbers on the map. The map itself is data.
const { byPath } = groundOf(state)
const keep = state.sides.p1?.pieces.keep?.indexOf(1) ?? 0
const neighbours = byPath[keep]?.join(', ')
console.log(`The keep stands in clearing ${keep}, a ${state.suits[keep]} clearing, with paths to ${neighbours}.`)

// A view hides the hands of the others: such a hand is null, and handSize is its number of cards.
const { sides } = root.view(state, 'p1')
for (const [of, { hand, handSize }] of Object.entries(sides)) console.log(`${of} holds ${hand ?? handSize}`)

// A whole game between policies: greedy plays every faction.
const policies = { p1: greedy, p2: randomPolicy, p3: greedy, p4: greedy }
const match = playMatch(root, { options: { seed: 7, players: 4 }, policies, maxActions: 5000 })
console.log(`${match.outcome?.winners.join(' and ')} won by ${match.outcome?.reason}:`, match.outcome?.scores)

// Its record is its options and its actions; loadRecord reads it back.
console.log(recordText(root, match.record).split('\n').slice(0, 12).join('\n'))

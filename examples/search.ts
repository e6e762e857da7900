import { createRandom, playMatch, randomPolicy } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { flatMonteCarlo, type Guide, ismcts, principalVariation } from 'totemforge/search'
import { connectFour } from './games/connect-four.ts'
import { type Card, kuhnPoker, type Move, type Seat, type State } from './games/kuhn-poker.ts'
import { guide } from './policies/guided.ts'

// A search is a policy like any other.
const searcher = ismcts(connectFour, { iterations: 500 })
const { outcome } = playMatch(connectFour, { options: { seed: 7 }, policies: { red: searcher, yellow: randomPolicy } })
console.log(`${searcher.name} against ${randomPolicy.name}: ${outcome?.winners} won, ${outcome?.reason}`)

/** A turn of a position: what a seat knows and may do, and chance of its own. */
function turnOf(columns: string, seed = 1) {
  const state = connectFour.setup({ seed: 0 })
  for (const column of columns) connectFour.step(state, connectFour.parse(column))
  const seat = connectFour.toAct(state) ?? 'red'
  return {
    view: connectFour.view(state, seat),
    legal: connectFour.legalActions(state),
    seat,
    random: createRandom(seed),
  }
}

// It can show its findings: red threatens 2 and 5, and only three columns are useful.
const turn = turnOf('443')
const found = searcher.search(turn)
for (const { action, visits, value } of found.tried)
  console.log(`column ${connectFour.format(action)}: ${visits} visits, yellow wins ${value?.yellow?.toFixed(2)}`)
console.log(`chosen: ${connectFour.format(found.action)}, ${found.iterations} iterations, ${found.depth} actions deep`)

// The tree behind the findings: plain data, here without the moves that were seldom tried.
const tree = searcher.tree(found, 20)
const line = tree ? principalVariation(tree) : []
console.log(line.map(({ seat, action, visits }) => `${seat} ${connectFour.format(action)} (${visits})`).join(', '))
console.log(`the tree as JSON: ${JSON.stringify(tree).length > 1000 ? 'more' : 'less'} than a thousand characters`)

// In parts, for a page or a server: other work runs between the parts, and a signal stops the search and keeps its
// findings.
const controller = new AbortController()
setTimeout(() => controller.abort(), 100)
const stopped = await ismcts(connectFour, { iterations: 1e9 }).searchAsync(turn, { signal: controller.signal })
console.log(`stopped: ${stopped.stopped}, with something found: ${stopped.iterations > 0}`)

// With the guide the search finds the best plan within the turn.
const position = ironwood.position({
  turn: 'woodwalkers',
  secured: 1,
  forests: { F9: { fighters: 1, full: 1 }, F11: 2, F7: 2 },
  mountains: { ferrum: 3, auria: 2, palladimor: 1 },
})
const legal = ironwood.legalActions(position)
const view = ironwood.view(position, 'woodwalkers')
const thinker = ismcts(ironwood, { iterations: 1000, guide })
const plan = thinker.search({ view, legal, seat: 'woodwalkers', random: createRandom(1) })
console.log(`of ${legal.map(ironwood.format).join(', ')}: ${ironwood.format(plan.action)}`)

// In poker the size of a win counts, and a seat's action depends on its card: the guide gives both.
const poker: Guide<State, Move, Seat> = {
  worth: ({ scores }, seat) => 0.5 + (scores?.[seat] ?? 0) / 4,
  knows: ({ cards }, seat) => cards[seat],
}
const player = ismcts(kuhnPoker, { iterations: 1000, guide: poker })
const other: Record<Card, Card> = { jack: 'queen', queen: 'king', king: 'jack' }
for (const card of ['jack', 'queen', 'king'] as const) {
  const state: State = { cards: { first: other[card], second: card }, moves: ['bet'] }
  const legal = kuhnPoker.legalActions(state)
  const { action, tried } = player.search({
    view: kuhnPoker.view(state, 'second'),
    legal,
    seat: 'second',
    random: createRandom(1),
  })
  const gains = tried.map(({ action, value }) => `${action.type} ${(4 * (value?.second ?? 0) - 2).toFixed(2)}`)
  console.log(`with the ${card} after a bet: ${action.type} (${gains.join(', ')})`)
}

// Flat Monte Carlo has the same settings: compare other searches with it.
console.log(connectFour.format(flatMonteCarlo(connectFour, { iterations: 500 }).choose(turnOf('443'))))

import { createRandom, type Outcome, playMatch } from 'totemforge'
import { bestResponse, cfrPlus, expectedValues, exploitability, gameTree, strategyPolicy } from 'totemforge/equilibrium'
import { kuhnPoker, type Seat } from './games/kuhn-poker.ts'

// The whole game: every deal and every line of play. What an end is worth is the stake, not the victory.
const worth = ({ scores }: Outcome<Seat>, seat: Seat): number => scores?.[seat] ?? 0
const tree = gameTree(kuhnPoker, { options: { seed: 0 }, worth })
console.log(`${tree.nodes} nodes, ${tree.sets.length} information sets`)

// CFR+ comes closer to an equilibrium with every iteration.
const solver = cfrPlus(tree)
for (const iterations of [10, 100, 1000]) {
  solver.run(iterations - solver.iterations)
  console.log(`${iterations} iterations: exploitability ${exploitability(tree, solver.strategy()).toFixed(5)}`)
}

const strategy = solver.strategy()
console.log(`the first seat wins ${expectedValues(tree, strategy).first.toFixed(4)}; -1/18 is ${(-1 / 18).toFixed(4)}`)
for (const { seat, actions, probabilities } of [...strategy.values()].slice(0, 3))
  console.log(`${seat}: ${actions.map((action, index) => `${action} ${probabilities[index]?.toFixed(2)}`).join(', ')}`)

// The best answer to somebody who always plays at random: no strategy is a strategy of equal parts.
const { value } = bestResponse(tree, new Map(), 'second')
console.log(`against random play the second seat can win ${value.toFixed(4)}`)

// A policy plays by the strategy in a match.
const equilibrium = strategyPolicy(kuhnPoker, strategy, 'equilibrium')
const seed = createRandom(7).integer(0, 1000)
const { outcome } = playMatch(kuhnPoker, { options: { seed }, policies: { first: equilibrium, second: equilibrium } })
console.log(`${outcome?.winners} won: ${outcome?.reason}`)

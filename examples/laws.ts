import { playMatch, randomPolicy } from 'totemforge'
import { checkGame } from 'totemforge/testing'
import { connectFour, type State } from './games/connect-four.ts'
import { kuhnPoker, redeal } from './games/kuhn-poker.ts'

/** The state lists the columns; this turns them into rows. */
function draw({ cells }: State): string {
  const row = (height: number): string => [0, 1, 2, 3, 4, 5, 6].map((column) => cells[column * 7 + height]).join(' ')
  return [5, 4, 3, 2, 1, 0].map((height) => `    ${row(height)}`).join('\n')
}

console.log('A match of Connect Four between two random policies, seed 7:\n')
const match = playMatch(connectFour, {
  options: { seed: 7 },
  policies: { red: randomPolicy, yellow: randomPolicy },
  onAction: ({ number, seat, action }) => console.log(`  ${number + 1}. ${seat} drops into column ${action.column}`),
})
console.log(`\n${draw(match.state)}\n\n  ${match.outcome?.winners.join() || 'nobody'} wins: ${match.outcome?.reason}`)

console.log('\nA refusal is a plain sentence:\n')
const refused = connectFour.tryApply(match.state, { type: 'drop', column: 4 })
console.log(`  ${refused.ok ? 'accepted' : `${refused.refusal.code}: ${refused.refusal.message}`}`)

console.log('\nKuhn poker: one deal, and what each viewer may know of it:\n')
const hand = kuhnPoker.apply(kuhnPoker.setup({ seed: 7 }), { type: 'bet' })
for (const viewer of ['first', 'second', 'spectator'] as const)
  console.log(`  ${viewer.padEnd(10)} ${JSON.stringify(kuhnPoker.view(hand, viewer))}`)

console.log('\nBoth games against every law of the conformance kit:\n')
for (const report of [
  checkGame(connectFour, { options: (seed) => ({ seed }) }),
  checkGame(kuhnPoker, { options: (seed) => ({ seed }), games: 200, redeal }),
]) {
  const checks = Object.values(report.checks).reduce((sum, count) => sum + count, 0)
  console.log(
    `  ${report.games} games, ${report.actions} actions, ${checks} checks, ${report.broken.length} laws broken`,
  )
}

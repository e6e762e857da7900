import { bradleyTerry, playTournament, sharesByDeal, summarise, tournament } from 'totemforge/arena'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const plan = { game: './examples/games/kuhn-poker.ts', policies: ['ismcts:50', 'random'], games: 200, seed: 7 }
const { summary, played } = await playTournament(plan, { workers: 2 })
for (const { name, share, low, high } of summary.policies)
  console.log(`${name} won ${percent(share)} (${percent(low)} to ${percent(high)})`)

const drawn = played.filter(({ winners }) => winners.length === 0)
const early = summarise(tournament(plan), played.slice(0, 50))
console.log(`${drawn.length} drawn, and of the first 50 games ${early.policies[0]?.won} won`)

// The games of one deal taken together, with the seats changed round.
for (const { name, deals, share, low, high } of sharesByDeal(played))
  console.log(`${name}, over ${deals} deals: ${percent(share)} (${percent(low)} to ${percent(high)})`)
for (const { name, strength, low, high } of bradleyTerry(played) ?? [])
  console.log(`${name}: ${strength.toFixed(0)} points (${low.toFixed(0)} to ${high.toFixed(0)})`)

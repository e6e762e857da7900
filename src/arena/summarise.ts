import { bradleyTerry } from './bradley-terry'
import { sharesByDeal } from './by-deal'
import { shareOf } from './interval'
import type { Failure, Played } from './played'
import { ratingsOf } from './ratings'
import type { Cause, Meeting, PolicySummary, Summary, WinShare } from './summary'
import type { Tournament } from './tournament'

/** One seat of one game. */
interface Part {
  readonly game: Played
  readonly seat: string
  readonly policy: string
  readonly faction: string
  /** Its share of the victory. */
  readonly won: number
  readonly place: number
}

/**
 * The statistics of the games of a tournament, given in any order; a repeated game counts once.
 *
 * @example
 * const { policies } = summarise(plan, played)
 * for (const { name, share, low, high } of policies) console.log(name, share, low, high)
 */
export function summarise(tournament: Tournament, played: readonly Played[]): Summary {
  const games = [...new Map(played.map((game) => [game.number, game])).values()].sort((a, b) => a.number - b.number)
  const parts = games.flatMap(partsOf)
  const same = parts.every(({ seat, faction }) => seat === faction)
  return {
    game: tournament.game,
    planned: tournament.games,
    games: games.length,
    drawn: games.filter(({ winners }) => winners.length === 0).length,
    endless: games.filter(({ cause }) => cause === 'endless').length,
    failed: games.filter(({ failure }) => failure !== null).length,
    policies: policiesOf(tournament, games, parts),
    seats: sharesBy(parts, ({ seat }) => seat),
    factions: same ? [] : sharesBy(parts, ({ faction }) => faction),
    meetings: meetingsOf(games),
    lengths: lengthsOf(games),
    causes: causesOf(games, parts),
  }
}

const partsOf = (game: Played): Part[] =>
  Object.entries(game.seated).map(([seat, policy]) => ({
    game,
    seat,
    policy,
    faction: game.factions[seat] ?? seat,
    won: game.winners.includes(seat) ? 1 / game.winners.length : 0,
    place: game.places[seat] ?? Object.keys(game.seated).length,
  }))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length)

function groupedBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

const sharesBy = (parts: readonly Part[], key: (part: Part) => string): WinShare[] =>
  [...groupedBy(parts, key)]
    .map(([name, group]) => ({ name, ...shareOf(sum(group.map(({ won }) => won)), group.length) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))

/** The policies in the order of the plan, bots of the rulebook last. */
function policiesOf({ policies }: Tournament, games: readonly Played[], parts: readonly Part[]): PolicySummary[] {
  const ratings = ratingsOf(games)
  const shares = sharesByDeal(games)
  // One deal says nothing of the luck of deals, so a strength would have no bounds.
  const strengths = shares.some(({ deals }) => deals > 1) ? (bradleyTerry(games) ?? []) : []
  const byPolicy = groupedBy(parts, ({ policy }) => policy)
  const names = [...new Set([...policies, ...byPolicy.keys()])]
  return names.flatMap((name) => {
    const group = byPolicy.get(name)
    if (!group) return []
    const rating = ratings.get(name) ?? null
    const byDeal = shares.find((share) => share.name === name) ?? null
    const strength = strengths.find((each) => each.name === name) ?? null
    return [{ ...policyOf(name, group), rating, byDeal, strength }]
  })
}

function policyOf(name: string, group: readonly Part[]): Omit<PolicySummary, 'rating' | 'byDeal' | 'strength'> {
  const points = group.flatMap(({ game, seat }) => game.scores[seat] ?? [])
  const times = group.flatMap(({ game, seat }) => game.time[seat] ?? [])
  const decisions = sum(times.map((time) => time.decisions))
  const spent = sum(times.map((time) => time.milliseconds))
  const failures: Record<Failure['kind'], number> = { threw: 0, illegal: 0, timeout: 0, crash: 0, game: 0 }
  for (const { game, seat } of group) if (game.failure?.seat === seat) failures[game.failure.kind]++
  return {
    name,
    ...shareOf(sum(group.map(({ won }) => won)), group.length),
    place: mean(group.map(({ place }) => place)),
    points: points.length === 0 ? null : mean(points),
    failures,
    decisions,
    milliseconds: {
      mean: decisions === 0 ? 0 : spent / decisions,
      longest: times.reduce((longest, time) => Math.max(longest, time.longest), 0),
    },
  }
}

/** Each pair of seats in a game is a meeting of their policies. */
function meetingsOf(games: readonly Played[]): Meeting[] {
  const tallies = new Map<string, { name: string; other: string; won: number; games: number }>()
  for (const game of games) {
    const parts = partsOf(game)
    for (const one of parts)
      for (const other of parts) {
        if (one.policy === other.policy) continue
        const key = JSON.stringify([one.policy, other.policy])
        const tally = tallies.get(key) ?? { name: one.policy, other: other.policy, won: 0, games: 0 }
        tally.games++
        tally.won += one.place < other.place ? 1 : one.place === other.place ? 0.5 : 0
        tallies.set(key, tally)
      }
  }
  return [...tallies.values()].map(({ name, other, won, games: count }) => ({ name, other, ...shareOf(won, count) }))
}

function lengthsOf(games: readonly Played[]): Summary['lengths'] {
  const lengths = games.flatMap(({ failure, actions }) => (failure ? [] : [actions])).sort((one, other) => one - other)
  const least = lengths[0]
  const most = lengths.at(-1)
  if (least === undefined || most === undefined) return null
  const middle = [lengths[Math.floor((lengths.length - 1) / 2)] ?? 0, lengths[Math.floor(lengths.length / 2)] ?? 0]
  return { mean: mean(lengths), median: mean(middle), least, most }
}

function causesOf(games: readonly Played[], parts: readonly Part[]): Cause[] {
  const winners = groupedBy(
    parts.filter(({ won }) => won > 0),
    ({ game }) => game.cause,
  )
  return [...groupedBy(games, ({ cause }) => cause)]
    .map(([cause, group]) => {
      const byFaction = groupedBy(winners.get(cause) ?? [], ({ faction }) => faction)
      const won = [...byFaction].map(([name, own]) => [name, sum(own.map((part) => part.won))] as const)
      return { cause, games: group.length, winners: Object.fromEntries(won.sort()) }
    })
    .sort((one, other) => other.games - one.games || (one.cause < other.cause ? -1 : 1))
}

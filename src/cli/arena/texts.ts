import type { Progress, Rotation } from '../../arena'
import { type AnyListing, policyNames } from '../../catalogue'
import { gameNames } from '../../doors'
import { row } from '../texts'

const wide = 26

export function helpWithArena(listing: AnyListing): string {
  const games = gameNames.join(', ')
  const rows: [string, string][] = [
    ['--policies NAME,NAME', 'who plays; a single one plays against itself'],
    ['--game NAME', `${games}, or the file of a module; ironwood unless given`],
    ['--games 1000', 'how many games; 100 unless given'],
    ['--seed TEXT', 'the same seed gives the same games; 1 unless given'],
    ...listing.settings.map(({ name, values, meaning }): [string, string] => [`--${name} ${values}`, meaning]),
    ['--players 3', 'how many play, where the game leaves it open'],
    ['--schedule NAME', 'round-robin: as many different policies at a table as there are'],
    ['', 'seats; pairings: two at each table; round-robin unless given'],
    ['--limit-ms 1000', 'how long a decision may take, 60000 unless given; who takes'],
    ['', 'longer loses the game'],
    ['--limit-actions 5000', 'a game that is longer is drawn; 20000 unless given'],
    ['--workers 4', 'threads; as many as there are processors unless given'],
    ['--redis URL', 'the games are played by the machines where npx totemforge worker'],
    ['', '--redis URL runs; redis://:password@host:6379'],
    ['--results FILE.jsonl', 'every result is added to it at once, and what it holds is not'],
    ['', 'played again: the same command continues after a stop'],
    ['--json FILE', 'writes all results, too'],
    ['--csv FILE', 'writes a row for each game'],
    ['--picture FILE.svg', 'writes a picture'],
  ]
  const policies = [...policyNames(listing)].map(([name, meaning]): [string, string] => [name, meaning])
  return `npx totemforge arena --policies NAME,NAME lets policies play many games, on all
processors, and says who wins how often, and how sure that is.

${rows.map(([left, right]) => row(left, right, wide)).join('\n')}

The policies of ${listing.title}:

${policies.map(([left, right]) => row(left, right, wide)).join('\n')}
  ${'./my-bot.js'.padEnd(wide)}a module of your own: its default is a policy, or a function
  ${''.padEnd(wide)}that makes one of the settings behind a colon: ./my-bot.js:7

A policy that searches takes 500 iterations or playouts, unless it gets a number.
Ctrl-C ends it, with a table of what was played.`
}

const count = (number: number): string => number.toLocaleString('en-US')

/** A time in words. */
function time(seconds: number): string {
  if (!Number.isFinite(seconds)) return '-'
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}

export const progressLine = ({ done, games, rate, left }: Progress): string =>
  `${count(done)} of ${count(games)} games, ${rate < 10 ? rate.toFixed(1) : count(Math.round(rate))} a second, ${time(left)} left`

/** A hint about a number of games that gives the policies unequal seats. */
export function unevenWords(games: number, { cycle }: Rotation): string | null {
  if (games % cycle === 0) return null
  const next = Math.ceil(games / cycle) * cycle
  return `Not everybody plays every seat equally often in ${count(games)} games; in ${count(next)}, or any multiple of ${count(cycle)}, they do.`
}

import type { Strength } from './bradley-terry'
import type { Tourney } from './play-tournament'
import type { Played } from './played'
import type { Meeting, PolicySummary, Summary, WinShare } from './summary'

const thousands = (count: number): string => Math.round(count).toLocaleString('en-US')
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const interval = ({ low, high }: Pick<WinShare, 'low' | 'high'>): string =>
  `${(100 * low).toFixed(1)} to ${percent(high)}`
const duration = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(2) : thousands(milliseconds)

/** Rows in columns: the first aligned left, the others right. The first is cut if the row is too wide. */
function columns(rows: readonly (readonly string[])[], width: number): string[] {
  const wide = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const rest = wide.slice(1).reduce((sum, each) => sum + each + 2, 0)
  const first = Math.max(12, Math.min(wide[0] ?? 0, width - rest))
  const cut = (text: string): string => (text.length <= first ? text : `${text.slice(0, first - 3)}...`)
  return rows.map(([name = '', ...cells]) =>
    [cut(name).padEnd(first), ...cells.map((cell, index) => cell.padStart(wide[index + 1] ?? 0))].join('  ').trimEnd(),
  )
}

/**
 * The summary of a tournament as text tables for a terminal of `width` characters.
 *
 * @example
 * console.log(tournamentText(await playTournament(plan)))
 */
export function tournamentText({ tournament, summary, played }: Tourney, width = 100): string {
  const { policies, seats, factions, meetings } = summary
  return [
    [headline(summary, tournament.seed)],
    policyTable(policies, width),
    policies.length > 1 ? dealTable(policies, width) : [],
    failureLines(policies, played),
    policies.length > 2 ? crossTable(policies, meetings, width) : [],
    shareTable('SEAT', seats, width),
    factions.length > 0 ? shareTable('FACTION', factions, width) : [],
    causeLines(summary, width),
    lengthLines(summary),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function headline({ game, games, planned, drawn, endless, failed }: Summary, seed: string): string {
  const counts = [
    games === planned ? `${thousands(games)} games` : `${thousands(games)} of ${thousands(planned)} games`,
    ...(drawn > 0 ? [`${thousands(drawn)} drawn`] : []),
    ...(endless > 0 ? [`${thousands(endless)} of them endless`] : []),
    ...(failed > 0 ? [`${thousands(failed)} ended by a failure`] : []),
  ]
  return `${game}: ${counts.join(', ')}. The seed is ${seed}.`
}

function policyTable(policies: readonly PolicySummary[], width: number): string[] {
  const points = policies.some((policy) => policy.points !== null)
  const rated = policies.some((policy) => policy.rating !== null)
  const head = [
    'POLICY',
    'GAMES',
    'WON',
    '95 %',
    'PLACE',
    ...(points ? ['POINTS'] : []),
    ...(rated ? ['RATING'] : []),
    'MS',
    'LONGEST',
    'FAILED',
  ]
  const rows = policies.map((policy) => [
    policy.name,
    thousands(policy.games),
    percent(policy.share),
    interval(policy),
    policy.place.toFixed(2),
    ...(points ? [policy.points?.toFixed(1) ?? '-'] : []),
    ...(rated ? [ratingText(policy)] : []),
    duration(policy.milliseconds.mean),
    duration(policy.milliseconds.longest),
    thousands(failuresOf(policy)),
  ])
  return columns([head, ...rows], width)
}

const ratingText = ({ rating }: PolicySummary): string =>
  rating === null ? '-' : `${rating.strength.toFixed(1)} ± ${(2 * rating.error).toFixed(1)}`

/** The shares and strengths with intervals that take the games of a deal together. */
function dealTable(policies: readonly PolicySummary[], width: number): string[] {
  const rated = policies.some(({ strength }) => strength !== null)
  const rows = policies.flatMap(({ byDeal, strength }) =>
    byDeal === null
      ? []
      : [
          [
            byDeal.name,
            thousands(byDeal.deals),
            percent(byDeal.share),
            interval(byDeal),
            ...(rated ? strengthCells(strength) : []),
          ],
        ],
  )
  return columns([['BY DEAL', 'DEALS', 'WON', '95 %', ...(rated ? ['STRENGTH', '95 %'] : [])], ...rows], width)
}

const strengthCells = (strength: Strength | null): readonly string[] =>
  strength === null
    ? ['-', '-']
    : [strength.strength.toFixed(0), `${strength.low.toFixed(0)} to ${strength.high.toFixed(0)}`]

const failuresOf = ({ failures }: PolicySummary): number => Object.values(failures).reduce((sum, each) => sum + each, 0)

const failureWords = {
  threw: 'threw an error',
  illegal: 'answered with an illegal action',
  timeout: 'took too long',
  crash: 'broke its thread',
  game: 'failed with the game',
} as const

/** The failures, and the games that show them. */
function failureLines(policies: readonly PolicySummary[], played: readonly Played[]): string[] {
  const own = policies.flatMap(({ name, failures }) =>
    Object.entries(failureWords).flatMap(([kind, words]) => {
      const count = Object.entries(failures).find(([key]) => key === kind)?.[1] ?? 0
      const first = played.find(({ failure }) => failure?.policy === name && failure.kind === kind)
      if (count === 0 || !first?.failure) return []
      const { seat, action, message } = first.failure
      const when = action === null ? 'before its first action' : `at action ${action}`
      const times = count === 1 ? 'once' : `${thousands(count)} times`
      return [`${name} ${words} ${times}, first in game ${first.number} as ${seat} ${when}: ${message}`]
    }),
  )
  const others = played.flatMap(({ number, failure }) => (failure?.policy === null ? [{ number, failure }] : []))
  const [one] = others
  if (!one) return own
  const times = others.length === 1 ? 'One game' : `${thousands(others.length)} games`
  return [...own, `${times} failed by no policy, first game ${one.number}: ${one.failure.message}`]
}

/** How often each policy came before each other. */
function crossTable(policies: readonly PolicySummary[], meetings: readonly Meeting[], width: number): string[] {
  const head = ['AHEAD OF', ...policies.map((_, index) => String(index + 1))]
  const rows = policies.map(({ name }, index) => [
    `${index + 1} ${name}`,
    ...policies.map((other) => {
      const met = meetings.find((meeting) => meeting.name === name && meeting.other === other.name)
      return met ? percent(met.share) : '-'
    }),
  ])
  return columns([head, ...rows], width)
}

const shareTable = (title: string, shares: readonly WinShare[], width: number): string[] =>
  columns(
    [
      [title, 'GAMES', 'WON', '95 %'],
      ...shares.map((each) => [each.name, thousands(each.games), percent(each.share), interval(each)]),
    ],
    width,
  )

function causeLines({ causes, games }: Summary, width: number): string[] {
  const names = [...new Set(causes.flatMap(({ winners }) => Object.keys(winners)))].sort()
  return columns(
    [
      ['ENDED BY', 'GAMES', 'PART', ...names],
      ...causes.map((each) => [
        each.cause,
        thousands(each.games),
        percent(each.games / games),
        ...names.map((name) => Number((each.winners[name] ?? 0).toFixed(1)).toLocaleString('en-US')),
      ]),
    ],
    width,
  )
}

function lengthLines({ lengths }: Summary): string[] {
  if (!lengths) return []
  const { mean, median, least, most } = lengths
  return [
    `A game took ${thousands(mean)} actions in the mean, ${thousands(median)} in the median, from ${thousands(least)} to ${thousands(most)}.`,
  ]
}

import type { Played } from './played'

const quoted = (cell: string | number): string => {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The games of a tournament as comma-separated values: a row for each game, with the same columns for each seat.
 *
 * @example
 * writeFileSync('duels.csv', tournamentCsv(played))
 */
export function tournamentCsv(played: readonly Played[]): string {
  const seats = [...new Set(played.flatMap(({ seated }) => Object.keys(seated)))].sort()
  const parts = ['policy', 'faction', 'place', 'score', 'decisions', 'milliseconds']
  const head = [
    'number',
    'seed',
    'cause',
    'winners',
    'actions',
    'failure',
    'failed',
    ...seats.flatMap((seat) => parts.map((part) => `${seat} ${part}`)),
  ]
  const rows = played.map((game) => [
    game.number,
    game.seed,
    game.cause,
    game.winners.join(' '),
    game.actions,
    game.failure?.kind ?? '',
    game.failure?.seat ?? '',
    ...seats.flatMap((seat) => [
      game.seated[seat] ?? '',
      game.factions[seat] ?? '',
      game.places[seat] ?? '',
      game.scores[seat] ?? '',
      game.time[seat]?.decisions ?? '',
      game.time[seat]?.milliseconds.toFixed(3) ?? '',
    ]),
  ])
  return [head, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

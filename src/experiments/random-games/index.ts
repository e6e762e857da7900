import { flag, objectOf, tableOf, whole } from '../../toolkit'
import { experiment, type Row } from '../experiment'
import { mean } from '../markdown'
import type { RandomGame, Sheet } from './sheet'
import { sheets } from './sheets'
import { decisions, factsText, gamesText } from './text'

interface Random extends Row {
  readonly sheet: Sheet
  readonly setup: string
}

const rows: readonly Random[] = sheets.flatMap((sheet) =>
  sheet.setups.map((setup) => ({ name: `${sheet.title}, ${setup}`, games: 200, sheet, setup })),
)

/** Lengths and choices of random games, for the data sheets. */
export const randomGames = experiment<Random, RandomGame>({
  name: 'random-games',
  measures: 'lengths and choices of random games',
  page: 'docs/data-sheets.md',
  seeds: 'the number of the game, from 0, for each setup',
  minutes: 5,
  rules: Object.fromEntries(sheets.map(({ title, version }) => [title.toLowerCase(), version])),
  rows,
  result: objectOf<RandomGame>({ actions: whole(), ended: flag, choices: tableOf(whole()) }),
  play: ({ sheet, setup }, seed) => sheet.play(setup, seed),
  figures: (games) => [
    { name: 'length', values: games.map(({ actions }) => actions) },
    { name: 'unfinished', isShare: true, values: games.map(({ ended }) => (ended ? 0 : 1)) },
    { name: 'choices, mean of the game', values: games.map((game) => mean(decisions(game))) },
  ],
  tables: (played) =>
    sheets
      .map((sheet) => {
        const games = [...played].flatMap(([row, of]) => (row.sheet === sheet ? [[row.setup, of] as const] : []))
        return `## ${sheet.title}\n\n${factsText(sheet)}\n\n${gamesText(new Map(games))}`
      })
      .join('\n\n'),
})

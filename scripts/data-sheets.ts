/** Plays random games of every game, and writes a data sheet of each into docs/data-sheets.md. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { RandomGame } from './data-sheets/sheet'
import { sheets } from './data-sheets/sheets'
import { factsText, gamesText } from './data-sheets/text'
import { measure } from './many-games'

/** So many parts has each setup. */
const parts = 4

interface Job {
  readonly game: string
  readonly setup: string
  readonly part: number
}

const jobs = sheets.flatMap(({ title, setups }) =>
  setups.flatMap((setup) => Array.from({ length: parts }, (_, part): Job => ({ game: title, setup, part }))),
)

/** Results of other rules or other setups are not mixed in. */
const fingerprint = createHash('sha256')
  .update(JSON.stringify([sheets.map(({ version, setups }) => [version, setups])]))
  .digest('hex')
  .slice(0, 12)

await measure<Job, RandomGame[]>({
  script: fileURLToPath(import.meta.url),
  games: 50,
  jobs,
  play({ game, setup, part }, games) {
    const sheet = sheets.find(({ title }) => title === game)
    if (!sheet) throw new Error(`There is no data sheet of ${game}.`)
    return Array.from({ length: games }, (_, number) => sheet.play(setup, part * games + number))
  },
  name: ({ game, setup, part }) => `${game}, ${setup}, part ${part + 1} of ${parts}`,
  table: (played) =>
    sheets
      .map((sheet) => {
        const games = new Map<string, RandomGame[]>()
        for (const [{ game, setup }, part] of played)
          if (game === sheet.title) games.set(setup, [...(games.get(setup) ?? []), ...part])
        return `## ${sheet.title}\n\n${factsText(sheet)}\n\n${gamesText(games)}`
      })
      .join('\n\n'),
  between: ['data sheets', 'end of data sheets'],
  page: 'docs/data-sheets.md',
  kept: `report/data-sheets-${fingerprint}.jsonl`,
})

/** A published number that this program does not repeat, and the command that does. */
export interface Elsewhere {
  readonly measures: string
  readonly page: string
  readonly command: string
  /** Why the package alone cannot. */
  readonly needs: string
}

/** Other commands of the package. */
export const commands: readonly Elsewhere[] = [
  {
    measures: 'counts of move sequences',
    page: 'docs/cli.md#counting-positions',
    command: 'npx totemforge perft',
    needs: 'nothing else',
  },
  {
    measures: 'the table of a first bot',
    page: 'docs/write-a-bot.md#read-the-table',
    command: 'npx totemforge arena, in examples/policies',
    needs: 'piscina and openskill',
  },
]

/** Speeds and sizes, which need the repository. */
export const inClones: readonly Elsewhere[] = [
  {
    measures: 'moves a second against boardgame.io and plain code',
    page: 'docs/performance.md',
    command: 'npm run bench',
    needs: 'the packages of bench',
  },
  {
    measures: 'what a search costs beyond the rules',
    page: 'docs/search.md#how-fast-it-is',
    command: 'npm run search:speed',
    needs: 'nothing else',
  },
  {
    measures: 'two threads against one, and Redis',
    page: 'docs/tournaments.md#what-it-costs',
    command: 'npm run arena:speed',
    needs: 'redis-server',
  },
  {
    measures: 'what is left of the speed from Python',
    page: 'docs/python.md#self-play',
    command: 'npm run python:speed',
    needs: 'python3 with numpy',
  },
  {
    measures: 'what many tables cost, in files and in PostgreSQL',
    page: 'docs/many-tables.md',
    command: 'npm run table:many',
    needs: 'postgresql',
  },
  {
    measures: 'entries a second in files',
    page: 'docs/table.md#tables-that-are-kept',
    command: 'npm run storage:speed',
    needs: 'nothing else',
  },
  {
    measures: 'actions a second at a thousand tables',
    page: 'docs/table.md#under-load',
    command: 'npm run table:load',
    needs: 'nothing else',
  },
  {
    measures: 'the size of each door',
    page: 'package.json',
    command: 'npm run build && npm run size',
    needs: 'size-limit',
  },
]

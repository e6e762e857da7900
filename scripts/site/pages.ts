import { readdirSync } from 'node:fs'

/** A page of the site: the file it is made of, and where it stands below the folder of the site. */
export interface Page {
  readonly source: string
  readonly target: string
}

export interface Chapter {
  readonly title: string
  readonly pages: readonly Page[]
}

const guide = (name: string): Page => ({ source: `docs/${name}.md`, target: `guides/${name}.html` })
const rules = (name: string): Page => ({ source: `docs/rules/${name}.md`, target: `rules/${name}.html` })

const chapters: readonly Chapter[] = [
  {
    title: 'Begin',
    pages: [
      { source: 'README.md', target: 'index.html' },
      ...['learn-ironwood', 'page', 'play-from-code', 'cli'].map(guide),
    ],
  },
  {
    title: 'Clients',
    pages: [
      'clients',
      'table',
      'recipes',
      'many-tables',
      'pictures',
      'hidden-information',
      'cards-and-maps',
      'languages',
      'root-from-code',
      'root-actions',
      'languages-root',
      'daimyo-from-code',
      'daimyo-cards',
      'languages-daimyo',
    ].map(guide),
  },
  {
    title: 'Learn Root',
    pages: [
      'README',
      'marquise',
      'eyrie',
      'alliance',
      'vagabond',
      'cult',
      'riverfolk',
      'duchy',
      'corvid',
      'hundreds',
      'keepers',
    ].map((name) => guide(`learn-root/${name}`)),
  },
  {
    title: 'Learn Daimyo',
    pages: ['README', 'nature', 'technology', 'nomads', 'aristocrats', 'mercenaries', 'empire'].map((name) =>
      guide(`learn-daimyo/${name}`),
    ),
  },
  {
    title: 'Bots and research',
    pages: [
      'write-a-bot',
      'your-own-bot',
      'bots',
      'balance',
      'tournaments',
      'python',
      'train-from-python',
      'search',
      'game-trees',
      'encodings',
      'encodings-root',
      'encodings-daimyo',
      'protocol',
    ].map(guide),
  },
  { title: 'Games of your own', pages: ['your-own-game', 'kit', 'inspect', 'design'].map(guide) },
  {
    title: 'The rules of Ironwood',
    pages: ['README', 'ironwood', 'bots', 'cards', 'map'].map(rules),
  },
  {
    title: 'The rules of Root',
    pages: [
      'README',
      'rules',
      'marquise',
      'eyrie',
      'alliance',
      'vagabond',
      'cult',
      'riverfolk',
      'duchy',
      'corvid',
      'hundreds',
      'keepers',
      'hirelings',
      'landmarks',
      'advanced-setup',
      'cards',
      'maps',
      'interactions',
      'engine',
      'examples',
    ].map((name) => rules(`root/${name}`)),
  },
  {
    title: 'The rules of Daimyo',
    pages: ['README', 'rules', 'mercenaries', 'empire', 'effects', 'cards', 'engine', 'examples'].map((name) =>
      rules(`daimyo/${name}`),
    ),
  },
  {
    title: 'The project',
    pages: [
      ...['performance', 'reproduce', 'data-sheets', 'compare'].map(guide),
      ...['CONTRIBUTING', 'CHANGELOG'].map((name) => ({ source: `${name}.md`, target: `${name.toLowerCase()}.html` })),
    ],
  },
]

/** The chapters, with every page that there is: one that is listed nowhere would never be found. */
export function listChapters(): readonly Chapter[] {
  const listed = new Set(chapters.flatMap(({ pages }) => pages.map(({ source }) => source)))
  const there = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  const forgotten = there.filter((source) => !listed.has(source))
  if (forgotten.length > 0) throw new Error(`In no chapter of scripts/site/pages.ts: ${forgotten.join(', ')}`)
  return chapters
}

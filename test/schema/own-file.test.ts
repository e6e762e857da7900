import { afterAll, describe, expect, test } from 'vitest'
import { copiedSource, filesOf } from '../copied-source'

/** A copy of the source, to whose documents parts and variants of no rulebook are added. */
const copy = copiedSource('own-file')
afterAll(copy.remove)

/** A file of the rules with what is added to it, and where the compiler misses what of it. */
type Addition = readonly [file: string, before: string, after: string, at: string, name: string]

const ironwood: readonly Addition[] = [
  ['state', '  crystals: number\n', '  crystals: number\n  gems: number\n', 'state-shape', 'gems'],
  ['state', "'action' | 'end'", "'action' | 'end' | 'siesta'", 'state-shape', 'siesta'],
  ['state', "'turn' | 'round'\n", "'turn' | 'round'\n  readonly why: string\n", 'state-shape', 'why'],
  ['view', '  handSize: number\n', '  handSize: number\n  gemCount: number\n', 'view-shape', 'gemCount'],
  ['event', "'salvaged' }", "'salvaged' | 'dreamt' }", 'event-shape', 'dreamt'],
  [
    'board',
    '  readonly ferrum: number\n',
    '  readonly ferrum: number\n  readonly lake: number\n',
    'board-shape',
    'lake',
  ],
  ['card', "'seed' | 'partial'", "'seed' | 'imagined' | 'partial'", 'card-shape', 'imagined'],
  [
    'mapdata',
    '  readonly title: string\n',
    '  readonly title: string\n  readonly artist: string\n',
    'map-shape',
    'artist',
  ],
  [
    'setup',
    '  readonly level?: number\n',
    '  readonly level?: number\n  readonly lazy?: true\n',
    'options-shape',
    'lazy',
  ],
  ['solo/solo', '  alerted: boolean\n', '  alerted: boolean\n  asleep: boolean\n', 'solo/shape', 'asleep'],
]

const root: readonly Addition[] = [
  ['state', '  score: number\n', '  score: number\n  gems: number\n', 'state-shape', 'gems'],
  ['state', "'points' | 'dominance'", "'points' | 'dominance' | 'siesta'", 'state-shape', 'siesta'],
  ['state', '  ferry: boolean\n', '  ferry: boolean\n  naps: number[]\n', 'state-shape', 'naps'],
  ['battle/battle', '  despot: boolean\n', '  despot: boolean\n  asleep: boolean\n', 'state-shape', 'asleep'],
  ['view', '  handSize: number\n', '  handSize: number\n  gemCount: number\n', 'view-shape', 'gemCount'],
  ['event', "'shuffled' }", "'shuffled' | 'dreamt' }", 'event-shape', 'dreamt'],
  [
    'factions/alliance/board',
    '  officers: number\n',
    '  officers: number\n  drums: number\n',
    'factions/alliance/rules',
    'drums',
  ],
  [
    'woodland',
    '  readonly name: string\n',
    '  readonly name: string\n  readonly artist: string\n',
    'setup/map-shape',
    'artist',
  ],
  [
    'setup/options',
    '  readonly players?: number\n',
    '  readonly players?: number\n  readonly lazy?: true\n',
    'setup/options-shape',
    'lazy',
  ],
]

/** Where the compiler asks who sees what is added: the part of a part, too. */
const fates: readonly (readonly [file: string, name: string])[] = [
  ['ironwood/rules/view.ts', 'gems'],
  ['ironwood/rules/view-parts.ts', 'asleep'],
  ['ironwood/rules/view-parts.ts', 'why'],
  ['ironwood/rules/clone.ts', 'asleep'],
  ['root/rules/view.ts', 'gems'],
  ['root/rules/view.ts', 'asleep'],
  ['root/rules/view.ts', 'naps'],
  ['root/rules/battle/battle.ts', 'asleep'],
]

describe('a new part or variant of a document does not compile beside its shapes', () => {
  const games = { ironwood, root }
  for (const [game, additions] of Object.entries(games))
    for (const [file, before, after] of additions) copy.edit(`${game}/rules/${file}.ts`, [before, after])
  const found = copy.complaints(
    ...Object.keys(games).flatMap((game) => [`${game}/schema/index.ts`, `${game}/rules/index.ts`]),
  )

  test.each(Object.entries(games))('%s', (game, additions) => {
    const missed = additions.map(([, , , at, name]) => [at, name])
    const told = missed.filter(([at, name = '']) =>
      found.some(({ file, message }) => file === `${game}/rules/${at}.ts` && message.includes(name)),
    )
    expect(told).toEqual(missed)
  })

  test.each(fates)('nor does it in %s, which asks for the fate of %s', (at, name) => {
    expect(found.filter(({ file, message }) => file === at && message.includes(name))).not.toEqual([])
  })

  test('and never in a schema room', () => {
    expect(filesOf(found).filter((file) => !file.includes('/rules/'))).toEqual([])
  })
})

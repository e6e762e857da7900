import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { doors, doorsOfGame, sourceOf } from '../scripts/doors/doors'
import { partsOfFiles } from '../scripts/doors/files'
import { listings } from '../src/catalogue/games'
import { builtIn } from '../src/cli/games'
import { catalogues } from '../src/cli/words'
import { gameNames, languages } from '../src/doors'

describe('files agree with the list of doors (src/doors.ts); if they do not, run `npm run doors`', () => {
  const parts = Object.entries(partsOfFiles(doors)).flatMap(([file, wanted]) =>
    Object.entries(wanted).map(([part, value]) => ({ file, part, value })),
  )

  test.each(parts)('$file: $part', ({ file, part, value }) => {
    const inFile: unknown = JSON.parse(readFileSync(file, 'utf8'))[part]
    expect(JSON.stringify(inFile, null, 2), `${part} of ${file} is old: run npm run doors`).toBe(
      JSON.stringify(value, null, 2),
    )
  })
})

test('every door has its file', () => {
  expect(doors.map(sourceOf).filter((file) => !existsSync(file))).toEqual([])
})

test('a game is one line: all its doors follow from it, without those that it does not have yet', () => {
  const begun = { rules: 1, schema: 2, render: null, bots: null, encode: null, english: 3, polish: null, czech: null }
  expect(doorsOfGame('daimyo', begun)).toEqual([
    { name: 'daimyo', folder: 'daimyo', kilobytes: 1, counted: 'with the engine' },
    { name: 'daimyo/schema', folder: 'daimyo/schema', kilobytes: 2, counted: 'with zod and the game' },
    { name: 'daimyo/english', folder: 'daimyo/english', kilobytes: 3, counted: 'with what it needs of the game' },
  ])
})

test('the catalogue and the terminal have every game, and the terminal every language, in the order of the list', () => {
  expect(Object.keys(listings)).toEqual(gameNames)
  expect(Object.keys(builtIn)).toEqual(gameNames)
  expect(Object.keys(catalogues)).toEqual(Object.values(languages))
})

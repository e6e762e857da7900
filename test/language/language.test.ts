import { cpSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { gameNames } from '../../src/doors'
import { copiedSource, filesOf } from '../copied-source'

/** A copy of the source, to which a language is added that says everything in English. */
const copy = copiedSource('language')
const code = 'art'

const complaints = () =>
  copy.complaints('doors.ts', 'catalogue/games/index.ts', 'cli/games/index.ts', 'cli/language.ts', 'table/index.ts')

/** The tables of the program, and the catalogues that they name. */
const tables = [
  { file: 'cli/words/index.ts', adds: { echo: './echo' } },
  { file: 'table/words/index.ts', adds: { echo: './echo' } },
  ...gameNames.map((game) => ({
    file: `cli/games/${game}/speech.ts`,
    adds: { echo: `../../../${game}/echo`, echoWords: './words/echo' },
  })),
]

/** The catalogues of a language; those of the games are folders. */
const catalogues = [
  ...gameNames.flatMap((game) => [`${game}/NAME`, `cli/games/${game}/words/NAME.ts`]),
  'cli/words/NAME.ts',
  'table/words/NAME.ts',
]

describe('a language is one line, a folder for each game, and a file for each part of the program', () => {
  test('with its line the compiler names the tables that miss it, and nothing else', () => {
    copy.edit('doors.ts', ['languages = { ', `languages = { echo: '${code}', `])
    const found = complaints()
    expect(filesOf(found)).toEqual([...tables.map(({ file }) => file), 'doors.ts'].sort())
    for (const { message } of found) expect(message).toMatch(/\b(echo|art)\b/)
  })

  test('with its catalogues, and a line for each in these tables, everything compiles', () => {
    for (const catalogue of catalogues)
      cpSync(copy.path(catalogue.replace('NAME', 'english')), copy.path(catalogue.replace('NAME', 'echo')), {
        recursive: true,
      })
    for (const file of ['ironwood/echo/words.ts', 'root/echo/index.ts', 'cli/words/echo.ts', 'table/words/echo.ts'])
      copy.edit(file, ["language: 'en'", `language: '${code}'`])
    copy.write('doors.ts', copy.read('doors.ts').replaceAll(/czech: (\d+)/g, 'czech: $1, echo: 1'))
    for (const { file, adds } of tables) {
      const imports = Object.entries(adds).map(([name, from]) => `import { english as ${name} } from '${from}'\n`)
      const { echo, echoWords } = { echoWords: undefined, ...adds }
      const entry = echo && echoWords ? '{ language: echo, words: echoWords }' : 'echo'
      copy.write(file, `${imports.join('')}${copy.read(file).replace(/\bpl: /, `${code}: ${entry}, pl: `)}`)
    }
    expect(complaints()).toEqual([])
  })

  test('the compiler names the words that it does not have', () => {
    const words = [
      ['ironwood/echo/leaving-out.ts', 'retreat'],
      ['root/echo/board.ts', 'openedPath'],
      ['cli/games/ironwood/words/echo.ts', 'forTwo'],
      ['cli/words/echo.ts', 'noLanguage'],
    ] as const
    const whole = words.map(([file]) => copy.read(file))
    for (const [file, name] of words) copy.edit(file, [`  ${name}:`, `  ${name}Not:`])
    const found = complaints()
    expect(filesOf(found)).toEqual(words.map(([file]) => file).sort())
    for (const [file, name] of words)
      expect(found.filter((each) => each.file === file).map(({ message }) => message)).toEqual(
        expect.arrayContaining([expect.stringContaining(name)]),
      )
    words.forEach(([file], index) => {
      copy.write(file, whole[index] ?? '')
    })
  })

  test('the program speaks it', async () => {
    await copy.compile()
    const { wordsFor } = await import(copy.compiled('cli/language.ts'))
    const { builtIn } = await import(copy.compiled('cli/games/index.ts'))
    expect(wordsFor(['--lang', code], '')).toMatchObject({ named: code, told: { language: code } })
    for (const name of gameNames) {
      const { game, options, question } = builtIn[name](code)
      const state = game.setup(options({ seed: 1, players: null, settings: {}, against: [] }))
      expect(question(game.view(state, game.toAct(state)))).toMatch(/^(Draw|Place|Where) /)
    }
  })
})

afterAll(copy.remove)

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A copy of the source with one file and one line more, and its words in English. */
const copy = resolve('report/keyword')
const words = (language: string, table: string): string => join(copy, 'src/ironwood', language, `${table}.ts`)
/** What a catalogue says of it, and the end of the line that begins the table. */
const told = [
  ['steps', 'Tellings<Step,', "  scatter: 'Scatter Fighters of one inner forest.',"],
  ['questions', 'Tellings<QuestionTask,', "  scatter: 'where Fighters scatter',"],
  ['actions', 'Tellings<ToldAction,', "  scatter: ({ at }) => ['Scatter the Fighters on ', at, '.'].join(''),"],
] as const
const keywords = join(copy, 'src/ironwood/rules/keywords')
const file = join(keywords, 'scatter.ts')
const scatter = readFileSync('test/ironwood/keyword/scatter.ts', 'utf8')

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  process.cwd(),
)

const languages = ['english', 'polish', 'czech']
let program: ts.Program | undefined

/** What the compiler says of these files of the copy. */
function complaints(...files: readonly string[]): string[] {
  program = ts.createProgram(
    [join(copy, 'src/ironwood/schema/index.ts'), file, ...languages.map((language) => words(language, 'index'))],
    { ...options, noEmit: true },
    undefined,
    program,
  )
  return files.flatMap((name) =>
    (program?.getSemanticDiagnostics(program.getSourceFile(name)) ?? []).map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' '),
    ),
  )
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  cpSync('src', join(copy, 'src'), { recursive: true })
  cpSync('package.json', join(copy, 'package.json'))
  writeFileSync(file, scatter)
  const list = join(keywords, 'list.ts')
  writeFileSync(list, `${readFileSync(list, 'utf8')}export { scatter } from './scatter'\n`)
  for (const [table, start, line] of told) {
    const catalogue = words('english', table)
    const [before, rest] = readFileSync(catalogue, 'utf8').split(`: ${start}`)
    writeFileSync(catalogue, `${before}: ${start}${rest?.replace('= {\n', `= {\n${line}\n`)}`)
  }
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
  // The files after this one run in the same process, and need its memory.
  program = undefined
})

describe('a new keyword is one file, one line, and its words in each language', () => {
  test('and everything compiles with it', () => {
    const rooms = ['schema/index', 'schema/step', 'rules/chapters', 'rules/notation', 'rules/check-steps', 'rules/task']
    rooms.push(...told.map(([table]) => `english/${table}`))
    expect(complaints(file, ...rooms.map((room) => join(copy, 'src/ironwood', `${room}.ts`)))).toEqual([])
  })

  test.each([
    ['the shape of its step', '      fields: { count: shape.some },\n      tasks', '      tasks', 'fields'],
    ['whose cards may have it', "      owner: 'woodwalkers',\n", '', 'owner'],
    ['what it puts on the agenda', / {6}tasks: \(_play.*\n/, '', 'tasks'],
    ['a part of its task', 'fields: { count: shape.some },\n      rule', 'fields: {},\n      rule', 'count'],
    ['a part of its action', "{ at: shape.forestId, pace: oneOf('walk', 'run') }", '{ at: shape.forestId }', 'pace'],
    ['a value of a part', "oneOf('walk', 'run')", "oneOf('walk', 'crawl')", 'crawl'],
  ])('the compiler names what is missing: %s', (_what, part, other, name) => {
    const broken = scatter.replace(part, other)
    expect(broken).not.toBe(scatter)
    writeFileSync(file, broken)
    expect(complaints(file).join(' ')).toContain(name)
    writeFileSync(file, scatter)
  })

  test.each(told)('the compiler names the words that are missing: %s', (table, _start, line) => {
    const catalogue = words('english', table)
    const whole = readFileSync(catalogue, 'utf8')
    writeFileSync(catalogue, whole.replace(`${line}\n`, ''))
    expect(complaints(catalogue).join(' ')).toContain('scatter')
    writeFileSync(catalogue, whole)
  })

  test.each(['polish', 'czech'])('the compiler names the words that another language still needs: %s', (language) => {
    for (const [table] of told) expect(complaints(words(language, table)).join(' ')).toContain('scatter')
  })

  test('cards, texts, notation and schemas know it', async () => {
    const { ironwood, ironwoodCards } = await import(join(copy, 'src/ironwood/rules/index.ts'))
    const { parseAction, parseCards } = await import(join(copy, 'src/ironwood/schema/index.ts'))
    const { tellAction } = await import(join(copy, 'src/ironwood/render/index.ts'))
    const withStep = (step: object): object[] =>
      Object.values<{ id: string }>(ironwoodCards).map((card) =>
        card.id === 'WW04' ? { ...card, steps: [step] } : card,
      )
    const cards = withStep({ do: 'scatter', count: 2 })
    expect(parseCards(cards)).toMatchObject({ ok: true })
    expect(parseCards(withStep({ do: 'scatter', count: 0 }))).toMatchObject({ ok: false })
    expect(() => ironwood.setup({ mode: 'duel', seed: 1, cards: withStep({ do: 'scatter' }) })).toThrow('count')
    expect(parseAction({ type: 'scatter', at: 'F3', pace: 'walk' })).toMatchObject({ ok: true })
    expect(ironwood.format(ironwood.parse('scatter F3 run'))).toBe('scatter F3 run')

    const state = ironwood.position({
      cards,
      turn: 'woodwalkers',
      forests: { F7: 3 },
      woodwalkers: { hand: ['WW04'] },
    })
    ironwood.step(state, { type: 'play', card: 'WW04' })
    const [first, last] = ironwood.legalActions(state)
    expect(ironwood.view(state, 'woodwalkers').toAct).toBe('woodwalkers')
    expect(first).toEqual({ type: 'scatter', at: 'F7', pace: 'walk' })
    expect([first, last].map((action) => tellAction(action, state))).toEqual([
      'Scatter the Fighters on F7.',
      'Leave this out.',
    ])
    expect(ironwood.refusal(state, { type: 'scatter', at: 'auria', pace: 'walk' })).toMatchObject({
      code: 'wrong-side',
    })
    ironwood.step(state, first)
    expect(state.forests.fighters.filter((count: number) => count > 0).length).toBeGreaterThan(2)
    expect(ironwood.check(state)).toEqual([])
  })
})

import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copiedSource, filesOf } from '../../copied-source'

/** A copy of the source with one file and one line more, and its words in English. */
const copy = copiedSource('keyword', 'ironwood')
const words = (language: string, table: string): string => `ironwood/${language}/${table}.ts`
/** What a catalogue says of it, and the end of the line that begins the table. */
const told = [
  ['steps', 'Tellings<Step,', "  scatter: 'Scatter Fighters of one inner forest.',"],
  ['questions', 'Tellings<QuestionTask,', "  scatter: 'where Fighters scatter',"],
  ['actions', 'Tellings<ToldAction,', "  scatter: ({ at }) => ['Scatter the Fighters on ', at, '.'].join(''),"],
] as const
const keywords = 'ironwood/rules/keywords'
const file = `${keywords}/scatter.ts`
const seats = 'ironwood/rules/asked.ts'
const seatLine = "  scatter: 'woodwalkers',\n"
const scatter = readFileSync('test/ironwood/keyword/scatter.ts', 'utf8')

const languages = ['english', 'polish', 'czech']

/** What the compiler says of the rules and the catalogues of the copy. */
const found = () =>
  copy.complaints('ironwood/schema/index.ts', file, ...languages.map((language) => words(language, 'index')))

/** What it says of these files. */
const complaints = (...files: readonly string[]): string[] =>
  found()
    .filter((each) => files.includes(each.file))
    .map(({ message }) => message)

beforeAll(() => {
  copy.write(file, scatter)
  copy.write(`${keywords}/list.ts`, `${copy.read(`${keywords}/list.ts`)}export { scatter } from './scatter'\n`)
  copy.write(seats, copy.read(seats).replace('asked = {\n', `asked = {\n${seatLine}`))
  for (const [table, start, line] of told) {
    const [before, rest] = copy.read(words('english', table)).split(`: ${start}`)
    copy.write(words('english', table), `${before}: ${start}${rest?.replace('= {\n', `= {\n${line}\n`)}`)
  }
})

afterAll(copy.remove)

describe('a new keyword is one file, one line, the seat that it asks, and its words in each language', () => {
  test('and everything compiles with it', () => {
    const rooms = [
      'schema/index',
      'schema/documents',
      'rules/chapters',
      'rules/notation',
      'rules/check-steps',
      'rules/task',
    ]
    rooms.push(...told.map(([table]) => `english/${table}`))
    expect(complaints(file, ...rooms.map((room) => `ironwood/${room}.ts`))).toEqual([])
  })

  test('the compiler names what is missing', () => {
    const missing = [
      ['the shape of its step', '      fields: { count: shape.some },\n      tasks', '      tasks', 'fields'],
      ['whose cards may have it', "      owner: 'woodwalkers',\n", '', 'owner'],
      ['what it puts on the agenda', / {6}tasks: \(_play.*\n/, '', 'tasks'],
      ['the law of its task', "      law: 'IW-KEY-09',\n", '', 'law'],
      ['a part of its task', 'fields: { count: shape.some },\n      law', 'fields: {},\n      law', 'count'],
      ['a part of its action', "{ at: shape.forestId, pace: oneOf('walk', 'run') }", '{ at: shape.forestId }', 'pace'],
      ['a value of a part', "oneOf('walk', 'run')", "oneOf('walk', 'crawl')", 'crawl'],
    ] as const
    const files = missing.map(([_what, part, other], index) => {
      const broken = scatter.replace(part, other)
      expect(broken).not.toBe(scatter)
      copy.write(`${keywords}/scatter-${index}.ts`, broken)
      return `${keywords}/scatter-${index}.ts`
    })
    const complaints = copy.complaints(...files)
    missing.forEach(([what, _part, _other, name], index) => {
      const messages = complaints.filter(({ file }) => file === files[index]).map(({ message }) => message)
      expect(messages.join(' '), what).toContain(name)
    })
    for (const each of files) rmSync(copy.path(each))
  })

  test('the compiler names the words that are missing, and the seat that its task asks', () => {
    const lines = told.map(([table, _start, line]) => ({ table: words('english', table), line: `${line}\n` }))
    const missing = [...lines, { table: seats, line: seatLine }].map((each) => ({
      ...each,
      whole: copy.read(each.table),
    }))
    for (const { table, line } of missing) copy.edit(table, [line, ''])
    const complaints = found()
    for (const { table, whole } of missing) {
      const messages = complaints.filter(({ file }) => file === table).map(({ message }) => message)
      expect(messages.join(' '), table).toContain('scatter')
      copy.write(table, whole)
    }
  })

  test('the compiler names the words that the other languages still need', () => {
    const missing = found().filter(({ message }) => message.includes('scatter'))
    const tables = ['polish', 'czech'].flatMap((language) => told.map(([table]) => words(language, table)))
    expect(filesOf(missing)).toEqual(tables.sort())
  })

  test('cards, texts, notation and schemas know it', async () => {
    await copy.compile()
    const { ironwood, ironwoodCards } = await import(copy.compiled('ironwood/rules/index.ts'))
    const { parseAction, parseCards } = await import(copy.compiled('ironwood/schema/index.ts'))
    const { tellAction } = await import(copy.compiled('ironwood/render/index.ts'))
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

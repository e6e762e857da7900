import { cpSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root as game } from '../../../src/root'
import { rootEncoding } from '../../../src/root/encode'
import { checkGame } from '../../../src/testing'
import { copiedSource, filesOf } from '../../copied-source'

/** A copy of the source, to which a faction of no rulebook is added. */
const copy = copiedSource('faction', 'root')
const doors = ['rules', 'schema', 'render', 'bots', 'encode', 'english', 'polish', 'czech']

/** The files of the game of which the compiler complains. */
const complaints = (): string[] => filesOf(copy.complaints(...doors.map((door) => `root/${door}/index.ts`)))

const edit: typeof copy.edit = (file, ...changes) => copy.edit(`root/${file}`, ...changes)

/** What the Otters decide, as a question that needs no other words. */
const polishWhere = ', gdzie zacząć'

/** A line more in each table of factions. */
function addLines(): void {
  const line = '  cult,\n'
  const rules = 'rules/factions'
  const adding = (what: string, from: string): readonly [string, string] => [
    'import ',
    `import { ${what} } from '${from}'\nimport `,
  ]
  edit(`${rules}/facts.ts`, adding('ottersFacts', './otters/facts'), [
    'cult: cultFacts,',
    'cult: cultFacts,\n  otters: ottersFacts,',
  ])
  edit(`${rules}/boards.ts`, adding('type OttersBoard', './otters/board'), [
    'cult: CultBoard',
    'cult: CultBoard\n  readonly otters: OttersBoard',
  ])
  edit(`${rules}/rules.ts`, adding('otters', './otters/rules'), ['  cult,\n', '  cult,\n  otters,\n'])
  edit(`${rules}/chapters.ts`, adding('ottersChapters', './otters/chapters'), [
    '...cultChapters,',
    '...cultChapters,\n  ...ottersChapters,',
  ])
  edit('rules/refusals/asks.ts', adding('ottersAsks', '../factions/otters/asks'), [
    '...cultAsks,',
    '...cultAsks,\n  ...ottersAsks,',
  ])
  edit('words/factions/index.ts', [line, `${line}  otters: { tracks: () => [], lines: () => [] },\n`])
  edit('render/factions/index.ts', [line, `${line}  otters: { pieces: () => [] },\n`])
  // Its block comes after all others.
  edit('encode/factions/index.ts', adding('otters', './otters'), ['\n}\n\n/** Each', '\n  otters,\n}\n\n/** Each'])
  edit('bots/minds.ts', [line, `${line}  otters: { wish: () => null, assets: (_sight, _board, cards) => cards },\n`])
  edit(
    'render/palette.ts',
    ["  fox: ['#8c1d3f'", "  otters: ['#0e6b6b', '#0e6b6b'],\n  fox: ['#8c1d3f'"],
    ['vagabond2: colours.vagabond2Pale,', 'vagabond2: colours.vagabond2Pale,\n  otters: colours.mousePale,'],
    ['vagabond2: colours.vagabond2Dark,', 'vagabond2: colours.vagabond2Dark,\n  otters: colours.otters,'],
  )
  edit(
    'render/shapes.ts',
    ["  vagabond2: 'W',", "  vagabond2: 'W',\n  otters: 'O',"],
    ["  vagabond2: 'M-7", "  otters: 'M-9,-9 H9 V9 H-9 Z',\n  vagabond2: 'M-7"],
  )
  edit(
    'english/names.ts',
    ["vagabond2: 'Second Vagabond',", "vagabond2: 'Second Vagabond',\n  otters: 'Otters',"],
    ["vagabond2: 'the second Vagabond',", "vagabond2: 'the second Vagabond',\n  otters: 'the Otters',"],
  )
  const forms = "{ who: 'Wydry', whose: 'Wydr', toWhom: 'Wydrom', whom: 'Wydry', withWhom: 'Wydrami' }"
  for (const [language, title, where] of [
    ['polish', 'Drugi Włóczęga', polishWhere],
    ['czech', 'Druhý Tulák', ', kde začít'],
  ]) {
    edit(
      `${language}/names.ts`,
      ['  vagabond2: {', `  otters: ${forms},\n  vagabond2: {`],
      [`vagabond2: '${title}',`, `vagabond2: '${title}',\n  otters: 'Wydry',`],
    )
    edit(`${language}/asks.ts`, [
      '...vagabond.asks,',
      `...vagabond.asks,\n  'otters-start': '${where}',\n  visit: '${where}',`,
    ])
  }
}

afterAll(copy.remove)

describe('a faction is one folder, and a line in each table of factions', () => {
  test('with its name in the vocabulary the compiler complains in the tables, and nowhere else', () => {
    edit('rules/vocabulary.ts', ['\n] as const\n\n/**\n * A faction', "\n  'otters',\n] as const\n\n/**\n * A faction"])
    expect(complaints()).toEqual([
      'root/bots/minds.ts',
      'root/czech/names.ts',
      'root/encode/factions/index.ts',
      'root/english/names.ts',
      'root/polish/names.ts',
      'root/render/factions/index.ts',
      'root/render/palette.ts',
      'root/render/shapes.ts',
      'root/rules/factions/facts.ts',
      'root/rules/factions/rules.ts',
      'root/words/factions/index.ts',
    ])
  })

  test('with its folder and these lines everything compiles', () => {
    cpSync('test/root/faction/otters', copy.path('root/rules/factions/otters'), { recursive: true })
    renameSync(copy.path('root/rules/factions/otters/encoded.ts'), copy.path('root/encode/factions/otters.ts'))
    addLines()
    expect(complaints()).toEqual([])
  })

  test('its questions are missed by the words of each language, and its tasks by its block of the encoding', () => {
    edit('polish/asks.ts', [`\n  visit: '${polishWhere}',`, ''])
    edit('encode/factions/otters.ts', ["'visit', ", ''])
    // What is made of the table of questions lacks it too.
    expect(complaints()).toEqual([
      'root/encode/factions/otters.ts',
      'root/polish/asks.ts',
      'root/polish/index.ts',
      'root/polish/refusals.ts',
    ])
    const start = `'otters-start': '${polishWhere}',`
    edit('polish/asks.ts', [start, `${start}\n  visit: '${polishWhere}',`])
    edit('encode/factions/otters.ts', ["['otters-start'", "['visit', 'otters-start'"])
  })

  test('it is played by the laws that every game keeps', async () => {
    await copy.compile()
    const { root: larger } = await import(copy.compiled('root/rules/index.ts'))
    cpSync('test/root/redeal.ts', join(copy.folder, 'test/root/redeal.ts'))
    const { redeal } = await import(join(copy.folder, 'test/root/redeal.ts'))
    const factions = ['otters', 'eyrie', 'alliance', 'vagabond']
    const { check } = larger
    const report = checkGame(larger, {
      options: (seed: number) => ({ seed, factions }),
      games: 2,
      maxActions: 250,
      every: 20,
      check,
      redeal,
    })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(400)
  })

  describe('what was kept before it was added', () => {
    const kept = (what: string): string => readFileSync(`test/golden/saved/root-0.1.0-${what}.json`, 'utf8')
    const withOtters = async () => ({
      ...(await import(copy.compiled('root/rules/index.ts'))),
      ...(await import(copy.compiled('root/encode/index.ts'))),
      ...(await import(copy.compiled('core/index.ts'))),
      ...(await import(copy.compiled('table/index.ts'))),
    })

    test('a record and a saved table load', async () => {
      const { root: larger, loadRecord, createTable } = await withOtters()
      const loaded = loadRecord(larger, kept('record'))
      expect(loaded.problems ?? []).toEqual([])
      expect(loaded.record.actions).toHaveLength(300)
      const saved = JSON.parse(kept('table'))
      const table = createTable(larger, { saved })
      expect(table.saved()).toEqual(saved)
      expect(table.record().actions).toEqual(loaded.record.actions)
    })

    test('a model for the four factions is given the same numbers, and answers with the same actions', async () => {
      const { root: larger, rootEncoding: encoding, loadRecord, replay } = await withOtters()
      const { record } = loadRecord(larger, kept('record'))
      expect(encoding.blocks).toContain('otters')
      // The pool of the draft names every faction, so the block of the advanced setup grows with each.
      const blocks = rootEncoding.blocks.filter((block) => block !== 'advanced')
      const before = rootEncoding.limitedTo(blocks)
      const limited = encoding.limitedTo(blocks)
      expect(limited.id).toBe(before.id)
      expect(limited.channels).toEqual(before.channels)
      for (const count of [0, 40, 100, 170, 240, 300]) {
        const state = replay(larger, record, count)
        for (const seat of state.seats) {
          const numbers = before.observe(game.view(state, seat), seat)
          expect(limited.observe(larger.view(state, seat), seat)).toEqual(numbers)
        }
      }
      const actions = Array.from({ length: before.bounds.actions }, (_, index) => before.actionAt(index))
      expect(actions.map(limited.indexOf)).toEqual(actions.map((_, index) => index))
    })

    test('that model is refused for a game with the new faction, and for a draft that may bring it', async () => {
      const { root: larger, rootEncoding: encoding } = await withOtters()
      const limited = encoding.limitedTo(rootEncoding.blocks)
      for (const factions of [['otters', 'eyrie'], 'draft']) {
        const view = larger.view(larger.setup({ seed: 1, players: 2, factions }), 'p1')
        expect(() => limited.observe(view, 'p1')).toThrow(expect.objectContaining({ code: 'BLOCK_NOT_ENCODED' }))
        expect(encoding.observe(view, 'p1')).toHaveLength(encoding.size)
      }
    })
  })
})

import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Seat, State, Task } from '../../../src/root'
import { checkGame } from '../../../src/testing'
import { copiedSource, filesOf } from '../../copied-source'

/** A copy of the source, to which a hireling of no rulebook is added. */
const copy = copiedSource('hireling', 'root')
const doors = ['rules', 'schema', 'render', 'bots', 'encode', 'english', 'polish', 'czech']
const complaints = (): string[] => filesOf(copy.complaints(...doors.map((door) => `root/${door}/index.ts`)))
const edit: typeof copy.edit = (file, ...changes) => copy.edit(`root/${file}`, ...changes)
const adding = (name: string, from: string): readonly [string, string] => [
  'import ',
  `import { ${name} } from '${from}'\nimport `,
]

/** A line in each table of hirelings, and of names. */
function addLines(): void {
  edit('rules/hirelings/facts.ts', adding('hedgehogFacts', './hedgehogs/facts'), [
    'hirelingFacts = {',
    'hirelingFacts = {\n  hedgehogs: hedgehogFacts,',
  ])
  edit('rules/hirelings/rules.ts', adding('hedgehogs', './hedgehogs/rules'), [
    ': Hirelings = {',
    ': Hirelings = {\n  hedgehogs,',
  ])
  edit('render/hireling-signs.ts', ["\n  'forest-patrol'", "\n  hedgehogs: 'He',\n  'forest-patrol'"])
  edit('english/hireling-names.ts', ["\n  'forest-patrol'", "\n  hedgehogs: 'the Hedgehogs',\n  'forest-patrol'"])
  for (const language of ['english', 'polish', 'czech'])
    edit(`${language}/hirelings.ts`, ["\n  'forest-patrol'", "\n  hedgehogs: {},\n  'forest-patrol'"])
  const forms = "{ who: 'Jeże', whose: 'Jeży', toWhom: 'Jeżom', whom: 'Jeże', withWhom: 'Jeżami', many: true }"
  for (const language of ['polish', 'czech'])
    edit(`${language}/hireling-names.ts`, ["\n  'forest-patrol'", `\n  hedgehogs: ${forms},\n  'forest-patrol'`])
}

afterAll(copy.remove)

describe('a hireling is one folder, and a line in each table of hirelings', () => {
  test('with its name in the vocabulary the compiler complains in the tables, and nowhere else', () => {
    edit('rules/vocabulary.ts', ['hirelings = [', "hirelings = [\n  'hedgehogs',"])
    expect(complaints()).toEqual([
      'root/czech/hireling-names.ts',
      'root/czech/hirelings.ts',
      'root/english/hireling-names.ts',
      'root/english/hirelings.ts',
      'root/polish/hireling-names.ts',
      'root/polish/hirelings.ts',
      'root/render/hireling-signs.ts',
      'root/rules/hirelings/facts.ts',
      'root/rules/hirelings/rules.ts',
    ])
  })
  test('with its folder and these lines everything compiles', () => {
    cpSync('test/root/hireling/hedgehogs', copy.path('root/rules/hirelings/hedgehogs'), { recursive: true })
    addLines()
    expect(complaints()).toEqual([])
  })
})

describe('pieces of nobody, lent to a player', () => {
  let table: typeof import('../table').table
  const factions = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const

  beforeAll(async () => {
    await copy.compile()
    for (const file of ['test/root/table.ts', 'test/scenes/watched.ts']) cpSync(file, join(copy.folder, file))
    ;({ table } = await import(join(copy.folder, 'test/root/table.ts')))
  })

  type Counts = Readonly<Partial<Record<'warrior' | 'workshop' | 'roost', number>>>

  /** This many of each kind in a clearing, and nothing elsewhere. */
  const standing = (at: number, counts: Counts) =>
    Object.fromEntries(
      (['warrior', 'workshop', 'roost'] as const).map((kind) => [
        kind,
        Array.from({ length: 13 }, (_, each) => (each === at ? (counts[kind] ?? 0) : 0)),
      ]),
    )

  /** Puts the Hedgehogs into a state of the copy. */
  const hire = (state: State, controller: Seat | null, at: number, counts: Counts): void => {
    const { warrior: warriors = 0 } = counts
    const hedgehogs = {
      hireling: 'hedgehogs',
      controller,
      markers: controller ? 1 : 0,
      isNew: false,
      supply: 4 - warriors,
      pieces: standing(at, counts),
    }
    Object.assign(state, { hirelings: [hedgehogs] })
  }

  const theirs = ({ state }: { readonly state: State }, kind: 'warrior' | 'workshop', at: number) =>
    state.hirelings[0]?.pieces[kind]?.[at]
  const score = ({ state }: { readonly state: State }, seat: Seat) => state.sides[seat]?.score

  test('ROOT-E.3.1a, ROOT-E.3.1b: who controls them rules by them; uncontrolled they are a rival', async () => {
    const { rulerOf } = await import(copy.compiled('root/rules/rule.ts'))
    const sides = { p1: { pieces: [['warrior', 6]] }, p2: { pieces: [['warrior', 6, 2]] } } as const
    const ruler = (controller: Seat | null, workshop: number): Seat | null =>
      rulerOf(
        table({
          factions: ['marquise', 'alliance'],
          sides,
          tasks: [],
          arrange: (state) => hire(state, controller, 6, { warrior: 1, workshop }),
        }),
        6,
      )
    expect([ruler('p1', 0), ruler('p1', 1), ruler('p2', 0)]).toEqual([null, 'p1', 'p2'])
    expect([ruler(null, 0), ruler(null, 1), ruler(null, 2)]).toEqual(['p2', null, null])
  })

  test('ROOT-E.3.2a, ROOT-E.3.2b: all but their controller may battle them, and score for their buildings', () => {
    const battle = (controller: Seat | null) =>
      table({
        factions,
        sides: { p1: { pieces: [['warrior', 6, 3]] }, p2: { pieces: [['roost', 6]] } },
        tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
        arrange: (state) => hire(state, controller, 6, { workshop: 1 }),
      })
    expect(battle(null).legal).toEqual(['battle-whom p2', 'battle-whom hedgehogs'])
    expect([battle('p1').state.sides.p2?.pieces.roost?.[6], theirs(battle('p1'), 'workshop', 6)]).toEqual([0, 1])
    const fought = battle('p3').play('battle-whom hedgehogs')
    expect([theirs(fought, 'workshop', 6), score(fought, 'p1')]).toEqual([0, 1])
  })

  test('ROOT-E.3.8, ROOT-1.1.3c: their controller decides on their losses, or the active seat if nobody controls them', () => {
    const attacked = (controller: Seat | null) =>
      table({
        factions,
        sides: { p1: { pieces: [['warrior', 6]] } },
        tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
        arrange: (state) => hire(state, controller, 6, { workshop: 2, roost: 1 }),
      })
    expect([attacked('p3').seat, attacked('p3').legal]).toEqual(['p3', ['lose workshop', 'lose roost']])
    expect(attacked(null).seat).toBe('p1')
  })

  /** What the Hedgehogs do, not what their controller's own pieces do. */
  const hedgehogs: object = { owner: 'hedgehogs' }
  const attack = (seat: Seat): Task => Object.assign({ do: 'battle', seat, suit: 'bird' } as const, hedgehogs)
  const march = (seat: Seat): Task =>
    Object.assign({ do: 'move', seat, suit: 'bird', optional: true, battle: false } as const, hedgehogs)

  test('ROOT-E.3.5a, ROOT-E.3.5b: they lay no ambush and foil none; a player may lay one against them', () => {
    const ambushes = { p1: ['ambush-fox'], p2: ['ambush-bird'] }
    const sides = {
      p1: { pieces: [['warrior', 6, 3]], hand: ambushes.p1 },
      p2: { hand: ambushes.p2, pieces: [['warrior', 7]] },
    } as const
    const arrange = (state: State): void => hire(state, 'p2', 6, { warrior: 3 })
    const against = table({ factions, sides, arrange, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
    expect([against.state.battle, against.state.sides.p2?.hand]).toEqual([null, ambushes.p2])
    const by = table({ factions, sides, arrange, active: 'p2', tasks: [attack('p2')] })
    expect([by.seat, by.legal]).toEqual(['p1', ['ambush ambush-fox', 'ambush nothing']])
    const struck = by.play('ambush ambush-fox')
    expect(struck.state.sides.p2?.hand).toEqual(ambushes.p2)
    expect(theirs(struck, 'warrior', 6)).toBeLessThan(2)
  })

  test('ROOT-E.3.6a, ROOT-CARD-43: what they remove scores nothing, and what they lose goes onto Coffin Makers', () => {
    const sides = {
      p1: { pieces: [['workshop', 6]], crafted: ['coffin-makers'] },
      p3: { pieces: [['warrior', 6, 3]] },
    } as const
    const arrange = (state: State): void => hire(state, 'p2', 6, { warrior: 1 })
    const deck = 'exiles'
    const by = table({ factions, deck, sides, arrange, active: 'p2', tasks: [attack('p2')] }).play('battle-whom p1')
    expect([by.state.sides.p1?.pieces.workshop?.[6], score(by, 'p2')]).toEqual([0, 0])
    const tasks: Task[] = [{ do: 'battle', seat: 'p3', suit: 'bird' }]
    const against = table({ factions, deck, sides, arrange, active: 'p3', tasks }).play('battle-whom hedgehogs')
    const hits = 1 - (theirs(against, 'warrior', 6) ?? 0)
    expect([against.state.hirelings[0]?.supply, against.state.coffin]).toEqual([3, { hedgehogs: hits }])
    expect(hits).toBe(1)
  })

  test('ROOT-E.3.4b, ROOT-E.3.7a: they move by the rule of their controller, who owes Outrage for it', () => {
    const sides = {
      p1: { pieces: [['warrior', 6, 3]], hand: ['anvil'] },
      p3: { pieces: [['sympathy', 6]] },
    } as const
    const start = (controller: Seat | null) =>
      table({
        factions,
        sides,
        tasks: [march('p1')],
        arrange: (state) => hire(state, controller, 2, { warrior: 2 }),
      })
    const moved = start('p1').play('move-from 2', 'move-to 6', 'move-count 2')
    expect([theirs(moved, 'warrior', 6), moved.state.agenda.at(-1)?.do]).toEqual([2, 'outrage-card'])
    expect(start(null).legal).not.toContain('move-from 2')
  })

  test('ROOT-12.2.2b: they are not placed in the Burrow, not even for the Duchy', async () => {
    const { canPlace } = await import(copy.compiled('root/rules/rule.ts'))
    const { playOn } = await import(copy.compiled('root/rules/play-on.ts'))
    const lent = table({
      factions: ['duchy', 'eyrie'],
      tasks: [],
      arrange: (state) => hire(state, 'p1', 6, { warrior: 2 }),
    })
    const play = playOn(lent.state)
    expect([0, 6].map((at) => canPlace(play, 'hedgehogs', at))).toEqual([false, true])
    expect(canPlace(play, 'p1', 0)).toBe(true)
  })

  test('games with them keep every law of games', async () => {
    const { root: larger } = await import(copy.compiled('root/rules/index.ts'))
    cpSync('test/root/redeal.ts', join(copy.folder, 'test/root/redeal.ts'))
    const { redeal } = await import(join(copy.folder, 'test/root/redeal.ts'))
    const controllers = [null, 'p1', 'p3'] as const
    const game = {
      ...larger,
      setup(options: { readonly seed: number }) {
        const state = larger.clone(larger.setup(options))
        hire(state, controllers[options.seed % 3] ?? null, 1 + (options.seed % 12), { warrior: 3 })
        return state
      },
    }
    const report = checkGame(game, {
      options: (seed: number) => ({ seed, factions }),
      games: 3,
      maxActions: 200,
      every: 20,
      check: larger.check,
      redeal,
    })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(500)
  })
})

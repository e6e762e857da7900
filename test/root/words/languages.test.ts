import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { type Action as RootAction, root } from '../../../src/root'
import { czech } from '../../../src/root/czech'
import * as czechForms from '../../../src/root/czech/forms'
import { english } from '../../../src/root/english'
import { polish } from '../../../src/root/polish'
import * as polishForms from '../../../src/root/polish/forms'
import { renderText } from '../../../src/root/render'
import { allCards } from '../../../src/root/rules/cards'
import type { Task } from '../../../src/root/rules/chapters'
import { questCards } from '../../../src/root/rules/data/quests'
import type { HirelingTask } from '../../../src/root/rules/hirelings/steps'
import { refusalWords, type Why } from '../../../src/root/rules/refusals/words'
import { characters, type Faction, factions, leaders, ministers } from '../../../src/root/rules/vocabulary'
import { type RootLanguage, rootLanguage } from '../../../src/root/words/language'
import { moments, viewersOf } from '../render/positions'

const others = { polish, czech }
/** What no sentence may hold; zero is not spoken as a number. */
const nonsense = /undefined|null|NaN|\[object| {2}|\(\)| [.,:;]|\.\.|,,|\?\.|(?<![\d+,-])0 \p{L}/u

const sentence = /^(\p{Lu}|p\d)[^\n]*[.!?]$/u

/** How a sentence begins that tells the seat what it decides, and asks it nothing. */
const statement = /^(You decide|Decydujesz|Rozhoduješ|On|Whether|O|Zda) /u

function isTold(told: string, inEnglish: string): void {
  // There are very many, and to ask about each takes longer than to look.
  if (sentence.test(told) && !nonsense.test(told) && told !== inEnglish) return
  expect(told).toMatch(sentence)
  expect(told).not.toMatch(nonsense)
  expect(told).not.toBe(inEnglish)
}

describe.each(Object.entries(others))('%s', (_name, language) => {
  test('every action and every question of random games is told, and no two actions alike', () => {
    for (const { state } of moments(5)) {
      const legal = root.legalActions(state)
      const told = legal.map((action) => language.action(action, state))
      for (const [index, action] of legal.entries()) isTold(told[index] ?? '', english.action(action, state))
      if (new Set(told).size < told.length) expect.fail(`Two are alike: ${told.join(' ')}`)
      isTold(language.question(state), english.question(state))
      for (const viewer of viewersOf(state)) {
        const view = root.view(state, viewer)
        const [told, inEnglish] = [language.question(view), english.question(view)]
        isTold(told, inEnglish)
        if (viewer !== view.toAct) expect(told).toMatch(/[.]$/)
        else for (const asked of [told, inEnglish]) if (statement.test(asked)) expect(asked).not.toMatch(statement)
      }
    }
  })

  test('every event of random games is told, to every viewer', () => {
    for (const { state, events } of moments(50))
      for (const event of events) {
        for (const viewer of viewersOf(state)) {
          const seen = root.redact(event, viewer)
          if (seen) isTold(language.event(seen, state), english.event(seen, state))
        }
        isTold(language.event(event), english.event(event))
      }
  })

  test('every card, quest, leader, character and minister is explained, and nothing else', () => {
    for (const { id } of [...allCards, ...questCards]) isTold(language.explain(id) ?? '', english.explain(id) ?? '')
    for (const id of [...leaders, ...characters, ...ministers])
      isTold(language.explain(id) ?? '', english.explain(id) ?? '')
    expect(language.explain('toString')).toBeNull()
  })

  test('a position as text has no English in it, and its labels have room', () => {
    const labels = new Set(Object.values(english.words.board.labels).filter((label) => label.length > 4))
    for (const { state } of moments(200))
      for (const width of [44, 80]) {
        const text = renderText(root.view(state, 'p1'), { language, width })
        expect(text).not.toMatch(/undefined|null|NaN|\[object/)
        const lines = text.split('\n')
        expect(lines.filter((line) => line.length > width)).toEqual([])
        expect(lines.filter((line) => labels.has(line.slice(0, 13).trim()))).toEqual([])
      }
  })

  test('every refusal is told from its code and parameters', () => {
    for (const reason of Object.keys(refusalWords)) {
      const refusal = refused(reason)
      const inEnglish = english.refusal({ ...refusal, message: '' })
      expect(inEnglish).not.toBe('')
      isTold(language.refusal(refusal), inEnglish)
      for (const faction of [
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
      ] as const)
        isTold(language.refusal(refusal, seated(faction)), inEnglish)
    }
    const ids = { action: 'activate-dominance', seat: 'p1', task: 'craft', act: 'fly', known: ['day-labor'] }
    for (const [code, why] of [['wrong-moment'], ['no-such-act', 'vagabond']] as const) {
      const parameters = { ...ids, ...(why && { why }) }
      expect(language.refusal({ code, message: '?', parameters })).not.toMatch(/\?|activate-dominance|craft|day-labor/)
    }
    expect(language.refusal({ code: 'table-closed', message: 'The table is closed.' })).toBe('The table is closed.')
  })
})

/** A refusal with all that any sentence may speak of. */
function refused(reason: string) {
  const [code = reason, why] = reason.split('.')
  const listed: readonly string[] = ['activated-already', 'cannot-pay', 'cannot-invest'] satisfies Why[]
  const parameters = {
    ...(why === undefined ? {} : { why }),
    ...{ seat: 'p1', other: 'p2', at: 5, from: 3, to: 7, card: 'anvil', suit: 'fox', own: 'rabbit', item: 'torch' },
    ...{ missing: 'boot', first: 'tea', second: 'coins', piece: 'sawmill', count: 2, effect: 'cobbler', path: 1 },
    ...{ moment: 'birdsong', score: 4, needed: 10, dominance: 'dominance-fox', paid: 'sword', quest: 'errand-fox' },
    ...{ forest: 'a1', ready: 1, only: 'attacker', side: 'defender', act: 'battle', known: ['move', 'battle'] },
    ...{ task: 'move', action: 'march', wood: 5, wanted: 2, held: 1, state: 'damaged', face: 'up' },
    ...{ service: 'riverboats', price: 3, funds: 2, owner: 'p2', faction: 'cult' },
    ...{
      conspiracy: 'convert',
      minister: 'mayor',
      rank: 'noble',
      most: 4,
      found: 1,
      plot: 'bomb',
      mood: 'bitter',
      relic: 'tablet-2',
      hireling: 'the-exile',
      landmark: 'lost-city',
    },
    ...{ character: 'ronin', leader: 'despot', column: 'move', cost: listed.includes(reason) ? ['fox', 'any'] : 2 },
  }
  return { code, message: 'The message of the rules.', parameters }
}

const seated = (faction: Faction) =>
  root.setup({ seed: 1, factions: [faction, faction === 'marquise' ? 'eyrie' : 'marquise'] })

test('the rules say what the English catalogue says', () => {
  const state = seated('marquise')
  for (const action of [root.parse('done'), root.parse('move-from 3'), root.parse('craft anvil')]) {
    const refusal = root.refusal(state, action)
    if (!refusal) throw new Error('It is refused.')
    expect(english.refusal({ ...refusal, message: '' }, state)).toBe(refusal.message)
    expect(new Set([english, polish, czech].map((language) => language.refusal(refusal, state))).size).toBe(3)
  }
})

test('what the core refuses is told too', () => {
  const state = seated('marquise')
  const refusal = root.refusal(state, root.parse('done'), 'p2')
  if (!refusal) throw new Error('It is refused.')
  const bare = { ...refusal, message: '' }
  expect([english, polish, czech].map((language) => language.refusal(bare))).toEqual([
    refusal.message,
    'To nie twoja tura.',
    'Nejsi na tahu.',
  ])
})

test('the seat that decides is asked, and others are told who decides', () => {
  const state = root.setup({ seed: 11, factions: ['marquise', 'eyrie'] })
  const asked = (language: RootLanguage, viewer: 'p1' | 'p2') => language.question(root.view(state, viewer))
  expect([english, polish, czech].map((language) => asked(language, 'p1'))).toEqual([
    'Where to put the keep?',
    'Gdzie postawić Twierdzę?',
    'Kde postavit tvrz?',
  ])
  expect(asked(polish, 'p2')).toBe('Markiza decyduje, gdzie postawić Twierdzę.')
  const { asksYou: _, ...position } = polish.words.position
  const older = rootLanguage({ ...polish.words, position })
  expect(asked(older, 'p1')).toBe(asked(polish, 'p2'))
})

test('zero and one are not counted where a speaker would not', () => {
  const hits = { type: 'hits', owner: 'p1', rolled: 0, extra: 0 } as const
  const placed = { type: 'placed', owner: 'p1', piece: 'recruiter', at: 3, count: 1 } as const
  const enemy = { type: 'relation', seat: 'p1', with: 'p2', space: -1 } as const
  expect([hits, placed, enemy].map((event) => polish.event(event))).toEqual([
    'p1 nie zadaje obrażeń.',
    'p1 rozmieszcza Koszary na polanie 3.',
    'p2 jest teraz Wrogiem p1.',
  ])
  expect([hits, placed, enemy].map((event) => czech.event(event))).toEqual([
    'p1 nezpůsobuje žádný zásah.',
    'p1 umisťuje na mýtinu 3 verbovnu.',
    'p2 je teď Nepřítelem p1.',
  ])
})

test('nouns agree with their counts, and verbs with factions in the plural', () => {
  const state = seated('eyrie')
  const kept = { type: 'hireling-kept', hireling: 'forest-patrol', change: 2 } as const
  const exhausted = { type: 'item', seat: 'p1', item: 'boot', how: 'exhausted' } as const
  expect([kept, exhausted].map((event) => polish.event(event, state))).toEqual([
    'Na kartę Leśnego Patrolu trafia 2 wojowników.',
    'Dynastie wyczerpują but.',
  ])
  expect([kept, exhausted].map((event) => czech.event(event, state))).toEqual([
    'Na kartu Lesní hlídky přicházejí 2 bojovníci.',
    'Rody vyčerpávají botu.',
  ])
})

test('an adjective stands in the case of its item', () => {
  const state = seated('vagabond')
  const damaged = { type: 'damage', item: 'torch', up: true } as const
  expect([polish, czech].map((language) => language.action(damaged, state))).toEqual([
    'Uszkodź pochodnię (odkrytą).',
    'Poškoď pochodeň (připravenou).',
  ])
})

test('what is still to be paid is all of it, with the suits that the Lost City may pay', () => {
  const state = seated('marquise')
  const pay = { do: 'pay', seat: 'p1', card: 'anvil', left: 1, owed: ['fox'] } as const
  const asked = { ...state, agenda: [...state.agenda, pay] }
  expect([english, polish, czech].map((language) => language.question(asked))).toEqual([
    'The Marquise decides which piece pays: Anvil (fox), 2 left.',
    'Markiza decyduje, który komponent aktywować: Kowadło (lis), zostały 2.',
    'Markýza rozhoduje, který komponent použít: Kovadlina (liška), zbývají 2.',
  ])
})

test.each(Object.entries(others))('what is lacking is not counted as zero in %s', (_name, language) => {
  const nothing = { score: 0, wood: 0, held: 0, ready: 0, funds: 0, found: 0, count: 0 }
  for (const reason of lacking) {
    const { parameters, ...refusal } = refused(reason)
    expect(language.refusal({ ...refusal, parameters: { ...parameters, ...nothing } })).not.toMatch(/\b0\b/)
  }
})

/** Refusals that tell how much there is of what is needed. */
const lacking = [
  'too-few-points',
  'not-enough-wood.site',
  'not-enough-wood.building',
  'not-enough-supporters',
  'no-item-ready.hammers',
  'too-few-funds',
  'cannot-invest',
  'too-dear.warriors',
  'too-dear.items',
  'too-few-cards',
  'too-few-warriors',
  'not-enough-acolytes',
] satisfies Why[]

test('English counts nothing as zero, and says what a count is of', () => {
  const state = root.setup({ seed: 1, factions: ['cult', 'duchy'] })
  const asked = (task: Extract<Task, { readonly do: 'conspiracy' | 'banker' }>) =>
    english.question(root.view({ ...state, agenda: [...state.agenda, task] }, task.seat))
  expect(asked({ do: 'conspiracy', seat: 'p1' })).toBe('Choose a conspiracy. No acolytes.')
  expect(asked({ do: 'banker', seat: 'p2', suit: 'fox', count: 2 })).toBe(
    'Which card to spend for a point? 2 points so far.',
  )
})

test('prepositions are spoken before every name', () => {
  for (const faction of factions) {
    if (faction === 'vagabond') continue
    const state = root.setup({ seed: 1, factions: ['vagabond', faction] })
    const relation = { type: 'relation', seat: 'p1', with: 'p2', space: 1 } as const
    const coalition = { type: 'coalition', seat: 'p1', partner: 'p2' } as const
    for (const event of [relation, coalition]) {
      expect(polish.event(event, state)).not.toMatch(/ z ([SŚ][^aeiouyóąęi ]|Ś)/)
      expect(czech.event(event, state)).not.toMatch(/ s [SŠZŽ]/)
    }
  }
  const keepers = root.setup({ seed: 1, factions: ['vagabond', 'keepers'] })
  const friendly = { type: 'relation', seat: 'p1', with: 'p2', space: 1 } as const
  expect([polish, czech].map((language) => language.event(friendly, keepers))).toEqual([
    'Relacja Włóczęgi ze Strażą to teraz „Przyjazny (1)”.',
    'Vztah Tuláka se Strážci je teď „Přátelství (1)“.',
  ])
  const unfit = { card: 'anvil', suit: 'rabbit', at: 5 } as const
  expect(czech.refusal({ code: 'wrong-suit', message: '', parameters: { why: 'match', ...unfit } })).toBe(
    'Karta Kovadlina (liška) se nehodí ke králičí mýtině 5.',
  )
  expect([1, 3, 4, 5, 6, 7, 8, 12, 15, 25].map((all) => czech.words.board.outOf(1, all))).toEqual([
    '1 z 1',
    '1 ze 3',
    '1 ze 4',
    '1 z 5',
    '1 ze 6',
    '1 ze 7',
    '1 z 8',
    '1 ze 12',
    '1 z 15',
    '1 z 25',
  ])
})

test('warriors that are left are counted as persons', () => {
  const state = root.setup({ seed: 1, factions: ['riverfolk', 'marquise'] })
  const start = { do: 'river-start', seat: 'p1', left: 4 } as const
  expect(polish.question(root.view({ ...state, agenda: [...state.agenda, start] }, 'p1'))).toBe(
    'Gdzie zaczyna wojownik? Zostało 4.',
  )
  expect([1, 2, 5].map((count) => polishForms.left(count, 'został', 'zostało'))).toEqual([
    'został 1',
    'zostało 2',
    'zostało 5',
  ])
})

test('titles stay in the nominative after a colon, and end a sentence with one mark', () => {
  const state = seated('marquise')
  const kept = { type: 'kept', seat: 'p1', cards: ['sappers', 'armorers'], for: ['p1'] } as const
  expect([polish, czech].map((language) => language.event(kept, state))).toEqual([
    'Markiza zatrzymuje: Saperzy (ptak), Płatnerze (ptak).',
    'Markýza si nechává: Ženisté (pták), Zbrojíři (pták).',
  ])
  const card = 'stand-and-deliver'
  for (const language of [english, polish, czech]) {
    const told = [
      language.action({ type: 'use', effect: card }, state),
      language.action({ type: 'sabotage', card }, state),
      language.event({ type: 'used', seat: 'p1', effect: card }, state),
    ]
    for (const each of told) expect(each).toMatch(/\p{L}\.$/u)
  }
})

test('the answer to where a hireling goes stands in the case of the question', () => {
  const state = seated('marquise')
  const told = (language: RootLanguage, hireling: HirelingTask['hireling'], step: string, action: RootAction) => {
    const task = { do: 'hireling', seat: 'p1', hireling, step } as HirelingTask
    return language.action(action, { ...state, agenda: [...state.agenda, task] })
  }
  const at = { type: 'hireling-at', at: 3 } as const
  const forest = { type: 'hireling-forest', forest: 'a1' } as const
  const asked = [
    ['forest-patrol', 'return', at],
    ['warm-sun-prophets', 'move-where', at],
    ['forest-patrol', 'battle', at],
    ['the-exile', 'roam', forest],
    ['the-exile', 'start', forest],
  ] as const
  const answers = (language: RootLanguage) =>
    asked.map(([hireling, step, action]) => told(language, hireling, step, action))
  expect(answers(polish)).toEqual([
    'Na polanę 3 (królik).',
    'Z polany 3 (królik).',
    'Na polanie 3 (królik).',
    'Do lasu a1.',
    'W lesie a1.',
  ])
  expect([
    ...answers(czech),
    told(czech, 'highway-bandits', 'post', { type: 'hireling-path', from: 3, to: 6 }),
  ]).toEqual([
    'Na mýtinu 3 (králík).',
    'Z mýtiny 3 (králík).',
    'Na mýtině 3 (králík).',
    'Do lesa a1.',
    'V lese a1.',
    'Na cestu mezi mýtinou 3 (králík) a mýtinou 6 (liška).',
  ])
  expect([english, polish, czech].map((each) => each.action({ type: 'hireling-count', count: 2 }, state))).toEqual([
    '2 warriors.',
    '2 wojowników.',
    '2 bojovníci.',
  ])
})

test.each([english, polish, czech])('no name is broken in a table of the map: $language', (language) => {
  const state = root.setup({ seed: 1, factions: ['riverfolk', 'duchy', 'corvid'] })
  const ruling = structuredClone(state)
  for (const seat of ruling.seats) {
    const warriors = ruling.sides[seat]?.pieces.warrior
    if (warriors) warriors.splice(3 + ruling.seats.indexOf(seat), 1, 15)
  }
  const text = renderText(ruling, { language, width: 80 })
  for (const seat of ruling.seats)
    expect(text).toMatch(new RegExp(`^ \\d \\S+ +${language.words.names.short(ruling, seat)} +\\d/\\d`, 'm'))
})

test('plural forms', () => {
  const counts = [0, 1, 2, 5, 12, 22, 25]
  expect(counts.map(polishForms.points)).toEqual([
    '0 punktów',
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '12 punktów',
    '22 punkty',
    '25 punktów',
  ])
  expect(counts.map(polishForms.warriors).slice(0, 4)).toEqual([
    '0 wojowników',
    '1 wojownika',
    '2 wojowników',
    '5 wojowników',
  ])
  expect(counts.map((count) => polishForms.left(count))).toEqual([
    'nic nie zostało',
    'został 1',
    'zostały 2',
    'zostało 5',
    'zostało 12',
    'zostały 22',
    'zostało 25',
  ])
  expect([1, 2, 5].map((count) => polishForms.left(count, 'została'))).toEqual(['została 1', 'zostały 2', 'zostało 5'])
  expect(counts.map(czechForms.points)).toEqual([
    '0 bodů',
    '1 bod',
    '2 body',
    '5 bodů',
    '12 bodů',
    '22 bodů',
    '25 bodů',
  ])
  expect(counts.map(czechForms.left).slice(0, 4)).toEqual(['nic nezbývá', 'zbývá 1', 'zbývají 2', 'zbývá 5'])
})

test.each([english, polish, czech])('a golden log: $language', async (language) => {
  await expect(logOf(language)).toMatchFileSnapshot(`../../golden/root/words/${language.language}.txt`)
})

/** The first two rounds of a random game: what is asked, what is chosen, and what happens. */
function logOf(language: RootLanguage): string {
  const random = createRandom(11, 'log')
  const state = root.setup({ seed: 11, deck: 'exiles', factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] })
  const lines: string[] = []
  while (state.round < 3) {
    const action = random.pick(root.legalActions(state))
    lines.push(`? ${language.question(state)}`, `> ${language.action(action, state)}`)
    const events: Parameters<typeof language.event>[0][] = []
    root.step(state, action, (event) => events.push(event))
    lines.push(...events.map((event) => `  ${language.event(event, state)}`))
  }
  const refusal = root.refusal(state, root.parse('building sawmill'))
  return [...lines, ...(refusal ? [language.refusal(refusal, state)] : []), '', renderText(state, { language })].join(
    '\n',
  )
}

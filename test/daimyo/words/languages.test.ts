import { describe, expect, test } from 'vitest'
import { daimyo } from '../../../src/daimyo'
import { czech } from '../../../src/daimyo/czech'
import { type DaimyoWords, daimyoLanguage, english } from '../../../src/daimyo/english'
import { polish } from '../../../src/daimyo/polish'
import { renderText } from '../../../src/daimyo/render'
import { daimyoBox } from '../../../src/daimyo/rules/box'
import type { SoloAct } from '../../../src/daimyo/rules/card'
import { refusalWords } from '../../../src/daimyo/rules/refusals/words'
import { clans } from '../../../src/daimyo/rules/vocabulary'
import { actsText, conditionText, stepsText } from '../../../src/daimyo/words/card-text'
import { moments } from './games'
import { rareStates } from './rare'

const others = [polish, czech]
const languages = [english, ...others]

const nonsense =
  /undefined|null|NaN|\[object| {2}|\(\)| [.,:;]|\.\.|,,|\b0\b|\b[A-Z]{2}\d|\b(blue|red|yellow|purple|green|black)-s?\d/

const isSentence = (told: string): boolean => /^\p{Lu}[^\n]*\.$/u.test(told) && !nonsense.test(told)

describe.each(languages)('$language', (language) => {
  test('every question, action and event of random games is a sentence', () => {
    const wrong = new Set<string>()
    const asked = new Set<string>()
    for (const { state, legal, events, seat } of moments(4)) {
      const view = daimyo.view(state, seat)
      asked.add(state.agenda.at(-1)?.do ?? '')
      const actions = legal.map((action) => language.action(action, view))
      const told = [
        language.question(view),
        language.question(daimyo.view(state, 'spectator')),
        ...actions,
        ...events.flatMap((event) => [language.event(event, view), language.event(event)]),
      ]
      for (const each of told) if (!isSentence(each)) wrong.add(each)
      if (new Set(actions).size < actions.length) wrong.add(`Alike: ${actions.join(' ')}`)
      for (const action of actions) if (action.length > 140) wrong.add(`Long: ${action}`)
    }
    expect([...wrong]).toEqual([])
    expect(Object.keys(language.words.asks).filter((kind) => !asked.has(kind))).toEqual([])
  })

  test('every card, tile, board and ability is explained, and nothing else', () => {
    const { heroes, goals, bonusTiles, villagers, boards, soloCards } = daimyoBox
    const ids = [heroes, goals, bonusTiles, villagers, boards, soloCards].flatMap((part) => Object.keys(part))
    const told = [...ids, ...clans].map((id) => language.explain(id) ?? '')
    expect(told.filter((each) => !isSentence(each))).toEqual([])
    expect(language.explain('toString')).toBeNull()
    const steps = Object.values(heroes).flatMap((hero) => stepsText(language.words, hero.steps))
    const asked = Object.values(goals).map(({ condition }) => conditionText(language.words, condition))
    expect([...steps, ...asked].filter((each) => !isSentence(each))).toEqual([])
    const acts = daimyoBox.empireAbility.map((row) => actsText(language.words, row.acts))
    expect(acts.filter((each) => each === '' || nonsense.test(each))).toEqual([])
  })

  test('every refusal is told from its code and parameters', () => {
    for (const reason of Object.keys(refusalWords)) {
      const told = language.refusal(refused(reason))
      expect(told, reason).toSatisfy(isSentence)
      expect(told).not.toBe('The message of the rules.')
      if (language !== english) expect(told).not.toBe(english.refusal(refused(reason)))
    }
    expect(language.refusal({ code: 'table-closed', message: 'The table is closed.' })).toBe('The table is closed.')
  })
})

/** A refusal with all that any sentence may speak of. */
function refused(reason: string) {
  const [code = reason, why] = reason.split('.')
  const parameters = {
    ...(why === undefined ? {} : { why }),
    ...{ action: 'hero', seat: 'nature', task: 'take-die', hero: 'HE07', count: 2, resource: 'gold', piece: 'tower' },
    ...{ short: 1, place: 'blue-1', island: 'red', tile: 'green-2', from: 'black', colour: 'red', value: 5 },
    ...{ space: 'relic', strength: 9, sum: 0, needed: 13, board: 'TF2', kind: 'farm', title: 'Ferry Clerk' },
  }
  return { code, message: 'The message of the rules.', parameters }
}

test('the one who decides reads an order, the others read who decides', () => {
  const state = daimyo.setup({ seed: 1, clans: ['nature', 'nomads'] })
  const asked = (viewer: 'nature' | 'nomads') =>
    languages.map((language) => language.question(daimyo.view(state, viewer)))
  expect(asked('nature')[0]).toBe('Place your first governor; your Seeker starts on the same island.')
  expect(asked('nomads')).toEqual([
    'Nature decides where a governor starts.',
    'Klan Natury decyduje, gdzie umieścić Zarządcę.',
    'Klan Přírody rozhoduje, kam umístit správce.',
  ])
})

test('the rules say what the English language says', () => {
  const refused = ['hero HE07', 'end', 'governor blue-1', 'take red-1 red', 'done'].map((text) => daimyo.parse(text))
  const state = daimyo.setup({ seed: 1, clans: ['nature', 'nomads'] })
  for (const at of [state, ...rareStates()])
    for (const action of refused) {
      const refusal = daimyo.refusal(at, action)
      if (refusal) expect(english.refusal({ ...refusal, message: '' }, at)).toBe(refusal.message)
    }
})

test('no language says what another one says', () => {
  for (const { state, legal, seat } of moments(40)) {
    const view = daimyo.view(state, seat)
    const told = [(language: typeof english) => language.question(view)]
    for (const action of legal) told.push((language) => language.action(action, view))
    for (const tell of told) expect(new Set(languages.map(tell)).size).toBe(3)
  }
})

test('counts take their forms, and nothing is counted as zero', () => {
  const told = ({ words }: typeof english, ...counts: number[]) =>
    counts
      .map((_count) => words.steps.draw)
      .map((draw, index) =>
        typeof draw === 'string' ? draw : draw({ do: 'draw', count: counts[index] ?? 1 }, { inline: () => '' }),
      )
  expect(told(polish, 1, 2, 5)).toEqual([
    'Dobierz 1 kartę Bohatera.',
    'Dobierz 2 karty Bohaterów.',
    'Dobierz 5 kart Bohaterów.',
  ])
  expect(told(czech, 1, 2, 5)).toEqual([
    'Dober si 1 kartu hrdiny.',
    'Dober si 2 karty hrdinů.',
    'Dober si 5 karet hrdinů.',
  ])
  expect(told(english, 1, 2)).toEqual(['Draw 1 hero.', 'Draw 2 heroes.'])
  for (const { words } of languages) expect(words.names.amounts({ rice: 0, gold: 2 })).toMatch(/^2 \p{L}+$/u)
})

test('what stands without a verb is in the nominative, and few persons are counted as many', () => {
  const [, inPolish, inCzech] = languages.map(
    ({ words }) =>
      (acts: readonly SoloAct[]) =>
        actsText(words, acts),
  )
  const acts: readonly SoloAct[] = [
    { do: 'farm', count: 1, on: ['blue', 'red'], advantage: true },
    { do: 'governor', count: 2 },
    { do: 'relic', count: 1 },
    { do: 'helmet' },
  ]
  expect(inPolish?.(acts)).toBe(
    '1 Techno-Farma na niebieskiej lub czerwonej wyspie, z przewagą; 2 Zarządców na dowolnej wyspie; 1 kafel; Potężny Hełm',
  )
  expect(inCzech?.(acts)).toBe(
    '1 technofarma na modrém nebo červeném ostrově, s výhodou; 2 správci na libovolném ostrově; 1 destička; Mocná helma',
  )
  expect(czech.words.names.amounts({ rice: 1, gold: 1 })).toBe('1 rýže a 1 zlaťák')
  expect(czech.words.picture.storage(2, 4)).toBe('Sklad 2 ze 4')
  const state = daimyo.setup({ seed: 1, clans: ['nature'] })
  const place = { do: 'empire-place', seat: 'nature', on: ['blue'], advantage: true, left: 2 } as const
  const asked = (piece: 'governor' | 'farm') =>
    polish.question(daimyo.view({ ...state, agenda: [{ ...place, on: [...place.on], piece }] }, 'nature'))
  expect([asked('governor'), asked('farm')]).toEqual([
    'Umieść Zarządcę Imperium na niebieskiej wyspie w sposób dający przewagę (zostało 2).',
    'Umieść Techno-Farmę Imperium na niebieskiej wyspie w sposób dający przewagę (zostały 2).',
  ])
})

test.each(languages)('one tile comes from one island, and an empty storage ends its line: $language', (language) => {
  const told = stepsText(language.words, [{ do: 'takeRelic', from: 'board', count: 1 }])
  expect(told).toEqual([
    { en: 'Take 1 tile from any island.', pl: 'Weź 1 kafel z dowolnej wyspy.' }[language.language] ??
      'Vezmi 1 destičku z libovolného ostrova.',
  ])
  const state = daimyo.setup({ seed: 1, clans: ['nature', 'nomads'] })
  expect(renderText(state, { language, width: 100 })).not.toMatch(/: ?$/m)
})

test('a hero of your own keeps its title in every language, and tells its own effect', () => {
  const { HE01 } = daimyoBox.heroes
  if (!HE01) throw new Error('There is a first hero.')
  const box = { heroes: { HE01: { ...HE01, title: 'Ox Driver', steps: [{ do: 'draw', count: 3 } as const] } } }
  const state = daimyo.setup({ seed: 1, clans: ['nature', 'nomads'], box })
  const event = { type: 'played', seat: 'nature', hero: 'HE01' } as const
  expect(languages.map((language) => language.event(event, state))).toEqual([
    'Nature plays Ox Driver.',
    'Klan Natury zagrywa kartę Ox Driver.',
    'Klan Přírody hraje kartu Ox Driver.',
  ])
  expect(polish.event(event)).toBe('Klan Natury zagrywa kartę Sierżantka Pól Ryżowych.')
  expect(english.explain('HE01', state)).toBe('Ox Driver, strength 3, cost 2. Draw 3 heroes.')
})

test('the explanation of an ability tells the sum of the box in play', () => {
  const box = { numbers: { ...daimyoBox.numbers, abilitySum: 11 } }
  const state = daimyo.setup({ seed: 1, clans: ['nature', 'nomads'], box })
  expect(languages.map((language) => language.explain('nature', state)?.match(/\d+/)?.[0])).toEqual(['11', '11', '11'])
  expect(languages.map((language) => language.explain('nature')?.match(/\d+/)?.[0])).toEqual(['13', '13', '13'])
})

test('a language of your own starts from another one', () => {
  const refusals: DaimyoWords['refusals'] = { ...english.words.refusals, 'not-your-turn': 'Wait!' }
  const ours = daimyoLanguage({ ...english.words, refusals })
  expect(ours.refusal({ code: 'not-your-turn', message: '' })).toBe('Wait!')
})

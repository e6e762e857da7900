import { createRandom } from 'totemforge'
import { type Event, type IronwoodReasons, ironwood, ironwoodCards } from 'totemforge/ironwood'
import { ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { czech } from 'totemforge/ironwood/czech'
import { english } from 'totemforge/ironwood/english'
import { type IronwoodLanguage, type IronwoodWords, polish } from 'totemforge/ironwood/polish'
import { renderSvg, renderText } from 'totemforge/ironwood/render'
import { describe, expect, test } from 'vitest'

const others = [polish, czech]
const languages = [english, ...others]

/** What no sentence may hold; zero is not spoken as a number. */
const hole =
  /undefined|\[object|NaN|=>|\$\{| {2}|^\s*$|\(\)| [.,]|\.\.|(?<![\d+,-])0 \p{L}|, (na předchozí|na poprzedniej)/u

/** What only the code and English call so: ids of actions, and icons. */
const raw = /\b(SHIELD|COMPASS|CRYSTALS|WARBAND|woodwalkers|ironclad|drill-step)\b|[a-z]-[a-z]+-[a-z]/

/** What is told in a game that is played at random, in each language: [kind, the sentence in each]. */
function* told(mode: 'duel' | 'ironbot' | 'woodenbot', seed: number): Generator<readonly [string, readonly string[]]> {
  const random = createRandom(`told ${seed}`)
  const bot = { duel: null, ironbot, woodenbot }[mode]
  const state = ironwood.setup({ mode, seed, level: mode === 'duel' ? undefined : 5 } as Parameters<
    typeof ironwood.setup
  >[0])
  for (let count = 0; count < 400 && !ironwood.outcome(state); count++) {
    const seat = ironwood.toAct(state)
    if (seat === null) break
    const view = ironwood.view(state, seat)
    const legal = ironwood.legalActions(state)
    const inEach = (tell: (language: IronwoodLanguage) => string): readonly string[] => languages.map(tell)
    yield ['question', inEach((language) => language.question(view))]
    for (const action of legal) yield [`action ${action.type}`, inEach((language) => language.action(action, view))]
    const botSeat = view.solo?.bot
    const explained = bot && seat === botSeat ? bot.explain({ view, legal }) : null
    if (explained) {
      expect(english.verdict(explained.verdict, view)).toBe(explained.text)
      yield ['verdict', inEach((language) => language.verdict(explained.verdict, view))]
    }
    const action = explained?.action ?? random.pick(legal)
    const events: Event[] = []
    ironwood.step(state, action, (event) => events.push(event))
    for (const event of events)
      for (const viewer of ['woodwalkers', 'ironclad', 'spectator'] as const) {
        const seen = ironwood.redact(event, viewer)
        if (seen) yield [`event ${event.type}`, inEach((language) => language.event(seen, view))]
      }
  }
  yield [
    'outcome',
    languages.map((language) => language.outcome({ winners: [], reason: '' }, ironwood.view(state, 'spectator'))),
  ]
}

describe('in random games every message has words in each language', () => {
  test.each(['duel', 'ironbot', 'woodenbot'] as const)('%s', (mode) => {
    const wrong = new Set<string>()
    for (let seed = 1; seed <= 3; seed++)
      for (const [kind, sentences] of told(mode, seed)) {
        const [first = '', ...rest] = sentences
        for (const sentence of sentences) if (hole.test(sentence)) wrong.add(`${kind}: ${sentence}`)
        for (const sentence of rest) {
          if (first === sentence) wrong.add(`${kind} is as in English: ${sentence}`)
          if (raw.test(sentence)) wrong.add(`${kind} has a raw id: ${sentence}`)
        }
      }
    expect([...wrong]).toEqual([])
  })
})

test('how many are left agrees with what is counted', () => {
  expect([1, 2, 5].map(polish.words.left)).toEqual(['jeszcze 1', 'jeszcze 2', 'jeszcze 5'])
  expect([1, 2, 5].map(czech.words.left)).toEqual(['zbývá 1', 'zbývají 2', 'zbývá 5'])
})

test('zero is not spoken as a number', () => {
  const said = (language: IronwoodLanguage): string[] => {
    const view = ironwood.view(ironwood.setup({ mode: 'duel', seed: 1 }), 'ironclad')
    return [
      language.action({ type: 'golems', count: 0 }, view),
      language.action({ type: 'draw', count: 0 }, view),
      language.event({ type: 'damage', seat: 'ironclad', count: 0 }),
      language.event({ type: 'markers', seat: 'ironclad', card: 'IC14', markers: 0 }),
      language.event({ type: 'unloaded', count: 0 }),
      language.event({ type: 'revealed', wagers: { woodwalkers: 'WW03', ironclad: null } }),
    ]
  }
  expect(said(polish)).toEqual([
    'Nie poruszaj Golemów.',
    'Nie dobieraj kart.',
    'Pancerny Klan nie zadaje Obrażeń.',
    'Pancerny Klan nie ma już znaczników na karcie IC14 Pobór za pół żołdu.',
    'Ładunek Wiertła jest pusty.',
    'Karty w Walce: WW03 Splądrowanie (1/1/0) kontra brak karty.',
  ])
  expect(said(czech)).toEqual([
    'Nepřesouvej golemy.',
    'Nedobírej si karty.',
    'Železné bratrstvo nezpůsobí žádné poškození.',
    'Železné bratrstvo už nemá na kartě IC14 Odvod za poloviční žold žádné označovací kostičky.',
    'Vrták je bez nákladu.',
    'Nasazené karty: WW03 Plenění (1/1/0) proti žádné kartě.',
  ])
})

describe('cards', () => {
  test.each(Object.values(ironwoodCards))('$id has words in each language', ({ id, text, title }) => {
    const [inEnglish, ...rest] = languages.map((language) => language.card(id))
    expect(inEnglish).toMatchObject({ title, text })
    for (const card of rest) {
      expect(card?.title).not.toBe(title)
      expect(card?.text).toHaveLength(text.length)
      for (const [index, line] of (card?.text ?? []).entries()) {
        expect(line).not.toMatch(hole)
        expect(line).not.toBe(text[index])
      }
    }
  })
})

describe('the words of a refusal come from its code and parameters alone', () => {
  const at = 'ferrum'
  const card = 'WW04'
  const unit = 'golem'
  const wanted = { seat: 'ironclad', types: ['play', 'rest'] } as const
  /** Every code, with every reason that has a sentence of its own. */
  const refused: { readonly [Code in keyof IronwoodReasons]: readonly IronwoodReasons[Code][] } = {
    'game-over': [{}],
    'not-your-turn': [{}],
    'not-readable': [{}],
    'unknown-action': [{}],
    'bot-plays-on': [{}],
    'no-candidate': [{}],
    'not-optional': [wanted],
    'wrong-phase': [{ ...wanted, type: 'move' }],
    'not-so-many': [
      { ...wanted, why: 'choice' },
      { why: 'move', unit },
      { why: 'hit', unit: 'fighter' },
    ],
    'unknown-location': [{ at: 'nowhere' }],
    'unknown-card': [{ card: 'nobody' }],
    'wrong-side': [
      { why: 'forest-wanted', at },
      { why: 'mountain-wanted', at: 'F1' },
      { why: 'border', from: at, to: at },
    ],
    'not-your-card': [
      { why: 'hand', card },
      { why: 'shown', card },
      { why: 'drawn', card },
    ],
    'not-a-base-card': [{ card }],
    'base-card': [
      { why: 'burn', card },
      { why: 'discard', card },
    ],
    'wrong-kind': [{ why: 'vision-wanted' }, { why: 'special-wanted' }],
    'not-in-play': [{ card }],
    'not-burned': [{ card }],
    'not-enough-crystals': [{ why: 'toll' }, { why: 'none' }],
    'no-special-wager': [{}],
    'not-adjacent': [
      { why: 'apart', from: 'F1', to: 'F9' },
      { why: 'vision', from: at, to: 'F1' },
      { why: 'ridge', from: at, to: 'auria' },
      { why: 'retreat', to: 'F1' },
    ],
    'outer-forest': [
      { why: 'battle', at: 'F1' },
      { why: 'totem', at: 'F1' },
    ],
    'no-warband': [{ at }],
    'not-ferrum': [{}],
    'wrong-place': [
      { why: 'attack-from', at: 'F3' },
      { why: 'attack-on', at: 'F3' },
      { why: 'recruit', at },
      { why: 'mark', at },
      { why: 'march' },
      { why: 'totem' },
    ],
    'no-target': [{ at }],
    'out-of-reach': [{ at, unit }],
    'nothing-to-move': [
      { why: 'fighter', at },
      { why: 'warband', at },
      { why: 'bait', at: 'F3' },
    ],
    'nothing-to-remove': [{ at }],
    'not-moved': [{ at }],
    'already-moved': [
      { why: 'fighters', at },
      { why: 'group', at },
      { why: 'units', at },
    ],
    held: [{ at }],
    closed: [{ at }],
    'totems-held': [{}],
    'no-totem': [
      { totem: 'full', at: 'F3' },
      { totem: 'fading', at: 'F3' },
    ],
    'mountain-controlled': [{ at }],
    'not-controlled': [
      { why: 'place', at },
      { why: 'forest', at: 'F1' },
    ],
    'foundation-not-allowed': [
      { why: 'not-outer', at },
      { why: 'not-controlled', at },
      { why: 'forge', at },
      { why: 'foundation', at },
    ],
    'no-foundation': [{ at }],
    'no-foundation-token': [{}],
    'supply-empty': [{ why: 'totem' }, { why: 'fighter' }],
    'no-vision-card': [{ at }],
  }

  test.each(Object.entries(refused))('%s', (code, reasons) => {
    const sentences = reasons.flatMap((parameters) =>
      languages.map((language) => language.refusal({ code, message: '?', parameters })),
    )
    for (const sentence of sentences) expect(sentence).not.toMatch(hole)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences).not.toContain('?')
  })

  test.each(others)('$language names no action by its id', (language) => {
    const parameters = { ...wanted, types: ['give-back', 'burn-count'], type: 'draw-vision', why: 'choice' }
    for (const code of ['not-optional', 'wrong-phase', 'not-so-many'])
      expect(language.refusal({ code, message: '?', parameters })).not.toMatch(/give-back|burn-count|draw-vision/)
  })

  test('the English one is the message of the rules', () => {
    const state = ironwood.setup({ mode: 'duel', seed: 1 })
    for (const text of ['rest', 'forfeit', 'play WW01', 'move F1 F9', 'attack F99 ferrum', 'bait ferrum F1']) {
      const refusal = ironwood.refusal(state, ironwood.parse(text))
      expect(refusal && english.refusal(refusal, ironwood.view(state, 'spectator'))).toBe(refusal?.message)
    }
  })
})

test('a catalogue that does not say something fails to compile', () => {
  const { build, ...few } = polish.words.steps
  // @ts-expect-error: the words of a step are missing
  const words: IronwoodWords = { ...polish.words, steps: few }
  // @ts-expect-error: there is no such refusal
  const refusals: IronwoodWords['refusals'] = { ...polish.words.refusals, 'no-such-code': 'Nie.' }
  expect([words, refusals, build]).toHaveLength(3)
})

test.each(['duel', 'ironbot', 'woodenbot'] as const)('the log of a short game: %s', async (mode) => {
  const lines: string[] = []
  for (const [kind, sentences] of told(mode, 1)) {
    if (lines.length > 400) break
    lines.push(kind, ...sentences.map((sentence) => `  ${sentence}`))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../golden/ironwood/languages-${mode}.txt`)
})

test.each(languages.map((language) => [language.language, language] as const))(
  'positions as text and as pictures: %s',
  (_, language) => {
    const view = ironwood.view(ironwood.setup({ mode: 'duel', seed: 7 }), 'woodwalkers')
    for (const width of [100, 44]) {
      const lines = renderText(view, { width, language }).split('\n')
      expect(lines.filter((line) => line.length > width || /undefined|\[object/.test(line))).toEqual([])
    }
    expect(renderSvg(view, { language })).not.toMatch(/undefined|\[object|NaN/)
  },
)

describe('forms by count', () => {
  const gain = (language: IronwoodLanguage, count: number): string =>
    language.event({ type: 'gained', seat: 'ironclad', count })
  test.each([
    [0, 'Pancerny Klan nie zyskuje Kryształów.', 'Železné bratrstvo nezíská krystaly.'],
    [1, 'Pancerny Klan zyskuje 1 Kryształ.', 'Železné bratrstvo získá 1 krystal.'],
    [2, 'Pancerny Klan zyskuje 2 Kryształy.', 'Železné bratrstvo získá 2 krystaly.'],
    [5, 'Pancerny Klan zyskuje 5 Kryształów.', 'Železné bratrstvo získá 5 krystalů.'],
    [12, 'Pancerny Klan zyskuje 12 Kryształów.', 'Železné bratrstvo získá 12 krystalů.'],
    [22, 'Pancerny Klan zyskuje 22 Kryształy.', 'Železné bratrstvo získá 22 krystalů.'],
    [25, 'Pancerny Klan zyskuje 25 Kryształów.', 'Železné bratrstvo získá 25 krystalů.'],
  ])('%i', (count, inPolish, inCzech) => {
    expect(others.map((language) => gain(language, count))).toEqual([inPolish, inCzech])
  })
})

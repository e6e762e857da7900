import { createRandom } from 'totemforge'
import { type Event, ironwood, ironwoodCards } from 'totemforge/ironwood'
import { ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { czech } from 'totemforge/ironwood/czech'
import { english } from 'totemforge/ironwood/english'
import { polish } from 'totemforge/ironwood/polish'
import { renderSvg, renderText } from 'totemforge/ironwood/render'
import { describe, expect, test } from 'vitest'
import type { IronwoodLanguage } from '../../../src/ironwood/words'

const others = [polish, czech]
const languages = [english, ...others]

/** What no sentence may hold. */
const hole = /undefined|\[object|NaN|=>|\$\{| {2}|^\s*$|\(\)| [.,]|\.\./

/** Letters that two languages may share: names, icons, numbers. */
const isAlike = (one: string, other: string): boolean => one === other

/** What is told in a game that is played at random, in each language: [kind, the sentence in each]. */
function* told(mode: 'duel' | 'ironbot' | 'woodenbot', seed: number): Generator<readonly [string, readonly string[]]> {
  const random = createRandom(`told ${seed}`)
  const bot = { duel: null, ironbot, woodenbot }[mode]
  let state = ironwood.setup({ mode, seed, level: mode === 'duel' ? undefined : 5 } as Parameters<typeof ironwood.setup>[0])
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
  state = ironwood.clone(state)
  yield ['outcome', languages.map((language) => language.outcome({ winners: [], reason: '' }, ironwood.view(state, 'spectator')))]
}

describe('in random games every message is told in each language', () => {
  test.each(['duel', 'ironbot', 'woodenbot'] as const)('%s', (mode) => {
    const wrong = new Set<string>()
    for (let seed = 1; seed <= 3; seed++)
      for (const [kind, sentences] of told(mode, seed)) {
        const [first = '', ...rest] = sentences
        for (const sentence of sentences) if (hole.test(sentence)) wrong.add(`${kind}: ${sentence}`)
        for (const sentence of rest) if (isAlike(first, sentence)) wrong.add(`${kind} is as in English: ${sentence}`)
        if (rest[0] === rest[1]) wrong.add(`${kind} is alike in Polish and Czech: ${rest[0]}`)
      }
    expect([...wrong]).toEqual([])
  })
})

describe('cards', () => {
  test.each(Object.values(ironwoodCards))('$id is told in each language', ({ id, text, title }) => {
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
  const gain = (language: IronwoodLanguage, count: number): string => language.event({ type: 'gained', seat: 'ironclad', count })
  test.each([
    [0, 'Pancerny Klan zyskuje 0 Kryształów.', 'Železné bratrstvo získá 0 krystalů.'],
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

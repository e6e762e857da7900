import { expect, test } from 'vitest'
import { daimyo } from '../../../src/daimyo'
import { czech } from '../../../src/daimyo/czech'
import { type DaimyoWords, daimyoLanguage, english } from '../../../src/daimyo/english'
import { polish } from '../../../src/daimyo/polish'
import { clanHeroes } from '../../../src/daimyo/rules/data/clan-heroes'
import { marketHeroes } from '../../../src/daimyo/rules/data/market-heroes'
import { stepsText } from '../../../src/daimyo/words/card-text'
import { moments } from './games'

const languages = [english, polish, czech]

const nonsense =
  /undefined|null|NaN|\[object| {2}|\(\)| [.,:;]|\.\.|,,|\b0\b|\b[A-Z]{2}\d|\b(blue|red|yellow|purple|green|black)-s?\d/

/** What is wrong with the sentences of one language. */
function wrongIn(told: readonly string[]): string[] {
  return told.filter((each) => !/^\p{Lu}[^\n]*\.$/u.test(each) || nonsense.test(each))
}

test.each(languages)('$language: every question, action and event of random games is a sentence', (language) => {
  const wrong = new Set<string>()
  for (const { state, legal, events, seat } of moments(3)) {
    const view = daimyo.view(state, seat)
    const actions = legal.map((action) => language.action(action, view))
    const told = [
      language.question(view),
      language.question(daimyo.view(state, 'spectator')),
      ...actions,
      ...events.map((event) => language.event(event, view)),
    ]
    for (const each of wrongIn(told)) wrong.add(each)
    if (new Set(actions).size < actions.length) wrong.add(`Alike: ${actions.join(' ')}`)
  }
  expect([...wrong]).toEqual([])
})

test.each(languages)('$language: each step of each card is a sentence', ({ words }) => {
  const told = [...marketHeroes, ...clanHeroes].flatMap(({ steps }) => stepsText(words, steps))
  expect(wrongIn(told)).toEqual([])
})

test('a language of your own starts from another one', () => {
  const refusals: DaimyoWords['refusals'] = { ...english.words.refusals, 'not-your-turn': 'Wait!' }
  const ours = daimyoLanguage({ ...english.words, refusals })
  expect(ours.refusal({ code: 'not-your-turn', message: '' })).toBe('Wait!')
})

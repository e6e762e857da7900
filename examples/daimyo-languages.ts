import { daimyo } from 'totemforge/daimyo'
import { czech } from 'totemforge/daimyo/czech'
import { english } from 'totemforge/daimyo/english'
import { type DaimyoLanguage, daimyoLanguage, polish } from 'totemforge/daimyo/polish'
import { renderText } from 'totemforge/daimyo/render'

const state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads'] })
const view = daimyo.view(state, 'nature')

// A language is a value: pass the language of the reader.
function tellAll(language: DaimyoLanguage): void {
  console.log(language.question(view))
  for (const action of daimyo.legalActions(state).slice(0, 2)) console.log(language.action(action, view))
  const refusal = daimyo.refusal(state, daimyo.parse('governor blue-9'), 'nature')
  if (refusal) console.log(language.refusal(refusal, view))
  console.log(language.explain('HE01'))
}
for (const language of [english, polish, czech]) tellAll(language)

// The position as text, in a language.
console.log(renderText(view, { language: polish, width: 60 }).split('\n').slice(0, 4).join('\n'))

// All messages are tables. Change some of them, and you have another language.
const ours = daimyoLanguage({ ...polish.words, title: 'Daimyo: Odrodzenie Imperium' })
console.log(ours.words.title)

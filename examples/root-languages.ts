import { root } from 'totemforge/root'
import { czech } from 'totemforge/root/czech'
import { english } from 'totemforge/root/english'
import { polish, type RootLanguage, rootLanguage } from 'totemforge/root/polish'
import { renderText } from 'totemforge/root/render'

const state = root.setup({ seed: 7, factions: ['marquise', 'eyrie'] })
const view = root.view(state, 'p1')

// A language is a value: pass the language of the reader.
function tellAll(language: RootLanguage): void {
  console.log(language.question(view))
  for (const action of root.legalActions(state)) console.log(language.action(action, view))
  const refusal = root.refusal(state, root.parse('start 9'), 'p1')
  if (refusal) console.log(language.refusal(refusal, view))
  console.log(language.explain('sappers'))
}
for (const language of [english, polish, czech]) tellAll(language)

// The position as text, in a language.
console.log(renderText(view, { language: polish, width: 60 }).split('\n').slice(0, 4).join('\n'))

// All messages are tables. Change some of them, and you have another language.
const ours = rootLanguage({ ...polish.words, asks: { ...polish.words.asks, keep: ', gdzie zamieszka' } })
console.log(ours.question(view))

import { ironwood } from 'totemforge/ironwood'
import { ironbot } from 'totemforge/ironwood/bots'
import { czech } from 'totemforge/ironwood/czech'
import { english } from 'totemforge/ironwood/english'
import { type IronwoodLanguage, ironwoodLanguage, polish } from 'totemforge/ironwood/polish'
import { renderText } from 'totemforge/ironwood/render'

const state = ironwood.setup({ mode: 'ironbot', seed: 7 })
const view = ironwood.view(state, 'woodwalkers')

// A language is a value: pass the language of the reader.
function tellAll(language: IronwoodLanguage): void {
  console.log(language.question(view))
  for (const action of ironwood.legalActions(state)) console.log(language.action(action, view))
  const refusal = ironwood.refusal(state, ironwood.parse('play WW04'), 'woodwalkers')
  if (refusal) console.log(language.refusal(refusal, view))
  const card = language.card('WW16')
  if (card) console.log([card.title, ...card.text].join('\n'))
}
for (const language of [english, polish, czech]) tellAll(language)

// A bot explains its choice as data; a language puts it into words.
while (ironwood.toAct(state) !== 'ironclad')
  ironwood.step(state, ironwood.legalActions(state)[0] ?? { type: 'forfeit' })
const turn = { view: ironwood.view(state, 'ironclad'), legal: ironwood.legalActions(state) }
console.log(czech.verdict(ironbot.explain(turn).verdict, turn.view))

// The position as text, in a language.
console.log(renderText(view, { language: polish, width: 60 }).split('\n').slice(0, 4).join('\n'))

// All messages are tables. Change some of them, and you have another language.
const ours = ironwoodLanguage({ ...polish.words, leaveOut: 'Dalej!' })
console.log(ours.action({ type: 'forfeit' }, view))

import { playMatch } from 'totemforge'
import { daimyo, type Event } from 'totemforge/daimyo'
import { greedy } from 'totemforge/daimyo/bots'
import { renderText, tellEvent } from 'totemforge/daimyo/render'

/** The events of the story; the record has the rest. */
const told: readonly Event['type'][] = [
  'die',
  'placed',
  'eliminated',
  'restored',
  'played',
  'hired',
  'goal',
  'helmet',
  'game-over',
]

/** Sentences as lines of at most 100 characters. */
const paragraph = (sentences: readonly string[]): string =>
  (sentences.join(' ').match(/(?=\S).{1,98}(?=\s|$)/g) ?? []).map((line) => `  ${line}`).join('\n')

let turn: string[] = []
function finish(): void {
  if (turn.length > 0) console.log(paragraph(turn))
  turn = []
}

const match = playMatch(daimyo, {
  options: { seed: 7, clans: ['nature', 'technology', 'nomads'] },
  policies: { nature: greedy, technology: greedy, nomads: greedy },
  maxActions: 2000,
  onAction: ({ state, events }) => {
    for (const event of events) {
      if (event.type === 'turn' || event.type === 'round') finish()
      if (event.type === 'round') console.log(`\nRound ${event.round}`)
      if (told.includes(event.type)) turn.push(tellEvent(event, state))
    }
  },
})
finish()
if (match.error) throw new Error(match.error.message, { cause: match.error.cause })

console.log(`\n${renderText(match.state)}`)
const { winners = [], reason, scores = {} } = match.outcome ?? {}
console.log(`${winners.join(' and ')} won by ${reason} after ${match.actions} actions.`)
for (const [seat, score] of Object.entries(scores)) console.log(`${seat}: ${score} points`)

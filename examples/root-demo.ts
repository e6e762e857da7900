import { playMatch } from 'totemforge'
import { type Event, root } from 'totemforge/root'
import { greedy } from 'totemforge/root/bots'
import { renderText, tellEvent } from 'totemforge/root/render'

/** The events of the story; the record has the rest. */
const told: readonly Event['type'][] = [
  'battle',
  'crafted',
  'turmoil',
  'quest',
  'dominance',
  'coalition',
  'scored',
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

const match = playMatch(root, {
  options: { seed: 7, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], map: 'autumn', deck: 'standard' },
  policies: { p1: greedy, p2: greedy, p3: greedy, p4: greedy },
  maxActions: 5000,
  onAction: ({ state, events }) => {
    for (const event of events) {
      if (event.type === 'phase' && event.phase === 'birdsong') {
        finish()
        if (event.seat === 'p1') console.log(`\nRound ${state.round}`)
      }
      if (told.includes(event.type)) turn.push(tellEvent(event, state))
    }
  },
})
finish()
if (match.error) throw new Error(match.error.message, { cause: match.error.cause })

console.log(`\n${renderText(match.state)}`)
const { winners = [], reason, scores = {} } = match.outcome ?? {}
console.log(`${winners.join(' and ')} won by ${reason} after ${match.state.round} rounds and ${match.actions} actions.`)
for (const [seat, score] of Object.entries(scores)) console.log(`${seat}: ${score} points`)

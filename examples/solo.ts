import { writeFileSync } from 'node:fs'
import { type PolicyOf, playMatch } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { greedy, ironbot } from 'totemforge/ironwood/bots'
import { renderSvg, renderText, tellEvent } from 'totemforge/ironwood/render'

/** The official Ironbot, with the list and the line that decide each of its choices. */
const talking: PolicyOf<typeof ironwood> = {
  name: 'ironbot',
  choose(turn) {
    const { action, text } = ironbot.explain(turn)
    console.log(`    ${text}`)
    return action
  },
}

const match = playMatch(ironwood, {
  options: { mode: 'ironbot', level: 3, seed: 27 },
  policies: { woodwalkers: greedy, ironclad: talking },
  onAction: ({ state, events }) => {
    for (const event of events) {
      if (event.type === 'round') console.log(`\n${renderText(ironwood.view(state, 'woodwalkers'))}\n`)
      console.log(event.type === 'turn' || event.type === 'round' ? `\n${tellEvent(event)}` : `  ${tellEvent(event)}`)
    }
  },
})
if (match.error) throw new Error(match.error.message, { cause: match.error.cause })

console.log(`\n${renderText(match.state)}\n`)
console.log(
  `${match.outcome?.winners.join() ?? 'Nobody'} won after ${match.state.round} rounds and ${match.actions} actions.`,
)
writeFileSync('demo.svg', renderSvg(match.state))
console.log('The last position is in demo.svg.')

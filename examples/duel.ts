import { writeFileSync } from 'node:fs'
import { ironwood, playMatch } from 'totemforge'
import { renderSvg, renderText, tellEvent } from 'totemforge/render'
import { hurried } from './policies/hurried'

const match = playMatch(ironwood, {
  options: { mode: 'duel', seed: 148 },
  policies: { woodwalkers: hurried, ironclad: hurried },
  maxActions: 3000,
  onAction: ({ state, events }) => {
    for (const event of events) {
      if (event.type === 'round') console.log(`\n${renderText(ironwood.view(state, 'spectator'))}\n`)
      console.log(event.type === 'turn' || event.type === 'round' ? `\n${tellEvent(event)}` : `  ${tellEvent(event)}`)
    }
  },
})

console.log(`\n${renderText(match.state)}\n`)
console.log(
  `${match.outcome?.winners.join() ?? 'Nobody'} won after ${match.state.round} rounds and ${match.actions} actions.`,
)
writeFileSync('demo.svg', renderSvg(match.state))
console.log('The last position is in demo.svg.')

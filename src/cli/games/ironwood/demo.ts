import { type PolicyOf, playMatch } from '../../../core'
import { greedy, ironbot } from '../../../ironwood/bots'
import { renderSvg, renderText, tellEvent } from '../../../ironwood/render'
import { ironwood } from '../../../ironwood/rules'
import type { Demo } from '../demo'

/** A whole game against Ironbot, with the list and the line that decide each of its choices. */
export const ironwoodDemo: Demo = (say) => {
  const talking: PolicyOf<typeof ironwood> = {
    name: ironbot.name,
    choose(turn) {
      const { action, text } = ironbot.explain(turn)
      say(`    ${text}`)
      return action
    },
  }
  const { error, state, outcome, actions } = playMatch(ironwood, {
    options: { mode: 'ironbot', level: 3, seed: 27 },
    policies: { woodwalkers: greedy, ironclad: talking },
    onAction({ state, events }) {
      for (const event of events) {
        if (event.type === 'round') say(`\n${renderText(ironwood.view(state, 'woodwalkers'))}\n`)
        say(event.type === 'turn' || event.type === 'round' ? `\n${tellEvent(event)}` : `  ${tellEvent(event)}`)
      }
    },
  })
  if (error) throw error
  say(`\n${renderText(state)}\n`)
  say(`${outcome?.winners.join() ?? 'Nobody'} won after ${state.round} rounds and ${actions} actions.`)
  return renderSvg(state)
}

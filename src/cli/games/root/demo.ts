import { playMatch } from '../../../core'
import { greedy } from '../../../root/bots'
import { renderText, tellEvent } from '../../../root/render'
import { type Event, root } from '../../../root/rules'
import type { Demo } from '../demo'

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

/** A game of four greedy players, turn by turn. */
export const rootDemo: Demo = (say) => {
  let turn: string[] = []
  const finish = (): void => {
    if (turn.length > 0) say(paragraph(turn))
    turn = []
  }
  const { error, state, outcome, actions } = playMatch(root, {
    options: { seed: 7, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], map: 'autumn', deck: 'standard' },
    policies: { p1: greedy, p2: greedy, p3: greedy, p4: greedy },
    maxActions: 5000,
    onAction({ state, events }) {
      for (const event of events) {
        if (event.type === 'phase' && event.phase === 'birdsong') {
          finish()
          if (event.seat === 'p1') say(`\nRound ${state.round}`)
        }
        if (told.includes(event.type)) turn.push(tellEvent(event, state))
      }
    },
  })
  finish()
  if (error) throw error
  say(`\n${renderText(state)}`)
  const { winners = [], reason, scores = {} } = outcome ?? {}
  say(`${winners.join(' and ')} won by ${reason} after ${state.round} rounds and ${actions} actions.`)
  for (const [seat, score] of Object.entries(scores)) say(`${seat}: ${score} points`)
  return null
}

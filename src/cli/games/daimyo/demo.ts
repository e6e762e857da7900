import { playMatch } from '../../../core'
import { greedy } from '../../../daimyo/bots'
import { renderText, tellEvent } from '../../../daimyo/render'
import { daimyo, type Event } from '../../../daimyo/rules'
import type { Demo } from '../demo'

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

/** A game of three greedy clans, turn by turn. */
export const daimyoDemo: Demo = (say) => {
  let turn: string[] = []
  const finish = (): void => {
    if (turn.length > 0) say(paragraph(turn))
    turn = []
  }
  const { error, state, outcome, actions } = playMatch(daimyo, {
    options: { seed: 7, clans: ['nature', 'technology', 'nomads'] },
    policies: { nature: greedy, technology: greedy, nomads: greedy },
    maxActions: 2000,
    onAction({ state, events }) {
      for (const event of events) {
        if (event.type === 'turn' || event.type === 'round') finish()
        if (event.type === 'round') say(`\nRound ${event.round}`)
        if (told.includes(event.type)) turn.push(tellEvent(event, state))
      }
    },
  })
  finish()
  if (error) throw error
  say(`\n${renderText(state)}`)
  const { winners = [], reason, scores = {} } = outcome ?? {}
  say(`${winners.join(' and ')} won by ${reason} after ${actions} actions.`)
  for (const [seat, score] of Object.entries(scores)) say(`${seat}: ${score} points`)
  return null
}

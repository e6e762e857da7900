import { boardOf, ironwoodCards } from '../ironwood/rules'
import type { Command } from './answer'
import { cardText, neighbours } from './lists'
import type { Sitting } from './play'
import { now } from './session'
import { latest } from './story'
import { helpInPlay } from './texts'

/** What a command shows that changes nothing. */
export function inform(
  { session, opponent }: Sitting,
  command: Exclude<Command, 'list' | 'board' | 'undo' | 'resign' | 'quit'>,
  about: readonly string[],
): string {
  const state = now(session)
  const { person } = opponent
  if (command === 'help') return helpInPlay
  if (command === 'map') return neighbours(boardOf(state))
  if (command === 'log') return latest(session, opponent).join('\n')
  const cards = state.cards ?? ironwoodCards
  const wanted = about.length > 0 ? about : state.sides[person].hand
  return wanted
    .map((id) => {
      const card = Object.hasOwn(cards, id) ? cards[id] : undefined
      return card ? cardText(card, card.faction !== person) : `There is no card ${id}.`
    })
    .join('\n')
}

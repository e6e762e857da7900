import { cardOf } from './cards'
import { type Play, sideAt } from './play'
import type { State } from './state'

/** The pile for cards that are played, spent or discarded: the discard pile, unless a faction has another in its place. */
function pileOf({ state, factions }: Pick<Play, 'state' | 'factions'>): string[] | null {
  for (const seat of state.seats) {
    const board = sideAt(state.sides, seat)?.board
    const pile = board && factions[board.faction].pileOn?.(board)
    if (pile) return pile
  }
  return null
}

/**
 * Cards that are discarded together and that nobody has put in order: where hirelings may look at the pile they are laid down by
 * their ids (ROOT-HIR-9Db).
 */
export const inOrder = ({ hirelings }: Pick<State, 'hirelings'>, cards: readonly string[]): readonly string[] =>
  hirelings.length > 0 ? [...cards].sort() : cards

/** ROOT-G.1.13: onto the discard pile; a dominance card is laid beside the map (ROOT-3.3.3b). */
export function ontoDiscard({ state }: Pick<Play, 'state'>, cards: readonly string[]): void {
  for (const card of inOrder(state, cards))
    (cardOf(card).kind === 'dominance' ? state.available : state.discard).push(card)
}

/** The same, or onto the pile in its place. */
export function putOff(play: Pick<Play, 'state' | 'factions'>, cards: readonly string[]): void {
  const pile = pileOf(play)
  if (pile) pile.push(...cards)
  else ontoDiscard(play, cards)
}

import { type Boxed, heroOf } from './box'
import { changed } from './goals'
import { type Play, sideOf } from './play'
import { pay } from './resources'
import type { Clan } from './vocabulary'

/** Fills an empty place of the row from the deck at once (DAI-MARKET-02, -03). */
export function fillRow({ state, emit }: Play, place: number): void {
  const hero = state.market.pop() ?? null
  state.row[place] = hero
  if (hero !== null) emit?.({ type: 'shown', hero, place: place + 1 })
}

/** What a hero of the row costs. */
export const priceOf = (at: Boxed, hero: string, discount: number): number =>
  Math.max(0, heroOf(at, hero).cost - discount)

/** DAI-MARKET-01: the hero is in hand at once, and everybody knows it. */
export function hire(play: Play, seat: Clan, hero: string, discount: number): void {
  const { state, emit } = play
  const place = state.row.indexOf(hero)
  const cost = priceOf(state, hero, discount)
  pay(play, seat, 'gold', cost)
  const side = sideOf(play, seat)
  side.hand.push(hero)
  side.known.push(hero)
  emit?.({ type: 'hired', side: seat, hero, cost })
  fillRow(play, place)
  changed(play)
}

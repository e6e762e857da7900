import { drawFrom } from '../../core'
import { takeOut } from '../../toolkit'
import { type Play, sideOf } from './play'
import type { State } from './state'
import type { Clan } from './vocabulary'

/** The hero that a clan is playing lies with the frame of its steps (DAI-EXTRA-04). */
export function heroesInPlay({ agenda }: Pick<State, 'agenda'>, seat: Clan): string[] {
  const heroes: string[] = []
  for (const task of agenda) if (task.do === 'frame' && task.of === 'hero' && task.seat === seat) heroes.push(task.id)
  return heroes
}

/** All heroes that a clan owns. */
export function heroesOf(play: Play, seat: Clan): string[] {
  const { hand, deck, discard } = sideOf(play, seat)
  return [...hand, ...deck, ...discard, ...heroesInPlay(play.state, seat)]
}

export function heroCount(play: Play, seat: Clan): number {
  const { hand, deck, discard } = sideOf(play, seat)
  return hand.length + deck.length + discard.length + heroesInPlay(play.state, seat).length
}

/** Draws cards one at a time; an empty deck is refilled from the discard pile first (DAI-EXTRA-09). */
export function draw(play: Play, seat: Clan, count: number): void {
  const side = sideOf(play, seat)
  for (let drawn = 0; drawn < count; drawn++) {
    if (side.deck.length === 0 && side.discard.length > 0) {
      side.deck.push(...side.discard.splice(0).sort())
      drawFrom(play.state.random, 'decks').shuffle(side.deck)
      play.emit?.({ type: 'shuffled', seat })
    }
    const hero = side.deck.pop()
    if (hero === undefined) return
    side.hand.push(hero)
    play.emit?.({ type: 'drew', seat, hero, for: seat })
    // Who owns what is known, so an empty deck tells the whole hand, and not which card was drawn last (DAI-INFO-05).
    if (side.deck.length === 0) side.known = [...side.hand].sort()
  }
}

/** A card leaves the hand in the open. */
export function leaveHand(play: Play, seat: Clan, hero: string): void {
  const side = sideOf(play, seat)
  takeOut(side.hand, hero)
  if (side.known.includes(hero)) takeOut(side.known, hero)
}

export function discard(play: Play, seat: Clan, hero: string): void {
  leaveHand(play, seat, hero)
  sideOf(play, seat).discard.push(hero)
  play.emit?.({ type: 'discarded', seat, hero })
}

/** The heroes of a hand, by id (DAI-DECIDE-14). */
export const handOf = (play: Play, seat: Clan): string[] => [...sideOf(play, seat).hand].sort()

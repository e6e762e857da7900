import { item } from '../../toolkit/certain'
import { boardOf } from './board'
import { ironwoodCards } from './cards'
import { isLeftOut } from './solo/solo'
import type { State } from './state'
import { visionsWith } from './task'
import { type Seat, seats } from './vocabulary'

/**
 * The place of an action card, by its name in a state. A card that was played this round and stays in play is
 * `ongoing`; `wager` is a card in the present combat, `wagered` a base card of an earlier one; `left-out` cards are not
 * in this game (BOT-14).
 *
 * @example
 * const zone: CardZone | undefined = ironwood.zones(state).cards['WW16']
 */
export type CardZone = 'hand' | 'deck' | 'discard' | 'slots' | 'extra' | 'wagered' | 'ongoing' | 'wager' | 'left-out'

/**
 * The place of a vision card; `choice` if somebody chooses from it, so that it lies nowhere else.
 *
 * @example
 * const zone: VisionZone | undefined = ironwood.zones(state).visions['auria']
 */
export type VisionZone = 'hand' | 'deck' | 'revealed' | 'discard' | 'burned' | 'choice'

/**
 * The place of each card of a game: action cards by their ids, vision cards by their mountains.
 *
 * @example
 * const { cards, visions }: Zones = ironwood.zones(state)
 */
export interface Zones {
  readonly cards: Readonly<Record<string, CardZone>>
  readonly visions: Readonly<Record<string, VisionZone>>
}

/** The action cards of a seat, each once for each of its places. */
export function cardPlaces({ sides, battle }: State, seat: Seat): [card: string, zone: CardZone][] {
  const side = sides[seat]
  const placed = (zone: CardZone, cards: readonly string[]): [string, CardZone][] => cards.map((card) => [card, zone])
  const ongoing = side.ongoing.map(({ card }) => card)
  // An ongoing card lies on its slot as well until the end of the round.
  const onSlots = side.slots.flatMap((slot) =>
    typeof slot === 'object' && !ongoing.includes(slot.card) ? [slot.card] : [],
  )
  const wager = battle?.wagers[seat] ?? 'undecided'
  return [
    ...placed('hand', side.hand),
    ...placed('deck', side.deck),
    ...placed('discard', side.discard),
    ...placed('slots', onSlots),
    ...placed('ongoing', ongoing),
    ...placed('extra', side.extra),
    ...placed('wagered', side.wagered),
    ...placed('wager', wager === 'undecided' || wager.card === null ? [] : [wager.card]),
  ]
}

/** The vision cards by their mountains, each once for each of its places. */
export function visionPlaces({ visions, agenda }: State): [mountain: number, zone: VisionZone][] {
  const placed = (zone: VisionZone, mountains: readonly number[]): [number, VisionZone][] =>
    mountains.map((mountain) => [mountain, zone])
  return [
    ...placed('hand', visions.hand),
    ...placed('deck', visions.deck),
    ...placed('revealed', visions.revealed),
    ...placed('discard', visions.discard),
    ...placed(
      'burned',
      visions.burned.map(({ mountain }) => mountain),
    ),
    ...placed('choice', visionsWith(agenda)),
  ]
}

/** The place of each card of a game, hidden ones included. */
export function zones(state: State): Zones {
  const { mountains } = boardOf(state)
  const leftOut = Object.keys(state.cards ?? ironwoodCards).filter((card) => isLeftOut(state.mode, card))
  return {
    cards: Object.fromEntries([
      ...leftOut.map((card): [string, CardZone] => [card, 'left-out']),
      ...seats.flatMap((seat) => cardPlaces(state, seat)),
    ]),
    visions: Object.fromEntries(visionPlaces(state).map(([mountain, zone]) => [item(mountains, mountain).id, zone])),
  }
}

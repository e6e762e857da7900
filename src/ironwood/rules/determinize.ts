import { createStreams, type Random } from '../../core'
import { ironwoodCards } from './cards'
import type { Deal } from './chapter'
import { cloneForests, cloneMountains, cloneSide, cloneSolo } from './clone'
import { dealVisions } from './deal-visions'
import { wereShown } from './known'
import { takeOut } from './piles'
import { isLeftOut } from './solo/solo'
import type { Side, State, Wager } from './state'
import { kindOf } from './task'
import type { SideView, View } from './view'
import type { Seat } from './vocabulary'

/** A side with what the viewer cannot know dealt anew, and the wager that lies face down. */
function dealSide(view: View, seat: Seat, random: Random): { side: Side; wager: Wager } {
  const { hand: known, handSize, deckSize: _, order, ...open } = view.sides[seat]
  const seen = view.battle?.wagers[seat] ?? 'undecided'
  const hiddenWager = seen !== 'undecided' && seen.placed && seen.card === null
  const hidden = unseenCards(view, seat, open, seen === 'undecided' ? null : seen.card)
  const isBase = (card: string): boolean => (view.cards ?? ironwoodCards)[card]?.kind === 'base'
  const bases = hidden.filter(isBase)
  const specials = hidden.filter((card) => !isBase(card))
  random.shuffle(specials)
  const { ascending, mixed, hand, seen: looked } = open.known
  const certain = specials.filter((card) => hand.includes(card) || looked.includes(card))
  const places = open.known.ascending ? order.filter((card) => card === null).length : 0
  const above = specials.filter((card) => mixed.includes(card)).slice(0, places)
  const below = order.filter((card) => card !== null)
  const count = handSize + (hiddenWager ? 1 : 0) - bases.length - certain.length
  const other = specials.filter((card) => !certain.includes(card) && !above.includes(card) && !below.includes(card))
  const held = known ? [...known] : [...bases, ...certain, ...other.splice(0, count)]
  if (view.solo?.bot === seat) random.shuffle(held)
  const deck = known ? specials.filter((card) => !known.includes(card)) : [...other, ...above, ...below]
  if (ascending) deck.sort().reverse()
  let wager: Wager = seen === 'undecided' ? seen : { card: seen.card }
  if (hiddenWager) {
    const special = !view.battle?.noSpecialWager || view.battle.attacker === seat
    const card = random.pick(held.filter((each) => special || isBase(each)))
    takeOut(held, card)
    wager = { card }
  }
  const side = cloneSide({ ...open, hand: held, deck })
  // A spectator does not know what only the opponent has seen: all of the hand, or nothing.
  if (view.viewer === 'spectator' && view.mode === 'duel' && random.integer(0, 1) === 1)
    wereShown(
      side,
      held.filter((card) => !isBase(card)),
    )
  return { side, wager }
}

/** The cards of a faction that lie nowhere in the open. */
function unseenCards(
  view: View,
  seat: Seat,
  open: Omit<SideView, 'hand' | 'handSize' | 'deckSize' | 'order'>,
  wager: string | null,
): string[] {
  const seen = new Set([
    ...open.discard,
    ...open.extra,
    ...open.wagered,
    ...open.ongoing.map(({ card }) => card),
    wager,
  ])
  for (const slot of open.slots) if (typeof slot === 'object') seen.add(slot.card)
  return Object.values(view.cards ?? ironwoodCards)
    .filter(({ id, faction }) => faction === seat && !seen.has(id) && !isLeftOut(view.mode, id))
    .map(({ id }) => id)
    .sort()
}

/** A state that could lie behind a view: what the viewer cannot know is dealt so that it fits all that it can. */
export function determinize(view: View, random: Random): State {
  const { viewer: _, toAct: _toAct, sides: __, visions: ___, battle, ...open } = view
  const wood = dealSide(view, 'woodwalkers', random)
  const iron = dealSide(view, 'ironclad', random)
  const sides = { woodwalkers: wood.side, ironclad: iron.side }
  const { visions, left } = dealVisions(view, random)
  const isSpecial = (card: string): boolean => (view.cards ?? ironwoodCards)[card]?.kind === 'special'
  const specials = (seat: Seat): string[] => sides[seat].hand.filter(isSpecial)
  const deal: Deal = { viewer: view.viewer, specials, visions: left }
  return {
    ...open,
    sides,
    visions,
    forests: cloneForests(view.forests),
    mountains: cloneMountains(view.mountains),
    drill: { ...view.drill },
    marks: view.marks.map((mark) => ({ ...mark })),
    restrictions: view.restrictions.slice(),
    battle: battle && { ...battle, wagers: { woodwalkers: wood.wager, ironclad: iron.wager } },
    solo: cloneSolo(view.solo),
    agenda: view.agenda.map((task) => kindOf(task).hides?.dealt(task, deal) ?? task),
    random: createStreams(random.integer(0, 2 ** 31)),
  }
}

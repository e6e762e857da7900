import { createStreams, type Random } from '../../core'
import type { Card } from './card'
import { ironwoodCards } from './cards'
import { cloneForests, cloneMountains, cloneSide, cloneSolo } from './clone'
import type { Deal } from './deal'
import { dealVisions } from './deal-visions'
import { wereShown } from './known'
import { takeOut } from './piles'
import { isLeftOut } from './solo/solo'
import type { CardSet, Side, State, Wager } from './state'
import { kindOf } from './task'
import type { View } from './view'
import type { Seat } from './vocabulary'

/** The cards of each faction by id, in the order of the ids. */
const factions = (cards: CardSet): Readonly<Record<Seat, readonly Card[]>> => {
  const ordered = Object.values(cards).sort((one, other) => (one.id < other.id ? -1 : 1))
  const of = (seat: Seat): Card[] => ordered.filter(({ faction }) => faction === seat)
  return { woodwalkers: of('woodwalkers'), ironclad: of('ironclad') }
}

/** The standard cards, which nearly all games use. */
const usual = /* @__PURE__ */ factions(ironwoodCards)

/** A side with its hidden cards and its face-down wager dealt again. */
function dealSide(view: View, seat: Seat, random: Random): { side: Side; wager: Wager } {
  const open = view.sides[seat]
  const { hand: known, handSize, order } = open
  const seen = view.battle?.wagers[seat] ?? 'undecided'
  const hiddenWager = seen !== 'undecided' && seen.placed && seen.card === null
  const { bases, specials } = unseenCards(view, seat, seen === 'undecided' ? null : seen.card)
  random.shuffle(specials)
  const { ascending } = open.known
  let held: string[]
  let deck: string[]
  if (known) {
    held = known.slice()
    deck = specials.filter((card) => !known.includes(card))
  } else {
    const { mixed, hand, seen: looked } = open.known
    const certain = specials.filter((card) => hand.includes(card) || looked.includes(card))
    const places = ascending ? order.filter((card) => card === null).length : 0
    const candidates = specials.filter((card) => mixed.includes(card))
    const stays = places === 1 && !view.agenda.some((task) => task.do === 'give-back')
    const above = stays ? higherOf(candidates, random) : candidates.slice(0, places)
    const below = order.filter((card) => card !== null)
    const count = handSize + (hiddenWager ? 1 : 0) - bases.length - certain.length
    const other = specials.filter((card) => !certain.includes(card) && !above.includes(card) && !below.includes(card))
    held = [...bases, ...certain, ...other.splice(0, count)]
    deck = [...other, ...above, ...below]
  }
  if (view.solo?.bot === seat) random.shuffle(held)
  if (ascending) deck.sort().reverse()
  let wager: Wager = seen === 'undecided' ? seen : { card: seen.card }
  if (hiddenWager) {
    const special = !view.battle?.noSpecialWager || view.battle.attacker === seat
    const card = random.pick(held.filter((each) => special || isBase(view, each)))
    takeOut(held, card)
    wager = { card }
  }
  const side = cloneSide({ ...open, hand: held, deck })
  // A spectator does not know what only the opponent has seen: the whole hand, or nothing.
  if (view.viewer === 'spectator' && view.mode === 'duel' && random.integer(0, 1) === 1)
    wereShown(
      side,
      held.filter((card) => !isBase(view, card)),
    )
  return { side, wager }
}

/** Of two cards that went back the higher one is left; the lowest of all is known to be in the hand (IW-SETUP-08). */
function higherOf(mixed: readonly string[], random: Random): string[] {
  const higher = Math.max(...random.sample([0, ...mixed.map((_, index) => index + 1)], 2))
  return [...mixed].sort().slice(higher - 1, higher)
}

const isBase = ({ cards }: View, card: string): boolean => (cards ?? ironwoodCards)[card]?.kind === 'base'

/** The hidden cards of a faction, in the order of their ids. */
function unseenCards(view: View, seat: Seat, wager: string | null): { bases: string[]; specials: string[] } {
  const open = view.sides[seat]
  const seen = new Set([...open.discard, ...open.extra, ...open.wagered])
  for (const { card } of open.ongoing) seen.add(card)
  for (const slot of open.slots) if (typeof slot === 'object') seen.add(slot.card)
  if (wager !== null) seen.add(wager)
  const bases: string[] = []
  const specials: string[] = []
  for (const { id, kind } of (view.cards ? factions(view.cards) : usual)[seat])
    if (!seen.has(id) && !isLeftOut(view.mode, id)) (kind === 'base' ? bases : specials).push(id)
  return { bases, specials }
}

/** A state that could lie behind a view: it deals the hidden parts so that they fit the known ones. */
export function determinize(view: View, random: Random): State {
  const { battle } = view
  const wood = dealSide(view, 'woodwalkers', random)
  const iron = dealSide(view, 'ironclad', random)
  const sides = { woodwalkers: wood.side, ironclad: iron.side }
  const { visions, left } = dealVisions(view, random)
  const specials = (seat: Seat): string[] => sides[seat].hand.filter((card) => !isBase(view, card))
  const deal: Deal = { viewer: view.viewer, specials, visions: left }
  return {
    mode: view.mode,
    beginnerDecks: view.beginnerDecks,
    board: view.board,
    cards: view.cards,
    round: view.round,
    phase: view.phase,
    turns: view.turns,
    active: view.active,
    sides,
    forests: cloneForests(view.forests),
    mountains: cloneMountains(view.mountains),
    drill: { ...view.drill },
    secured: view.secured,
    visions,
    marks: view.marks.map((mark) => ({ ...mark })),
    restrictions: view.restrictions.slice(),
    battle: battle && { ...battle, wagers: { woodwalkers: wood.wager, ironclad: iron.wager } },
    solo: cloneSolo(view.solo),
    agenda: view.agenda.map((task) => kindOf(task).hides?.dealt(task, deal) ?? task),
    result: view.result,
    random: createStreams(random.integer(0, 2 ** 31)),
  }
}

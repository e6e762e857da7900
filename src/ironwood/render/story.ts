import type { Event, Seat, Values } from '../rules'
import { many } from '../rules/count'
import { opponentOf } from '../rules/vocabulary'
import { botTellings } from './bot-story'
import { cardName, mountainName, type Names, namesOf, placeName, valuesOf } from './names'
import type { StateOrView } from './sight'
import type { Teller, Tellings } from './telling'

const sides: Readonly<Record<Seat, string>> = { woodwalkers: 'The Woodwalkers', ironclad: 'The Ironclad' }

/** A card that was wagered, with its damage, defense and dominance. */
function wager(names: Names, card: string | null): string {
  if (card === null) return 'nothing'
  return names.cards[card] ? `${cardName(names, card)} (${valuesOf(names, card)})` : cardName(names, card)
}

const fight = ({ damage, defense }: Values): string => `${damage} damage and ${defense} defense`

const endings = {
  totems: 'win with their third totem',
  forges: 'win with their third forge',
  surrender: 'win: the opponent has surrendered',
}

const titles = (names: Names, cards: readonly string[]): string => cards.map((card) => cardName(names, card)).join(', ')

const places = (names: Names, ids: readonly string[], between = ', '): string =>
  ids.map((id) => placeName(names, id)).join(between)

/** What happened: a sentence, or what the seat does, which is a sentence once its name stands before it. */
const tellings: Tellings = {
  round: ({ round }) => `Round ${round} begins.`,
  turn: ({ seat }) => `${sides[seat]} are to play.`,
  played: ({ card, additional }, names) => `play ${cardName(names, card)}${additional ? ' in addition' : ''}`,
  rested: () => 'take a turn without a card',
  drew: ({ cards, count }, names) => `draw ${cards ? titles(names, cards) : many(count, 'card')}`,
  'drew-visions': ({ visions, count }, names) =>
    visions ? `draw the vision of ${places(names, visions, ' and ')}` : `draw ${many(count, 'vision card')}`,
  'gave-back': ({ card }, names) => `give ${card ? cardName(names, card) : 'a card'} back`,
  shuffled: ({ deck }) => (deck === 'visions' ? 'The vision deck is shuffled.' : `${sides[deck]} shuffle their deck.`),
  looked: ({ visions, count }, names) =>
    `look at the top ${count === 1 ? 'vision card' : `${count} vision cards`}${visions ? `: ${places(names, visions)}` : ''}`,
  shown: ({ cards, visions }, names) =>
    `show ${(cards && titles(names, cards)) ?? (visions && places(names, visions)) ?? 'their cards'}`,
  gained: ({ count }) => `gain ${many(count, 'crystal')}`,
  spent: ({ count }) => `spend ${many(count, 'crystal')}`,
  stole: ({ count }) => `steal ${many(count, 'crystal')}`,
  'took-cargo': ({ count }) => `The Ironclad take ${many(count, 'crystal')} from the cargo.`,
  moved: ({ from, to, totem }, names) =>
    `A Woodwalker fighter moves from ${placeName(names, from)} to ${placeName(names, to)}${totem ? ` with a ${totem} totem` : ''}.`,
  marched: ({ from, to, fighters, golems }, names) =>
    `The Ironclad march from ${placeName(names, from)} to ${placeName(names, to)}: ${many(fighters, 'fighter')}${golems ? `, ${many(golems, 'golem')}` : ''}.`,
  baited: ({ from, to, count }, names) =>
    `${many(count, 'Woodwalker fighter')} ${count === 1 ? 'is' : 'are'} baited from ${placeName(names, from)} to ${placeName(names, to)}.`,
  'drill-moved': ({ from, to }, names) => `The drill goes from ${placeName(names, from)} to ${placeName(names, to)}.`,
  'drill-step': ({ step, cargo }) => `Its track is at step ${step}; the cargo is ${many(cargo, 'crystal')}.`,
  unloaded: ({ count }) => `The drill unloads ${many(count, 'crystal')}.`,
  'drill-destroyed': ({ at }, names) =>
    `The drill on ${placeName(names, at)} is destroyed; it stands on ${mountainName(names, names.board.ferrum)} again.`,
  salvaged: () => 'The Woodwalkers take a crystal of its cargo.',
  recruited: ({ unit, at }, names) => `recruit a ${unit} on ${placeName(names, at)}`,
  removed: ({ seat, unit, at, count }, names) =>
    `${many(count, `${seat === 'woodwalkers' ? 'Woodwalker' : 'Ironclad'} ${unit}`)} on ${placeName(names, at)} ${count === 1 ? 'is' : 'are'} removed.`,
  attacked: ({ from, to }, names) => `attack ${placeName(names, to)} from ${placeName(names, from)}`,
  wagered: ({ placed, card }, names) => `wager ${placed ? (card ? cardName(names, card) : 'a card') : 'nothing'}`,
  revealed: ({ wagers }, names) =>
    `The wagers: ${wager(names, wagers.woodwalkers)} against ${wager(names, wagers.ironclad)}.`,
  strengths: ({ values: { woodwalkers, ironclad } }) =>
    `All counted the Woodwalkers have ${fight(woodwalkers)}, the Ironclad ${fight(ironclad)}.`,
  damage: ({ count }) => `deal ${count} damage`,
  'battle-over': ({ winner, dominance }) => {
    if (winner === 'nobody') return 'Nobody is left to win the battle.'
    const sums = dominance ? ` (dominance ${dominance[winner]} against ${dominance[opponentOf(winner)]})` : ''
    return `${sides[winner]} win the battle${sums}.`
  },
  retreated: ({ from, to }, names) => `The defeated retreat from ${placeName(names, from)} to ${placeName(names, to)}.`,
  'wager-left': ({ card, to }, names) =>
    ({
      discard: `discard the wagered ${cardName(names, card)}`,
      hand: `take ${cardName(names, card)} back`,
      aside: `lay ${cardName(names, card)} aside`,
    })[to],
  discovered: ({ vision, at }, names) =>
    `A totem is discovered at ${placeName(names, vision)}; it lies on ${placeName(names, at)}.`,
  secured: ({ at, secured }, names) => `The totem is secured in ${placeName(names, at)}: ${secured} of 3.`,
  faded: ({ at, turned, removed }, names) =>
    `On ${placeName(names, at)} ${turned ? `${many(turned, 'totem')} begin${turned === 1 ? 's' : ''} to fade` : ''}${turned && removed ? ', ' : ''}${removed ? `${many(removed, 'totem')} fade${removed === 1 ? 's' : ''} away` : ''}.`,
  founded: ({ at }, names) => `A foundation is placed on ${placeName(names, at)}.`,
  built: ({ at }, names) => `A forge is built on ${placeName(names, at)}.`,
  marked: ({ card, at }, names) => `mark ${placeName(names, at)} (${cardName(names, card)})`,
  'mark-removed': ({ card, at }, names) => `take the marker off ${placeName(names, at)} (${cardName(names, card)})`,
  markers: ({ card, markers }, names) => `have ${many(markers, 'marker')} on ${cardName(names, card)}`,
  exhausted: ({ card }, names) => `have exhausted ${cardName(names, card)}`,
  burned: ({ card }, names) => `burn ${cardName(names, card)}`,
  'burned-vision': ({ vision }, names) =>
    `burn ${vision ? `the vision of ${placeName(names, vision)}` : 'a vision card'}`,
  discarded: ({ card }, names) => `discard ${cardName(names, card)}`,
  recovered: ({ cards }, names) => `take back ${titles(names, cards)}`,
  demanded: ({ grant }) => (grant === 'steal' ? 'Crystals are handed over.' : 'A card is given up.'),
  ...botTellings,
  'game-over': ({ winner, by }) => `${sides[winner]} ${endings[by]}.`,
}

/**
 * An event of Ironwood in plain words, for a log. What a viewer may not see is left out, if the event was redacted for it.
 * Any state or view of the game gives the names of its cards and places; without one they are the standard ones.
 *
 * @example
 * const seen = ironwood.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen, state))
 */
export function tellEvent(event: Event, stateOrView?: StateOrView): string {
  const all: Readonly<Record<string, Teller<Event>['tell']>> = tellings
  const told = all[event.type]?.(event, namesOf(stateOrView)) ?? ''
  return 'seat' in event && /^[a-z]/.test(told) ? `${sides[event.seat]} ${told}.` : told
}

import type { Tellings } from '../../toolkit'
import { many } from '../../toolkit/counts'
import type { Event, Values } from '../rules'
import { cardName, mountainName, type Names, placeName, valuesOf } from '../rules/names'
import { opponentOf, unitNames } from '../rules/vocabulary'
import { botEvents } from './bot-events'
import { adjectives, manyOrNo, sides } from './nouns'

/** A wagered card, with its damage, defense and dominance. */
function wager(names: Names, card: string | null): string {
  if (card === null) return 'nothing'
  return names.cards[card] ? `${cardName(names, card)} (${valuesOf(names, card)})` : cardName(names, card)
}

const warband = (fighters: number, golems: number): string =>
  [...(fighters ? [many(fighters, 'Fighter')] : []), ...(golems ? [many(golems, 'Golem')] : [])].join(', ')

const fight = ({ damage, defense }: Values): string => `${damage || 'no'} damage and ${defense || 'no'} defense`

const endings = {
  totems: 'win with their third Totem',
  forges: 'win with their third Forge',
  surrender: 'win: the opponent has surrendered',
}

const wagerLeft: Readonly<Record<Extract<Event, { type: 'wager-left' }>['to'], (card: string) => string>> = {
  discard: (card) => `discard the wagered ${card}`,
  hand: (card) => `take ${card} back`,
  aside: (card) => `set ${card} aside`,
}

const titles = (names: Names, cards: readonly string[]): string => cards.map((card) => cardName(names, card)).join(', ')

const places = (names: Names, ids: readonly string[], between = ', '): string =>
  ids.map((id) => placeName(names, id)).join(between)

/** Each event, for a log. */
export const events: Tellings<Event, 'type', [names: Names]> = {
  round: ({ round }) => `Round ${round} begins.`,
  turn: ({ seat }) => `${sides[seat]} are to play.`,
  played: ({ seat, card, additional }, names) =>
    `${sides[seat]} play ${cardName(names, card)}${additional ? ' in addition' : ''}.`,
  rested: ({ seat }) => `${sides[seat]} play no card this turn.`,
  drew: ({ seat, cards, count }, names) => `${sides[seat]} draw ${cards ? titles(names, cards) : many(count, 'card')}.`,
  'drew-visions': ({ seat, visions, count }, names) =>
    `${sides[seat]} draw ${visions ? `the vision of ${places(names, visions, ' and ')}` : many(count, 'vision card')}.`,
  'gave-back': ({ seat, card }, names) => `${sides[seat]} give ${card ? cardName(names, card) : 'a card'} back.`,
  shuffled: ({ deck }) => (deck === 'visions' ? 'The vision deck is shuffled.' : `${sides[deck]} shuffle their deck.`),
  looked: ({ seat, visions, count }, names) =>
    `${sides[seat]} look at the top ${count === 1 ? 'vision card' : `${count} vision cards`}${visions ? `: ${places(names, visions)}` : ''}.`,
  shown: ({ seat, cards, visions }, names) =>
    `${sides[seat]} show ${(cards && titles(names, cards)) ?? (visions && places(names, visions)) ?? 'their cards'}.`,
  gained: ({ seat, count }) => `${sides[seat]} gain ${manyOrNo(count, 'crystal')}.`,
  spent: ({ seat, count }) => `${sides[seat]} spend ${many(count, 'crystal')}.`,
  stole: ({ seat, count }) => `${sides[seat]} steal ${many(count, 'crystal')}.`,
  'took-cargo': ({ count }) => `The Ironclad take ${many(count, 'crystal')} from the cargo.`,
  moved: ({ from, to, totem }, names) =>
    `A Woodwalker Fighter moves from ${placeName(names, from)} to ${placeName(names, to)}${totem ? ` with a ${totem} Totem` : ''}.`,
  marched: ({ from, to, fighters, golems }, names) =>
    `The Ironclad march from ${placeName(names, from)} to ${placeName(names, to)}: ${warband(fighters, golems)}.`,
  baited: ({ from, to, count }, names) =>
    `${many(count, 'Woodwalker Fighter')} ${count === 1 ? 'is' : 'are'} baited from ${placeName(names, from)} to ${placeName(names, to)}.`,
  'drill-moved': ({ from, to }, names) => `The Drill goes from ${placeName(names, from)} to ${placeName(names, to)}.`,
  'drill-step': ({ step, cargo }) =>
    `The Drill is at step ${step} of its track; its cargo is ${cargo === 0 ? 'empty' : many(cargo, 'crystal')}.`,
  unloaded: ({ count }) => `The Drill unloads ${manyOrNo(count, 'crystal')}.`,
  'drill-destroyed': ({ at }, names) =>
    `The Drill on ${placeName(names, at)} is destroyed; it stands on ${mountainName(names, names.board.ferrum)} again.`,
  salvaged: "The Woodwalkers take 1 crystal from the Drill's cargo.",
  recruited: ({ seat, unit, at }, names) => `${sides[seat]} recruit a ${unitNames[unit]} on ${placeName(names, at)}.`,
  removed: ({ seat, unit, at, count }, names) =>
    `${many(count, `${adjectives[seat]} ${unitNames[unit]}`)} on ${placeName(names, at)} ${count === 1 ? 'is' : 'are'} removed.`,
  attacked: ({ seat, from, to }, names) =>
    `${sides[seat]} attack ${placeName(names, to)} from ${placeName(names, from)}.`,
  wagered: ({ seat, placed, card }, names) =>
    `${sides[seat]} wager ${placed ? (card ? cardName(names, card) : 'a card') : 'nothing'}.`,
  revealed: ({ wagers }, names) =>
    `The wagers: ${wager(names, wagers.woodwalkers)} against ${wager(names, wagers.ironclad)}.`,
  strengths: ({ values: { woodwalkers, ironclad } }) =>
    `The Woodwalkers fight with ${fight(woodwalkers)}, the Ironclad with ${fight(ironclad)}.`,
  damage: ({ seat, count }) => `${sides[seat]} deal ${count || 'no'} damage.`,
  'battle-over': ({ winner, dominance }) => {
    if (winner === 'nobody') return 'Nobody is left to win the battle.'
    const sums = dominance
      ? ` (dominance ${dominance[winner] || 'none'} against ${dominance[opponentOf(winner)] || 'none'})`
      : ''
    return `${sides[winner]} win the battle${sums}.`
  },
  retreated: ({ from, to, fighters, golems }, names) =>
    `The defeated Warband retreats from ${placeName(names, from)} to ${placeName(names, to)}: ${warband(fighters, golems)}.`,
  'wager-left': ({ seat, card, to }, names) => `${sides[seat]} ${wagerLeft[to](cardName(names, card))}.`,
  discovered: ({ vision, at }, names) =>
    `The Totem of ${placeName(names, vision)} is discovered; it lies on ${placeName(names, at)}.`,
  secured: ({ at, secured }, names) => `A Totem is secured on ${placeName(names, at)}: ${secured} of 3.`,
  faded: ({ at, turned, removed }, names) =>
    `On ${placeName(names, at)} ${turned ? `${many(turned, 'Totem')} begin${turned === 1 ? 's' : ''} to fade` : ''}${turned && removed ? ' and ' : ''}${removed ? `${many(removed, 'Totem')} fade${removed === 1 ? 's' : ''} away` : ''}.`,
  founded: ({ at }, names) => `A Foundation is placed on ${placeName(names, at)}.`,
  built: ({ at }, names) => `A Forge is built on ${placeName(names, at)}.`,
  marked: ({ seat, card, at }, names) => `${sides[seat]} mark ${placeName(names, at)} (${cardName(names, card)}).`,
  'mark-removed': ({ seat, card, at }, names) =>
    `${sides[seat]} take the marker off ${placeName(names, at)} (${cardName(names, card)}).`,
  markers: ({ seat, card, markers }, names) =>
    `${sides[seat]} now have ${manyOrNo(markers, 'marker')} on ${cardName(names, card)}.`,
  exhausted: ({ seat, card }, names) => `${sides[seat]} have exhausted ${cardName(names, card)}.`,
  burned: ({ seat, card }, names) => `${sides[seat]} burn ${cardName(names, card)}.`,
  'burned-vision': ({ seat, vision }, names) =>
    `${sides[seat]} burn ${vision ? `the vision of ${placeName(names, vision)}` : 'a vision card'}.`,
  discarded: ({ seat, card }, names) => `${sides[seat]} discard ${cardName(names, card)}.`,
  recovered: ({ seat, cards }, names) => `${sides[seat]} take back ${titles(names, cards)}.`,
  demanded: ({ grant }) => (grant === 'steal' ? 'The demand is met with crystals.' : 'The demand is met with a card.'),
  'out-of-reach':
    'The Woodwalkers can no longer win: too few Totems and vision cards are left. The game goes on until the Ironclad build their third Forge or somebody surrenders.',
  ...botEvents,
  'game-over': ({ winner, by }) => `${sides[winner]} ${endings[by]}.`,
}

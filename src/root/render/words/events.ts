import type { Tellings } from '../../../toolkit'
import { many } from '../../../toolkit/counts'
import { isCard } from '../../rules/cards'
import type { Event } from '../../rules/event'
import type { Item } from '../../rules/vocabulary'
import * as name from './names'
import { reasons } from './reasons'

const { Who, who, clearingName, cardName } = name

const several = (count: number, kind: keyof typeof name.pieceNames): string => many(count, name.pieceNames[kind])

const items: Readonly<Record<Extract<Event, { type: 'item' }>['how'], (item: Item) => string>> = {
  gained: (item) => `gains ${name.anItem(item)}`,
  exhausted: (item) => `exhausts ${name.anItem(item)}`,
  refreshed: (item) => `refreshes ${name.anItem(item)}`,
  damaged: (item) => `damages ${name.anItem(item)}`,
  repaired: (item) => `repairs ${name.anItem(item)}`,
  removed: (item) => `removes ${name.anItem(item)} from the game`,
  scorched: () => 'leaves a torch in the clearing: nothing is placed or moved there any more',
}

const whence: Readonly<Record<Extract<Event, { type: 'discarded' }>['from'], string>> = {
  hand: '',
  play: ' from the table',
  decree: ' from the Decree',
  supporters: ' from the supporters',
  deck: ' from the top of the deck',
}

/** Crafted effects by their cards, the rest by names of their own. */
export function effectName(effect: string): string {
  if (effect === 'swift-strike') return 'Swift Strike'
  if (effect === 'refresh') return 'Refresh'
  return isCard(effect) ? name.effectTitle(effect) : effect
}

/** What each event means; a card that is hidden from the viewer is `null` here. */
export const eventWords: Tellings<Event, 'type', [names: name.Names | null]> = {
  drafted: ({ seat, faction }) => `${seat} plays ${name.factionNames[faction]}.`,
  phase: ({ seat, phase }, names) => `${name.phaseNames[phase]} of ${who(names, seat)}.`,
  drew: ({ seat, count, cards }, names) =>
    `${Who(names, seat)} draws ${cards ? name.cardNames(cards) : many(count, 'card')}.`,
  gave: ({ seat, to, place, card }, names) =>
    `${Who(names, seat)} gives ${card === null ? 'a card' : cardName(card)} to ${place === 'hand' ? who(names, to) : `the supporters of ${who(names, to)}`}.`,
  supporter: ({ seat, from, card }, names) =>
    `${card === null ? 'A card' : cardName(card)} from the ${from === 'deck' ? 'top of the deck' : 'hand'} joins the supporters of ${who(names, seat)}.`,
  'hand-shown': ({ seat, to, cards }, names) =>
    `${Who(names, seat)} shows its hand to ${who(names, to)}${cards ? `: ${name.cardNames(cards)}` : ''}.`,
  discarded: ({ seat, cards, from }, names) => `${Who(names, seat)} discards ${name.cardNames(cards)}${whence[from]}.`,
  shuffled: 'The discard pile is shuffled and becomes the deck.',
  'took-card': ({ seat, card, from }, names) =>
    `${Who(names, seat)} takes ${cardName(card)} ${from === 'discard' ? 'from the discard pile' : 'from beside the map'}.`,
  crafted: ({ seat, card, item }, names) =>
    `${Who(names, seat)} crafts ${cardName(card)}${item ? ` and gains ${name.anItem(item)}` : ''}.`,
  used: ({ seat, effect }, names) => `${Who(names, seat)} uses ${effectName(effect)}.`,
  scored: ({ seat, points, rule }, names) =>
    `${Who(names, seat)} ${points < 0 ? 'loses' : 'scores'} ${many(Math.abs(points), 'point')}${reasons[rule] ? ` ${reasons[rule]}` : ` (${rule})`}.`,
  placed: ({ seat, piece, at, count }, names) =>
    `${Who(names, seat)} places ${several(count, piece)} in ${clearingName(names, at)}.`,
  removed: ({ seat, piece, at, count, by }, names) =>
    by === null || by === seat
      ? `${Who(names, seat)} removes ${several(count, piece)} of its own from ${clearingName(names, at)}.`
      : `${Who(names, by)} removes ${several(count, piece)} of ${who(names, seat)} from ${clearingName(names, at)}.`,
  moved: ({ seat, from, to, count, ferry }, names) =>
    `${Who(names, seat)} moves ${several(count, 'warrior')} from ${clearingName(names, from)} to ${clearingName(names, to)}${ferry ? ' by the Ferry' : ''}.`,
  pawn: ({ seat, clearing, forest }, names) =>
    `${Who(names, seat)} goes to ${forest === null ? clearingName(names, clearing) : name.forestName(forest)}.`,
  battle: ({ attacker, defender, at }, names) =>
    `${Who(names, attacker)} battles ${who(names, defender)} in ${clearingName(names, at)}.`,
  ambush: ({ seat, card }, names) => `${Who(names, seat)} plays ${cardName(card)}: two hits at once.`,
  rolled: ({ attacker, defender }) => `The roll: ${attacker} for the attacker, ${defender} for the defender.`,
  hits: ({ seat, rolled, extra }, names) =>
    `${Who(names, seat)} deals ${many(rolled, 'rolled hit')}${extra > 0 ? ` and ${many(extra, 'extra hit')}` : ''}.`,
  saved: ({ seat, from, to, count }, names) =>
    `Field Hospitals: ${several(count, 'warrior')} of ${who(names, seat)} ${count === 1 ? 'comes' : 'come'} back from ${clearingName(names, from)} to the keep in ${clearingName(names, to)}.`,
  decree: ({ seat, card, column }, names) =>
    `${Who(names, seat)} adds ${cardName(card)} to the column ${name.columnNames[column]} of the Decree.`,
  turmoil: ({ seat }, names) => `${Who(names, seat)} falls into turmoil.`,
  leader: ({ seat, leader }, names) => `The leader of ${who(names, seat)} is the ${name.leaderNames[leader]}.`,
  officers: ({ seat, change }, names) =>
    `${Who(names, seat)} ${change < 0 ? 'loses' : 'gains'} ${many(Math.abs(change), 'officer')}.`,
  character: ({ seat, character }, names) => `${Who(names, seat)} is the ${name.characterNames[character]}.`,
  item: ({ seat, item, how }, names) => `${Who(names, seat)} ${items[how](item)}.`,
  relation: ({ seat, with: other, space }, names) =>
    `To ${who(names, seat)}, ${who(names, other)} is ${name.relationName(space)} now.`,
  quest: ({ seat, quest }, names) => `${Who(names, seat)} finishes the quest ${name.questName(quest)}.`,
  'ruin-removed': ({ at }, names) => `The ruin in ${clearingName(names, at)} is removed.`,
  'path-opened': ({ seat, from, to }, names) =>
    `${Who(names, seat)} opens the path between ${clearingName(names, from)} and ${clearingName(names, to)}.`,
  dominance: ({ seat, card, partner }, names) =>
    partner === null
      ? `${Who(names, seat)} activates ${cardName(card)} and leaves the score track.`
      : `${Who(names, seat)} activates ${cardName(card)} and enters a coalition with ${who(names, partner)}.`,
  'game-over': ({ winners, by }, names) =>
    `${name.capital(winners.map((seat) => who(names, seat)).join(' and '))} ${winners.length === 1 ? 'wins' : 'win'} ${by === 'points' ? 'by points' : 'by dominance'}.`,
}

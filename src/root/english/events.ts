import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { Event } from '../rules/event'
import type { PartWords } from '../words/catalogue'
import { anItem, boxNames, cardName, cardNames, clearingName, effectName, phaseNames, several, Who, who } from './names'
import { reasons } from './reasons'

const whence: Readonly<Record<Extract<Event, { type: 'discarded' }>['from'], string>> = {
  hand: '',
  play: ' from the table',
  decree: ' from the Decree',
  supporters: ' from the supporters',
  deck: ' from the top of the deck',
  souls: ' from the Lost Souls',
}

/** What happens to any faction; a card that is hidden from the viewer is `null` here. */
export const events = {
  drafted: ({ seat, faction }) => `${seat} plays ${boxNames[faction]}.`,
  phase: ({ seat, phase }, names) => `${phaseNames[phase]} of ${who(names, seat)}.`,
  drew: ({ seat, count, cards }, names) =>
    `${Who(names, seat)} draws ${cards ? cardNames(cards) : many(count, 'card')}.`,
  gave: ({ seat, to, place, card }, names) =>
    `${Who(names, seat)} gives ${card === null ? 'a card' : cardName(card)} to ${place === 'hand' ? who(names, to) : `the supporters of ${who(names, to)}`}.`,
  'hand-shown': ({ seat, to, cards }, names) =>
    `${Who(names, seat)} shows its hand to ${who(names, to)}${cards ? `: ${cardNames(cards)}` : ''}.`,
  shown: ({ seat, to, card }, names) =>
    `${Who(names, seat)} shows ${card === null ? 'a card' : cardName(card)} to ${who(names, to)}.`,
  discarded: ({ seat, cards, from }, names) => `${Who(names, seat)} discards ${cardNames(cards)}${whence[from]}.`,
  shuffled: 'The discard pile is shuffled and becomes the deck.',
  'took-card': ({ seat, card, from }, names) =>
    `${Who(names, seat)} takes ${cardName(card)} ${from === 'discard' ? 'from the discard pile' : 'from beside the map'}.`,
  revealed: ({ seat, card }, names) => `${Who(names, seat)} reveals ${cardName(card)}.`,
  'took-back': ({ seat, cards }, names) => `${Who(names, seat)} takes back ${cardNames(cards)}.`,
  crafted: ({ seat, card, item }, names) =>
    `${Who(names, seat)} crafts ${cardName(card)}${item ? ` and gains ${anItem(item)}` : ''}.`,
  used: ({ seat, effect }, names) => `${Who(names, seat)} uses ${effectName(effect)}.`,
  scored: ({ seat, points, rule }, names) =>
    `${Who(names, seat)} ${points < 0 ? 'loses' : 'scores'} ${many(Math.abs(points), 'point')} ${reasons[rule]}.`,
  placed: ({ owner, piece, at, count }, names) =>
    `${Who(names, owner)} places ${several(count, piece)} in ${clearingName(names, at)}.`,
  removed: ({ owner, piece, at, count, by }, names) =>
    by === null || by === owner
      ? `${Who(names, owner)} removes ${several(count, piece)} of its own from ${clearingName(names, at)}.`
      : `${Who(names, by)} removes ${several(count, piece)} of ${who(names, owner)} from ${clearingName(names, at)}.`,
  moved: ({ owner, from, to, count, ferry }, names) =>
    `${Who(names, owner)} moves ${several(count, 'warrior')} from ${clearingName(names, from)} to ${clearingName(names, to)}${ferry ? ' by the Ferry' : ''}.`,
  battle: ({ attacker, defender, at }, names) =>
    `${Who(names, attacker)} battles ${who(names, defender)} in ${clearingName(names, at)}.`,
  ambush: ({ seat, card }, names) => `${Who(names, seat)} plays ${cardName(card)}: two hits at once.`,
  rolled: ({ attacker, defender }) => `The roll: ${attacker} for the attacker, ${defender} for the defender.`,
  hits: ({ owner, rolled, extra }, names) =>
    `${Who(names, owner)} deals ${many(rolled, 'rolled hit')}${extra > 0 ? ` and ${many(extra, 'extra hit')}` : ''}.`,
  'path-opened': ({ seat, from, to }, names) =>
    `${Who(names, seat)} opens the path between ${clearingName(names, from)} and ${clearingName(names, to)}.`,
  dominance: ({ seat, card, partner }, names) =>
    partner === null
      ? `${Who(names, seat)} activates ${cardName(card)} and leaves the score track.`
      : `${Who(names, seat)} activates ${cardName(card)} and enters a coalition with ${who(names, partner)}.`,
  'game-over': ({ winners, by }, names) =>
    `${capital(winners.map((seat) => who(names, seat)).join(' and '))} ${winners.length === 1 ? 'wins' : 'win'} ${by === 'points' ? 'by points' : 'by dominance'}.`,
} satisfies PartWords['events']

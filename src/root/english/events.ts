import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { Event } from '../rules/event'
import type { ShownFor } from '../rules/shown-for'
import type { PartWords } from '../words/catalogue'
import {
  anItem,
  boxNames,
  cardName,
  cardNames,
  clearingName,
  Does,
  effectName,
  hitsDealt,
  isOne,
  phaseNames,
  several,
  verb,
  who,
} from './names'
import { reasons } from './reasons'

const whence: Readonly<Record<Extract<Event, { type: 'discarded' }>['from'], string>> = {
  hand: '',
  play: ' from the table',
  decree: ' from the Decree',
  supporters: ' from the supporters',
  deck: ' from the top of the deck',
  souls: ' from the Lost Souls',
  retinue: ' from the Retinue',
}

const shownFor: Readonly<Record<ShownFor, string>> = {
  codebreakers: 'for Codebreakers',
  outrage: 'because of Outrage',
}

/** What happens to any faction; a card that is hidden from the viewer is `null` here. */
export const events = {
  drafted: ({ seat, faction }) => `${seat} plays ${boxNames[faction]}.`,
  phase: ({ seat, phase }, names) => `${phaseNames[phase]} of ${who(names, seat)}.`,
  drew: ({ seat, count, cards }, names) =>
    `${Does(names, seat, 'draws', 'draw')} ${cards ? cardNames(cards) : many(count, 'card')}.`,
  gave: ({ seat, to, place, card }, names) =>
    `${Does(names, seat, 'gives', 'give')} ${card === null ? 'a card' : cardName(card)} to ${place === 'hand' ? who(names, to) : `the supporters of ${who(names, to)}`}.`,
  'hand-shown': ({ seat, to, why, cards }, names) =>
    `${Does(names, seat, 'shows', 'show')} ${verb(names, seat, 'its', 'their')} hand to ${who(names, to)} ${shownFor[why]}${cards ? `: ${cardNames(cards)}` : ''}.`,
  shown: ({ seat, to, card }, names) =>
    `${Does(names, seat, 'shows', 'show')} ${card === null ? 'a card' : cardName(card)} to ${who(names, to)}.`,
  discarded: ({ seat, cards, from }, names) =>
    `${Does(names, seat, 'discards', 'discard')} ${cardNames(cards)}${whence[from]}.`,
  shuffled: 'The discard pile is shuffled and becomes the deck.',
  'took-card': ({ seat, card, from }, names) =>
    `${Does(names, seat, 'takes', 'take')} ${cardName(card)} ${from === 'discard' ? 'from the discard pile' : 'from beside the map'}.`,
  revealed: ({ seat, card }, names) => `${Does(names, seat, 'reveals', 'reveal')} ${cardName(card)}.`,
  'took-back': ({ seat, cards }, names) => `${Does(names, seat, 'takes', 'take')} back ${cardNames(cards)}.`,
  'laid-out': ({ seat, card }, names) =>
    `${Does(names, seat, 'lays', 'lay')} out ${cardName(card)} and ${verb(names, seat, 'pays', 'pay')} for it.`,
  crafted: ({ seat, card, item }, names) =>
    `${Does(names, seat, 'crafts', 'craft')} ${cardName(card)}${item ? ` and ${verb(names, seat, 'gains', 'gain')} ${anItem(item)}` : ''}.`,
  used: ({ seat, effect }, names) => `${Does(names, seat, 'uses', 'use')} ${effectName(effect)}.`,
  scored: ({ seat, points, rule }, names) =>
    `${points < 0 ? Does(names, seat, 'loses', 'lose') : Does(names, seat, 'scores', 'score')} ${many(Math.abs(points), 'point')} ${reasons[rule]}.`,
  placed: ({ owner, piece, at, count }, names) =>
    `${Does(names, owner, 'places', 'place')} ${several(count, piece)} in ${clearingName(names, at)}.`,
  removed: ({ owner, piece, at, count, by }, names) =>
    by === null || by === owner
      ? `${Does(names, owner, 'removes', 'remove')} ${several(count, piece)} of ${verb(names, owner, 'its', 'their')} own from ${clearingName(names, at)}.`
      : `${Does(names, by, 'removes', 'remove')} ${several(count, piece)} of ${who(names, owner)} from ${clearingName(names, at)}.`,
  moved: ({ owner, from, to, count, ferry, piece = 'warrior' }, names) =>
    `${Does(names, owner, 'moves', 'move')} ${several(count, piece)} from ${clearingName(names, from)} to ${clearingName(names, to)}${ferry ? ' by the Ferry' : ''}.`,
  battle: ({ attacker, defender, at }, names) =>
    `${Does(names, attacker, 'battles', 'battle')} ${who(names, defender)} in ${clearingName(names, at)}.`,
  ambush: ({ seat, card }, names) => `${Does(names, seat, 'plays', 'play')} ${cardName(card)}: two hits at once.`,
  rolled: ({ attacker, defender }) => `The roll: attacker ${attacker}, defender ${defender}.`,
  hits: ({ owner, rolled, extra }, names) =>
    `${Does(names, owner, 'deals', 'deal')} ${rolled + extra === 0 ? 'no hits' : hitsDealt(rolled, extra)}.`,
  'hit-ignored': ({ owner }, names) => `${Does(names, owner, 'ignores', 'ignore')} the first hit.`,
  'path-opened': ({ seat, from, to }, names) =>
    `${Does(names, seat, 'opens', 'open')} the path between ${clearingName(names, from)} and ${clearingName(names, to)}.`,
  dominance: ({ seat, card }, names) =>
    `${Does(names, seat, 'activates', 'activate')} ${cardName(card)} and ${verb(names, seat, 'leaves', 'leave')} the score track.`,
  coalition: ({ seat, partner }, names) =>
    `${Does(names, seat, 'enters', 'enter')} a coalition with ${who(names, partner)}.`,
  'game-over': ({ winners, by }, names) =>
    `${capital(winners.map((seat) => who(names, seat)).join(' and '))} ${isOne(names, winners) ? 'wins' : 'win'} ${by === 'points' ? 'by points' : 'by dominance'}.`,
} satisfies PartWords['events']

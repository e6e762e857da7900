import { capital } from '../../toolkit/capital'
import type { Event } from '../rules/event'
import type { ShownFor } from '../rules/shown-for'
import type { PartWords } from '../words/catalogue'
import { cards, hitsDealt, points } from './forms'
import {
  anEffect,
  anItem,
  between,
  cardName,
  cardNames,
  Does,
  factionTitles,
  fromClearing,
  onClearing,
  phaseNames,
  several,
  toClearing,
  toWhom,
  verb,
  who,
  whom,
  whose,
  withPlayer,
} from './names'
import { reasons } from './reasons'

const whence: Readonly<Record<Extract<Event, { type: 'discarded' }>['from'], string>> = {
  hand: '',
  play: ' z herní oblasti',
  decree: ' z dekretu',
  supporters: ' z příznivců',
  deck: ' z vrchu balíčku',
  souls: ' ze ztracených duší',
  retinue: ' z družiny',
}

const shownFor: Readonly<Record<ShownFor, string>> = {
  codebreakers: 'kvůli kartě Lamači šifer',
  outrage: 'kvůli pobouření',
}

/** What happens to any faction; a card that is hidden from the viewer is `null` here. */
export const events = {
  drafted: ({ seat, faction }) => `${seat} hraje za frakci ${factionTitles[faction]}.`,
  phase: ({ seat, phase }, names) => `${phaseNames[phase]} ${whose(names, seat)}.`,
  drew: ({ seat, count, cards: drawn }, names) =>
    `${Does(names, seat, 'si dobírá', 'si dobírají')}${drawn ? `: ${cardNames(drawn)}` : ` ${cards(count)}`}.`,
  gave({ seat, to, place, card }, names) {
    const what = card === null ? 'kartu' : `kartu ${cardName(card)}`
    return place === 'hand'
      ? `${Does(names, seat, 'dává', 'dávají')} ${toWhom(names, to)} ${what}.`
      : `${Does(names, seat, 'přidává', 'přidávají')} ${what} k příznivcům ${whose(names, to)}.`
  },
  'hand-shown': ({ seat, to, why, cards: shown }, names) =>
    `${Does(names, seat, 'ukazuje', 'ukazují')} ${toWhom(names, to)} svou ruku ${shownFor[why]}${shown ? `: ${shown.length === 0 ? 'žádné karty' : cardNames(shown)}` : ''}.`,
  shown: ({ seat, to, card }, names) =>
    `${Does(names, seat, 'ukazuje', 'ukazují')} ${toWhom(names, to)} ${card === null ? 'kartu' : `kartu ${cardName(card)}`}.`,
  discarded: ({ seat, cards: thrown, from }, names) =>
    `${Does(names, seat, 'odhazuje', 'odhazují')}${whence[from]}: ${cardNames(thrown)}.`,
  shuffled: 'Odhazovací hromádka se zamíchá a stává se novým balíčkem.',
  'took-card': ({ seat, card, from }, names) =>
    `${Does(names, seat, 'bere', 'berou')} ${from === 'discard' ? 'z odhazovací hromádky' : 'z místa vedle mapy'} kartu ${cardName(card)}.`,
  revealed: ({ seat, card }, names) => `${Does(names, seat, 'odhaluje', 'odhalují')} kartu ${cardName(card)}.`,
  'took-back': ({ seat, cards: taken }, names) =>
    `${Does(names, seat, 'bere', 'berou')} zpět do ruky: ${cardNames(taken)}.`,
  'laid-out': ({ seat, card }, names) =>
    `${Does(names, seat, 'vykládá', 'vykládají')} kartu ${cardName(card)} a ${verb(names, seat, 'platí', 'platí')} za ni.`,
  crafted: ({ seat, card, item }, names) =>
    `${Does(names, seat, 'vyrábí', 'vyrábějí')} kartu ${cardName(card)}${item ? ` a ${verb(names, seat, 'získává', 'získávají')} ${anItem(item)}` : ''}.`,
  used: ({ seat, effect }, names) => `${Does(names, seat, 'používá', 'používají')} ${anEffect(effect)}.`,
  scored: ({ seat, points: count, rule }, names) =>
    `${count < 0 ? Does(names, seat, 'ztrácí', 'ztrácejí') : Does(names, seat, 'získává', 'získávají')} ${points(Math.abs(count))} ${reasons[rule]}.`,
  placed: ({ owner, piece, at, count }, names) =>
    `${Does(names, owner, 'umisťuje', 'umisťují')} ${toClearing(names, at)} ${several(count, piece)}.`,
  removed: ({ owner, piece, at, count, by }, names) =>
    by === null || by === owner
      ? `${Does(names, owner, 'odstraňuje', 'odstraňují')} ${fromClearing(names, at)} vlastní komponenty: ${several(count, piece)}.`
      : `${Does(names, by, 'odstraňuje', 'odstraňují')} ${fromClearing(names, at)} ${several(count, piece)} ${whose(names, owner)}.`,
  moved: ({ owner, from, to, count, ferry, piece = 'warrior' }, names) =>
    `${Does(names, owner, 'přesouvá', 'přesouvají')} ${several(count, piece)} ${fromClearing(names, from)} ${toClearing(names, to)}${ferry ? ' Přívozem' : ''}.`,
  battle: ({ attacker, defender, at }, names) =>
    `${Does(names, attacker, 'útočí', 'útočí')} na ${whom(names, defender)} ${onClearing(names, at)}.`,
  ambush: ({ seat, card }, names) =>
    `${Does(names, seat, 'hraje', 'hrají')} kartu ${cardName(card)}: ihned dva zásahy.`,
  rolled: ({ attacker, defender }) => `Hod: útočník ${attacker}, obránce ${defender}.`,
  hits: ({ owner, rolled, extra }, names) =>
    rolled + extra === 0
      ? `${Does(names, owner, 'nezpůsobuje', 'nezpůsobují')} žádný zásah.`
      : `${Does(names, owner, 'způsobuje', 'způsobují')} ${hitsDealt(rolled, extra)}.`,
  'hit-ignored': ({ owner }, names) => `${Does(names, owner, 'ignoruje', 'ignorují')} první zásah.`,
  'path-opened': ({ seat, from, to }, names) =>
    `${Does(names, seat, 'otevírá', 'otevírají')} cestu ${between(names, from, to)}.`,
  dominance: ({ seat, card }, names) =>
    `${Does(names, seat, 'aktivuje', 'aktivují')} kartu ${cardName(card)} a ${verb(names, seat, 'opouští', 'opouštějí')} bodovací stupnici.`,
  coalition: ({ seat, partner }, names) =>
    `${Does(names, seat, 'vstupuje', 'vstupují')} do koalice ${withPlayer(names, partner)}.`,
  'game-over': ({ winners, by }, names) =>
    `${capital(winners.map((seat) => who(names, seat)).join(' a '))} vítězí ${by === 'points' ? 'na body' : 'nadvládou'}.`,
} satisfies PartWords['events']

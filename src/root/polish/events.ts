import { capital } from '../../toolkit/capital'
import type { Event } from '../rules/event'
import type { ShownFor } from '../rules/shown-for'
import type { PartWords } from '../words/catalogue'
import { cards, hitsDealt, points } from './forms'
import {
  anItem,
  between,
  cardName,
  cardNames,
  Does,
  factionTitles,
  fromClearing,
  ofEffect,
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
  play: ' z obszaru rozgrywki',
  decree: ' z Dekretu',
  supporters: ' ze Stronników',
  deck: ' z wierzchu talii',
  souls: ' ze stosu Zagubionych Dusz',
  retinue: ' ze Świty',
}

const shownFor: Readonly<Record<ShownFor, string>> = {
  codebreakers: 'z powodu karty Łamacze Szyfrów',
  outrage: 'z powodu Buntu',
}

/** What happens to any faction; a card that is hidden from the viewer is `null` here. */
export const events = {
  drafted: ({ seat, faction }) => `${seat} gra frakcją ${factionTitles[faction]}.`,
  phase: ({ seat, phase }, names) => `${phaseNames[phase]} ${whose(names, seat)}.`,
  drew: ({ seat, count, cards: drawn }, names) =>
    `${Does(names, seat, 'dobiera', 'dobierają')}${drawn ? `: ${cardNames(drawn)}` : ` ${cards(count)}`}.`,
  gave({ seat, to, place, card }, names) {
    const what = card === null ? 'kartę' : `kartę ${cardName(card)}`
    return place === 'hand'
      ? `${Does(names, seat, 'daje', 'dają')} ${toWhom(names, to)} ${what}.`
      : `${Does(names, seat, 'dokłada', 'dokładają')} ${what} do Stronników ${whose(names, to)}.`
  },
  'hand-shown': ({ seat, to, why, cards: shown }, names) =>
    `${Does(names, seat, 'pokazuje', 'pokazują')} ${toWhom(names, to)} swoją rękę ${shownFor[why]}${shown ? `: ${shown.length === 0 ? 'brak kart' : cardNames(shown)}` : ''}.`,
  shown: ({ seat, to, card }, names) =>
    `${Does(names, seat, 'pokazuje', 'pokazują')} ${toWhom(names, to)} ${card === null ? 'kartę' : `kartę ${cardName(card)}`}.`,
  discarded: ({ seat, cards: thrown, from }, names) =>
    `${Does(names, seat, 'odrzuca', 'odrzucają')}${whence[from]}: ${cardNames(thrown)}.`,
  shuffled: 'Stos kart odrzuconych zostaje przetasowany i tworzy nową talię.',
  'took-card': ({ seat, card, from }, names) =>
    `${Does(names, seat, 'bierze', 'biorą')} ${from === 'discard' ? 'ze stosu kart odrzuconych' : 'leżącą obok mapy'} kartę ${cardName(card)}.`,
  revealed: ({ seat, card }, names) => `${Does(names, seat, 'ujawnia', 'ujawniają')} kartę ${cardName(card)}.`,
  'took-back': ({ seat, cards: taken }, names) =>
    `${Does(names, seat, 'bierze', 'biorą')} z powrotem na rękę: ${cardNames(taken)}.`,
  'laid-out': ({ seat, card }, names) =>
    `${Does(names, seat, 'wykłada', 'wykładają')} kartę ${cardName(card)} i ${verb(names, seat, 'opłaca', 'opłacają')} jej koszt.`,
  crafted: ({ seat, card, item }, names) =>
    `${Does(names, seat, 'przekuwa', 'przekuwają')} kartę ${cardName(card)}${item ? ` i ${verb(names, seat, 'zyskuje', 'zyskują')} ${anItem(item)}` : ''}.`,
  used: ({ seat, effect }, names) => `${Does(names, seat, 'używa', 'używają')} ${ofEffect(effect)}.`,
  scored: ({ seat, points: count, rule }, names) =>
    `${count < 0 ? Does(names, seat, 'traci', 'tracą') : Does(names, seat, 'otrzymuje', 'otrzymują')} ${points(Math.abs(count))} ${reasons[rule]}.`,
  placed: ({ owner, piece, at, count }, names) =>
    `${Does(names, owner, 'rozmieszcza', 'rozmieszczają')} ${several(count, piece)} ${onClearing(names, at)}.`,
  removed: ({ owner, piece, at, count, by }, names) =>
    by === null || by === owner
      ? `${Does(names, owner, 'usuwa', 'usuwają')} ${fromClearing(names, at)} własne komponenty: ${several(count, piece)}.`
      : `${Does(names, by, 'usuwa', 'usuwają')} ${fromClearing(names, at)} ${several(count, piece)} ${whose(names, owner)}.`,
  moved: ({ owner, from, to, count, ferry, piece = 'warrior' }, names) =>
    `${Does(names, owner, 'przemieszcza', 'przemieszczają')} ${several(count, piece)} ${fromClearing(names, from)} ${toClearing(names, to)}${ferry ? ' Promem' : ''}.`,
  battle: ({ attacker, defender, at }, names) =>
    `${Does(names, attacker, 'atakuje', 'atakują')} ${whom(names, defender)} ${onClearing(names, at)}.`,
  ambush: ({ seat, card }, names) =>
    `${Does(names, seat, 'zagrywa', 'zagrywają')} kartę ${cardName(card)}: dwa obrażenia od razu.`,
  rolled: ({ attacker, defender }) => `Rzut: atakujący ${attacker}, obrońca ${defender}.`,
  hits: ({ owner, rolled, extra }, names) =>
    rolled + extra === 0
      ? `${Does(names, owner, 'nie zadaje', 'nie zadają')} obrażeń.`
      : `${Does(names, owner, 'zadaje', 'zadają')} ${hitsDealt(rolled, extra)}.`,
  'hit-ignored': ({ owner }, names) => `${Does(names, owner, 'ignoruje', 'ignorują')} pierwsze obrażenie.`,
  'path-opened': ({ seat, from, to }, names) =>
    `${Does(names, seat, 'otwiera', 'otwierają')} ścieżkę ${between(names, from, to)}.`,
  dominance: ({ seat, card }, names) =>
    `${Does(names, seat, 'aktywuje', 'aktywują')} kartę ${cardName(card)} i ${verb(names, seat, 'opuszcza', 'opuszczają')} tor Punktacji.`,
  coalition: ({ seat, partner }, names) =>
    `${Does(names, seat, 'tworzy', 'tworzą')} koalicję ${withPlayer(names, partner)}.`,
  'game-over'({ winners, by }, names) {
    const [one] = winners
    const wins = winners.length === 1 && one ? verb(names, one, 'wygrywa', 'wygrywają') : 'wygrywają'
    return `${capital(winners.map((seat) => who(names, seat)).join(' i '))} ${wins} ${by === 'points' ? 'na punkty' : 'przez dominację'}.`
  },
} satisfies PartWords['events']

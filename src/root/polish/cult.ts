import { capital } from '../../toolkit/capital'
import type { Conspiracy } from '../rules/factions/cult/facts'
import type { Ritual } from '../rules/factions/cult/ritual'
import type { PartWords } from '../words/catalogue'
import { priceOf } from '../words/factions/cult'
import { acolytes, acolytesThere, suitAdjectives } from './forms'
import { cardName, clearing, Does, ofSuit, onClearing, whose } from './names'

const conspiracyNames: Readonly<Record<Conspiracy, string>> = {
  crusade: 'Krucjata',
  convert: 'Nawrócenie',
  sanctify: 'Uświęcenie',
}
const conspiracies: Readonly<Record<Conspiracy, string>> = {
  crusade: 'walka na polanie Wygnańców albo ruch z takiej polany',
  convert: 'wymień wojownika przeciwnika na polanie Wygnańców',
  sanctify: 'wymień budynek przeciwnika na polanie Wygnańców na Ogród',
}

const rituals: Readonly<Record<Ritual, (card: string) => string>> = {
  build: (card) => `Budowa: ujawnij kartę ${card} i rozmieść Ogród.`,
  recruit: (card) => `Werbunek: ujawnij kartę ${card} i rozmieść wojownika.`,
  score: (card) => `Punktacja: wydaj kartę ${card} na punkty za jej Ogrody.`,
  sacrifice: (card) => `Ofiara: ujawnij kartę ${card} i rozmieść Akolitę.`,
}

/** Of the Cult. */
export const cult = {
  actions: {
    outcast: ({ suit }) => `Wygnańcy: symbol ${ofSuit[suit]}.`,
    conspire: ({ what }, _task, scene) =>
      `${conspiracyNames[what]} za ${acolytes(priceOf(scene, what))}: ${conspiracies[what]}.`,
    replace: ({ owner }, task, scene) =>
      task?.do === 'sanctify-whose'
        ? `Wymień budynek ${whose(scene, owner)}.`
        : `Wymień wojownika ${whose(scene, owner)}.`,
    crusade: ({ by }) => (by === 'battle' ? 'Walka.' : 'Ruch, a potem walka, jeśli chcesz.'),
    ritual: ({ what, card }) => rituals[what](cardName(card)),
  },
  details: {
    conspiracy({ seat }, { sides }) {
      const board = sides[seat]?.board
      return board?.faction === 'cult'
        ? board.acolytes === 0
          ? 'bez Akolitów na planszy'
          : `na planszy ${acolytesThere(board.acolytes)}`
        : ''
    },
    'crusade-on': ({ at }, scene) => onClearing(scene, at),
    'convert-whose': ({ at }, scene) => onClearing(scene, at),
    'sanctify-whose': ({ at }, scene) => onClearing(scene, at),
    'sanctify-what': ({ at, of }, scene) => `${whose(scene, of)} ${onClearing(scene, at)}`,
    'ritual-at': ({ what, suit }) =>
      `${what === 'build' ? 'Ogród' : 'wojownik'} na ${suitAdjectives[suit].genitive} polanie`,
  },
  asks: {
    'cult-corner': ', gdzie zacząć',
    'first-outcast': ', kim są Wygnańcy',
    outcast: ' o Wygnańcach',
    'lost-souls': ' o Zagubionych Duszach',
    fear: ' o utraconym Ogrodzie',
    conspiracy: ' o Spisku',
    crusade: ' o walce albo ruchu',
    'crusade-in': ', gdzie walczyć',
    'crusade-on': ', czy walczyć',
    convert: ', gdzie nawrócić wojownika',
    'convert-whose': ', czyj wojownik zostanie nawrócony',
    converted: ' o nawróconym wojowniku',
    sanctify: ', gdzie uświęcić budynek',
    'sanctify-whose': ', czyj budynek zostanie uświęcony',
    'sanctify-what': ', który budynek zostanie uświęcony',
    sanctified: ' o nowym Ogrodzie',
    rituals: ' o Rytuale',
    'ritual-at': ', gdzie przeprowadzić Rytuał',
    'gather-cards': ' o ujawnionych kartach',
  },
  questions: {
    conspiracy: 'Wybierz Spisek.',
    crusade: 'Walka czy ruch?',
    'crusade-on': ({ at }, scene) => `Walczyć ${onClearing(scene, at)}?`,
    rituals: 'Wybierz Rytuał.',
  },
  events: {
    acolytes: ({ seat, change }, names) =>
      `${change < 0 ? Does(names, seat, 'wydaje', 'wydają') : Does(names, seat, 'zyskuje', 'zyskują')} ${acolytes(Math.abs(change))}.`,
    outcast: ({ suit, hated }) => `Wygnańcy: symbol ${ofSuit[suit]}${hated ? ', Znienawidzeni' : ''}.`,
  },
  reasons: {
    'ROOT-10.5.3a': 'za Rytuał Punktacji',
  },
  refusals: {
    'not-enough-acolytes': ({ conspiracy, wanted, held }) =>
      `${conspiracyNames[conspiracy]} kosztuje ${acolytes(wanted)}; na polu Akolitów: ${held || 'brak'}.`,
    'nothing-to-do.crusade': ({ suit }) =>
      `Na żadnej ${suitAdjectives[suit].genitive} polanie Kultyści nie mogą walczyć ani z niej wyruszyć.`,
    'nothing-to-do.convert': ({ suit }) =>
      `Na żadnej ${suitAdjectives[suit].genitive} polanie, na której Kultyści mogą rozmieszczać komponenty, nie ma wojownika przeciwnika.`,
    'nothing-to-do.sanctify': ({ suit }) =>
      `Na żadnej ${suitAdjectives[suit].genitive} polanie, na której Kultyści mogą rozmieszczać komponenty, nie ma budynku przeciwnika.`,
    'no-garden.track': ({ suit }) => `Wszystkich pięć Ogrodów z symbolem ${ofSuit[suit]} jest już na mapie.`,
    'no-garden.map': ({ suit }) => `Na mapie nie ma Ogrodu z symbolem ${ofSuit[suit]}.`,
    'wrong-suit.outcast': ({ suit, at }, names) =>
      `Wygnańcy mają symbol ${ofSuit[suit]}, a ${clearing(names, at)} ma inny.`,
    'no-enemy-building': ({ at }, names) => `${capital(onClearing(names, at))} nie ma budynku przeciwnika.`,
    'no-building': ({ seat, at }, names) => `${capital(onClearing(names, at))} nie ma budynku ${whose(names, seat)}.`,
    'craft-later': 'Kultyści przekuwają karty Wieczorem.',
    'bird-ritual': ({ card }) => `Karta ${cardName(card)} jest ptasia: służy tylko do Ofiary.`,
    'no-site.garden': ({ suit }) =>
      `Kultyści nie kontrolują żadnej ${suitAdjectives[suit].genitive} polany z wolnym polem, na której mogą rozmieszczać komponenty.`,
    'no-room.recruit': ({ suit }) => `Na żadnej ${suitAdjectives[suit].genitive} polanie nie można nic rozmieścić.`,
    'scored-already': ({ suit }) => `Symbol ${ofSuit[suit]} już w tej turze punktował.`,
    'wrong-suit.ritual': ({ suit, at }, names) =>
      `Ujawniona karta ma symbol ${ofSuit[suit]}, a ${clearing(names, at)} ma inny.`,
  },
} as const satisfies PartWords

import { capital } from '../../toolkit/capital'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { left, pieces, warriorsThere, wood } from './forms'
import {
  aPiece,
  byClearing,
  cardName,
  clearing,
  fromClearing,
  ofClearing,
  onClearing,
  pieceName,
  toClearing,
  whose,
} from './names'

/** What an act of its turn is. */
export const marquiseActs: Readonly<Record<string, string>> = {
  battle: 'Walka.',
  march: 'Marsz: do dwóch ruchów.',
  recruit: 'Werbunek: po wojowniku w każdych Koszarach.',
  build: 'Budowa: Tartak, Warsztat albo Koszary za drewno.',
  overwork: 'Nadprodukcja: za kartę rozmieść drewno na pasującej polanie z Tartakiem.',
}

const firstBuildings = ['Tartak', 'Warsztat', 'Koszary'] as const

/** As in `na polanę 5 (lis) można wydać 2 żetony drewna`. */
const woodFor = (count: number, names: Names | null, at: number): string =>
  `${toClearing(names, at)} ${count === 0 ? 'nie można wydać drewna' : `można wydać ${wood(count)}`}`

/** Of the Marquise. */
export const marquise = {
  actions: {
    'spend-bird': ({ card }) => `Wydaj kartę ${cardName(card)} na jeszcze jedną akcję.`,
    overwork: ({ at }, _task, scene) => `Nadprodukcja ${onClearing(scene, at)}.`,
    build: ({ at }, _task, scene) => `Buduj ${onClearing(scene, at)}.`,
    building: ({ building }) => `Wybuduj ${aPiece(building)}.`,
    'wood-from': ({ at }, _task, scene) => `Weź drewno ${fromClearing(scene, at)}.`,
  },
  details: {
    'first-building': ({ built }) => firstBuildings[built] ?? '',
    'cat-actions': ({ left: count }) => left(count, 'została'),
    'overwork-card': ({ at }, scene) => `na Nadprodukcję ${onClearing(scene, at)}`,
    'build-what': ({ at }, scene) => onClearing(scene, at),
    'wood-from': ({ building, at, left: count }, scene) =>
      `na ${aPiece(building)} ${onClearing(scene, at)}, ${left(count)}`,
  },
  asks: {
    'cat-actions': ' o akcji',
    keep: ', gdzie postawić Twierdzę',
    'first-building': ', gdzie postawić budynek',
    overwork: ', gdzie przeprowadzić Nadprodukcję',
    'overwork-card': ', którą kartę wydać',
    wood: ', który Tartak dostaje drewno',
    recruit: ', które Koszary dostają wojownika',
    'build-in': ', gdzie budować',
    'build-what': ', co zbudować',
    'wood-from': ', skąd wziąć drewno',
  },
  questions: {
    save: 'Użyć Szpitali Polowych?',
    'cat-actions': 'Wybierz akcję.',
  },
  events: {
    saved: ({ seat, from, to, count }, names) =>
      `Szpitale Polowe: ${warriorsThere(count)} ${whose(names, seat)} wraca ${fromClearing(names, from)} do Twierdzy ${onClearing(names, to)}.`,
  },
  reasons: {
    'ROOT-6.5.4.3': 'za budynek',
  },
  refusals: {
    'no-action-left': 'Wszystkie akcje tej tury są już wykonane; ptasia karta daje jeszcze jedną.',
    'nobody-to-battle.marquise': 'Nie ma polany, na której są wojownicy Markizy i przeciwnik.',
    'nothing-can-move.marquise': 'Żaden wojownik Markizy nie może się nigdzie ruszyć.',
    'recruited-already': 'Markiza przeprowadza Werbunek tylko raz na turę.',
    'no-such-act.marquise': ({ act }) => `Markiza nie ma akcji „${act}”.`,
    'craft-over.marquise': 'Markiza przekuwa przed akcjami, a nie między nimi.',
    'not-a-bird': ({ card }) => `Karta ${cardName(card)} nie jest ptasia.`,
    'too-far': ({ at }, names) => `${capital(clearing(names, at))} nie jest polaną z Twierdzą ani z nią nie sąsiaduje.`,
    'no-wood.supply': 'W zasobach nie ma już drewna.',
    'no-sawmill.map': 'Na mapie nie ma żadnego Tartaku.',
    'no-matching-card.map': 'Żadna karta na ręce nie pasuje do polany z Tartakiem.',
    'no-sawmill.clearing': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Tartaku.`,
    'no-matching-card.clearing': ({ at }, names) => `Żadna karta na ręce nie pasuje do ${ofClearing(names, at)}.`,
    'no-recruiter.map': 'Na mapie nie ma żadnych Koszar.',
    'no-recruiter.clearing': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Koszar.`,
    'no-warriors.marquise': 'W zasobach Markizy nie ma już wojowników.',
    'no-room.recruiter': 'Na żadnej polanie z Koszarami nie można nic rozmieścić.',
    served: ({ at, piece }, names) =>
      piece === 'sawmill'
        ? `${capital(clearing(names, at))} ma już drewno za każdy Tartak.`
        : `${capital(clearing(names, at))} ma już wojownika za każde Koszary.`,
    'no-site': 'Markiza nie kontroluje żadnej polany z wolnym polem, na której może rozmieszczać komponenty.',
    'not-enough-wood.anywhere': 'Nigdzie nie ma dość drewna na następny budynek żadnego rodzaju.',
    'not-enough-wood.site': ({ wood: count, at }, names) =>
      `${capital(woodFor(count, names, at))}, a każdy następny budynek kosztuje więcej.`,
    'not-enough-wood.building': ({ piece, cost, wood: count, at }, names) =>
      `Koszt następnego budynku (${pieceName(piece)}): ${cost}; ${woodFor(count, names, at)}.`,
    'none-left': ({ piece }) => `Na mapie stoi już komplet sześciu ${pieces[piece].counted.many}.`,
    'no-wood.clearing': ({ at }, names) => `${capital(onClearing(names, at))} nie ma drewna.`,
    'not-connected': ({ from, to }, names) =>
      `Polany kontrolowane przez Markizę nie łączą ${ofClearing(names, from)} z ${byClearing(names, to)}.`,
  },
} as const satisfies PartWords

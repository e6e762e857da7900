import { capital } from '../../toolkit/capital'
import { court, duchyTracks, ranked } from '../rules/factions/duchy/facts'
import type { Minister, Rank, Suit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cards, cardsLying, form, left, points, suitAdjectives, warriorsThere } from './forms'
import {
  aPiece,
  cardName,
  clearing,
  Does,
  fromClearing,
  ministerNames,
  ofSuit,
  onClearing,
  pieceName,
  suitNames,
  toClearing,
  who,
} from './names'

/** What an act of Assembly is. */
export const assemblyActs: Readonly<Record<string, string>> = {
  build: 'Budowa: ujawnij kartę i rozmieść Cytadelę albo Targ na polanie o jej symbolu.',
  recruit: 'Werbunek: wojownik w Norze.',
  move: 'Ruch.',
  battle: 'Walka.',
  dig: 'Podkop: wydaj kartę, rozmieść Tunel na polanie o jej symbolu i przemieść tam wojowników z Nory.',
}

export const brigadierActs: Readonly<Record<string, string>> = { move: 'Do dwóch ruchów.', battle: 'Do dwóch walk.' }

/** What each minister does. */
export const deeds: Readonly<Record<Minister, string>> = {
  foremole: 'Ujawnij dowolną kartę i wybuduj budynek na dowolnej kontrolowanej polanie.',
  captain: 'Walka.',
  marshal: 'Ruch.',
  brigadier: 'Do dwóch ruchów albo do dwóch walk.',
  banker: 'Wydaj karty o tym samym symbolu: punkt za każdą.',
  mayor: 'Wykonaj akcję Przekonanego Ziemianina albo innego Notabla.',
  'duchess-of-mud': 'Jeżeli wszystkie trzy Tunele są na mapie, otrzymaj 2 punkty.',
  'baron-of-dirt': 'Otrzymaj punkt za każdy Targ na mapie.',
  'earl-of-stone': 'Otrzymaj punkt za każdą Cytadelę na mapie.',
}

export const rankNames: Readonly<Record<Rank, string>> = { squire: 'Ziemianin', noble: 'Notabl', lord: 'Wielmoża' }
const ofRank: Readonly<Record<Rank, string>> = { squire: 'Ziemianina', noble: 'Notabla', lord: 'Wielmoży' }

/** As in `to nie lisia polana`. */
const suited = (suit: Suit): string => suitAdjectives[suit].nominative

/** Of the Duchy. */
export const duchy = {
  actions: {
    reveal: ({ card }) => `Ujawnij kartę ${cardName(card)}.`,
    raise: ({ piece }) => `Wybuduj ${aPiece(piece)}.`,
    collapse: ({ at }, _task, scene) => `Usuń Tunel ${fromClearing(scene, at)}.`,
    minister: ({ minister }) => `${ministerNames[minister]}: ${deeds[minister]}`,
    sway({ minister }) {
      const { cards: count, points: gained } = ranked[court[minister].rank]
      return `Przekonywanie, ${ministerNames[minister]}: ujawnij ${cards(count)}, ${points(gained)}.`
    },
    'lose-minister': ({ minister }) => `Odchodzi ${ministerNames[minister]}.`,
  },
  details: {
    assembly: ({ left: count }) => left(count, 'została'),
    'raise-card': ({ any }) => (any ? 'dowolna karta, dla Sztygara' : ''),
    'raise-at': ({ piece }) => pieceName(piece),
    'dig-at': ({ suit }) => `kartą o symbolu ${ofSuit[suit]}`,
    collapse: ({ at }, scene) => `w zamian za Tunel ${onClearing(scene, at)}`,
    emerge: ({ at }, scene) => `${toClearing(scene, at)}, najwyżej ${duchyTracks.diggers}`,
    banker: ({ count }) => (count === 0 ? '' : `na razie ${points(count)}`),
    'sway-card': ({ minister, cards: shown }) =>
      `${ministerNames[minister]}, ${left(ranked[court[minister].rank].cards - shown.length, 'została')}`,
  },
  asks: {
    'duchy-corner': ', gdzie zacząć',
    'gather-moles': ' o swojej turze',
    assembly: ' o akcji',
    'raise-card': ', którą kartę ujawnić do budowy',
    raise: ', co zbudować',
    'raise-at': ', gdzie budować',
    dig: ', którą kartę wydać na Tunel',
    'dig-at': ', gdzie zrobić Podkop',
    collapse: ', który Tunel usunąć z mapy',
    emerge: ', ilu wojowników przechodzi Tunelem',
    parliament: ', który Minister wykonuje akcję',
    mayor: ', czyją akcję wykonuje Burmistrz',
    brigadier: ' o ruchach albo walkach',
    'battle-again': ' o drugiej walce',
    banker: ', którą kartę wydać na punkt',
    sway: ' o Przekonywaniu',
    'sway-card': ', którą kartę ujawnić dla Ministra',
    'price-of-failure': ' o Cenie Porażki',
    'lose-minister': ', którego Ministra stracić',
    'failure-card': ' o Cenie Porażki',
    'take-back': ' o swojej turze',
  },
  questions: {
    assembly: 'Wybierz akcję.',
    brigadier: 'Ruchy czy walki?',
    'battle-again': 'Zainicjować drugą walkę?',
    sway: 'Przekonać Ministra?',
  },
  events: {
    swayed: ({ seat, minister }, names) =>
      `${Does(names, seat, 'przekonuje', 'przekonują')} Ministra: ${ministerNames[minister]}.`,
    'minister-lost': ({ seat, minister }, names) =>
      `${Does(names, seat, 'traci', 'tracą')} Ministra (${ministerNames[minister]}) i jego koronę.`,
  },
  reasons: {
    'ROOT-12.5.2.5a': 'dzięki Bankierowi',
    'ROOT-12.5.2.7': 'dzięki Księżnej Błot',
    'ROOT-12.5.2.8': 'dzięki Baronowi Gleb',
    'ROOT-12.5.2.9': 'dzięki Hrabiemu Głazów',
    'ROOT-12.5.3.3': 'za Przekonanego Ministra',
  },
  refusals: {
    'no-building-left': 'Wszystkie Cytadele i Targi są na mapie.',
    'nowhere-to-build.none':
      'Nie ma polany z wolnym polem, którą Księstwo kontroluje i na której może rozmieszczać komponenty.',
    'nowhere-to-build.card': ({ card }) =>
      `Księstwo nie może budować na żadnej polanie, do której pasuje karta ${cardName(card)}.`,
    'no-card.build': ({ seat }, names) =>
      `Żadna karta z ręki nie pasuje do polany, na której ${who(names, seat)} może budować.`,
    'wrong-suit.revealed': ({ suit, at }, names) =>
      `Ujawniona karta ma symbol ${ofSuit[suit]}, a ${clearing(names, at)} to nie ${suited(suit)} polana.`,
    'nowhere-to-dig.none': 'Nie ma polany bez Tunelu, na której można go rozmieścić.',
    'nowhere-to-dig.card': ({ card }) =>
      `Karta ${cardName(card)} nie pasuje do żadnej polany, na której można rozmieścić Tunel.`,
    'no-card.dig': ({ seat }, names) =>
      `Żadna karta z ręki nie pasuje do polany, na której ${who(names, seat)} może rozmieścić Tunel.`,
    'wrong-suit.spent': ({ suit, at }, names) =>
      `Wydana karta ma symbol ${ofSuit[suit]}, a ${clearing(names, at)} to nie ${suited(suit)} polana.`,
    'tunnel-there': ({ at }, names) => `${capital(onClearing(names, at))} jest już Tunel.`,
    'no-tunnel': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Tunelu.`,
    'too-many-diggers': ({ most }) => `Nowym Tunelem przechodzi najwyżej ${warriorsThere(most)}.`,
    'nothing-can-move.duchy': 'Żaden wojownik Księstwa nie może się nigdzie ruszyć.',
    'nobody-to-battle.duchy': 'Nie ma polany, na której są wojownicy Księstwa i przeciwnik.',
    'no-such-act.duchy': ({ act }) => `Księstwo nie ma akcji „${act}”.`,
    'craft-later.duchy': 'Księstwo przekuwa karty Wieczorem.',
    'not-swayed': ({ minister }) => `Tego Ministra Księstwo nie przekonało: ${ministerNames[minister]}.`,
    'acted-already': ({ minister }) => `W tej turze już działał: ${ministerNames[minister]}.`,
    'no-model.none': 'Żaden Przekonany Ziemianin ani Notabl nie ma nic do zrobienia.',
    'no-model.other': ({ minister }) =>
      `Burmistrz wykonuje akcję Ziemianina albo innego Notabla, a nie tę: ${ministerNames[minister]}.`,
    'tunnels-missing': 'Księżna Błot daje punkty tylko wtedy, gdy wszystkie trzy Tunele są na mapie.',
    'none-built': ({ minister, piece }) =>
      `${ministerNames[minister]}: punkt za każdy taki budynek, a na mapie go nie ma (${pieceName(piece)}).`,
    'other-suit': ({ card, suit }) =>
      `Bankier bierze karty o tym samym symbolu (${suitNames[suit]}), a to jest karta ${cardName(card)}.`,
    'not-optional.banker': 'Bankier bierze co najmniej jedną kartę.',
    'swayed-already': ({ minister }) => `Ten Minister jest już przekonany: ${ministerNames[minister]}.`,
    'no-crown': ({ minister, rank }) => `Na planszy nie ma już korony ${ofRank[rank]} (${ministerNames[minister]}).`,
    'too-few-cards': ({ minister, wanted, found }) =>
      `${ministerNames[minister]} wymaga ujawnienia ${wanted} ${form(wanted, { one: 'karty', few: 'kart', many: 'kart' })}, każdej pasującej do innej polany; ${found === 0 ? 'nie pasuje żadna' : `${form(found, { one: 'pasuje', few: 'pasują', many: 'pasuje' })} ${cardsLying(found)}`}.`,
    'no-clearing-left': ({ card }) => `Dla karty ${cardName(card)} nie zostaje żadna polana z komponentem Księstwa.`,
    'not-the-highest': ({ minister }) =>
      `${ministerNames[minister]} nie odchodzi: odchodzi Przekonany Minister najwyższej rangi.`,
  },
} as const satisfies PartWords

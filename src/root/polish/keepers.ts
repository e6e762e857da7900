import { capital } from '../../toolkit/capital'
import type { RelicName } from '../rules/factions/keepers/relics'
import type { RelicType, RetinueColumn, Suit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cards, left, suitAdjectives } from './forms'
import { aPiece, cardName, clearing, Does, fromClearing, onClearing, pieceName, toClearing, verb, whose } from './names'

/** The types of relics in each case that is needed. */
const types: Readonly<Record<RelicType, { readonly nominative: string; readonly accusative: string }>> = {
  figure: { nominative: 'figura', accusative: 'zakrytą figurę' },
  tablet: { nominative: 'tablica', accusative: 'zakrytą tablicę' },
  jewelry: { nominative: 'biżuteria', accusative: 'zakrytą biżuterię' },
}

export const relicTypeNames: Readonly<Record<RelicType, string>> = {
  figure: types.figure.nominative,
  tablet: types.tablet.nominative,
  jewelry: types.jewelry.nominative,
}

export const retinueNames: Readonly<Record<RetinueColumn, string>> = {
  move: 'Ruch',
  delve: 'Walka i Odnajdywanie',
  recover: 'Ruch albo Odzyskanie',
}

/** What an act of the third column is. */
export const recoverActs: Readonly<Record<string, string>> = { move: 'Ruch.', recover: 'Odzyskanie Reliktu.' }

/** A relic as an object. */
const aRelic = (name: RelicName): string =>
  name === 'figure' || name === 'tablet' || name === 'jewelry' ? types[name].accusative : aPiece(name)

/** A relic by its name in the nominative. */
const named = (name: RelicName): string =>
  name === 'figure' || name === 'tablet' || name === 'jewelry' ? types[name].nominative : pieceName(name)

/** A relic in a forest, as it lies. */
export const relicWords = (type: RelicType, face: number | null): string => `${types[type].nominative} ${face ?? '?'}`

const onNone = (suit: Suit): string =>
  suit === 'bird' ? 'Na żadnej polanie' : `Na żadnej ${suitAdjectives[suit].genitive} polanie`

const inForest = (id: string): string => `w lesie ${id}`
const toForest = (id: string): string => `do lasu ${id}`

/** Of the Keepers. */
export const keepers = {
  actions: {
    encamp: ({ at }, task, scene) => {
      const side = task?.do === 'encamp' ? scene.sides[task.seat] : undefined
      const isGone = (side?.pieces.warrior ?? []).every((count) => count === 0)
      return `${isGone ? 'Powrót' : 'Obozowanie'} ${isGone ? toClearing(scene, at) : onClearing(scene, at)}.`
    },
    decamp: ({ at }, _task, scene) => `Zwiń Posterunek ${onClearing(scene, at)}.`,
    waystation: ({ piece }, task) => `${task?.do === 'decamp-what' ? 'Zwiń' : 'Rozmieść'} ${aPiece(piece)}.`,
    retinue: ({ card }) => `Użyj karty ${cardName(card)}.`,
    delve: ({ forest, relic }) => `Odnajdź ${aRelic(relic)} ${inForest(forest)}.`,
    recover: ({ relic }) => `Odzyskaj ${aRelic(relic)}.`,
    carry: ({ relic }) => `Zabierz ${aRelic(relic)}.`,
    gather: ({ card, column }) => `Dodaj kartę ${cardName(card)} do kolumny ${retinueNames[column]}.`,
    shift: ({ card, column }) => `Przemieść kartę ${cardName(card)} z kolumny ${retinueNames[column]}.`,
    'shift-to': ({ column }) => `Do kolumny ${retinueNames[column]}.`,
    lay: ({ forest }) => `${capital(toForest(forest))}.`,
  },
  details: {
    'encamp-what': ({ at }, scene) => onClearing(scene, at),
    'decamp-what': ({ at }, scene) => onClearing(scene, at),
    retinue: ({ column }) => `kolumna ${retinueNames[column]}`,
    'delve-in': ({ card }) => `karta ${cardName(card)}`,
    delve: ({ at }, scene) => toClearing(scene, at),
    'move-or-recover': ({ card }) => `karta ${cardName(card)}`,
    'recover-in': ({ card }) => `karta ${cardName(card)}`,
    recover: ({ at }, scene) => onClearing(scene, at),
    carry: ({ from, to, left: count }, scene) =>
      `${fromClearing(scene, from)} ${toClearing(scene, to)}, ${left(count)}`,
    trophy: ({ relic }) => pieceName(relic),
    'shift-to': ({ card }) => cardName(card),
  },
  asks: {
    'first-relics': ' o Reliktach',
    'keepers-corner': ', gdzie zacząć',
    'keepers-beside': ', gdzie jeszcze zacząć',
    'other-relics': ' o Reliktach',
    encamp: ', gdzie obozować',
    'encamp-what': ', który Posterunek rozmieścić',
    decamp: ', gdzie zwinąć Posterunek',
    'decamp-what': ', który Posterunek zwinąć',
    'keepers-recruit': ' o Werbunku',
    'keepers-recruit-at': ', gdzie werbować',
    'retinue-column': ' o Świcie Straży',
    retinue: ', której karty Świty użyć',
    'delve-in': ', gdzie walczyć albo odnajdywać',
    delve: ', który Relikt odnaleźć',
    'move-or-recover': ' o ruchu albo Odzyskaniu',
    'recover-in': ', gdzie odzyskać Relikt',
    recover: ', który Relikt odzyskać',
    carry: ', który Relikt zabrać',
    trophy: ', w którym lesie położyć Relikt',
    'live-off-land': ' o wojownikach',
    'gather-retinue': ' o kartach Świty',
    'shift-to': ' o kolumnie karty',
  },
  questions: {
    'keepers-recruit': 'Wydać kartę na Werbunek?',
    'move-or-recover': 'Ruch czy Odzyskanie?',
    'gather-retinue': 'Zmienić karty Świty?',
    'shift-to': 'Do której kolumny przemieścić kartę?',
  },
  events: {
    delved: ({ seat, forest, at, relic }, names) =>
      `${Does(names, seat, 'odnajduje', 'odnajdują')} ${aPiece(relic)} ${inForest(forest)} i ${verb(names, seat, 'przemieszcza', 'przemieszczają')} ją ${toClearing(names, at)}.`,
    carried: ({ seat, from, to, relic }, names) =>
      `${Does(names, seat, 'zabiera', 'zabierają')} ${aPiece(relic)} ${fromClearing(names, from)} ${toClearing(names, to)}.`,
    recovered: ({ seat, at, relic }, names) =>
      `${Does(names, seat, 'odzyskuje', 'odzyskują')} ${aPiece(relic)} ${onClearing(names, at)}.`,
    'relic-laid': ({ seat, of, relic, forest }, names) =>
      `${Does(names, seat, 'rozmieszcza', 'rozmieszczają')} ${aPiece(relic)} ${whose(names, of)} ${inForest(forest)}.`,
    retinue: ({ seat, card, column, from }, names) =>
      from === null
        ? `${Does(names, seat, 'dodaje', 'dodają')} kartę ${cardName(card)} do kolumny ${retinueNames[column]}.`
        : `${Does(names, seat, 'przemieszcza', 'przemieszczają')} kartę ${cardName(card)} z kolumny ${retinueNames[from]} do kolumny ${retinueNames[column]}.`,
  },
  reasons: {
    'ROOT-15.2.5a': 'za Cenne Trofeum',
    'ROOT-15.5.2.3.2': 'za odzyskany Relikt',
  },
  refusals: {
    'not-on-edge': ({ at }, names) => `${capital(clearing(names, at))} nie leży na krawędzi mapy.`,
    'must-return': 'Straż bez wojowników i Posterunków na mapie musi na nią najpierw wrócić.',
    'encamp-first': 'Obozowanie jest przed Zwinięciem Posterunku: najpierw je zakończ.',
    'encamp-over': 'Obozowanie jest przed Zwinięciem Posterunku.',
    'camped-already': ({ at }, names) => `${capital(onClearing(names, at))} Straż zrobiła to już w tej turze.`,
    'no-waystation.board': 'Wszystkie Posterunki są na mapie.',
    'no-waystation.clearing': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Posterunku Straży.`,
    'no-waystation.suit': ({ suit }) => `${onNone(suit)} nie ma naraz Posterunku i miejsca dla wojowników Straży.`,
    'no-waystation.relic': ({ at, relic }, names) =>
      `Żaden Posterunek ${onClearing(names, at)} nie wskazuje typu tego Reliktu: ${named(relic)}.`,
    'waystation-used': ({ piece }) => `Ten Posterunek jest już na mapie: ${pieceName(piece)}.`,
    'no-such-waystation': ({ piece, at }, names) =>
      `${capital(onClearing(names, at))} nie ma tego Posterunku: ${pieceName(piece)}.`,
    'craft-over.keepers': 'Straż przekuwa karty przed Aktywacją Świty.',
    'retainer-in-hand': 'Wierni Słudzy leżą w Świcie: nie można ich zagrać, wydać ani dodać.',
    'not-in-column': ({ card, column }) =>
      `W kolumnie ${retinueNames[column]} nie ma karty ${cardName(card)}, której można teraz użyć.`,
    'no-use.retinue': ({ card, column }) =>
      `Karta ${cardName(card)} nie może nic zrobić w kolumnie ${retinueNames[column]}: nie ma dla niej polany.`,
    'wrong-suit.retinue': ({ card, at }, names) =>
      `${capital(clearing(names, at))} nie pasuje do karty ${cardName(card)}.`,
    'nothing-to-delve': ({ at }, names) => `${capital(onClearing(names, at))} Straż nie może walczyć ani odnajdywać.`,
    'no-relic.forest': ({ forest, relic }) => `${capital(inForest(forest))} nie ma takiego Reliktu: ${named(relic)}.`,
    'no-relic.clearing': ({ at, relic }, names) =>
      `${capital(onClearing(names, at))} nie ma takiego Reliktu: ${named(relic)}.`,
    'nothing-can-move.keepers': ({ suit }) => `${onNone(suit)} nie ma wojownika Straży, który może się ruszyć.`,
    'nowhere.recover': ({ suit }) => `${onNone(suit)} nie ma naraz Reliktu i Posterunku jego typu.`,
    'no-such-act.keepers': ({ act }) => `Ta kolumna nie ma akcji „${act}”.`,
    'nothing-to-recover': ({ at }, names) =>
      `${capital(onClearing(names, at))} nie ma naraz Reliktu i Posterunku jego typu.`,
    'retinue-full': ({ most: count }) => `Świta mieści najwyżej ${cards(count)}.`,
    'added-already': 'Po dodaniu karty do Świty nie można już przemieścić innej.',
    'same-column': ({ column }) => `Karta jest już w kolumnie ${retinueNames[column]}.`,
  },
} as const satisfies PartWords

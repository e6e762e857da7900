import { capital } from '../../toolkit/capital'
import type { RelicName } from '../rules/factions/keepers/relics'
import type { RelicType, RetinueColumn, Suit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cards, left, suitAdjectives } from './forms'
import { aPiece, cardName, clearing, Does, fromClearing, onClearing, pieceName, toClearing, whose } from './names'

/** The types of relics; a hidden one as an object. */
const types: Readonly<Record<RelicType, { readonly nominative: string; readonly hidden: string }>> = {
  figure: { nominative: 'soška', hidden: 'skrytou sošku' },
  tablet: { nominative: 'tabulka', hidden: 'skrytou tabulku' },
  jewelry: { nominative: 'šperk', hidden: 'skrytý šperk' },
}

export const relicTypeNames: Readonly<Record<RelicType, string>> = {
  figure: types.figure.nominative,
  tablet: types.tablet.nominative,
  jewelry: types.jewelry.nominative,
}

export const retinueNames: Readonly<Record<RetinueColumn, string>> = {
  move: 'Přesun',
  delve: 'Boj a vykopávky',
  recover: 'Přesun nebo získání',
}

/** What an act of the third column is. */
export const recoverActs: Readonly<Record<string, string>> = { move: 'Přesun.', recover: 'Získání relikvie.' }

/** A relic as an object. */
const aRelic = (name: RelicName): string =>
  name === 'figure' || name === 'tablet' || name === 'jewelry' ? types[name].hidden : aPiece(name)

/** A relic by its name in the nominative. */
const named = (name: RelicName): string =>
  name === 'figure' || name === 'tablet' || name === 'jewelry' ? types[name].nominative : pieceName(name)

/** A relic in a forest, as it lies. */
export const relicWords = (type: RelicType, face: number | null): string => `${types[type].nominative} ${face ?? '?'}`

const onNone = (suit: Suit): string => (suit === 'bird' ? 'Na žádné mýtině' : `Na žádné ${suitAdjectives[suit]} mýtině`)

const inForest = (id: string): string => `v lese ${id}`

/** Of the Keepers. */
export const keepers = {
  actions: {
    encamp: ({ at }, task, scene) => {
      const side = task?.do === 'encamp' ? scene.sides[task.seat] : undefined
      const isGone = (side?.pieces.warrior ?? []).every((count) => count === 0)
      return isGone ? `Návrat ${toClearing(scene, at)}.` : `Utáboř se ${onClearing(scene, at)}.`
    },
    decamp: ({ at }, _task, scene) => `Zruš stanoviště ${onClearing(scene, at)}.`,
    waystation: ({ piece }, task) => `${task?.do === 'decamp-what' ? 'Zruš' : 'Umísti'} ${aPiece(piece)}.`,
    retinue: ({ card }) => `Použij kartu ${cardName(card)}.`,
    delve: ({ forest, relic }) => `Vykopej ${aRelic(relic)} ${inForest(forest)}.`,
    recover: ({ relic }) => `Získej ${aRelic(relic)}.`,
    carry: ({ relic }) => `Vezmi s sebou ${aRelic(relic)}.`,
    gather: ({ card, column }) => `Přidej kartu ${cardName(card)} do sloupce ${retinueNames[column]}.`,
    shift: ({ card, column }) => `Přesuň kartu ${cardName(card)} ze sloupce ${retinueNames[column]}.`,
    'shift-to': ({ column }) => `Do sloupce ${retinueNames[column]}.`,
    lay: ({ forest }) => `Do lesa ${forest}.`,
  },
  details: {
    'encamp-what': ({ at }, scene) => onClearing(scene, at),
    'decamp-what': ({ at }, scene) => onClearing(scene, at),
    retinue: ({ column }) => `sloupec ${retinueNames[column]}`,
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
    'first-relics': ' o relikviích',
    'keepers-corner': ', kde začít',
    'keepers-beside': ', kde ještě začít',
    'other-relics': ' o relikviích',
    encamp: ', kde se utábořit',
    'encamp-what': ', které stanoviště umístit',
    decamp: ', kde zrušit stanoviště',
    'decamp-what': ', které stanoviště zrušit',
    'keepers-recruit': ' o verbování',
    'keepers-recruit-at': ', kde verbovat',
    'retinue-column': ' o družině',
    retinue: ', kterou kartu družiny použít',
    'delve-in': ', kde bojovat nebo kopat',
    delve: ', kterou relikvii vykopat',
    'move-or-recover': ', zda se přesunout, nebo získat relikvii',
    'recover-in': ', kde získat relikvii',
    recover: ', kterou relikvii získat',
    carry: ', kterou relikvii vzít s sebou',
    trophy: ', do kterého lesa položit relikvii',
    'live-off-land': ' o bojovnících',
    'gather-retinue': ' o kartách družiny',
    'shift-to': ' o sloupci karty',
  },
  questions: {
    'keepers-recruit': 'Utratit kartu za verbování?',
    'move-or-recover': 'Přesunout se, nebo získat relikvii?',
    'gather-retinue': 'Změnit družinu?',
    'shift-to': 'Do kterého sloupce přesunout kartu?',
  },
  events: {
    delved: ({ seat, forest, at, relic }, names) =>
      `${Does(names, seat, 'vykopává', 'vykopávají')} ${aPiece(relic)} z lesa ${forest} ${toClearing(names, at)}.`,
    carried: ({ seat, from, to, relic }, names) =>
      `${Does(names, seat, 'bere', 'berou')} s sebou ${aPiece(relic)} ${fromClearing(names, from)} ${toClearing(names, to)}.`,
    recovered: ({ seat, at, relic }, names) =>
      `${Does(names, seat, 'získává', 'získávají')} ${onClearing(names, at)} ${aPiece(relic)}.`,
    'relic-laid': ({ seat, of, relic, forest }, names) =>
      `${Does(names, seat, 'pokládá', 'pokládají')} do lesa ${forest} ${aPiece(relic)} ${whose(names, of)}.`,
    retinue: ({ seat, card, column, from }, names) =>
      from === null
        ? `${Does(names, seat, 'přidává', 'přidávají')} kartu ${cardName(card)} do sloupce ${retinueNames[column]}.`
        : `${Does(names, seat, 'přesouvá', 'přesouvají')} kartu ${cardName(card)} ze sloupce ${retinueNames[from]} do sloupce ${retinueNames[column]}.`,
  },
  reasons: {
    'ROOT-15.2.5a': 'za cennou trofej',
    'ROOT-15.5.2.3.2': 'za získanou relikvii',
  },
  refusals: {
    'not-on-edge': ({ at }, names) => `${capital(clearing(names, at))} neleží na okraji mapy.`,
    'must-return': 'Strážci bez bojovníků a stanovišť na mapě se na ni musí nejprve vrátit.',
    'encamp-first': 'Táboření je před rušením stanovišť: nejprve ho ukonči.',
    'encamp-over': 'Táboření je před rušením stanovišť.',
    'camped-already': ({ at }, names) => `${capital(onClearing(names, at))} to už Strážci v tomto tahu udělali.`,
    'no-waystation.board': 'Všechna stanoviště jsou na mapě.',
    'no-waystation.clearing': ({ at }, names) => `${capital(onClearing(names, at))} není stanoviště Strážců.`,
    'no-waystation.suit': ({ suit }) => `${onNone(suit)} není zároveň stanoviště a místo pro bojovníky Strážců.`,
    'no-waystation.relic': ({ at, relic }, names) =>
      `Žádné stanoviště ${onClearing(names, at)} neukazuje typ této relikvie: ${named(relic)}.`,
    'waystation-used': ({ piece }) => `Toto stanoviště už na mapě je: ${pieceName(piece)}.`,
    'no-such-waystation': ({ piece, at }, names) =>
      `${capital(onClearing(names, at))} není toto stanoviště: ${pieceName(piece)}.`,
    'craft-over.keepers': 'Strážci vyrábějí dříve, než jedná družina.',
    'retainer-in-hand': 'Věrní služebníci leží v družině: nelze je zahrát, utratit ani přidat.',
    'not-in-column': ({ card, column }) =>
      `Ve sloupci ${retinueNames[column]} není karta ${cardName(card)}, kterou lze teď použít.`,
    'no-use.retinue': ({ card, column }) =>
      `Karta ${cardName(card)} nemůže ve sloupci ${retinueNames[column]} nic udělat: není pro ni mýtina.`,
    'wrong-suit.retinue': ({ card, at }, names) =>
      `${capital(clearing(names, at))} neodpovídá kartě ${cardName(card)}.`,
    'nothing-to-delve': ({ at }, names) => `${capital(onClearing(names, at))} nemohou Strážci bojovat ani kopat.`,
    'no-relic.forest': ({ forest, relic }) => `${capital(inForest(forest))} není taková relikvie: ${named(relic)}.`,
    'no-relic.clearing': ({ at, relic }, names) =>
      `${capital(onClearing(names, at))} není taková relikvie: ${named(relic)}.`,
    'nothing-can-move.keepers': ({ suit }) => `${onNone(suit)} není bojovník Strážců, který se může přesunout.`,
    'nowhere.recover': ({ suit }) => `${onNone(suit)} není relikvie se stanovištěm jejího typu.`,
    'no-such-act.keepers': ({ act }) => `Tento sloupec nemá akci „${act}“.`,
    'nothing-to-recover': ({ at }, names) =>
      `${capital(onClearing(names, at))} není relikvie se stanovištěm jejího typu.`,
    'retinue-full': ({ most: count }) => `Družina pojme nejvýše ${cards(count)}.`,
    'added-already': 'Po přidání karty do družiny už nelze jinou přesunout.',
    'same-column': ({ column }) => `Karta už je ve sloupci ${retinueNames[column]}.`,
  },
} as const satisfies PartWords

import { capital } from '../../toolkit/capital'
import { ranked } from '../rules/factions/duchy/facts'
import type { ExplainWords } from '../words/catalogue'
import { cardText } from './cards'
import { deeds, rankNames } from './duchy'
import { cards, points, suitAdjectives } from './forms'
import { anItem, columnNames, itemName, suitNames } from './names'

const coalition = 'Tulák místo toho vstupuje do koalice.'

export const explain: ExplainWords = {
  ambush: () =>
    'Jako obránce na mýtině jejího symbolu způsob dva zásahy před hodem, nebo jako útočník takovou léčku zmař.',
  dominance: ({ suit }) =>
    suit === 'bird'
      ? `Během Dne, s 10 a více body: vyhraješ, když na začátku svého Rozbřesku ovládáš dva protilehlé rohy. ${coalition}`
      : `Během Dne, s 10 a více body: vyhraješ, když na začátku svého Rozbřesku ovládáš tři ${suitAdjectives[suit]} mýtiny. ${coalition}`,
  cost: ({ cost }) =>
    `Cena výroby: ${cost.map((suit) => (suit === 'any' ? 'libovolný symbol' : suitNames[suit])).join(', ')}.`,
  brings: (item, count) => `Přináší ${item ? anItem(item) : 'předmět'} a ${points(count)}.`,
  moments: {
    'birdsong.start': 'Jednou, na začátku tvého Rozbřesku',
    birdsong: 'Jednou během tvého Rozbřesku',
    'birdsong.end': 'Na konci tvého Rozbřesku',
    'daylight.start': 'Jednou, na začátku tvého Dne',
    daylight: 'Jednou během tvého Dne',
    'evening.start': 'Jednou, na začátku tvého Večera',
    evening: 'Během tvého Večera',
    'battle.effects': 'V boji, po hodu',
    'on-craft': 'Hned po vyrobení',
    'on-event': 'Kdykoli to nastane',
    always: 'Vždy',
  },
  text: cardText,
  quest: ({ suit }) =>
    `Vyčerpej tyto předměty na ${suitAdjectives[suit]} mýtině: dober si dvě karty, nebo získej bod za každý splněný úkol tohoto symbolu.`,
  leaders: {
    builder: 'Vyrobené předměty přinášejí plný počet bodů.',
    charismatic: 'Každý rozkaz Verbování umístí dva bojovníky.',
    commander: 'Jako útočník způsobíš zásah navíc.',
    despot: 'O bod víc za každý boj, ve kterém odstraníš nepřátelské budovy nebo žetony.',
  },
  viziers: (columns) => `Vezírové: ${columns.map((column) => columnNames[column]).join(' a ')}.`,
  characters: {
    thief: 'Krádež: vyčerpej pochodeň a vezmi náhodnou kartu hráči, který má na tvé mýtině komponenty.',
    tinker: 'Denní práce: vyčerpej pochodeň a vezmi z odhazovací hromádky kartu, která se hodí k tvé mýtině.',
    ranger: 'Úkryt: vyčerpej pochodeň, oprav tři předměty a hned ukonči Den.',
    vagrant:
      'Poštvání: vyčerpej pochodeň a vyber na své mýtině útočníka a obránce. Co obě strany ztratí, vybíráš a odstraňuješ ty.',
    arbiter:
      'Ochrana: obránce na tvé mýtině si tě může najmout. Získáš bod a tvoje meče zvýší nejvyšší počet zásahů, který může obránce hodit.',
    scoundrel:
      'Spálená země: nech pochodeň navždy na své mýtině a odstraň z ní všechny komponenty nepřátel. Nic se tam už neumisťuje ani nepřesouvá.',
    adventurer: 'Improvizace: jednou za tah nahradí v úkolu jeden připravený předmět kterýkoli jiný; tím se poškodí.',
    ronin: 'Rychlý útok: v boji, po hodu, vyčerpej meč za zásah navíc.',
    harrier: 'Plachtění: vyčerpej pochodeň a přesuň se na libovolnou mýtinu mapy bez bot.',
  },
  takes: (rank) => `${capital(rankNames[rank])}: odhal ${cards(ranked[rank].cards)}, ${points(ranked[rank].points)}.`,
  ministers: deeds,
  startsWith: (list) => `Začíná s předměty: ${list.map(itemName).join(', ')}.`,
}

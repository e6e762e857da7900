import { capital } from '../../toolkit/capital'
import { court, duchyTracks, ranked } from '../rules/factions/duchy/facts'
import type { Minister, Rank } from '../rules/vocabulary'
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
  build: 'Stavba: odhal kartu a umísti citadelu nebo trh na mýtinu jejího symbolu.',
  recruit: 'Verbování: bojovník do nory.',
  move: 'Přesun.',
  battle: 'Boj.',
  dig: 'Podkop: utrať kartu, umísti tunel na mýtinu jejího symbolu a přesuň tam bojovníky z nory.',
}

export const brigadierActs: Readonly<Record<string, string>> = { move: 'Až dva přesuny.', battle: 'Až dva boje.' }

/** What each minister does. */
export const deeds: Readonly<Record<Minister, string>> = {
  foremole: 'Odhal libovolnou kartu a postav budovu na kterékoli mýtině, kterou ovládáš.',
  captain: 'Boj.',
  marshal: 'Přesun.',
  brigadier: 'Až dva přesuny, nebo až dva boje.',
  banker: 'Utrať karty jednoho symbolu: bod za každou.',
  mayor: 'Proveď akci přesvědčeného zemana nebo jiného šlechtice.',
  'duchess-of-mud': 'Jsou-li na mapě všechny tři tunely, získej 2 body.',
  'baron-of-dirt': 'Získej bod za každý trh na mapě.',
  'earl-of-stone': 'Získej bod za každou citadelu na mapě.',
}

export const rankNames: Readonly<Record<Rank, string>> = { squire: 'zeman', noble: 'šlechtic', lord: 'pán' }
const ofRank: Readonly<Record<Rank, string>> = { squire: 'zemana', noble: 'šlechtice', lord: 'pána' }

/** Of the Duchy. */
export const duchy = {
  actions: {
    reveal: ({ card }) => `Odhal kartu ${cardName(card)}.`,
    raise: ({ piece }) => `Postav ${aPiece(piece)}.`,
    collapse: ({ at }, _task, scene) => `Odstraň tunel ${fromClearing(scene, at)}.`,
    minister: ({ minister }) => `${ministerNames[minister]}: ${deeds[minister]}`,
    sway({ minister }) {
      const { cards: count, points: gained } = ranked[court[minister].rank]
      return `Přesvědčování, ${ministerNames[minister]}: odhal ${cards(count)}, ${points(gained)}.`
    },
    'lose-minister': ({ minister }) => `Odchází ${ministerNames[minister]}.`,
  },
  details: {
    assembly: ({ left: count }) => left(count),
    'raise-card': ({ any }) => (any ? 'libovolná karta, pro Předáka' : ''),
    'raise-at': ({ piece }) => pieceName(piece),
    'dig-at': ({ suit }) => `kartou symbolu ${ofSuit[suit]}`,
    collapse: ({ at }, scene) => `za tunel ${onClearing(scene, at)}`,
    emerge: ({ at }, scene) => `${toClearing(scene, at)}, nejvýš ${duchyTracks.diggers}`,
    banker: ({ count }) => (count === 0 ? '' : `zatím ${points(count)}`),
    'sway-card': ({ minister, cards: shown }) =>
      `${ministerNames[minister]}, ${left(ranked[court[minister].rank].cards - shown.length)}`,
  },
  asks: {
    'duchy-corner': ', kde začít',
    'gather-moles': ' o svém tahu',
    assembly: ' o akci',
    'raise-card': ', kterou kartu odhalit ke stavbě',
    raise: ', co postavit',
    'raise-at': ', kde stavět',
    dig: ', kterou kartu utratit za tunel',
    'dig-at': ', kde kopat',
    collapse: ', který tunel odstranit z mapy',
    emerge: ', kolik bojovníků projde tunelem',
    parliament: ', který ministr jedná',
    mayor: ', čí akci provede Starosta',
    brigadier: ' o přesunech nebo bojích',
    'battle-again': ' o druhém boji',
    banker: ', kterou kartu utratit za bod',
    sway: ' o přesvědčování',
    'sway-card': ', kterou kartu odhalit pro ministra',
    'price-of-failure': ' o ceně neúspěchu',
    'lose-minister': ', kterého ministra ztratit',
    'failure-card': ' o ceně neúspěchu',
    'take-back': ' o svém tahu',
  },
  questions: {
    assembly: 'Vyber akci.',
    brigadier: 'Přesuny, nebo boje?',
    'battle-again': 'Zahájit druhý boj?',
    sway: 'Přesvědčit ministra?',
  },
  events: {
    swayed: ({ seat, minister }, names) =>
      `${Does(names, seat, 'přesvědčuje', 'přesvědčují')} ministra: ${ministerNames[minister]}.`,
    'minister-lost': ({ seat, minister }, names) =>
      `${Does(names, seat, 'ztrácí', 'ztrácejí')} ministra (${ministerNames[minister]}) a jeho korunu.`,
  },
  reasons: {
    'ROOT-12.5.2.5a': 'díky Bankéři',
    'ROOT-12.5.2.7': 'díky Vévodkyni bláta',
    'ROOT-12.5.2.8': 'díky Baronu hlíny',
    'ROOT-12.5.2.9': 'díky Hraběti kamene',
    'ROOT-12.5.3.3': 'za přesvědčeného ministra',
  },
  refusals: {
    'no-building-left': 'Všechny citadely a trhy jsou na mapě.',
    'nowhere-to-build.none':
      'Není žádná mýtina s volným polem, kterou Vévodství ovládá a na kterou může umisťovat komponenty.',
    'nowhere-to-build.card': ({ card }) =>
      `Vévodství nemůže stavět na žádné mýtině, ke které se hodí karta ${cardName(card)}.`,
    'no-card.build': ({ seat }, names) =>
      `Žádná karta v ruce se nehodí k mýtině, na které může stavět ${who(names, seat)}.`,
    'wrong-suit.revealed': ({ suit, at }, names) =>
      `Odhalená karta má symbol ${ofSuit[suit]} a ${clearing(names, at)} není ${suitAdjectives[suit]}.`,
    'nowhere-to-dig.none': 'Není žádná mýtina bez tunelu, na kterou ho lze umístit.',
    'nowhere-to-dig.card': ({ card }) =>
      `Karta ${cardName(card)} se nehodí k žádné mýtině, na kterou lze umístit tunel.`,
    'no-card.dig': ({ seat }, names) =>
      `Žádná karta v ruce se nehodí k mýtině, na kterou může umístit tunel ${who(names, seat)}.`,
    'wrong-suit.spent': ({ suit, at }, names) =>
      `Utracená karta má symbol ${ofSuit[suit]} a ${clearing(names, at)} není ${suitAdjectives[suit]}.`,
    'tunnel-there': ({ at }, names) => `${capital(onClearing(names, at))} už je tunel.`,
    'no-tunnel': ({ at }, names) => `${capital(onClearing(names, at))} není tunel.`,
    'too-many-diggers': ({ most }) =>
      `Novým tunelem ${form(most, { one: 'projde', few: 'projdou', other: 'projde' })} nejvýš ${warriorsThere(most)}.`,
    'nothing-can-move.duchy': 'Žádný bojovník Vévodství se nemůže nikam přesunout.',
    'nobody-to-battle.duchy': 'Na žádné mýtině nejsou bojovníci Vévodství zároveň s nepřítelem.',
    'no-such-act.duchy': ({ act }) => `Vévodství nemá akci „${act}“.`,
    'craft-later.duchy': 'Vévodství vyrábí Večer.',
    'not-swayed': ({ minister }) => `Tohoto ministra Vévodství nepřesvědčilo: ${ministerNames[minister]}.`,
    'acted-already': ({ minister }) => `V tomto tahu už jednal: ${ministerNames[minister]}.`,
    'no-model.none': 'Žádný přesvědčený zeman ani šlechtic nemá co dělat.',
    'no-model.other': ({ minister }) =>
      `Starosta provádí akci zemana nebo jiného šlechtice, ne tuto: ${ministerNames[minister]}.`,
    'tunnels-missing': 'Vévodkyně bláta přináší body, jen když jsou na mapě všechny tři tunely.',
    'none-built': ({ minister, piece }) =>
      `${ministerNames[minister]}: bod za každou takovou budovu, a na mapě žádná není (${pieceName(piece)}).`,
    'other-suit': ({ card, suit }) =>
      `Bankéř bere karty jednoho symbolu (${suitNames[suit]}), a tohle je karta ${cardName(card)}.`,
    'not-optional.banker': 'Bankéř bere aspoň jednu kartu.',
    'swayed-already': ({ minister }) => `Tento ministr je už přesvědčený: ${ministerNames[minister]}.`,
    'no-crown': ({ minister, rank }) => `Na desce už není koruna ${ofRank[rank]} (${ministerNames[minister]}).`,
    'too-few-cards': ({ minister, wanted, found }) =>
      `${ministerNames[minister]} vyžaduje odhalit ${cards(wanted)}, každou k jiné mýtině; ${found === 0 ? 'nehodí se žádná' : `hodí se ${cardsLying(found)}`}.`,
    'no-clearing-left': ({ card }) => `Pro kartu ${cardName(card)} nezbývá žádná mýtina s komponentem Vévodství.`,
    'not-the-highest': ({ minister }) =>
      `${ministerNames[minister]} neodchází: odchází přesvědčený ministr nejvyšší hodnosti.`,
  },
} as const satisfies PartWords

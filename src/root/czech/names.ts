import { cardOf, isCard } from '../rules/cards'
import { isService, type Service } from '../rules/factions/riverfolk/facts'
import type { Box, PieceKind } from '../rules/pieces'
import {
  type Character,
  type Column,
  type Faction,
  type Hireling,
  type Item,
  isHireling,
  type Leader,
  type Minister,
  type Mood,
  type Owner,
  type Phase,
  type PlotKind,
  type Suit,
} from '../rules/vocabulary'
import type { NameWords } from '../words/catalogue'
import { questOf } from '../words/names'
import { clearingsOf, nominatives, type Player, playersOf } from '../words/players'
import type { Names } from '../words/scene'
import { questTitle, title } from './cards'
import { form, items, pieces, warriorsThere } from './forms'
import { hirelingForms } from './hireling-names'
import { landmarkNames } from './landmark-names'

const players: Readonly<Record<Box, Player>> = {
  marquise: { who: 'Markýza', whose: 'Markýzy', toWhom: 'Markýze', whom: 'Markýzu', withWhom: 'Markýzou' },
  eyrie: { who: 'Rody', whose: 'Rodů', toWhom: 'Rodům', whom: 'Rody', withWhom: 'Rody', many: true },
  alliance: { who: 'Aliance', whose: 'Aliance', toWhom: 'Alianci', whom: 'Alianci', withWhom: 'Aliancí' },
  vagabond: { who: 'Tulák', whose: 'Tuláka', toWhom: 'Tulákovi', whom: 'Tuláka', withWhom: 'Tulákem' },
  vagabond2: {
    who: 'druhý Tulák',
    whose: 'druhého Tuláka',
    toWhom: 'druhému Tulákovi',
    whom: 'druhého Tuláka',
    withWhom: 'druhým Tulákem',
  },
  riverfolk: {
    who: 'Společnost',
    whose: 'Společnosti',
    toWhom: 'Společnosti',
    whom: 'Společnost',
    withWhom: 'Společností',
  },
  duchy: { who: 'Vévodství', whose: 'Vévodství', toWhom: 'Vévodství', whom: 'Vévodství', withWhom: 'Vévodstvím' },
  corvid: {
    who: 'Spiknutí',
    whose: 'Spiknutí',
    toWhom: 'Spiknutí',
    whom: 'Spiknutí',
    withWhom: 'Spiknutím',
  },
  cult: { who: 'Kult', whose: 'Kultu', toWhom: 'Kultu', whom: 'Kult', withWhom: 'Kultem' },
  hundreds: { who: 'Pán', whose: 'Pána', toWhom: 'Pánovi', whom: 'Pána', withWhom: 'Pánem' },
  ...hirelingForms,
  keepers: {
    who: 'Strážci',
    whose: 'Strážců',
    toWhom: 'Strážcům',
    whom: 'Strážce',
    withWhom: 'Strážci',
    many: true,
  },
}

/** `s Markýzou`, `se Strážci`. */
const withName = (name: string): string => `${/^[szšž]/i.test(name) ? 'se' : 's'} ${name}`

export const { who, whose, toWhom, whom, withPlayer, first, verb, Does, does } = /* @__PURE__ */ playersOf(
  players,
  withName,
)

export const HasNo = (names: Names | null, owner: Owner): string => Does(names, owner, 'nemá', 'nemají')

/** A hireling as its card is called. */
export const hirelingTitle = (hireling: Hireling): string => hirelingForms[hireling].who

export const factionOf = (faction: Faction): Player => players[faction]

export const suitNames: Readonly<Record<Suit, string>> = { fox: 'liška', rabbit: 'králík', mouse: 'myš', bird: 'pták' }

/** As in `symbol lišky`. */
export const ofSuit: Readonly<Record<Suit, string>> = { fox: 'lišky', rabbit: 'králíka', mouse: 'myši', bird: 'ptáka' }

const numbered = /* @__PURE__ */ clearingsOf(suitNames)

export const clearing = /* @__PURE__ */ numbered('mýtina', 'nora')
export const onClearing = /* @__PURE__ */ numbered('na mýtině', 'v noře')
export const toClearing = /* @__PURE__ */ numbered('na mýtinu', 'do nory')
export const fromClearing = /* @__PURE__ */ numbered('z mýtiny', 'z nory')
export const ofClearing = /* @__PURE__ */ numbered('mýtiny', 'nory')
export const clearingObject = /* @__PURE__ */ numbered('mýtinu', 'noru')
/** What a card fits. */
export const fitting = /* @__PURE__ */ numbered('k mýtině', 'k noře')
export const byClearing = /* @__PURE__ */ numbered('mýtinou', 'norou')

/** Between two clearings. */
export const between = (names: Names | null, from: number, to: number): string =>
  `mezi ${byClearing(names, from)} a ${byClearing(names, to)}`

export const phaseNames: Readonly<Record<Phase, string>> = {
  setup: 'Příprava',
  birdsong: 'Rozbřesk',
  daylight: 'Den',
  evening: 'Večer',
}

export const columnNames: Readonly<Record<Column, string>> = {
  recruit: 'Verbování',
  move: 'Přesun',
  battle: 'Boj',
  build: 'Stavba',
}

export const leaderNames: Readonly<Record<Leader, string>> = {
  builder: 'Stavitel',
  charismatic: 'Charismatik',
  commander: 'Velitel',
  despot: 'Despota',
}

export const characterNames: Readonly<Record<Character, string>> = {
  thief: 'Zloděj',
  tinker: 'Kutil',
  ranger: 'Hraničář',
  vagrant: 'Pobuda',
  arbiter: 'Smírce',
  scoundrel: 'Darebák',
  adventurer: 'Dobrodruh',
  ronin: 'Rónin',
  harrier: 'Moták',
}

export const ministerNames: Readonly<Record<Minister, string>> = {
  foremole: 'Předák',
  captain: 'Kapitán',
  marshal: 'Maršál',
  brigadier: 'Brigádní generál',
  banker: 'Bankéř',
  mayor: 'Starosta',
  'duchess-of-mud': 'Vévodkyně bláta',
  'baron-of-dirt': 'Baron hlíny',
  'earl-of-stone': 'Hrabě kamene',
}

interface Plot {
  readonly nominative: string
  readonly accusative: string
}

/** The kinds of plots in each case that is needed. */
export const plots: Readonly<Record<PlotKind, Plot>> = {
  bomb: { nominative: 'bomba', accusative: 'bombu' },
  snare: { nominative: 'past', accusative: 'past' },
  extortion: { nominative: 'vydírání', accusative: 'vydírání' },
  raid: { nominative: 'nájezd', accusative: 'nájezd' },
}

const relations = ['Lhostejnost', 'Přátelství (1)', 'Přátelství (2)', 'Spojenectví'] as const

export const relation = (space: number): string => (space < 0 ? 'Nepřátelství' : (relations[space] ?? ''))

export const itemName = (item: Item): string => items[item].nominative
/** An item as an object. */
export const anItem = (item: Item): string => items[item].accusative
export const pieceName = (kind: PieceKind): string => pieces[kind].nominative
/** A piece as an object. */
export const aPiece = (kind: PieceKind): string => pieces[kind].accusative
/** One piece is not counted: `verbovnu`, `2 pily`. */
export const several = (count: number, kind: PieceKind): string =>
  count === 1 ? aPiece(kind) : `${count} ${form(count, pieces[kind].counted)}`

/** A card with its suit: `Kořenový čaj (liška)`. */
export const cardName = (id: string): string => `${title(id)} (${suitNames[isCard(id) ? cardOf(id).suit : 'bird']})`

export const cardNames = (ids: readonly string[]): string => (ids.length === 0 ? 'nic' : ids.map(cardName).join(', '))

export function questName(id: string): string {
  const { suit, items: wanted } = questOf(id)
  return `${questTitle(id)} (${suitNames[suit]}: ${wanted.map(itemName).join(' a ')})`
}

export const moodNames: Readonly<Record<Mood, string>> = {
  bitter: 'Zatrpklý',
  grandiose: 'Velkolepý',
  jubilant: 'Jásavý',
  lavish: 'Rozmařilý',
  relentless: 'Neúprosný',
  rowdy: 'Hlučný',
  stubborn: 'Zatvrzelý',
  wrathful: 'Hněvivý',
}

export function effectName(effect: string): string {
  if (effect === 'swift-strike') return 'Rychlý útok'
  if (effect === 'refresh') return 'Osvěžení'
  if (effect === 'lavish') return moodNames.lavish
  if (effect === 'brigand-theft') return 'Loupež Lapky'
  if (isService(effect)) return serviceNames[effect]
  if (isHireling(effect)) return hirelingTitle(effect)
  // A title may end with a mark of its own: `Stand and Deliver!`.
  return isCard(effect) ? title(effect).replace(/!$/, '') : effect
}

/** What the Riverfolk sell. */
export const serviceNames: Readonly<Record<Service, string>> = {
  'hand-card': 'Karta z ruky',
  riverboats: 'Říční čluny',
  mercenaries: 'Žoldnéři',
}

/** What is used, as an object. */
export const anEffect = (effect: string): string =>
  `${isCard(effect) ? 'kartu' : 'schopnost'} ${isHireling(effect) ? hirelingForms[effect].whose : effectName(effect)}`

/** As it stands on the board. */
export const factionTitles: Readonly<Record<Faction, string>> = {
  marquise: 'Markýza z Kocourova',
  eyrie: 'Rody Orlího hnízda',
  alliance: 'Lesní aliance',
  vagabond: 'Tulák',
  vagabond2: 'Druhý Tulák',
  riverfolk: 'Říční společnost',
  duchy: 'Podzemní vévodství',
  corvid: 'Krkavčí spiknutí',
  cult: 'Ještěří kult',
  hundreds: 'Pán stovek',
  keepers: 'Železní strážci',
}

export const names: NameWords = {
  factions: factionTitles,
  hireling: hirelingTitle,
  who,
  short: who,
  suits: suitNames,
  maps: { autumn: 'Podzim', winter: 'Zima', lake: 'Jezero', mountain: 'Hory' },
  leaders: leaderNames,
  characters: characterNames,
  ministers: ministerNames,
  plots: /* @__PURE__ */ nominatives(plots),
  moods: moodNames,
  items: /* @__PURE__ */ nominatives(items),
  pieces: /* @__PURE__ */ nominatives(pieces),
  services: serviceNames,
  landmarks: landmarkNames,
  relation,
  clearing,
  forest: (id) => `les ${id}`,
  title,
  quest: questName,
  questTitle,
  effect: effectName,
  itemCount: (item, count) => (count === 1 ? itemName(item) : `${count} ${form(count, items[item].counted)}`),
  pieceCount: (kind, count) =>
    kind === 'warrior' ? warriorsThere(count) : count === 1 ? pieceName(kind) : several(count, kind),
}

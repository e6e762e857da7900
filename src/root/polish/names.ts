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
  marquise: { who: 'Markiza', whose: 'Markizy', toWhom: 'Markizie', whom: 'Markizę', withWhom: 'Markizą' },
  eyrie: {
    who: 'Dynastie',
    whose: 'Dynastii',
    toWhom: 'Dynastiom',
    whom: 'Dynastie',
    withWhom: 'Dynastiami',
    many: true,
  },
  alliance: { who: 'Sojusz', whose: 'Sojuszu', toWhom: 'Sojuszowi', whom: 'Sojusz', withWhom: 'Sojuszem' },
  vagabond: { who: 'Włóczęga', whose: 'Włóczęgi', toWhom: 'Włóczędze', whom: 'Włóczęgę', withWhom: 'Włóczęgą' },
  vagabond2: {
    who: 'drugi Włóczęga',
    whose: 'drugiego Włóczęgi',
    toWhom: 'drugiemu Włóczędze',
    whom: 'drugiego Włóczęgę',
    withWhom: 'drugim Włóczęgą',
  },
  riverfolk: { who: 'Kompania', whose: 'Kompanii', toWhom: 'Kompanii', whom: 'Kompanię', withWhom: 'Kompanią' },
  duchy: { who: 'Księstwo', whose: 'Księstwa', toWhom: 'Księstwu', whom: 'Księstwo', withWhom: 'Księstwem' },
  corvid: {
    who: 'Konspiracja',
    whose: 'Konspiracji',
    toWhom: 'Konspiracji',
    whom: 'Konspirację',
    withWhom: 'Konspiracją',
  },
  cult: {
    who: 'Kultyści',
    whose: 'Kultystów',
    toWhom: 'Kultystom',
    whom: 'Kultystów',
    withWhom: 'Kultystami',
    many: true,
  },
  hundreds: { who: 'Władca', whose: 'Władcy', toWhom: 'Władcy', whom: 'Władcę', withWhom: 'Władcą' },
  ...hirelingForms,
  keepers: { who: 'Straż', whose: 'Straży', toWhom: 'Straży', whom: 'Straż', withWhom: 'Strażą' },
}

/** `z Markizą`, `ze Strażą`. */
const withName = (name: string): string =>
  `${/^(?:(?:sz|[szśźż])(?![aeiouyóąęz])|wś)/i.test(name) ? 'ze' : 'z'} ${name}`

export const { who, whose, toWhom, whom, withPlayer, first, verb, Does, does } = /* @__PURE__ */ playersOf(
  players,
  withName,
)

/** A hireling as its card is called. */
export const hirelingTitle = (hireling: Hireling): string => hirelingForms[hireling].who

export const factionOf = (faction: Faction): Player => players[faction]

export const suitNames: Readonly<Record<Suit, string>> = { fox: 'lis', rabbit: 'królik', mouse: 'mysz', bird: 'ptak' }

/** As in `symbol lisa`. */
export const ofSuit: Readonly<Record<Suit, string>> = { fox: 'lisa', rabbit: 'królika', mouse: 'myszy', bird: 'ptaka' }

const numbered = /* @__PURE__ */ clearingsOf(suitNames)

export const clearing = /* @__PURE__ */ numbered('polana', 'Nora')
export const onClearing = /* @__PURE__ */ numbered('na polanie', 'w Norze')
export const toClearing = /* @__PURE__ */ numbered('na polanę', 'do Nory')
export const fromClearing = /* @__PURE__ */ numbered('z polany', 'z Nory')
export const ofClearing = /* @__PURE__ */ numbered('polany', 'Nory')
export const clearingObject = /* @__PURE__ */ numbered('polanę', 'Norę')
export const byClearing = /* @__PURE__ */ numbered('polaną', 'Norą')

/** Between two clearings. */
export const between = (names: Names | null, from: number, to: number): string =>
  `między ${byClearing(names, from)} a ${byClearing(names, to)}`

export const phaseNames: Readonly<Record<Phase, string>> = {
  setup: 'Przygotowanie',
  birdsong: 'Świt',
  daylight: 'Dzień',
  evening: 'Wieczór',
}

export const columnNames: Readonly<Record<Column, string>> = {
  recruit: 'Werbunek',
  move: 'Ruch',
  battle: 'Walka',
  build: 'Budowa',
}

export const leaderNames: Readonly<Record<Leader, string>> = {
  builder: 'Budowniczy',
  charismatic: 'Charyzmatyk',
  commander: 'Komandor',
  despot: 'Despota',
}

export const characterNames: Readonly<Record<Character, string>> = {
  thief: 'Złodziej',
  tinker: 'Majsterkowicz',
  ranger: 'Strażnik',
  vagrant: 'Przybłęda',
  arbiter: 'Rozjemca',
  scoundrel: 'Łotr',
  adventurer: 'Poszukiwacz Przygód',
  ronin: 'Ronin',
  harrier: 'Lotnik',
}

export const ministerNames: Readonly<Record<Minister, string>> = {
  foremole: 'Sztygar',
  captain: 'Kapitan',
  marshal: 'Kwatermistrz',
  brigadier: 'Brygadier',
  banker: 'Bankier',
  mayor: 'Burmistrz',
  'duchess-of-mud': 'Księżna Błot',
  'baron-of-dirt': 'Baron Gleb',
  'earl-of-stone': 'Hrabia Głazów',
}

interface Plot {
  readonly nominative: string
  readonly accusative: string
  readonly genitive: string
}

/** The kinds of plots in each case that is needed. */
export const plots: Readonly<Record<PlotKind, Plot>> = {
  bomb: { nominative: 'Bomba', accusative: 'Bombę', genitive: 'Bomby' },
  snare: { nominative: 'Wnyki', accusative: 'Wnyki', genitive: 'Wnyków' },
  extortion: { nominative: 'Haracz', accusative: 'Haracz', genitive: 'Haraczu' },
  raid: { nominative: 'Najazd', accusative: 'Najazd', genitive: 'Najazdu' },
}

const relations = ['Neutralny', 'Przyjazny (1)', 'Przyjazny (2)', 'Sojusznik'] as const

export const relation = (space: number): string => (space < 0 ? 'Wróg' : (relations[space] ?? ''))

export const itemName = (item: Item): string => items[item].nominative
/** An item as an object. */
export const anItem = (item: Item): string => items[item].accusative
export const pieceName = (kind: PieceKind): string => pieces[kind].nominative
/** A piece as an object. */
export const aPiece = (kind: PieceKind): string => pieces[kind].accusative
/** One piece is not counted: `Koszary`, `2 Tartaki`. */
export const several = (count: number, kind: PieceKind): string =>
  count === 1 ? aPiece(kind) : `${count} ${form(count, pieces[kind].counted)}`

/** A card with its suit: `Herbata z Korzeni (lis)`. */
export const cardName = (id: string): string => `${title(id)} (${suitNames[isCard(id) ? cardOf(id).suit : 'bird']})`

export const cardNames = (ids: readonly string[]): string => (ids.length === 0 ? 'nic' : ids.map(cardName).join(', '))

export function questName(id: string): string {
  const { suit, items: wanted } = questOf(id)
  return `${questTitle(id)} (${suitNames[suit]}: ${wanted.map(itemName).join(' i ')})`
}

export const moodNames: Readonly<Record<Mood, string>> = {
  bitter: 'Rozgoryczony',
  grandiose: 'Ambitny',
  jubilant: 'Radosny',
  lavish: 'Rozrzutny',
  relentless: 'Bezlitosny',
  rowdy: 'Hałaśliwy',
  stubborn: 'Uparty',
  wrathful: 'Gniewny',
}

export function effectName(effect: string): string {
  if (effect === 'swift-strike') return 'Szybki Atak'
  if (effect === 'refresh') return 'Przygotowanie'
  if (effect === 'lavish') return moodNames.lavish
  if (effect === 'brigand-theft') return 'Kradzież Rozbójnika'
  if (isService(effect)) return serviceNames[effect]
  if (isHireling(effect)) return hirelingTitle(effect)
  // A title may end with a mark of its own: `Stand and Deliver!`.
  return isCard(effect) ? title(effect).replace(/!$/, '') : effect
}

/** What the Riverfolk sell. */
export const serviceNames: Readonly<Record<Service, string>> = {
  'hand-card': 'Karta',
  riverboats: 'Łodzie Rzeczne',
  mercenaries: 'Najemnicy',
}

/** What is used, in the genitive. */
export const ofEffect = (effect: string): string =>
  `${isCard(effect) ? 'karty' : 'zdolności'} ${isHireling(effect) ? hirelingForms[effect].whose : effectName(effect)}`

/** As it stands on the board. */
export const factionTitles: Readonly<Record<Faction, string>> = {
  marquise: 'Markiza de Kot',
  eyrie: 'Dynastie Orlich Gniazd',
  alliance: 'Sojusz Stworzeń Leśnych',
  vagabond: 'Włóczęga',
  vagabond2: 'Drugi Włóczęga',
  riverfolk: 'Kompania Plemion Rzecznych',
  duchy: 'Podziemne Księstwo',
  corvid: 'Krucza Konspiracja',
  cult: 'Jaszczurzy Kultyści',
  hundreds: 'Władca Szczurów',
  keepers: 'Żelazna Straż',
}

export const names: NameWords = {
  factions: factionTitles,
  hireling: hirelingTitle,
  who,
  // Columns have room for eight letters.
  short: (position, seat) => who(position, seat).replace('Konspiracja', 'Kruki'),
  suits: suitNames,
  maps: { autumn: 'Jesień', winter: 'Zima', lake: 'Jezioro', mountain: 'Góry' },
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
  forest: (id) => `las ${id}`,
  title,
  quest: questName,
  questTitle,
  effect: effectName,
  itemCount: (item, count) => (count === 1 ? itemName(item) : `${count} ${form(count, items[item].counted)}`),
  pieceCount: (kind, count) =>
    kind === 'warrior' ? warriorsThere(count) : count === 1 ? pieceName(kind) : several(count, kind),
}

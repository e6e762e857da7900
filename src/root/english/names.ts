import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import { cardOf, isCard } from '../rules/cards'
import { isService, type Service } from '../rules/factions/riverfolk/facts'
import type { Box, PieceKind } from '../rules/pieces'
import {
  burrow,
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
} from '../rules/vocabulary'
import type { NameWords } from '../words/catalogue'
import { questOf } from '../words/names'
import { boxNamed } from '../words/players'
import type { Names } from '../words/scene'
import { hirelingNames, pluralHirelings } from './hireling-names'
import { landmarkNames } from './landmark-names'

/** As it stands on the board. */
const factionTitles: Readonly<Record<Faction, string>> = {
  marquise: 'Marquise de Cat',
  eyrie: 'Eyrie Dynasties',
  alliance: 'Woodland Alliance',
  vagabond: 'Vagabond',
  vagabond2: 'Second Vagabond',
  riverfolk: 'Riverfolk Company',
  duchy: 'Underground Duchy',
  corvid: 'Corvid Conspiracy',
  cult: 'Lizard Cult',
  hundreds: 'Lord of the Hundreds',
  keepers: 'Keepers in Iron',
}

/** As it stands in a sentence; it is one, unless it is among those in the plural. */
export const boxNames: Readonly<Record<Box, string>> = {
  marquise: 'the Marquise',
  eyrie: 'the Eyrie',
  alliance: 'the Alliance',
  vagabond: 'the Vagabond',
  vagabond2: 'the second Vagabond',
  riverfolk: 'the Riverfolk',
  duchy: 'the Duchy',
  corvid: 'the Conspiracy',
  cult: 'the Cult',
  hundreds: 'the Hundreds',
  keepers: 'the Keepers',
  ...hirelingNames,
}

/** Those whose verbs stand in the plural. */
const inPlural: readonly Box[] = ['riverfolk', 'hundreds', 'keepers', ...pluralHirelings]

export const pieceNames: Readonly<Record<PieceKind, string>> = {
  warrior: 'warrior',
  sawmill: 'sawmill',
  workshop: 'workshop',
  recruiter: 'recruiter',
  wood: 'wood token',
  keep: 'keep',
  roost: 'roost',
  'base-fox': 'fox base',
  'base-rabbit': 'rabbit base',
  'base-mouse': 'mouse base',
  sympathy: 'sympathy token',
  'post-fox': 'fox trade post',
  'post-rabbit': 'rabbit trade post',
  'post-mouse': 'mouse trade post',
  citadel: 'citadel',
  market: 'market',
  tunnel: 'tunnel',
  plot: 'plot',
  'garden-fox': 'fox garden',
  'garden-rabbit': 'rabbit garden',
  'garden-mouse': 'mouse garden',
  warlord: 'Warlord',
  stronghold: 'stronghold',
  mob: 'mob',
  vault: 'vault',
  foothold: 'foothold',
  'waystation-figure-tablet': 'figure/tablet waystation',
  'waystation-tablet-figure': 'tablet/figure waystation',
  'waystation-tablet-jewelry': 'tablet/jewel waystation',
  'waystation-jewelry-tablet': 'jewel/tablet waystation',
  'waystation-jewelry-figure': 'jewel/figure waystation',
  'waystation-figure-jewelry': 'figure/jewel waystation',
  'figure-1': '1-point figure',
  'figure-2': '2-point figure',
  'figure-3': '3-point figure',
  'tablet-1': '1-point tablet',
  'tablet-2': '2-point tablet',
  'tablet-3': '3-point tablet',
  'jewelry-1': '1-point jewel',
  'jewelry-2': '2-point jewel',
  'jewelry-3': '3-point jewel',
}

export const itemNames: Readonly<Record<Item, string>> = {
  boot: 'boot',
  bag: 'bag',
  crossbow: 'crossbow',
  hammer: 'hammer',
  sword: 'sword',
  tea: 'tea',
  coins: 'coins',
  torch: 'torch',
}

export const phaseNames: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  birdsong: 'Birdsong',
  daylight: 'Daylight',
  evening: 'Evening',
}

export const columnNames: Readonly<Record<Column, string>> = {
  recruit: 'Recruit',
  move: 'Move',
  battle: 'Battle',
  build: 'Build',
}

export const leaderNames: Readonly<Record<Leader, string>> = {
  builder: 'Builder',
  charismatic: 'Charismatic',
  commander: 'Commander',
  despot: 'Despot',
}

export const characterNames: Readonly<Record<Character, string>> = {
  thief: 'Thief',
  tinker: 'Tinker',
  ranger: 'Ranger',
  vagrant: 'Vagrant',
  arbiter: 'Arbiter',
  scoundrel: 'Scoundrel',
  adventurer: 'Adventurer',
  ronin: 'Ronin',
  harrier: 'Harrier',
}

const ministerNames: Readonly<Record<Minister, string>> = {
  foremole: 'Foremole',
  captain: 'Captain',
  marshal: 'Marshal',
  brigadier: 'Brigadier',
  banker: 'Banker',
  mayor: 'Mayor',
  'duchess-of-mud': 'Duchess of Mud',
  'baron-of-dirt': 'Baron of Dirt',
  'earl-of-stone': 'Earl of Stone',
}

export const plotNames: Readonly<Record<PlotKind, string>> = {
  bomb: 'bomb',
  snare: 'snare',
  extortion: 'extortion',
  raid: 'raid',
}

export const moodNames: Readonly<Record<Mood, string>> = {
  bitter: 'Bitter',
  grandiose: 'Grandiose',
  jubilant: 'Jubilant',
  lavish: 'Lavish',
  relentless: 'Relentless',
  rowdy: 'Rowdy',
  stubborn: 'Stubborn',
  wrathful: 'Wrathful',
}

/** The spaces of the relationship chart, by the number that a state has for them; -1 is Hostile. */
const relationNames = ['Indifferent', 'Friendly (1)', 'Friendly (2)', 'Allied'] as const

export const relationName = (space: number): string => (space < 0 ? 'Hostile' : (relationNames[space] ?? ''))

/** `a boot`, but `coins` and `tea`. */
export const anItem = (item: Item): string =>
  item === 'coins' || item === 'tea' ? itemNames[item] : `a ${itemNames[item]}`

/** A faction or a hireling in a sentence; a faction by its seat, if nothing is known of the position. */
export function who(names: Names | null, owner: Owner): string {
  const box = boxNamed(names, owner)
  return box ? boxNames[box] : owner
}

export const Who = (names: Names | null, owner: Owner): string =>
  boxNamed(names, owner) ? capital(who(names, owner)) : who(names, owner)

/** A verb in the number of its player. */
export function verb(names: Names | null, owner: Owner, one: string, several: string): string {
  const box = boxNamed(names, owner)
  return box && inPlural.includes(box) ? several : one
}

/** Whether a verb of these stands in the singular. */
export const isOne = (names: Names | null, [first, ...others]: readonly Owner[]): boolean =>
  first !== undefined && others.length === 0 && verb(names, first, 'one', 'several') === 'one'

/** A player and a verb at the start of a sentence: `The Marquise draws`. */
export const Does = (names: Names | null, owner: Owner, one: string, several: string): string =>
  `${Who(names, owner)} ${verb(names, owner, one, several)}`

/** A hireling as its card is called. */
export const hirelingTitle = (hireling: Hireling): string => hirelingNames[hireling].replace(/^the /, '')

/** A clearing with its suit: `clearing 5 (fox)`. */
export function clearingName(names: Names | null, at: number): string {
  if (at === burrow) return 'the Burrow'
  const suit = names?.suits[at]
  return suit ? `clearing ${at} (${suit})` : `clearing ${at}`
}

export const forestName = (id: string): string => `forest ${id}`

/** What a card is called; its suit means nothing once it is crafted. */
const effectTitle = (id: string): string => {
  if (id === 'vizier') return 'Loyal Vizier'
  return id === 'retainer' ? 'Faithful Retainer' : cardOf(id).name
}

/** A card with its suit: `Root Tea (fox)`. */
export const cardName = (id: string): string => `${effectTitle(id)} (${isCard(id) ? cardOf(id).suit : 'bird'})`

export const cardNames = (ids: readonly string[]): string =>
  ids.length === 0 ? 'nothing' : ids.map(cardName).join(', ')

/** What the Riverfolk sell. */
export const serviceNames: Readonly<Record<Service, string>> = {
  'hand-card': 'Hand Card',
  riverboats: 'Riverboats',
  mercenaries: 'Mercenaries',
}

/** A quest with its suit and the items that it asks for. */
export function questName(id: string): string {
  const { name, suit, items } = questOf(id)
  return `${name} (${suit}: ${items.map((item) => itemNames[item]).join(' and ')})`
}

/** Crafted effects by their cards, the rest by names of their own. */
export function effectName(effect: string): string {
  if (effect === 'swift-strike') return 'Swift Strike'
  if (effect === 'refresh') return 'Refresh'
  if (effect === 'lavish') return moodNames.lavish
  if (effect === 'brigand-theft') return 'theft of the Brigand'
  if (isService(effect)) return serviceNames[effect]
  if (isHireling(effect)) return hirelingTitle(effect)
  // A title may end with a mark of its own: `Stand and Deliver!`.
  return isCard(effect) ? effectTitle(effect).replace(/!$/, '') : effect
}

/** Pieces of a kind in a sentence. */
export const several = (count: number, kind: PieceKind): string => many(count, pieceNames[kind])

export const left = (count: number): string => `${count || 'none'} left`

/** The hits of a side: rolled, extra, or both. */
export const hitsDealt = (rolled: number, extra: number): string =>
  [...(rolled > 0 ? [many(rolled, 'rolled hit')] : []), ...(extra > 0 ? [many(extra, 'extra hit')] : [])].join(' and ')

const itemCount = (item: Item, count: number): string => {
  if (count === 1) return itemNames[item]
  return item === 'tea' || item === 'coins'
    ? `${count} ${itemNames[item]}`
    : `${count} ${itemNames[item]}${item === 'torch' ? 'es' : 's'}`
}

const pieceCount = (kind: PieceKind, count: number): string => {
  const word = kind === 'wood' || kind === 'sympathy' ? kind : pieceNames[kind]
  if (count === 1) return kind === 'warrior' ? '1 warrior' : word
  return kind === 'wood' || kind === 'sympathy' ? `${count} ${word}` : many(count, word)
}

export const names: NameWords = {
  factions: factionTitles,
  hireling: hirelingTitle,
  who,
  // Columns have room for eight letters.
  short: (position, seat) => who(position, seat).replace(/^the /, '').replace('Conspiracy', 'Corvids'),
  suits: { fox: 'fox', rabbit: 'rabbit', mouse: 'mouse', bird: 'bird' },
  maps: { autumn: 'Autumn', winter: 'Winter', lake: 'Lake', mountain: 'Mountain' },
  leaders: leaderNames,
  characters: characterNames,
  ministers: ministerNames,
  plots: plotNames,
  moods: moodNames,
  items: itemNames,
  pieces: pieceNames,
  services: serviceNames,
  landmarks: landmarkNames,
  relation: relationName,
  clearing: clearingName,
  forest: forestName,
  title: effectTitle,
  quest: questName,
  questTitle: (id) => questOf(id).name,
  effect: effectName,
  itemCount,
  pieceCount,
}

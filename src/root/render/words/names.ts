import { cardOf } from '../../rules/cards'
import { type Quest, questCards } from '../../rules/data/quests'
import type { PieceKind } from '../../rules/pieces'
import type { Character, ClearingSuit, Column, Faction, Item, Leader, Phase, Seat } from '../../rules/vocabulary'

/** What names need of a position. */
export interface Names {
  readonly suits: readonly (ClearingSuit | null)[]
  readonly sides: Readonly<Partial<Record<Seat, { readonly board: { readonly faction: Faction } }>>>
}

/** As it stands on the board. */
export const factionTitles: Readonly<Record<Faction, string>> = {
  marquise: 'Marquise de Cat',
  eyrie: 'Eyrie Dynasties',
  alliance: 'Woodland Alliance',
  vagabond: 'Vagabond',
  vagabond2: 'Second Vagabond',
}

/** As it stands in a sentence, in the singular. */
export const factionNames: Readonly<Record<Faction, string>> = {
  marquise: 'the Marquise',
  eyrie: 'the Eyrie',
  alliance: 'the Alliance',
  vagabond: 'the Vagabond',
  vagabond2: 'the second Vagabond',
}

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

/** The spaces of the relationship chart, by the number that a state has for them; -1 is Hostile. */
const relationNames = ['Indifferent', 'Friendly (1)', 'Friendly (2)', 'Allied'] as const

export const relationName = (space: number): string => (space < 0 ? 'Hostile' : (relationNames[space] ?? ''))

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '))

/** `a boot`, but `coins` and `tea`. */
export const anItem = (item: Item): string =>
  item === 'coins' || item === 'tea' ? itemNames[item] : `a ${itemNames[item]}`

/** A faction in a sentence; by its seat, if nothing is known of the position. */
export function who(names: Names | null, seat: Seat): string {
  const board = names?.sides[seat]?.board
  return board ? factionNames[board.faction] : seat
}

export const Who = (names: Names | null, seat: Seat): string => {
  const name = who(names, seat)
  return name === seat ? name : capital(name)
}

/** A clearing with its suit: `clearing 5 (fox)`. */
export function clearingName(names: Names | null, at: number): string {
  const suit = names?.suits[at]
  return suit ? `clearing ${at} (${suit})` : `clearing ${at}`
}

export const forestName = (id: string): string => `forest ${id}`

/** A card with its suit: `Root Tea (fox)`. */
export function cardName(id: string): string {
  if (id === 'vizier') return 'Loyal Vizier (bird)'
  const { name, suit } = cardOf(id)
  return `${name} (${suit})`
}

/** What a crafted card is called; its suit means nothing any more. */
export const effectTitle = (id: string): string => cardOf(id).name

export const cardNames = (ids: readonly string[]): string => listed(ids.map(cardName))

export function questOf(id: string): Quest {
  const quest = questCards.find((each) => each.id === id)
  if (!quest) throw new Error(`There is no quest ${id}.`)
  return quest
}

/** A quest with its suit and the items that it asks for. */
export function questName(id: string): string {
  const { name, suit, items } = questOf(id)
  return `${name} (${suit}: ${items.map((item) => itemNames[item]).join(' and ')})`
}

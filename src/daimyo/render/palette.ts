import { colourNames, type Palette } from '../../render/theme'
import type { DieColour, Island, Resource, Side } from '../rules/vocabulary'

/** Every colour for light and dark; what differs in colour also differs in shape. */
const named = {
  paper: ['#fbf8f1', '#15181b'],
  /** The sea around the islands, and tables of cards. */
  land: ['#e6eaea', '#20262a'],
  shore: ['#f8f4e8', '#2a2f31'],
  face: ['#ffffff', '#2f353a'],
  ink: ['#1d2126', '#eceae4'],
  faint: ['#565b62', '#b4b9be'],
  line: ['#bdb9ae', '#565d63'],
  /** The same in both themes: text on colours. */
  white: ['#ffffff', '#ffffff'],
  dark: ['#1d2126', '#1d2126'],
  /** Highlights, and whose turn it is. */
  lit: ['#0b62c4', '#7cc4ff'],
  badge: ['#f0c63c', '#f0c63c'],
  silver: ['#d5d9dd', '#d5d9dd'],
  /** The sides. */
  nature: ['#00674d', '#00705a'],
  technology: ['#a84300', '#ad4708'],
  nomads: ['#745600', '#7d5e08'],
  aristocrats: ['#9c2f6b', '#a83c78'],
  mercenaries: ['#4b5763', '#5b6874'],
  empire: ['#7a1f2b', '#94303d'],
  naturePale: ['#e3efe6', '#1b2a25'],
  technologyPale: ['#f7e6da', '#32251d'],
  nomadsPale: ['#f3ecd6', '#2c281a'],
  aristocratsPale: ['#f6e4ee', '#311f29'],
  mercenariesPale: ['#e7eaed', '#23292e'],
  empirePale: ['#f5e2e2', '#321d20'],
  /** Islands and relic tiles: signs, and papers. */
  blueInk: ['#1a5c9e', '#8cc0f2'],
  redInk: ['#b02a1c', '#f59b8d'],
  yellowInk: ['#7d6000', '#ecd05e'],
  purpleInk: ['#65368a', '#d0acee'],
  greenInk: ['#2f6d22', '#98d189'],
  blackInk: ['#26292d', '#dfe2e5'],
  blueTile: ['#dcebf8', '#20364b'],
  redTile: ['#fbe0da', '#4a2721'],
  yellowTile: ['#fbf0c4', '#443a14'],
  purpleTile: ['#eee0f7', '#382748'],
  greenTile: ['#e0f0d9', '#243d1f'],
  blackTile: ['#dcdde0', '#14171a'],
  /** Dice. */
  blueDie: ['#1f5fa8', '#2f6fb8'],
  greenDie: ['#2a7040', '#31794a'],
  redDie: ['#b2302a', '#bd3b34'],
  anyDie: ['#5b6066', '#6b7076'],
  /** Resources. */
  rice: ['#f3edd2', '#f3edd2'],
  metal: ['#7f97ab', '#8fa7bb'],
  stone: ['#a39c92', '#b3aca2'],
  gold: ['#f0c63c', '#f0c63c'],
  /** Bonus tiles. */
  grey: ['#e4e4e2', '#3a3f44'],
  yellow: ['#fbeeb6', '#4a411a'],
} as const satisfies Palette<string>

export const palette: Palette<keyof typeof named> = named

export const colours = colourNames(palette)

export const sideColours: Readonly<Record<Side, string>> = {
  nature: colours.nature,
  technology: colours.technology,
  nomads: colours.nomads,
  aristocrats: colours.aristocrats,
  mercenaries: colours.mercenaries,
  empire: colours.empire,
}

export const sidePales: Readonly<Record<Side, string>> = {
  nature: colours.naturePale,
  technology: colours.technologyPale,
  nomads: colours.nomadsPale,
  aristocrats: colours.aristocratsPale,
  mercenaries: colours.mercenariesPale,
  empire: colours.empirePale,
}

export const islandInks: Readonly<Record<Island, string>> = {
  blue: colours.blueInk,
  red: colours.redInk,
  yellow: colours.yellowInk,
  purple: colours.purpleInk,
  green: colours.greenInk,
  black: colours.blackInk,
}

export const tilePapers: Readonly<Record<Island, string>> = {
  blue: colours.blueTile,
  red: colours.redTile,
  yellow: colours.yellowTile,
  purple: colours.purpleTile,
  green: colours.greenTile,
  black: colours.blackTile,
}

export const dieFills: Readonly<Record<DieColour | 'any', string>> = {
  blue: colours.blueDie,
  green: colours.greenDie,
  red: colours.redDie,
  any: colours.anyDie,
}

export const resourceFills: Readonly<Record<Resource, string>> = {
  rice: colours.rice,
  metal: colours.metal,
  stone: colours.stone,
  gold: colours.gold,
}

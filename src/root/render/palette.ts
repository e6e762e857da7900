import { colourNames, type Palette } from '../../render/theme'
import type { ClearingSuit, Faction, Suit } from '../rules/vocabulary'

/** Every colour for light and dark; important signs also differ in shape, and in their letter or animal. */
const named = {
  paper: ['#fbf8f1', '#15181b'],
  land: ['#e4e6d0', '#23291f'],
  face: ['#ffffff', '#2b3035'],
  /** Text. */
  ink: ['#1d2126', '#eceae4'],
  faint: ['#575c62', '#b0b5ba'],
  line: ['#c9c0ad', '#50575d'],
  /** The same in both themes: text on colours, and signs that must not change. */
  white: ['#ffffff', '#ffffff'],
  dark: ['#1d2126', '#1d2126'],
  /** Highlights, and the place of a battle. */
  lit: ['#0b62c4', '#7cc4ff'],
  glow: ['#fff1b8', '#4a4118'],
  gold: ['#f0c63c', '#f0c63c'],
  pale: ['#83878c', '#9a9fa5'],
  down: ['#d3d6da', '#454b51'],
  hurt: ['#b3261e', '#ff9d94'],
  path: ['#a08a63', '#8c7a5a'],
  closed: ['#8d8d8d', '#8d8d8d'],
  water: ['#a9cfe4', '#2c566b'],
  waterLine: ['#4b88a8', '#4b88a8'],
  stone: ['#6f747a', '#6f747a'],
  tree: ['#5c7a50', '#7d9c70'],
  forestInk: ['#2f4527', '#c3d8b8'],
  marquise: ['#8a3300', '#8a3300'],
  eyrie: ['#22508f', '#2f62a8'],
  alliance: ['#2c7a3f', '#2c7a3f'],
  vagabond: ['#55585d', '#64686e'],
  vagabond2: ['#7a4b8c', '#85559a'],
  riverfolk: ['#0d6e78', '#12717b'],
  corvid: ['#3d3478', '#5a4fa3'],
  cult: ['#6b6c00', '#6f7005'],
  hundreds: ['#8f2331', '#a33440'],
  keepers: ['#5b6470', '#66707d'],
  marquisePale: ['#fbe9dc', '#33261b'],
  eyriePale: ['#e3ebf6', '#1b2735'],
  alliancePale: ['#e2f1e4', '#1b2c20'],
  vagabondPale: ['#ecedee', '#25282b'],
  vagabond2Pale: ['#f1e8f5', '#2b2231'],
  riverfolkPale: ['#ddf0f1', '#152a2d'],
  corvidPale: ['#e8e6f4', '#211f33'],
  cultPale: ['#f2f3d3', '#2a2c16'],
  hundredsPale: ['#f8e2e2', '#361d1f'],
  keepersPale: ['#e4e8ee', '#20262e'],
  marquiseDark: ['#8a3300', '#8a3300'],
  eyrieDark: ['#22508f', '#22508f'],
  allianceDark: ['#226433', '#226433'],
  vagabondDark: ['#45484c', '#45484c'],
  vagabond2Dark: ['#6a3d7c', '#6a3d7c'],
  riverfolkDark: ['#0b5a62', '#0b5a62'],
  duchy: ['#9b4a62', '#a5546c'],
  duchyPale: ['#f6e6ea', '#332228'],
  duchyDark: ['#853b53', '#853b53'],
  corvidDark: ['#3d3478', '#3d3478'],
  cultDark: ['#565700', '#565700'],
  hundredsDark: ['#7a1a28', '#7a1a28'],
  keepersDark: ['#48515c', '#48515c'],
  fox: ['#8c1d3f', '#8c1d3f'],
  rabbit: ['#8f7200', '#8f7200'],
  mouse: ['#8a5f43', '#8a5f43'],
  bird: ['#2f6f95', '#2f6f95'],
  foxPale: ['#f9ddd5', '#47281f'],
  rabbitPale: ['#fbf0c8', '#433a17'],
  mousePale: ['#ecdfd3', '#3b2f27'],
  foxInk: ['#8c1d3f', '#f5a794'],
  rabbitInk: ['#735600', '#e8ca6e'],
  mouseInk: ['#75492e', '#dcb79f'],
  birdInk: ['#2a6488', '#9ccbe6'],
} as const satisfies Palette<string>

export const palette: Palette<keyof typeof named> = named

export const colours = colourNames(palette)

export const factionColours: Readonly<Record<Faction, string>> = colours

export const factionPales: Readonly<Record<Faction, string>> = {
  marquise: colours.marquisePale,
  eyrie: colours.eyriePale,
  alliance: colours.alliancePale,
  vagabond: colours.vagabondPale,
  vagabond2: colours.vagabond2Pale,
  riverfolk: colours.riverfolkPale,
  duchy: colours.duchyPale,
  corvid: colours.corvidPale,
  cult: colours.cultPale,
  hundreds: colours.hundredsPale,
  keepers: colours.keepersPale,
}

/** Text on white. */
export const factionDarks: Readonly<Record<Faction, string>> = {
  marquise: colours.marquiseDark,
  eyrie: colours.eyrieDark,
  alliance: colours.allianceDark,
  vagabond: colours.vagabondDark,
  vagabond2: colours.vagabond2Dark,
  riverfolk: colours.riverfolkDark,
  duchy: colours.duchyDark,
  corvid: colours.corvidDark,
  cult: colours.cultDark,
  hundreds: colours.hundredsDark,
  keepers: colours.keepersDark,
}

export const suitColours: Readonly<Record<Suit, string>> = colours

export const suitPales: Readonly<Record<ClearingSuit, string>> = {
  fox: colours.foxPale,
  rabbit: colours.rabbitPale,
  mouse: colours.mousePale,
}

export const suitInks: Readonly<Record<Suit, string>> = {
  fox: colours.foxInk,
  rabbit: colours.rabbitInk,
  mouse: colours.mouseInk,
  bird: colours.birdInk,
}

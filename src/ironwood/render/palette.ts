import { colourNames, type Palette } from '../../render/theme'

/** Colours of the palette by Okabe and Ito, or close to it, each for light and dark; important signs also differ in shape. */
const named = {
  paper: ['#fbf8f1', '#15181b'],
  land: ['#efe9db', '#22272a'],
  face: ['#ffffff', '#2b3035'],
  /** Text. */
  ink: ['#1d2126', '#eceae4'],
  faint: ['#5a5f66', '#b0b5ba'],
  line: ['#c9c0ad', '#50575d'],
  /** The same in both themes: text on colours. */
  white: ['#ffffff', '#ffffff'],
  dark: ['#1d2126', '#1d2126'],
  /** Highlights, and the place of a battle. */
  lit: ['#0b62c4', '#7cc4ff'],
  glow: ['#fff1b8', '#4a4118'],
  wood: ['#00674d', '#00705a'],
  woodInk: ['#00674d', '#74d3b2'],
  woodPale: ['#e3efe2', '#1b2a25'],
  woodDeep: ['#bcdcc4', '#2c5243'],
  woodLine: ['#5e9a7f', '#4f8f76'],
  iron: ['#a84300', '#ad4708'],
  ironInk: ['#a84300', '#f3a878'],
  ironPale: ['#f7e3d4', '#32251d'],
  golem: ['#4a3b35', '#6a554c'],
  stone: ['#b9b7b4', '#4b5157'],
  stoneDark: ['#6b7178', '#8d949b'],
  crystal: ['#56b4e9', '#56b4e9'],
  crystalLine: ['#175a85', '#9fd4f5'],
  totem: ['#6a3d8f', '#a77fd0'],
  totemPale: ['#f1e6f7', '#3a2b47'],
  drill: ['#f0c63c', '#f0c63c'],
  ferrum: ['#3d444c', '#5b646d'],
  innerPeak: ['#858c94', '#7d858d'],
  outerPeak: ['#b5afa4', '#a39d92'],
} as const satisfies Palette<string>

export const palette: Palette<keyof typeof named> = named

export const colours = colourNames(palette)

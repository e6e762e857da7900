import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { Piece } from '../rules/event'
import { amount, islandName, pieceNames, spaceNames } from '../rules/names'
import type { MercenarySpace } from '../rules/state'
import type { BonusPlace, BuildingKind, DieColour, DiePlace, Island, Side } from '../rules/vocabulary'
import type { At } from '../words/at'
import type { NameWords } from '../words/catalogue'
import { amountsOf } from '../words/declined'
import { type PlaceParts, placeParts, tileParts } from '../words/parts'

const plurals: readonly Side[] = ['nomads', 'aristocrats', 'mercenaries']

export const islandNames: Readonly<Record<Island, string>> = {
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
  purple: 'purple',
  green: 'green',
  black: 'black',
}

const resourceNames = { rice: 'rice', metal: 'metal', stone: 'stone', gold: 'gold' } as const

export const amounts = /* @__PURE__ */ amountsOf(amount, 'and', 'nothing')

const place = ({ island: at, number, isSpace, produces, gold }: PlaceParts): string => {
  if (!isSpace) return `${islandNames[at]} spot ${number}${produces ? ` (${resourceNames[produces]})` : ''}`
  return `${islandNames[at]} Shadow space ${number}${gold > 0 ? ` (${amount('gold', gold)})` : ''}`
}

const colours = { blue: 'blue', green: 'green', red: 'red' } as const

/** What labels do not need: islands in sentences, dice, and places of a clan board. */
export const nouns = {
  island: {
    blue: islandName('blue'),
    red: islandName('red'),
    yellow: islandName('yellow'),
    purple: islandName('purple'),
    green: islandName('green'),
    black: islandName('black'),
  },
  resources: resourceNames,
  colours,
  die: (colour: DieColour, value: number): string => `${colours[colour]} ${value}`,
  spaces: {
    ...spaceNames,
    beside: 'beside the board',
    ability: 'the clan ability',
    income: 'Income',
  } satisfies Record<DiePlace | BonusPlace | 'income', string>,
  mercenarySpaces: {
    'ruins-1': 'in the ruins',
    'ruins-2': 'in the ruins',
    tower: 'for a Radio Tower',
    governor: 'for a governor',
    shadow: 'for a Shadow',
  } satisfies Record<MercenarySpace, string>,
  pieces: pieceNames,
  pieceCount: (piece: Piece, count: number): string => many(count, pieceNames[piece]),
  relic: (colour: Island): string => `${islandNames[colour]} relic`,
  board: (kind: BuildingKind, number: number): string => `${pieceNames[kind]} board ${number}`,
}

export const names: NameWords = {
  who: {
    nature: 'Nature',
    technology: 'Technology',
    nomads: 'the Nomads',
    aristocrats: 'the Aristocrats',
    empire: 'the Empire',
    mercenaries: 'the Mercenaries',
  },
  amounts,
  place,
  tile: ({ colour, number }) => `${islandNames[colour]} tile ${number}`,
}

export const who = (side: Side): string => names.who[side]

/** `Nature takes`, `The Nomads take`. */
export const Does = (side: Side, one: string, several: string): string =>
  `${capital(who(side))} ${verb(side, one, several)}`

export const verb = (side: Side, one: string, several: string): string => (plurals.includes(side) ? several : one)

export const placeName = (at: At, id: string): string => place(placeParts(at, id))

/** A place without what it brings. */
export const bareName = (at: At, id: string): string => place({ ...placeParts(at, id), produces: null, gold: 0 })

export const tileName = (id: string): string => names.tile(tileParts(id))

import { pluralsOf } from '../../toolkit'
import { outOf } from '../../toolkit/czech'
import type { Piece } from '../rules/event'
import type { MercenarySpace } from '../rules/state'
import type { BonusPlace, BuildingKind, DieColour, DiePlace, Island, Resource, Side } from '../rules/vocabulary'
import { islandNamed, sideNamed } from '../words/act'
import {
  amountsOf,
  bareById,
  byId,
  counterOf,
  formOf,
  namesOf,
  placesOf,
  type SideForms,
  sidesOf,
} from '../words/declined'
import { type TileParts, tileParts } from '../words/parts'

export const form = /* @__PURE__ */ pluralsOf('cs', 'one', 'few', 'other')
const counter = /* @__PURE__ */ counterOf(form)

/** Counts in the accusative, as objects of a sentence. */
export const points = /* @__PURE__ */ counter({ one: 'bod', few: 'body', other: 'bodů' })
export const tiles = /* @__PURE__ */ counter({ one: 'destičku', few: 'destičky', other: 'destiček' })
export const heroCards = /* @__PURE__ */ counter({ one: 'kartu hrdiny', few: 'karty hrdinů', other: 'karet hrdinů' })
export const heroes = /* @__PURE__ */ counter({ one: 'hrdinu', few: 'hrdiny', other: 'hrdinů' })
export const resourceCount = /* @__PURE__ */ counter({ one: 'surovinu', few: 'suroviny', other: 'surovin' })
export const relics = /* @__PURE__ */ counter({ one: 'relikvii', few: 'relikvie', other: 'relikvií' })

const resourceForms: Readonly<Record<Resource, (count: number) => string>> = {
  rice: /* @__PURE__ */ counter({ one: 'rýži', few: 'rýže', other: 'rýží' }),
  metal: /* @__PURE__ */ counter({ one: 'kov', few: 'kovy', other: 'kovů' }),
  stone: /* @__PURE__ */ counter({ one: 'kámen', few: 'kameny', other: 'kamenů' }),
  gold: /* @__PURE__ */ counter({ one: 'zlaťák', few: 'zlaťáky', other: 'zlaťáků' }),
}

export const resourceNames = { rice: 'rýže', metal: 'kov', stone: 'kámen', gold: 'zlaťák' } as const

/** As an object: `získej rýži nebo kov`. */
export const resourceObjects = { ...resourceNames, rice: 'rýži' } as const

export const amount = (resource: Resource, count: number): string => resourceForms[resource](count)
export const amounts = /* @__PURE__ */ amountsOf(amount, 'a', 'nic')
/** In the nominative, as labels and after a colon. */
export const amountThere = (resource: Resource, count: number): string =>
  count === 1 ? `1 ${resourceNames[resource]}` : amount(resource, count)
export const amountsThere = /* @__PURE__ */ amountsOf(amountThere, 'a', 'nic')

/** An adjective: masculine, feminine and neuter, and the cases that sentences need. */
const colour = (stem: string) => ({
  masculine: `${stem}ý`,
  feminine: `${stem}á`,
  feminineAccusative: `${stem}ou`,
  neuter: `${stem}é`,
  genitive: `${stem}ého`,
  locative: `${stem}ém`,
})

const colours: Readonly<Record<Island, ReturnType<typeof colour>>> = {
  blue: /* @__PURE__ */ colour('modr'),
  red: /* @__PURE__ */ colour('červen'),
  yellow: /* @__PURE__ */ colour('žlut'),
  purple: /* @__PURE__ */ colour('fialov'),
  green: /* @__PURE__ */ colour('zelen'),
  black: /* @__PURE__ */ colour('čern'),
}

const feminine = /* @__PURE__ */ formOf(colours, 'feminine')
const accusative = /* @__PURE__ */ formOf(colours, 'feminineAccusative')
const neuter = /* @__PURE__ */ formOf(colours, 'neuter')
const masculine = /* @__PURE__ */ formOf(colours, 'masculine')
const genitives = /* @__PURE__ */ formOf(colours, 'genitive')
const locatives = /* @__PURE__ */ formOf(colours, 'locative')

export const onWhich = locatives
export const colourName = masculine
export const island = (id: Island): string => `${masculine[id]} ostrov`
const ofIsland = (id: Island): string => `${genitives[id]} ostrova`
export const onIsland = (id: Island): string => `na ${locatives[id]} ostrově`

const placed = /* @__PURE__ */ placesOf(({ produces, gold }) => {
  if (produces) return ` (${resourceNames[produces]})`
  return gold > 0 ? ` (${amount('gold', gold)})` : ''
})
const place = /* @__PURE__ */ placed(neuter, 'pole', 'pole stínů')
const locative = /* @__PURE__ */ placed(locatives, 'poli', 'poli stínů')
const genitive = /* @__PURE__ */ placed(genitives, 'pole', 'pole stínů')
/** `modré pole 1 (rýže)`, as an object; `modrém poli 1`; `modrého pole 1`. */
export const placeObject = /* @__PURE__ */ byId(place)
export const placeLocative = /* @__PURE__ */ byId(locative)
export const placeGenitive = /* @__PURE__ */ byId(genitive)
export const bareObject = /* @__PURE__ */ bareById(place)
export const bareLocative = /* @__PURE__ */ bareById(locative)
export const bareGenitive = /* @__PURE__ */ bareById(genitive)

export const tileLabel = ({ colour: of, number }: TileParts): string => `${feminine[of]} destička ${number}`
export const tile = (id: string): string => tileLabel(tileParts(id))
export const tileObject = (id: string): string => {
  const { colour: of, number } = tileParts(id)
  return `${accusative[of]} destičku ${number}`
}
export const relic = (of: Island): string => `${feminine[of]} relikvie`
export const relicObject = (of: Island): string => `${accusative[of]} relikvii`

/** `modrá kostka 5`, `modrou kostku 5`, in a list `modrá 5`, and `modrou kostku`. */
export const die = (of: DieColour, value: number): string => `${feminine[of]} kostka ${value}`
export const dieObject = (of: DieColour, value: number): string => `${accusative[of]} kostku ${value}`
export const dieLabel = (of: DieColour, value: number): string => `${feminine[of]} ${value}`
export const dieColour = (of: DieColour): string => `${accusative[of]} kostku`

const clan = (name: string): SideForms => ({ who: `klan ${name}`, whose: `klanu ${name}`, toWhom: `klanu ${name}` })

const sideForms: Readonly<Record<Side, SideForms>> = {
  nature: /* @__PURE__ */ clan('Přírody'),
  technology: /* @__PURE__ */ clan('Techniky'),
  nomads: /* @__PURE__ */ clan('Nomádů'),
  aristocrats: /* @__PURE__ */ clan('Aristokratů'),
  empire: { who: 'Impérium', whose: 'Impéria', toWhom: 'Impériu' },
  mercenaries: { who: 'žoldnéři', whose: 'žoldnéřů', toWhom: 'žoldnéřům', many: true },
}

export const { who, whose, toWhom, verb, Does } = /* @__PURE__ */ sidesOf(sideForms)

/** Pieces in the nominative and accusative, and with `žádný` in the accusative. */
export const pieces: Readonly<Record<Piece, { readonly who: string; readonly whom: string; readonly none: string }>> = {
  governor: { who: 'správce', whom: 'správce', none: 'žádného správce' },
  shadow: { who: 'stín', whom: 'stín', none: 'žádný stín' },
  farm: { who: 'technofarma', whom: 'technofarmu', none: 'žádnou technofarmu' },
  tower: { who: 'rádiová věž', whom: 'rádiovou věž', none: 'žádnou rádiovou věž' },
}

export const pieceCount: Readonly<Record<Piece, (count: number) => string>> = {
  governor: /* @__PURE__ */ counter({ one: 'správce', few: 'správce', other: 'správců' }),
  shadow: /* @__PURE__ */ counter({ one: 'stín', few: 'stíny', other: 'stínů' }),
  farm: /* @__PURE__ */ counter({ one: 'technofarmu', few: 'technofarmy', other: 'technofarem' }),
  tower: /* @__PURE__ */ counter({ one: 'rádiovou věž', few: 'rádiové věže', other: 'rádiových věží' }),
}

/** In the nominative. */
export const piecesThere: Readonly<Record<Piece, (count: number) => string>> = {
  governor: /* @__PURE__ */ counter({ one: 'správce', few: 'správci', other: 'správců' }),
  shadow: pieceCount.shadow,
  farm: /* @__PURE__ */ counter({ one: 'technofarma', few: 'technofarmy', other: 'technofarem' }),
  tower: /* @__PURE__ */ counter({ one: 'rádiová věž', few: 'rádiové věže', other: 'rádiových věží' }),
}

/** Whose buildings a construction board holds. */
export const boardKinds = { farm: 'technofarem', tower: 'rádiových věží' } as const

export const board = (kind: BuildingKind, number: number): string => `stavební desku ${boardKinds[kind]} ${number}`

export const spaces: Readonly<Record<DiePlace | BonusPlace, string>> = {
  help: 'Pomoc vesničanů',
  production: 'Výroba',
  relic: 'Relikvie',
  recruit: 'Nábor',
  build: 'Stavba',
  tax: 'Daň',
  beside: 'vedle desky',
  ability: 'schopnost klanu',
}

/** Where a die or a bonus tile lies. */
export function atSpace(space: DiePlace | BonusPlace | 'income'): string {
  if (space === 'beside') return 'vedle desky'
  if (space === 'ability') return 'na poli schopnosti klanu'
  return space === 'income' ? 'na poli příjmu' : `na poli akce ${spaces[space]}`
}

/** Where something is put. */
export function toSpace(space: DiePlace | BonusPlace | 'income'): string {
  if (space === 'beside') return 'vedle desky'
  if (space === 'ability') return 'na pole schopnosti klanu'
  return space === 'income' ? 'na pole příjmu' : `na pole akce ${spaces[space]}`
}

export const mercenarySpaces: Readonly<Record<MercenarySpace, string>> = {
  'ruins-1': 'ruiny',
  'ruins-2': 'ruiny',
  tower: 'rádiová věž',
  governor: 'správce',
  shadow: 'stín',
}

/** From where a tile is taken. */
export function source(from: string): string {
  if (from === 'bag') return 'z pytle'
  const [of, side] = [islandNamed(from), sideNamed(from)]
  if (of) return outOf(ofIsland(of))
  return side ? `od ${whose(side)}` : 'z černého trhu'
}

export const names = /* @__PURE__ */ namesOf(sideForms, { amounts: amountsThere, place, tile: tileLabel })

import { pluralsOf } from '../../toolkit'
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

export const form = /* @__PURE__ */ pluralsOf('pl', 'one', 'few', 'many')
const counter = /* @__PURE__ */ counterOf(form)

/** Counts in the accusative, as objects of a sentence. */
export const points = /* @__PURE__ */ counter({
  one: 'Punkt Popularności',
  few: 'Punkty Popularności',
  many: 'Punktów Popularności',
})
export const tiles = /* @__PURE__ */ counter({ one: 'kafel', few: 'kafle', many: 'kafli' })
export const cards = /* @__PURE__ */ counter({ one: 'kartę', few: 'karty', many: 'kart' })
export const heroCards = /* @__PURE__ */ counter({
  one: 'kartę Bohatera',
  few: 'karty Bohaterów',
  many: 'kart Bohaterów',
})
export const heroes = /* @__PURE__ */ counter({ one: 'Bohatera', few: 'Bohaterów', many: 'Bohaterów' })
export const resourceCount = /* @__PURE__ */ counter({ one: 'zasób', few: 'zasoby', many: 'zasobów' })
export const relics = /* @__PURE__ */ counter({ one: 'Relikt', few: 'Relikty', many: 'Reliktów' })
export const times = /* @__PURE__ */ counter({ one: 'raz', few: 'razy', many: 'razy' })

const resourceForms: Readonly<Record<Resource, (count: number) => string>> = {
  rice: /* @__PURE__ */ counter({ one: 'ryż', few: 'ryżu', many: 'ryżu' }),
  metal: /* @__PURE__ */ counter({ one: 'metal', few: 'metalu', many: 'metalu' }),
  stone: /* @__PURE__ */ counter({ one: 'kamień', few: 'kamienie', many: 'kamieni' }),
  gold: /* @__PURE__ */ counter({ one: 'złoto', few: 'złota', many: 'złota' }),
}

export const resourceNames = { rice: 'ryż', metal: 'metal', stone: 'kamień', gold: 'złoto' } as const

export const amount = (resource: Resource, count: number): string => resourceForms[resource](count)
export const amounts = /* @__PURE__ */ amountsOf(amount, 'i', 'nic')

/** An adjective: masculine, feminine and neuter, and the cases that sentences need. */
const colour = (stem: string, hard: 'y' | 'i') => ({
  masculine: `${stem}${hard}`,
  feminine: `${stem}a`,
  feminineAccusative: `${stem}ą`,
  feminineOblique: `${stem}${hard === 'i' ? 'i' : ''}ej`,
  neuter: `${stem}${hard === 'i' ? 'i' : ''}e`,
  neuterGenitive: `${stem}${hard === 'i' ? 'i' : ''}ego`,
  neuterLocative: `${stem}${hard}m`,
})

const colours: Readonly<Record<Island, ReturnType<typeof colour>>> = {
  blue: /* @__PURE__ */ colour('niebiesk', 'i'),
  red: /* @__PURE__ */ colour('czerwon', 'y'),
  yellow: /* @__PURE__ */ colour('żółt', 'y'),
  purple: /* @__PURE__ */ colour('fioletow', 'y'),
  green: /* @__PURE__ */ colour('zielon', 'y'),
  black: /* @__PURE__ */ colour('czarn', 'y'),
}

const feminine = /* @__PURE__ */ formOf(colours, 'feminine')
const accusative = /* @__PURE__ */ formOf(colours, 'feminineAccusative')
const oblique = /* @__PURE__ */ formOf(colours, 'feminineOblique')
const masculine = /* @__PURE__ */ formOf(colours, 'masculine')

export const onWhich = oblique
export const island = (id: Island): string => `${feminine[id]} wyspa`
export const islandObject = (id: Island): string => `${accusative[id]} wyspę`
const ofIsland = (id: Island): string => `${oblique[id]} wyspy`
export const onIsland = (id: Island): string => `na ${oblique[id]} wyspie`

const placed = /* @__PURE__ */ placesOf(({ produces, gold }) => {
  if (produces) return ` (${resourceNames[produces]})`
  return gold > 0 ? ` (${amount('gold', gold)})` : ''
})
const place = /* @__PURE__ */ placed(/* @__PURE__ */ formOf(colours, 'neuter'), 'pole', 'pole Cieni')
const locative = /* @__PURE__ */ placed(/* @__PURE__ */ formOf(colours, 'neuterLocative'), 'polu', 'polu Cieni')
const genitive = /* @__PURE__ */ placed(/* @__PURE__ */ formOf(colours, 'neuterGenitive'), 'pola', 'pola Cieni')
/** `niebieskie pole 1 (ryż)`, as an object; `niebieskim polu 1`; `niebieskiego pola 1`. */
export const placeObject = /* @__PURE__ */ byId(place)
export const placeLocative = /* @__PURE__ */ byId(locative)
export const placeGenitive = /* @__PURE__ */ byId(genitive)
export const bareObject = /* @__PURE__ */ bareById(place)
export const bareLocative = /* @__PURE__ */ bareById(locative)
export const bareGenitive = /* @__PURE__ */ bareById(genitive)

const tileLabel = ({ colour: of, number }: TileParts): string => `${masculine[of]} kafel ${number}`
export const tile = (id: string): string => tileLabel(tileParts(id))
export const relic = (of: Island): string => `${masculine[of]} Relikt`

/** `niebieska kość 5` and `niebieską kość 5`. */
export const die = (of: DieColour, value: number): string => `${feminine[of]} kość ${value}`
export const dieObject = (of: DieColour, value: number): string => `${accusative[of]} kość ${value}`
export const dieGenitive = oblique

const clan = (name: string): SideForms => ({ who: `Klan ${name}`, whose: `Klanu ${name}`, toWhom: `Klanowi ${name}` })

const sideForms: Readonly<Record<Side, SideForms>> = {
  nature: /* @__PURE__ */ clan('Natury'),
  technology: /* @__PURE__ */ clan('Technologii'),
  nomads: /* @__PURE__ */ clan('Nomadów'),
  aristocrats: /* @__PURE__ */ clan('Arystokratów'),
  empire: { who: 'Imperium', whose: 'Imperium', toWhom: 'Imperium' },
  mercenaries: { who: 'Najemnicy', whose: 'Najemników', toWhom: 'Najemnikom', many: true },
}

export const { who, whose, toWhom, verb, Does } = /* @__PURE__ */ sidesOf(sideForms)

/** Pieces in the nominative, accusative and genitive. */
export const pieces: Readonly<Record<Piece, { readonly who: string; readonly whom: string; readonly whose: string }>> =
  {
    governor: { who: 'Zarządca', whom: 'Zarządcę', whose: 'Zarządcy' },
    shadow: { who: 'Cień', whom: 'Cień', whose: 'Cienia' },
    farm: { who: 'Techno-Farma', whom: 'Techno-Farmę', whose: 'Techno-Farmy' },
    tower: { who: 'Wieża Radiowa', whom: 'Wieżę Radiową', whose: 'Wieży Radiowej' },
  }

export const pieceCount: Readonly<Record<Piece, (count: number) => string>> = {
  governor: /* @__PURE__ */ counter({ one: 'Zarządcę', few: 'Zarządców', many: 'Zarządców' }),
  shadow: /* @__PURE__ */ counter({ one: 'Cień', few: 'Cienie', many: 'Cieni' }),
  farm: /* @__PURE__ */ counter({ one: 'Techno-Farmę', few: 'Techno-Farmy', many: 'Techno-Farm' }),
  tower: /* @__PURE__ */ counter({ one: 'Wieżę Radiową', few: 'Wieże Radiowe', many: 'Wież Radiowych' }),
}

export const board = (kind: BuildingKind, number: number): string =>
  `Planszetkę Budowy ${kind === 'farm' ? 'Techno-Farm' : 'Wież Radiowych'} ${number}`

export const spaces: Readonly<Record<DiePlace | BonusPlace, string>> = {
  help: 'Pomoc od Mieszkańców Wioski',
  production: 'Produkcja',
  relic: 'Relikt',
  recruit: 'Rekrutacja',
  build: 'Budowa',
  tax: 'Podatek',
  beside: 'obok planszy',
  ability: 'zdolność Klanu',
}

/** Where a die or a bonus tile lies. */
export function atSpace(space: DiePlace | BonusPlace | 'income'): string {
  if (space === 'beside') return 'obok planszy'
  if (space === 'ability') return 'na polu zdolności Klanu'
  return space === 'income' ? 'na polu Przychodu' : `na polu akcji ${spaces[space]}`
}

export const mercenarySpaces: Readonly<Record<MercenarySpace, string>> = {
  'ruins-1': 'ruiny',
  'ruins-2': 'ruiny',
  tower: 'Wieża Radiowa',
  governor: 'Zarządca',
  shadow: 'Cień',
}

/** A die in a list: `niebieska 5`. */
export const dieLabel = (of: DieColour, value: number): string => `${feminine[of]} ${value}`

/** From where a tile is taken. */
export function source(from: string): string {
  if (from === 'bag') return 'z worka'
  const [of, side] = [islandNamed(from), sideNamed(from)]
  if (of) return `z ${ofIsland(of)}`
  return side ? `od ${whose(side)}` : 'z Czarnego Rynku'
}

export const names = /* @__PURE__ */ namesOf(sideForms, { amounts, place, tile: tileLabel })

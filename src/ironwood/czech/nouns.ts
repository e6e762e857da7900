import { type Forms, pluralsOf } from '../../toolkit'
import type { CombatBonus, Seat, Totem, Unit } from '../rules'
import type { Step } from '../rules/keywords'
import { lineOf, type Reading } from '../words'
import { placeIn } from '../words/declined'

type Czech = Forms<'one' | 'few' | 'other'>

const form = /* @__PURE__ */ pluralsOf('cs', 'one', 'few', 'other')

/** A count with its noun, and no other case than the one of the table. */
export const many = (count: number, forms: Czech): string => `${count} ${form(count, forms)}`
/** The form alone: of a verb, or of a word that stands apart from the count. */
export const plural = (count: number, one: string, few: string, other: string): string =>
  form(count, { one, few, other })

/** Zero is not spoken as a number: `Nedobírej si karty.`, or `Dober si 2 karty.`. */
export const orNot = (count: number, does: string, forms: Czech, not: string): string =>
  count === 0 ? not : `${does} ${many(count, forms)}`

/** As an object: `Získej 2 krystaly`. */
export const crystals: Czech = { one: 'krystal', few: 'krystaly', other: 'krystalů' }
export const fighters: Czech = { one: 'bojovníka', few: 'bojovníky', other: 'bojovníků' }
export const golems: Czech = { one: 'golema', few: 'golemy', other: 'golemů' }
export const warbands: Czech = { one: 'oddíl', few: 'oddíly', other: 'oddílů' }
export const cards: Czech = { one: 'kartu', few: 'karty', other: 'karet' }
export const specials: Czech = { one: 'speciální kartu', few: 'speciální karty', other: 'speciálních karet' }
export const visionCards: Czech = { one: 'kartu vize', few: 'karty vizí', other: 'karet vizí' }
export const markers: Czech = {
  one: 'označovací kostičku',
  few: 'označovací kostičky',
  other: 'označovacích kostiček',
}
/** As a subject, which differs where a person or a feminine noun is one. */
export const fightersThemselves: Czech = { one: 'bojovník', few: 'bojovníci', other: 'bojovníků' }
export const golemsThemselves: Czech = { one: 'golem', few: 'golemové', other: 'golemů' }
export const markersThemselves: Czech = { ...markers, one: 'označovací kostička' }
export const totems: Czech = { one: 'totem', few: 'totemy', other: 'totemů' }
export const units: Czech = { one: 'jednotka', few: 'jednotky', other: 'jednotek' }
export const steps: Czech = { one: 'krok', few: 'kroky', other: 'kroků' }
export const ridges: Czech = { one: 'hřeben', few: 'hřebeny', other: 'hřebenů' }

export const unitsOf: Readonly<Record<Unit, Czech>> = { fighter: fighters, golem: golems }
/** One of them, as an object or where it is missing. */
export const aUnit: Readonly<Record<Unit, string>> = { fighter: 'bojovníka', golem: 'golema' }

export const side: Readonly<Record<Seat, string>> = { woodwalkers: 'Strážci hvozdu', ironclad: 'Železné bratrstvo' }
/** Whose: `bojovník Strážců hvozdu`. */
export const of: Readonly<Record<Seat, string>> = { woodwalkers: 'Strážců hvozdu', ironclad: 'Železného bratrstva' }
/** What a seat does: the Woodwalkers are many, the Ironclad one brotherhood. */
export const does = (seat: Seat, they: string, it: string): string =>
  `${side[seat]} ${seat === 'woodwalkers' ? they : it}`

export const withTotem: Readonly<Record<Totem, string>> = {
  full: 's nabitým totemem',
  fading: 'se slábnoucím totemem',
}
export const aTotem: Readonly<Record<Totem, string>> = { full: 'nabitý totem', fading: 'slábnoucí totem' }

/** A place in the case that the sentence asks for; its name stays as it is. */
export const itself = /* @__PURE__ */ placeIn('Město', 'Les')
export const object = /* @__PURE__ */ placeIn('město', 'les')
export const at = /* @__PURE__ */ placeIn('ve městě', 'v lese')
export const into = /* @__PURE__ */ placeIn('do města', 'do lesa')
export const from = /* @__PURE__ */ placeIn('z města', 'z lesa')
export const by = /* @__PURE__ */ placeIn('s městem', 's lesem')

/** What is added to a side of a combat: `+1 k poškození a +2 k obraně`. */
export const bonus = ({ damage, defense, dominance }: CombatBonus): string =>
  [
    ...(damage ? [`+${damage} k poškození`] : []),
    ...(defense ? [`+${defense} k obraně`] : []),
    ...(dominance ? [`+${dominance} k převaze`] : []),
  ].join(' a ')

/** Where an earlier step is. */
export const since = (reading: Reading, kind: Step['do']): string => {
  const line = lineOf(reading, kind)
  return line === undefined ? 'touto kartou' : `v kroku ${line}`
}

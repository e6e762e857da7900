import { type Forms, pluralsOf } from '../../toolkit'
import type { CombatBonus, Seat, Totem, Unit } from '../rules'
import type { Step } from '../rules/keywords'
import { type Names, placeName } from '../rules/names'
import { lineOf, type Reading } from '../words'
import { placeIn } from '../words/declined'

type Polish = Forms<'one' | 'few' | 'many'>

const form = /* @__PURE__ */ pluralsOf('pl', 'one', 'few', 'many')

/** A count with its noun, and no other case than the one of the table. */
export const many = (count: number, forms: Polish): string => `${count} ${form(count, forms)}`
/** The form alone: of a verb, or of a word that stands apart from the count. */
export const plural = (count: number, one: string, few: string, rest: string): string =>
  form(count, { one, few, many: rest })

/** As an object: `Zyskaj 2 Kryształy`. */
export const crystals: Polish = { one: 'Kryształ', few: 'Kryształy', many: 'Kryształów' }
export const fighters: Polish = { one: 'Wojownika', few: 'Wojowników', many: 'Wojowników' }
export const golems: Polish = { one: 'Golema', few: 'Golemy', many: 'Golemów' }
export const warbands: Polish = { one: 'Drużynę', few: 'Drużyny', many: 'Drużyn' }
export const cards: Polish = { one: 'kartę', few: 'karty', many: 'kart' }
export const specials: Polish = { one: 'kartę Specjalną', few: 'karty Specjalne', many: 'kart Specjalnych' }
export const visionCards: Polish = {
  one: 'kartę Przepowiedni',
  few: 'karty Przepowiedni',
  many: 'kart Przepowiedni',
}
export const markers: Polish = { one: 'znacznik', few: 'znaczniki', many: 'znaczników' }
/** As a subject, which differs where a person or a feminine noun is one. */
export const fightersThemselves: Polish = { one: 'Wojownik', few: 'Wojowników', many: 'Wojowników' }
export const golemsThemselves: Polish = { one: 'Golem', few: 'Golemy', many: 'Golemów' }
export const totems: Polish = { one: 'Totem', few: 'Totemy', many: 'Totemów' }
export const units: Polish = { one: 'jednostka', few: 'jednostki', many: 'jednostek' }
export const steps: Polish = { one: 'krok', few: 'kroki', many: 'kroków' }
export const ridges: Polish = { one: 'grzbiet', few: 'grzbiety', many: 'grzbietów' }

export const unitsOf: Readonly<Record<Unit, Polish>> = { fighter: fighters, golem: golems }
/** `Zwerbuj Wojownika`, `Brak Wojownika`: one of them, in both cases. */
export const aUnit: Readonly<Record<Unit, string>> = { fighter: 'Wojownika', golem: 'Golema' }

/** Zero is not spoken as a number: `Nie dobieraj kart.`, or `Dobierz 2 karty.`. */
export const orNot = (count: number, does: string, forms: Polish, not: string): string =>
  count === 0 ? not : `${does} ${many(count, forms)}`

export const side: Readonly<Record<Seat, string>> = { woodwalkers: 'Plemię Puszczy', ironclad: 'Pancerny Klan' }
/** Whose: `Wojownik Plemienia Puszczy`. */
export const of: Readonly<Record<Seat, string>> = { woodwalkers: 'Plemienia Puszczy', ironclad: 'Pancernego Klanu' }
/** With whom, or as whom. */
export const as: Readonly<Record<Seat, string>> = { woodwalkers: 'Plemieniem Puszczy', ironclad: 'Pancernym Klanem' }

/** `z pełnym Totemem`. */
export const withTotem: Readonly<Record<Totem, string>> = {
  full: 'z pełnym Totemem',
  fading: 'z zanikającym Totemem',
}
export const ofTotem: Readonly<Record<Totem, string>> = { full: 'pełnego Totemu', fading: 'zanikającego Totemu' }

/** A place in the case that the sentence asks for; its name stays as it is. */
export const itself = /* @__PURE__ */ placeIn('Góra', 'Las')
export const object = /* @__PURE__ */ placeIn('Górę', 'Las')
export const ofPlace = /* @__PURE__ */ placeIn('Góry', 'Lasu')
export const on = /* @__PURE__ */ placeIn('na Górze', 'w Lesie')
export const onto = /* @__PURE__ */ placeIn('na Górę', 'do Lasu')
export const from = /* @__PURE__ */ placeIn('z Góry', 'z Lasu')

export const vision = (names: Names, id: string): string => `Przepowiedni ${placeName(names, id)}`

/** What is added to a side of a combat: `+1 do Obrażeń i +2 do Obrony`. */
export const bonus = ({ damage, defense, dominance }: CombatBonus): string =>
  [
    ...(damage ? [`+${damage} do Obrażeń`] : []),
    ...(defense ? [`+${defense} do Obrony`] : []),
    ...(dominance ? [`+${dominance} do Dominacji`] : []),
  ].join(' i ')

/** Where an earlier step is. */
export const since = (reading: Reading, kind: Step['do']): string => {
  const line = lineOf(reading, kind)
  return line === undefined ? 'tą kartą' : `w kroku ${line}`
}

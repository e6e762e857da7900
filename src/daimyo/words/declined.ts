import type { Forms } from '../../toolkit'
import { capital } from '../../toolkit/capital'
import { type Amounts, type Island, type Resource, resources, type Side } from '../rules/vocabulary'
import type { At } from './at'
import type { NameWords } from './catalogue'
import { listed } from './listed'
import { type PlaceParts, placeParts } from './parts'

/** A side in the cases of a language that declines names, and whether its verbs stand in the plural. */
export interface SideForms {
  readonly who: string
  readonly whose: string
  readonly toWhom: string
  readonly many?: true
}

/** How a language that declines names tells of sides. */
export function sidesOf(forms: Readonly<Record<Side, SideForms>>) {
  const verb = (side: Side, one: string, several: string): string => (forms[side].many ? several : one)
  return {
    who: (side: Side): string => forms[side].who,
    whose: (side: Side): string => forms[side].whose,
    toWhom: (side: Side): string => forms[side].toWhom,
    verb,
    /** A side and a verb at the start of a sentence. */
    Does: (side: Side, one: string, several: string): string =>
      `${capital(forms[side].who)} ${verb(side, one, several)}`,
  }
}

/** A place in a case: its adjective, its noun, its number, and what it brings. */
export const placesOf =
  (brings: (place: PlaceParts) => string) =>
  (adjectives: Readonly<Record<Island, string>>, spot: string, space: string) =>
  (place: PlaceParts): string =>
    `${adjectives[place.island]} ${place.isSpace ? space : spot} ${place.number}${brings(place)}`

/** A place by its id, and without what it brings. */
export const byId =
  (told: (place: PlaceParts) => string) =>
  (at: At, id: string): string =>
    told(placeParts(at, id))

export const bareById =
  (told: (place: PlaceParts) => string) =>
  (at: At, id: string): string =>
    told({ ...placeParts(at, id), produces: null, gold: 0 })

/** A number before its noun. */
export const counterOf =
  <Category extends Intl.LDMLPluralRule>(form: (count: number, forms: Forms<Category>) => string) =>
  (forms: Forms<Category>) =>
  (count: number): string =>
    `${count} ${form(count, forms)}`

/** Resources in a row; it leaves out what there is none of. */
export const amountsOf =
  (amount: (resource: Resource, count: number) => string, and: string, nothing: string) =>
  (all: Amounts): string => {
    const some = resources.flatMap((resource) => {
      const count = all[resource] ?? 0
      return count > 0 ? [amount(resource, count)] : []
    })
    return some.length === 0 ? nothing : listed(some, and)
  }

/** A form of every island's adjective. */
export function formOf<Form extends string>(
  adjectives: Readonly<Record<Island, Readonly<Record<Form, string>>>>,
  form: Form,
): Readonly<Record<Island, string>> {
  const { blue, red, yellow, purple, green, black } = adjectives
  return {
    blue: blue[form],
    red: red[form],
    yellow: yellow[form],
    purple: purple[form],
    green: green[form],
    black: black[form],
  }
}

/** Names in the case of a label. */
export const namesOf = (forms: Readonly<Record<Side, SideForms>>, rest: Omit<NameWords, 'who'>): NameWords => ({
  who: {
    nature: forms.nature.who,
    technology: forms.technology.who,
    nomads: forms.nomads.who,
    aristocrats: forms.aristocrats.who,
    empire: forms.empire.who,
    mercenaries: forms.mercenaries.who,
  },
  ...rest,
})

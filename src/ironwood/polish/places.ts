import type { Reach, Seat, Step } from '../rules'
import { lineOf, type Reading } from '../words'
import { since } from './nouns'

/** Where a card recruits: there, or in several of such places. */
export const placeWords: Readonly<
  Record<Extract<Step, { do: 'recruit' }>['at'], { readonly [Part in 'one' | 'each' | 'several']: string }>
> = {
  outer: { one: 'w Lesie zewnętrznym', each: 'w każdym', several: 'Lasów zewnętrznych' },
  chosen: { one: 'w wybranym Lesie', each: 'w każdym', several: 'wybranych Lasów' },
  totem: {
    one: 'w kontrolowanym przez ciebie Lesie z Totemem',
    each: 'w każdym',
    several: 'kontrolowanych przez ciebie Lasów z Totemem',
  },
  forge: { one: 'na Górze z Kuźnią', each: 'na każdej', several: 'Gór z Kuźnią' },
  site: { one: 'na Górze z Fundamentem lub Kuźnią', each: 'na każdej', several: 'Gór z Fundamentem lub Kuźnią' },
  controlled: {
    one: 'na kontrolowanej przez ciebie Górze',
    each: 'na każdej',
    several: 'kontrolowanych przez ciebie Gór',
  },
  drill: { one: 'na Górze, na której jest Wiertło', each: 'na każdej', several: 'Gór, na których jest Wiertło' },
  'attacked-from': {
    one: 'na Górze, z której nastąpił atak',
    each: 'na każdej',
    several: 'Gór, z których nastąpił atak',
  },
  sacrificed: { one: 'na tej Górze', each: 'na każdej', several: 'tych Gór' },
}

/** What differs between a card of the one faction and of the other. */
export const across: Readonly<
  Record<Seat, { readonly [Part in 'enemy' | 'same' | 'home' | 'oneHome' | 'baited']: string }>
> = {
  woodwalkers: {
    enemy: 'Pancernego Klanu',
    same: 'tej samej lub innej',
    home: 'z Lasu wewnętrznego',
    oneHome: 'z jednego Lasu wewnętrznego',
    baited: 'na Górze sąsiadującej z kontrolowanym przez ciebie Lasem wewnętrznym',
  },
  ironclad: {
    enemy: 'Plemienia Puszczy',
    same: 'tego samego lub innego',
    home: 'z Góry',
    oneHome: 'z jednej Góry',
    baited: 'w Lesie wewnętrznym sąsiadującym z kontrolowaną przez ciebie Górą',
  },
}

const ofMountains = (beside: string) => ({
  from: `z Góry sąsiadującej z ${beside}`,
  oneOf: `z jednej Góry sąsiadującej z ${beside}`,
})

const ofForests = (beside: string) => ({
  from: `z Lasu wewnętrznego sąsiadującego z ${beside}`,
  oneOf: `z jednego Lasu wewnętrznego sąsiadującego z ${beside}`,
})

/** From where units are removed. */
export const reachWords: Readonly<
  Record<Exclude<Reach, 'baited'>, (reading: Reading) => { readonly from: string; readonly oneOf: string }>
> = {
  border: ({ seat }) =>
    seat === 'woodwalkers'
      ? ofMountains('kontrolowanym przez ciebie Lasem wewnętrznym')
      : ofForests('kontrolowaną przez ciebie Górą'),
  moved: (reading) =>
    ofMountains(
      `Lasem wewnętrznym, w którym jest co najmniej 1 z Wojowników poruszonych ${since(reading, 'move-fighters')}`,
    ),
  sacrificed: () => ofMountains('tym Lasem'),
  chosen: () => ofMountains('wybranym Lasem'),
  founded(reading) {
    const line = lineOf(reading, 'found')
    return ofForests(line === undefined ? 'Górą z nowym Fundamentem' : `Górą z kroku ${line}`)
  },
  'attacked-from': () => ofForests('Górą, z której nastąpił atak'),
}

const clan = {
  units: 'Drużyn Pancernego Klanu',
  held: 'na oznaczonej Górze nie można poruszać',
  closed: 'nie można poruszać na oznaczoną Górę',
}
const tribe = {
  units: 'Wojowników Plemienia Puszczy',
  held: 'w oznaczonym Lesie nie można poruszać',
  closed: 'nie można poruszać do oznaczonego Lasu',
}

/** Where a card puts its marker, and whose units it stops. */
export const marked: Readonly<
  Record<Extract<Step, { do: 'mark' }>['at'], { readonly [Part in 'where' | 'units' | 'held' | 'closed']: string }>
> = {
  mountain: { ...clan, where: '1 Górę sąsiadującą z kontrolowanym przez ciebie Lasem wewnętrznym' },
  'mountain-but-ferrum': {
    ...clan,
    where: '1 Górę inną niż Ferrum, sąsiadującą z kontrolowanym przez ciebie Lasem wewnętrznym',
  },
  forest: { ...tribe, where: '1 Las wewnętrzny sąsiadujący z kontrolowaną przez ciebie Górą' },
  'warband-between-two': {
    ...tribe,
    where:
      '1 Las wewnętrzny, w którym jest Drużyna Plemienia Puszczy i który sąsiaduje z co najmniej 2 kontrolowanymi przez ciebie Górami',
  },
}

import type { Reach, Seat, Step } from '../rules'
import { lineOf, type Reading } from '../words'
import { since } from './nouns'

/** Where a card recruits: there, or in several of such places. */
export const placeWords: Readonly<
  Record<Extract<Step, { do: 'recruit' }>['at'], { readonly one: string; readonly several: string }>
> = {
  outer: { one: 'do okrajové oblasti lesa', several: 'okrajových oblastí lesa' },
  chosen: { one: 'do vybraného lesa', several: 'vybraných oblastí lesa' },
  totem: { one: 'do oblasti lesa s totemem, kterou ovládáš', several: 'oblastí lesa s totemem, které ovládáš' },
  forge: { one: 'do oblasti hor s kovárnou', several: 'oblastí hor s kovárnou' },
  site: { one: 'do oblasti hor se základy nebo kovárnou', several: 'oblastí hor se základy nebo kovárnou' },
  controlled: { one: 'do oblasti hor, kterou ovládáš', several: 'oblastí hor, které ovládáš' },
  drill: { one: 'do oblasti hor, kde je vrták', several: 'oblastí hor, kde je vrták' },
  'attacked-from': { one: 'do oblasti hor, ze které se útočilo', several: 'oblastí hor, ze kterých se útočilo' },
  sacrificed: { one: 'do této oblasti hor', several: 'těchto oblastí hor' },
}

/** What differs between a card of the one faction and of the other. */
export const across: Readonly<Record<Seat, { readonly [Part in 'enemy' | 'home' | 'oneHome' | 'baited']: string }>> = {
  woodwalkers: {
    enemy: 'Železného bratrstva',
    home: 'z vnitřní oblasti lesa',
    oneHome: 'z jedné vnitřní oblasti lesa',
    baited: 'v oblasti hor sousedící s vnitřní oblastí lesa, kterou ovládáš',
  },
  ironclad: {
    enemy: 'Strážců hvozdu',
    home: 'z oblasti hor',
    oneHome: 'z jedné oblasti hor',
    baited: 've vnitřní oblasti lesa sousedící s oblastí hor, kterou ovládáš',
  },
}

const ofMountains = (beside: string) => ({
  from: `z oblasti hor sousedící s ${beside}`,
  oneOf: `z jedné oblasti hor sousedící s ${beside}`,
})

const ofForests = (beside: string) => ({
  from: `z vnitřní oblasti lesa sousedící s ${beside}`,
  oneOf: `z jedné vnitřní oblasti lesa sousedící s ${beside}`,
})

/** From where units are removed. */
export const reachWords: Readonly<
  Record<Exclude<Reach, 'baited'>, (reading: Reading) => { readonly from: string; readonly oneOf: string }>
> = {
  border: ({ seat }) =>
    seat === 'woodwalkers'
      ? ofMountains('vnitřní oblastí lesa, kterou ovládáš')
      : ofForests('oblastí hor, kterou ovládáš'),
  moved: (reading) =>
    ofMountains(`vnitřní oblastí lesa, kde je alespoň 1 z bojovníků přesunutých ${since(reading, 'move-fighters')}`),
  sacrificed: () => ofMountains('tímto lesem'),
  chosen: () => ofMountains('vybraným lesem'),
  founded(reading) {
    const line = lineOf(reading, 'found')
    return ofForests(line === undefined ? 'oblastí hor s novými základy' : `oblastí hor z kroku ${line}`)
  },
  'attacked-from': () => ofForests('oblastí hor, ze které se útočilo'),
}

const brotherhood = {
  units: 'oddíly Železného bratrstva',
  held: 'v označené oblasti hor se nesmí přesouvat',
  closed: 'se nesmí přesouvat do označené oblasti hor',
}
const guardians = {
  units: 'bojovníci Strážců hvozdu',
  held: 'v označené oblasti lesa se nesmí přesouvat',
  closed: 'se nesmí přesouvat do označené oblasti lesa',
}

/** Where a card puts its marker, and whose units it stops. */
export const marked: Readonly<
  Record<Extract<Step, { do: 'mark' }>['at'], { readonly [Part in 'where' | 'units' | 'held' | 'closed']: string }>
> = {
  mountain: { ...brotherhood, where: '1 oblast hor sousedící s vnitřní oblastí lesa, kterou ovládáš' },
  'mountain-but-ferrum': {
    ...brotherhood,
    where: '1 oblast hor kromě města Ferrum, sousedící s vnitřní oblastí lesa, kterou ovládáš',
  },
  forest: { ...guardians, where: '1 vnitřní oblast lesa sousedící s oblastí hor, kterou ovládáš' },
  'warband-between-two': {
    ...guardians,
    where: '1 vnitřní oblast lesa s oddílem Strážců hvozdu, která sousedí alespoň se 2 oblastmi hor, které ovládáš',
  },
}

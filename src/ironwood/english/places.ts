import type { Reach, Step } from '../rules'
import { last, type Reading } from '../words'
import { across, since } from './nouns'

/** Where a card recruits units. */
export const placeWords: Readonly<Record<Extract<Step, { do: 'recruit' }>['at'], string>> = {
  outer: 'on an outer forest',
  chosen: 'on the chosen forest',
  totem: 'on a forest with a Totem that you control',
  forge: 'on a mountain with a Forge',
  site: 'on a mountain with a Foundation or a Forge',
  controlled: 'on a mountain you control',
  drill: 'on the mountain where the Drill is',
  'attacked-from': 'on the mountain you attacked from',
  sacrificed: 'on that mountain',
}

/** The place that units are removed from, without its article. */
export const reachWords: Readonly<Record<Exclude<Reach, 'baited'>, (reading: Reading) => string>> = {
  border: ({ seat }) => across[seat].beside,
  moved: (reading) =>
    `mountain adjacent to an inner forest that holds at least 1 of the Fighters moved ${since(reading, 'move-fighters')}`,
  sacrificed: () => 'mountain adjacent to that forest',
  chosen: () => 'mountain adjacent to the chosen forest',
  founded(reading) {
    const line = last(reading, 'found')?.line
    const known = line !== undefined && line !== reading.line
    return `inner forest adjacent to the mountain ${known ? `of step ${line}` : 'with the new Foundation'}`
  },
  'attacked-from': () => 'inner forest adjacent to the mountain you attacked from',
}

/** The place of a card's marker, the units that it stops, and the kind of the place. */
export const marked: Readonly<
  Record<Extract<Step, { do: 'mark' }>['at'], readonly [where: string, units: string, at: string]>
> = {
  mountain: ['1 mountain adjacent to an inner forest you control', 'Ironclad Warbands', 'mountain'],
  'mountain-but-ferrum': [
    '1 mountain other than Ferrum that is adjacent to an inner forest you control',
    'Ironclad Warbands',
    'mountain',
  ],
  forest: ['1 inner forest adjacent to a mountain you control', 'Woodwalker Fighters', 'forest'],
  'warband-between-two': [
    '1 inner forest that holds a Woodwalker Warband and is adjacent to at least 2 mountains you control',
    'Woodwalker Fighters',
    'forest',
  ],
}

import { pathsFrom } from '../moving/links'
import type { Play } from '../play'
import { clearings, type LandmarkName } from '../vocabulary'
import { layMarket } from './black-market'
import { waterside } from './ferry'
import { layForge } from './forge'
import { placedLandmarks } from './landmark'

/** How a landmark comes to the map. */
interface Laying {
  /** Where its card lets it stand, other landmarks apart. */
  places(play: Play): readonly number[]
  /** It may stand next to another landmark. */
  readonly besideOthers?: true
  lay(play: Play, at: number): void
}

const layings: Readonly<Record<LandmarkName, Laying>> = {
  // ROOT-LM-1a
  tower: {
    places: ({ state }) => clearings.filter((at) => (state.ruins[at] ?? null) !== null),
    besideOthers: true,
    lay({ state }, at) {
      state.tower = at
    },
  },
  // ROOT-LM-2a
  ferry: {
    places: ({ ground }) => waterside(ground),
    lay({ state }, at) {
      state.ferry = at
    },
  },
  // ROOT-LM-3a
  'elder-treetop': {
    places: ({ ground }) => ground.corners,
    lay({ state }, at) {
      state.landmarks.push({ landmark: 'elder-treetop', at, building: null })
    },
  },
  // ROOT-LM-4a
  'black-market': {
    places: ({ ground, state }) =>
      clearings.filter((at) => ground.slots[at] === 1 && (state.ruins[at] ?? null) === null),
    lay: (play, at) => void play.state.landmarks.push(layMarket(play, at)),
  },
  // ROOT-LM-5a
  'legendary-forge': {
    places: () => clearings,
    lay: (play, at) => void play.state.landmarks.push(layForge(play, at)),
  },
  // ROOT-LM-6a
  'lost-city': {
    places: ({ ground }) => waterside(ground),
    lay({ state }, at) {
      state.landmarks.push({ landmark: 'lost-city', at })
    },
  },
}

/** What a seat that places it must look for in a clearing. */
export const mayStand = (play: Play, landmark: LandmarkName, at: number): boolean =>
  layings[landmark].places(play).includes(at)

/** The landmark of a clearing, if there is one. */
export const landmarkIn = ({ state }: Pick<Play, 'state'>, at: number): LandmarkName | undefined =>
  placedLandmarks(state).find((each) => each.at === at)?.landmark

/** Where a landmark can be set up: neither where one stands nor next to one, if there is such a clearing (ROOT-F.1.3). */
export function landmarkSites(play: Play, landmark: LandmarkName): readonly number[] {
  const { places, besideOthers } = layings[landmark]
  const free = places(play).filter((at) => landmarkIn(play, at) === undefined)
  const apart = free.filter((at) => pathsFrom(play, at).every((near) => landmarkIn(play, near) === undefined))
  return besideOthers || apart.length === 0 ? free : apart
}

export const layLandmark = (play: Play, landmark: LandmarkName, at: number): void => layings[landmark].lay(play, at)

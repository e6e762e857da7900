import { flag } from '../../../toolkit'
import { moveSeeker } from '../actions/relic'
import { because } from '../because'
import { boardOf, clanOf, numbersOf } from '../box'
import type { Chapter } from '../chapter'
import { placeGovernor } from '../pieces'
import { freeSpots, islandOfSpot } from '../places'
import { type Automatic, type Play, type Question, sideOf } from '../play'
import { gainAll } from '../resources'
import * as shape from '../shapes'
import { buildingKinds, type Clan, type Island } from '../vocabulary'

/** Starting resources (DAI-SETUP-11). */
export interface SuppliesTask {
  readonly do: 'supplies'
}

/** A governor at the start; the first one brings the Seeker (DAI-SETUP-13, -14). */
export interface FoundTask {
  readonly do: 'found'
  readonly seat: Clan
  readonly first: boolean
}

const supplies: Automatic<SuppliesTask> = {
  run(play) {
    const { clans, boards } = play.state
    for (const seat of clans) {
      gainAll(play, seat, clanOf(play.state, seat).start)
      for (const kind of buildingKinds)
        gainAll(play, seat, boardOf(play.state, sideOf(play, seat).boards[kind] ?? '').start[boards])
    }
    const [, second] = clans
    if (second && clans.length === 2) gainAll(play, second, numbersOf(play.state).secondClanExtra)
  },
}

const hasSeeker = ({ state }: Play, island: Island): boolean =>
  state.clans.some((clan) => state.sides[clan]?.seeker === island)

const found: Question<FoundTask> = {
  actions: (play, { first }) =>
    freeSpots(play)
      .filter((spot) => !first || !hasSeeker(play, islandOfSpot(spot)))
      .map((spot) => ({ type: 'governor', spot })),
  answer(play, { seat, first }, action) {
    if (action.type !== 'governor') return
    placeGovernor(play, seat, action.spot)
    if (first) moveSeeker(play, seat, islandOfSpot(action.spot))
  },
}

export const founding: Chapter<FoundTask, never, SuppliesTask> = {
  tasks: {
    supplies: { fields: {}, rule: supplies },
    found: {
      fields: { seat: shape.clan, first: flag },
      law: 'DAI-SETUP-13',
      rule: found,
      refuse: {
        governor(play, { first }, { spot }) {
          if (!freeSpots(play).includes(spot)) return because('not-free', 'DAI-ISLE-03', { place: spot })
          const island = islandOfSpot(spot)
          return first && hasSeeker(play, island) ? because('seeker-there', 'DAI-SETUP-13', { island }) : null
        },
      },
    },
  },
  actions: {},
}

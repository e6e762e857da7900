import { moveMarker } from '../actions/recruit'
import type { Keyword } from '../keyword'

/** Puts the recruitment marker on the first space (DAI-KEY-16). */
export interface ResetTrackStep {
  readonly do: 'resetTrack'
}

export const resetTrack: Keyword<ResetTrackStep> = {
  steps: {
    resetTrack: {
      fields: {},
      tasks(play, _step, seat) {
        moveMarker(play, seat, 0)
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}

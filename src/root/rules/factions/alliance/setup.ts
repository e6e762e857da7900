import type { Chapter } from '../../chapter'
import type { Play } from '../../play'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { allianceTracks } from './facts'
import { gainSupporter } from './supporters'

/** Three cards to the stack; nothing on the map (ROOT-8.3). */
export interface SetupTask {
  readonly do: 'alliance-setup'
  readonly seat: Seat
}

function setUp(play: Play, { seat }: SetupTask): void {
  for (let count = 0; count < allianceTracks.supporters; count++) gainSupporter(play, seat)
}

export const allianceSetup: Chapter<never, never, SetupTask> = {
  tasks: {
    'alliance-setup': { fields: { seat: shape.seat }, law: 'ROOT-8.3.4', rule: { run: setUp } },
  },
  actions: {},
}

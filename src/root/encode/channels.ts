import type { ChannelRule } from '../../encode'
import type { Seat, View } from '../rules'
import { battleParts } from './battle'
import { courseParts } from './course'
import { groundParts } from './ground'
import { questionParts } from './question'
import { placeParts, seatParts } from './seats'
import { battleSight, channelOf, ofEachSeat, seatAfter, seatedIn } from './sight'
import { sharedTasks } from './tasks'
import { waitingPart } from './waiting'

/** What every game tells: each seat from the observer on, the ground, a battle, the question that waits. */
export const sharedChannels: readonly ChannelRule<View, Seat>[] = [
  ...ofEachSeat((place) => [
    ...placeParts.map((part) =>
      channelOf(`seat${place}.`, part, (sight) => {
        const seat = seatAfter(sight, place)
        return seat && { sight, seat }
      }),
    ),
    ...seatParts.map((part) => channelOf(`seat${place}.`, part, (sight) => seatedIn(sight, place))),
  ]),
  ...[...courseParts, ...groundParts].map((part) => channelOf('', part, (sight) => sight)),
  ...battleParts.map((part) => channelOf('battle.', part, battleSight)),
  ...questionParts.map((part) => channelOf('question.', part, (sight) => sight)),
  channelOf('agenda.', waitingPart(sharedTasks), (sight) => sight),
]

import type { ChannelRule } from '../../encode'
import type { Seat, View } from '../rules'
import { seats } from './actions'
import { agendaParts } from './agenda'
import { battleParts } from './battle'
import { boardParts } from './boards'
import { courseParts } from './course'
import { groundParts } from './ground'
import { questionParts } from './question'
import { placeParts, seatParts } from './seats'
import { channelOf, type Seated, type Sight, seatAfter } from './sight'

const ofSeats = seats.flatMap((_, place): ChannelRule<View, Seat>[] => {
  const there = (sight: Sight) => {
    const seat = seatAfter(sight, place)
    return seat && { sight, seat }
  }
  const seated = (sight: Sight): Seated | null => {
    const seat = seatAfter(sight, place)
    const side = seat && sight.view.sides[seat]
    return seat && side ? { sight, seat, side } : null
  }
  return [
    ...placeParts.map((part) => channelOf(`seat${place}.`, part, there)),
    ...[...seatParts, ...boardParts].map((part) => channelOf(`seat${place}.`, part, seated)),
  ]
})

/** What an observation tells: each seat from the observer on, the ground, a battle, the question that waits. */
export const channels: readonly ChannelRule<View, Seat>[] = [
  ...ofSeats,
  ...[...courseParts, ...groundParts].map((part) => channelOf('', part, (sight) => sight)),
  ...battleParts.map((part) =>
    channelOf('battle.', part, (sight) => {
      const { battle } = sight.view
      return battle && { sight, battle }
    }),
  ),
  ...questionParts.map((part) => channelOf('question.', part, (sight) => sight)),
  ...agendaParts.map((part) => channelOf('agenda.', part, (sight) => sight)),
]

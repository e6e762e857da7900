import { item } from '../../../../toolkit'
import { suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { discard, takeBack } from '../../hands'
import { place } from '../../placing'
import type { Play } from '../../play'
import { onMap } from '../../rule'
import * as shape from '../../shapes'
import { burrow, type Seat } from '../../vocabulary'
import type { Turn } from '../faction'
import { between, cardSteps } from '../turns'
import { duchyOf } from './board'
import { duchyTracks } from './facts'

/** Warriors gather in the Burrow (ROOT-12.4). */
export interface GatherTask {
  readonly do: 'gather-moles'
  readonly seat: Seat
}
/** Revealed cards come back, birds apart (ROOT-12.6.1). */
export interface TakeBackTask {
  readonly do: 'take-back'
  readonly seat: Seat
}

export const turnOf = (seat: Seat): Turn => ({
  birdsong: [between(seat), { do: 'gather-moles', seat }],
  daylight: [
    { do: 'assembly', seat, left: duchyTracks.actions },
    { do: 'parliament', seat, acted: [] },
    { do: 'sway', seat },
  ],
  evening: [{ do: 'take-back', seat }, { do: 'craft-step', seat }, ...cardSteps(seat)],
})

export const drawCount = (play: Play, seat: Seat): number => item(duchyTracks.cards, onMap(play, seat, 'market'))

const gather = (play: Play, seat: Seat): void =>
  void place(play, seat, 'warrior', burrow, item(duchyTracks.warriors, onMap(play, seat, 'citadel')))

function collect(play: Play, seat: Seat): void {
  const board = duchyOf(play, seat)
  const { revealed } = board
  board.revealed = []
  const isBird = (card: string): boolean => suitOf(card) === 'bird'
  discard(play, seat, revealed.filter(isBird), 'play')
  takeBack(
    play,
    seat,
    revealed.filter((card) => !isBird(card)),
  )
}

export const duchyTurn: Chapter<never, never, GatherTask | TakeBackTask> = {
  tasks: {
    'gather-moles': {
      fields: { seat: shape.seat },
      law: 'ROOT-12.4',
      rule: { run: (play, { seat }) => gather(play, seat) },
    },
    'take-back': {
      fields: { seat: shape.seat },
      law: 'ROOT-12.6.1',
      rule: { run: (play, { seat }) => collect(play, seat) },
    },
  },
  actions: {},
}

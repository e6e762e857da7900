import { listOf, nullable, objectOf } from '../../../../toolkit'
import { onMap } from '../../rule'
import { gain } from '../../score'
import * as shape from '../../shapes'
import { type Column, columns, leaders } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { between, bonusCards, cardSteps } from '../turns'
import { type EyrieBoard, eyrieOf } from './board'
import { byCard } from './by-card'
import { eyrieTracks } from './facts'
import { eyrieLaws } from './laws'

function copyBoard({ faction, leader, fallen, decree }: EyrieBoard): EyrieBoard {
  const { recruit, move, battle, build } = decree
  const copy = { recruit: [...recruit], move: [...move], battle: [...battle], build: [...build] }
  return { faction, leader, fallen: [...fallen], decree: copy }
}

/** Cards of the Decree lie open; viziers are no cards of the deck. */
const cardsOn = ({ decree }: EyrieBoard): string[] =>
  columns.flatMap((column) => decree[column]).filter((card) => card !== 'vizier')

export const eyrie: FactionRules<EyrieBoard, EyrieBoard> = {
  fields: {
    leader: nullable(shape.leader),
    fallen: listOf(shape.leader, leaders.length),
    decree: objectOf<Readonly<Record<Column, readonly string[]>>>({
      recruit: shape.cards,
      move: shape.cards,
      battle: shape.cards,
      build: shape.cards,
    }),
  },
  newBoard: () => ({
    faction: 'eyrie',
    leader: null,
    fallen: [],
    decree: { recruit: [], move: [], battle: [], build: [] },
  }),
  copyBoard,
  showBoard: copyBoard,
  boardBehind: (board) => board,
  cardsOn,
  cardsSeen: cardsOn,
  setup: (seat) => ({ do: 'eyrie-corner', seat }),
  byCard,
  startedAt: ({ pieces }) => Math.max(0, pieces.roost?.indexOf(1) ?? 0),
  turn: (seat) => ({
    birdsong: [
      between(seat),
      { do: 'emergency', seat },
      between(seat),
      { do: 'decree', seat, added: 0, bird: false },
      between(seat),
      { do: 'new-roost', seat },
    ],
    daylight: [
      { do: 'craft-step', seat },
      { do: 'decree-begins', seat },
      // After the last order the options of Daylight are still open (ROOT-ENG-12a).
      { do: 'window', seat, moment: 'daylight' },
    ],
    evening: [{ do: 'roost-points', seat }, ...cardSteps(seat)],
  }),
  drawCount: (play, seat) => 1 + bonusCards(onMap(play, seat, 'roost'), eyrieTracks.drawBonusAt),
  // Disdain for Trade (ROOT-7.2.3).
  itemPoints: (play, seat, points) => (eyrieOf(play, seat).leader === 'builder' ? points : 1),
  extraHits: (play, seat, side) => (side === 'attacker' && eyrieOf(play, seat).leader === 'commander' ? 1 : 0),
  afterRemoving(play, seat, _losses, structures) {
    const { battle } = play.state
    if (!battle || battle.despot || battle.instigator !== null) return
    if (structures === 0 || eyrieOf(play, seat).leader !== 'despot') return
    battle.despot = true
    gain(play, seat, 1, 'ROOT-7.8.4a')
  },
  laws: eyrieLaws,
}

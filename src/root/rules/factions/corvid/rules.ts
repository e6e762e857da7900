import { flag, nullable, rowOf } from '../../../../toolkit'
import { battleOf } from '../../battle/battle'
import { dealFaces, hiddenPiece, seenPiece, seenPieces } from '../../hidden-pieces'
import * as shape from '../../shapes'
import { clearingCount } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { cardSteps } from '../turns'
import { type CorvidBoard, type CorvidView, corvidOf } from './board'
import { byCard } from './by-card'
import { exposure } from './exposure'
import { corvidTracks } from './facts'
import { corvidLaws } from './laws'
import { countUp, forgetPlot, isHiddenAt } from './plots'
import { isSnared, snaredPlace, snaredWay } from './snare'

const turnFields = { placed: shape.amount, drew: flag, exerted: flag }
const places = clearingCount + 1

export const corvid: FactionRules<CorvidBoard, CorvidView> = {
  fields: { plots: rowOf(nullable(hiddenPiece(shape.plot)), places), ...turnFields },
  shownFields: { plots: rowOf(nullable(seenPiece(shape.plot)), places), ...turnFields },
  newBoard: () => ({
    faction: 'corvid',
    plots: Array.from({ length: places }, () => null),
    placed: 0,
    drew: false,
    exerted: false,
  }),
  copyBoard: ({ faction, plots, placed, drew, exerted }) => ({ faction, plots: [...plots], placed, drew, exerted }),
  showBoard: ({ faction, plots, placed, drew, exerted }, isOwn) => ({
    faction,
    plots: seenPieces(plots, isOwn),
    placed,
    drew,
    exerted,
  }),
  boardBehind: (board, _viewer, random) => ({ ...board, plots: dealFaces(board.plots, corvidTracks.plots, random) }),
  setup: (seat) => ({ do: 'scatter', seat, suit: 'fox' }),
  byCard,
  turn: (seat) => ({
    birdsong: [
      { do: 'craft-step', seat },
      { do: 'flip-plots', seat },
      { do: 'corvid-recruit', seat },
    ],
    daylight: [{ do: 'corvid-actions', seat, left: corvidTracks.actions }],
    evening: [{ do: 'exert', seat }, ...cardSteps(seat), { do: 'corvid-rest', seat }],
  }),
  drawCount: (play, seat) => 1 + countUp(corvidOf(play, seat), 'extortion'),
  mayDraw: (play, seat) => !corvidOf(play, seat).exerted,
  afterDraw(play, seat) {
    if (play.state.active === seat && play.state.phase === 'evening') corvidOf(play, seat).drew = true
  },
  offer: exposure,
  bars: isSnared,
  whyBarred: snaredPlace,
  holds: isSnared,
  whyHeld: snaredWay,
  nimble: true,
  // Embedded Agents (ROOT-13.2.5).
  extraHits: (play, seat, side) => (side === 'defender' && isHiddenAt(play, seat, battleOf(play).at) ? 1 : 0),
  afterLoss(play, seat, { kind, at }) {
    if (kind !== 'plot') return null
    const gone = forgetPlot(play, seat, at)
    return gone?.face === 'raid' ? [{ owner: seat, effect: { do: 'raid', seat, at } }] : []
  },
  laws: corvidLaws,
}

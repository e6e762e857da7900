import { takeOut } from '../../../toolkit'
import { because } from '../because'
import { boardOf } from '../box'
import type { Chapter } from '../chapter'
import { type Play, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** A clan takes a construction board; its second one is of the other kind (DAI-SETUP-09). */
export interface DraftTask {
  readonly do: 'draft'
  readonly seat: Clan
}

export interface BoardAction {
  readonly type: 'board'
  readonly board: string
}

const fits = (play: Play, seat: Clan, board: string): boolean =>
  sideOf(play, seat).boards[boardOf(play.state, board).kind] === null

/** A board lies before a clan with its four tiles covered (DAI-SETUP-10). */
export function giveBoard(play: Play, seat: Clan, board: string): void {
  const { kind, slots } = boardOf(play.state, board)
  const side = sideOf(play, seat)
  side.boards[kind] = board
  side.covered.push(...slots)
}

const draft: Question<DraftTask> = {
  actions: (play, { seat }) =>
    play.state.offered.filter((board) => fits(play, seat, board)).map((board) => ({ type: 'board', board })),
  answer(play, { seat }, action) {
    if (action.type !== 'board') return
    takeOut(play.state.offered, action.board)
    giveBoard(play, seat, action.board)
    play.emit?.({ type: 'board', seat, board: action.board })
  },
}

export const drafting: Chapter<DraftTask, BoardAction> = {
  tasks: {
    draft: {
      fields: { seat: shape.clan },
      law: 'DAI-SETUP-09',
      rule: draft,
      refuse: {
        board: (play, { seat }, { board }) =>
          play.state.offered.includes(board) && !fits(play, seat, board)
            ? because('other-kind', 'DAI-SETUP-09', { board, kind: boardOf(play.state, board).kind })
            : null,
      },
    },
  },
  actions: { board: { fields: { board: shape.board } } },
}

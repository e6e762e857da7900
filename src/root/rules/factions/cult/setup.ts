import type { Chapter } from '../../chapter'
import { placeSuited } from '../../landmarks/suit'
import { linksFrom } from '../../moving/links'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { canPlace } from '../../rule'
import { cornerRefused, hasRoom, startingCorners } from '../../setup/corners'
import * as shape from '../../shapes'
import { type ClearingSuit, clearingSuits, type Seat } from '../../vocabulary'
import { cultOf } from './board'

/** The Cult's corner (ROOT-10.3.2a). */
export interface CornerTask {
  readonly do: 'cult-corner'
  readonly seat: Seat
}
/** The first Outcast (ROOT-10.3.3). */
export interface FirstOutcastTask {
  readonly do: 'first-outcast'
  readonly seat: Seat
}
export type CultSetupAction =
  | { readonly type: 'start'; readonly at: number }
  | { readonly type: 'outcast'; readonly suit: ClearingSuit }

const corner: Question<CornerTask, Extract<CultSetupAction, { type: 'start' }>> = {
  actions: (play, { seat }) => startingCorners(play, seat, { builds: true }).map((at) => ({ type: 'start', at })),
  answer(play, { seat }, { at }) {
    plan(play, { do: 'first-outcast', seat })
    if (hasRoom(play, seat, at, true)) placeSuited(play, seat, at)
    if (canPlace(play, seat, at)) place(play, seat, 'warrior', at, 4)
    for (const near of linksFrom(play, seat, at)) if (canPlace(play, seat, near)) place(play, seat, 'warrior', near)
  },
}

const choosing: Question<FirstOutcastTask, Extract<CultSetupAction, { type: 'outcast' }>> = {
  actions: () => clearingSuits.map((suit) => ({ type: 'outcast', suit })),
  answer(play, { seat }, { suit }) {
    cultOf(play, seat).outcast = suit
    play.emit?.({ type: 'outcast', seat, suit, hated: false })
  },
}

/** A position that does not say more has the first suit as the Outcast. */
export function layOut(play: Play, seat: Seat): void {
  cultOf(play, seat).outcast ??= 'fox'
}

export const cultSetup: Chapter<CornerTask | FirstOutcastTask, CultSetupAction> = {
  tasks: {
    'cult-corner': {
      fields: { seat: shape.seat },
      law: 'ROOT-10.3.2a',
      rule: corner,
      refuse: { start: (play, { seat }, { at }) => cornerRefused(play, seat, at, 'ROOT-10.3.2a') },
    },
    'first-outcast': { fields: { seat: shape.seat }, law: 'ROOT-10.3.3', rule: choosing },
  },
  actions: { start: { fields: { at: shape.clearing } }, outcast: { fields: { suit: shape.clearingSuit } } },
}

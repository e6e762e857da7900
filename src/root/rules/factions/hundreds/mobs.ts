import { drawFrom } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { linksFrom } from '../../moving/links'
import { place } from '../../placing'
import { hasSuit, type Play, plan, type Question } from '../../play'
import { unplaceable } from '../../reasons'
import { canPlace, countAt, onMap } from '../../rule'
import * as shape from '../../shapes'
import { type ClearingSuit, clearingSuits, clearings, type Seat } from '../../vocabulary'
import { hundredsFacts } from './facts'

/** The mob die is rolled, and a mob spreads (ROOT-14.4.1d). */
export interface MobDieTask {
  readonly do: 'mob-die'
  readonly seat: Seat
}
export interface MobAtTask {
  readonly do: 'mob-at'
  readonly seat: Seat
  readonly suit: ClearingSuit
}
export type MobAction = { readonly type: 'place'; readonly at: number }

const law = 'ROOT-14.4.1d'

export const mobsOf = (play: Play, seat: Seat): number[] => clearings.filter((at) => countAt(play, seat, 'mob', at) > 0)

export const mobsLeft = (play: Play, seat: Seat): number => hundredsFacts.pieces.mob.count - onMap(play, seat, 'mob')

/** Where a mob can be placed: in a clearing without one. */
export const canRiot = (play: Play, seat: Seat, at: number): boolean =>
  countAt(play, seat, 'mob', at) === 0 && canPlace(play, seat, at)

/** Clearings of a suit that border on a mob. */
const spreadsTo = (play: Play, seat: Seat, suit: ClearingSuit): number[] => {
  if (mobsLeft(play, seat) === 0) return []
  const near = new Set(mobsOf(play, seat).flatMap((at) => [...linksFrom(play, seat, at)]))
  return clearings.filter((at) => near.has(at) && hasSuit(play, at, suit) && canRiot(play, seat, at))
}

function roll(play: Play, seat: Seat): void {
  const suit = drawFrom(play.state.random, 'mobs').pick(clearingSuits)
  play.emit?.({ type: 'mob-die', seat, suit })
  plan(play, { do: 'mob-at', seat, suit })
}

const spreading: Question<MobAtTask, MobAction> = {
  actions: (play, { seat, suit }) => spreadsTo(play, seat, suit).map((at) => ({ type: 'place', at })),
  answer: (play, { seat }, { at }) => void place(play, seat, 'mob', at),
}

/** Why no mob comes into a clearing. */
export const riotRefused = (play: Play, seat: Seat, at: number, rule: string) =>
  countAt(play, seat, 'mob', at) > 0 ? because('mob-there', rule, { at }) : unplaceable(play, seat, at)

export const mobs: Chapter<MobAtTask, MobAction, MobDieTask> = {
  tasks: {
    'mob-die': { fields: { seat: shape.seat }, law, rule: { run: (play, { seat }) => roll(play, seat) } },
    'mob-at': {
      fields: { seat: shape.seat, suit: shape.clearingSuit },
      law,
      rule: spreading,
      refuse: {
        place: (play, { seat, suit }, { at }) =>
          hasSuit(play, at, suit)
            ? (riotRefused(play, seat, at, law) ?? because('no-mob-near', law, { at }))
            : because('wrong-suit.mob', law, { suit, at }),
      },
    },
  },
  actions: { place: { fields: { at: shape.clearing } } },
}

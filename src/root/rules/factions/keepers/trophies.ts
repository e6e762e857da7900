import { item, takeOut } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { noteRelicLoss } from '../../moving/arrivals'
import type { PieceKind } from '../../pieces'
import type { Play, Question } from '../../play'
import type { DueTrigger, Loss } from '../../removal'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { keepersOf } from './board'
import { type RelicKind, relicKinds } from './facts'
import { faceUp } from './relics'
import { relicKind } from './shapes'

/** Prized Trophies: who removed a relic lays it face up into any forest (ROOT-15.2.5a). */
export interface TrophyTask {
  readonly do: 'trophy'
  readonly seat: Seat
  readonly of: Seat
  readonly at: number
  readonly relic: RelicKind
}
export type TrophyAction = { readonly type: 'lay'; readonly forest: string }

export const asRelic = (kind: PieceKind): RelicKind | undefined => relicKinds.find((each) => each === kind)

/** What the loss of relics sets off: until they have a forest they lie aside. Of a hireling that nobody controls the active seat decides (ROOT-15.2.5b). */
export function trophiesOf(play: Play, seat: Seat, { kind, at, count }: Loss, by: Seat | null): DueTrigger[] | null {
  const relic = asRelic(kind)
  if (!relic) return null
  noteRelicLoss(play, at, count)
  return Array.from({ length: count }, (): DueTrigger => {
    keepersOf(play, seat).removed.push(relic)
    return { owner: seat, effect: { do: 'trophy', seat: by ?? play.state.active, of: seat, at, relic } }
  })
}

const laying: Question<TrophyTask, TrophyAction> = {
  actions: (play) => play.ground.forests.map(({ id }) => ({ type: 'lay', forest: id })),
  answer(play, { seat, of, relic }, { forest }) {
    const { forests, removed } = keepersOf(play, of)
    takeOut(removed, relic)
    const index = play.ground.forests.findIndex(({ id }) => id === forest)
    item(forests, index).push(faceUp(relic))
    play.emit?.({ type: 'relic-laid', seat, of, relic, forest })
  },
}

export const trophies: Chapter<TrophyTask, TrophyAction> = {
  tasks: {
    trophy: {
      fields: { seat: shape.seat, of: shape.seat, at: shape.clearing, relic: relicKind },
      law: 'ROOT-15.2.5a',
      rule: laying,
      refuse: { lay: (_play, _task, { forest }) => because('no-such-forest', 'ROOT-15.2.5a', { forest }) },
    },
  },
  actions: { lay: { fields: { forest: shape.forest } } },
}

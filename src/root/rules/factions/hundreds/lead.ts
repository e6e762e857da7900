import { flag, flagOf, optional } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { go, type MoveCountTask, marchersAt } from '../../moving/move'
import { countRefused } from '../../moving/way-refusal'
import { type Play, plan, type Question } from '../../play'
import { mayLeave } from '../../rule'
import * as shape from '../../shapes'
import { warlordAt } from './warlord'

/** Whether the Warlord goes along with a move that starts where it is (ROOT-14.5.2.1). */
export interface LeadTask extends Omit<MoveCountTask, 'do' | 'owner'> {
  readonly do: 'lead'
}
/** How many warriors go with the Warlord; none too (ROOT-14.5.3a). */
export interface LeadCountTask extends Omit<MoveCountTask, 'do' | 'owner'> {
  readonly do: 'lead-count'
}
export type LeadAction =
  | { readonly type: 'lead'; readonly along: boolean }
  | { readonly type: 'move-count'; readonly count: number }

/** Only in their own turn is it moved (ROOT-14.2.2c). */
export function led(play: Play, { do: _, owner: __, ...task }: MoveCountTask): LeadTask | null {
  const { seat, from } = task
  return play.state.active === seat && warlordAt(play, seat) === from ? { ...task, do: 'lead' } : null
}

/** Rats that may go beside the Warlord; a Band may keep some of them (ROOT-HIR-7d). */
const rats = (play: Play, { seat, from }: Pick<LeadTask, 'seat' | 'from'>): number =>
  Math.min(marchersAt(play, seat, from), mayLeave(play, seat, from) - 1)

const leading: Question<LeadTask, Extract<LeadAction, { type: 'lead' }>> = {
  actions: (play, task) =>
    (marchersAt(play, task.seat, task.from) > 0 ? [true, false] : [true]).map((along) => ({ type: 'lead', along })),
  answer: (play, task, { along }) => plan(play, { ...task, do: along ? 'lead-count' : 'move-count' }),
}

const howMany: Question<LeadCountTask, Extract<LeadAction, { type: 'move-count' }>> = {
  actions: (play, task) => Array.from({ length: rats(play, task) + 1 }, (_, count) => ({ type: 'move-count', count })),
  answer: (play, task, { count }) => go(play, { ...task, do: 'move-count' }, count, 'warlord'),
}

const fields = {
  seat: shape.seat,
  from: shape.place,
  to: shape.place,
  ferry: flag,
  battle: flag,
  follow: optional(flag),
}

export const leadership: Chapter<LeadTask | LeadCountTask, LeadAction> = {
  tasks: {
    lead: {
      fields,
      law: 'ROOT-14.5.2.1',
      rule: leading,
      refuse: { lead: (_play, { seat, from }) => because('nobody-there.warrior', 'ROOT-4.2a', { seat, at: from }) },
    },
    'lead-count': {
      fields,
      law: 'ROOT-14.5.3a',
      rule: howMany,
      refuse: { 'move-count': (play, { seat, from }) => countRefused(play, seat, from, 'ROOT-14.5.3a') },
    },
  },
  actions: {
    lead: { fields: { along: flagOf('stay', 'along') } },
    'move-count': { fields: { count: shape.amount } },
  },
}

import { flag, oneOf } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { canMarch } from '../../moving/move'
import { type Play, plan, sideOf } from '../../play'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import type { Seat } from '../../vocabulary'
import { isInMood } from './board'
import { fortifyRefused } from './build-refusal'
import { type HoardTrack, hoardTracks } from './facts'
import { trackValue } from './hoard'
import { buildCards, sitesOf } from './sites'
import { warlordAt } from './warlord'

/** The two steps of Daylight after crafting, in the order of the mood. */
export interface CampaignsTask {
  readonly do: 'campaigns'
  readonly seat: Seat
}
/** Another action of a step, if Command or Prowess allows one now (ROOT-14.5.2b). */
export interface CampaignTask {
  readonly do: 'campaign'
  readonly seat: Seat
  readonly by: HoardTrack
  readonly done: number
  /** No step of Daylight comes after it. */
  readonly last: boolean
}
/** Command the Hundreds (ROOT-14.5.2a). */
export interface CommandTask extends Omit<CampaignTask, 'do' | 'by'> {
  readonly do: 'command'
}
const acts = ['move', 'battle', 'build'] as const
export type CommandAct = (typeof acts)[number]
export type CommandAction = { readonly type: 'act'; readonly what: CommandAct }

/** Grandiose: the Warlord advances first (ROOT-14.7.2). */
function begin(play: Play, seat: Seat): void {
  const [first, second] = isInMood(play, seat, 'grandiose')
    ? (['prowess', 'command'] as const)
    : (['command', 'prowess'] as const)
  plan(
    play,
    { do: 'campaign', seat, by: first, done: 0, last: false },
    { do: 'campaign', seat, by: second, done: 0, last: true },
  )
}

/** How many actions a step has; without the Warlord there is no Advance (ROOT-14.5.3c). */
const actionsOf = (play: Play, { seat, by }: CampaignTask): number =>
  by === 'prowess' && warlordAt(play, seat) === 0 ? 0 : trackValue(play, seat, by)

/** What may be done between actions stays open after the last step (ROOT-ENG-12a). */
function goOn(play: Play, task: CampaignTask): void {
  const { seat, by, done, last } = task
  if (done < actionsOf(play, task)) plan(play, { do: by === 'command' ? 'command' : 'advance', seat, done, last })
  else if (last) plan(play, { do: 'window', seat, moment: 'daylight' })
}

const possible: Readonly<Record<CommandAct, (play: Play, seat: Seat) => boolean>> = {
  move: (play, seat) => canMarch(play, seat),
  battle: (play, seat) => canBattle(play, seat),
  build: (play, seat) => buildCards(play, seat).length > 0,
}

const commanding = /* @__PURE__ */ stepOf<CommandTask>({
  actions: (play, { seat }) =>
    acts.filter((what) => possible[what](play, seat)).map((what): Action => ({ type: 'act', what })),
  // Which cards fit is hidden; where they would serve is not.
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0 && sitesOf(play, seat).length > 0,
  answer(play, { seat, done, last }, action) {
    if (action.type !== 'act') return
    plan(play, { do: 'campaign', seat, by: 'command', done: done + 1, last })
    const { what } = action
    if (what === 'move') plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false })
    else if (what === 'battle') plan(play, { do: 'battle', seat, suit: 'bird' })
    else plan(play, { do: 'fortify', seat })
  },
})

function actRefused(play: Play, seat: Seat, what: string) {
  switch (what) {
    case 'move':
      return because('nothing-can-move.hundreds', 'ROOT-14.5.2.1')
    case 'battle':
      return because('nobody-to-battle.hundreds', 'ROOT-14.5.2.2')
    case 'build':
      return fortifyRefused(play, seat)
    default:
      return because('no-such-act.hundreds', 'ROOT-14.5.2a', { act: what })
  }
}

const fields = { seat: shape.seat, done: shape.amount, last: flag }

export const campaigning: Chapter<CommandTask, CommandAction, CampaignsTask | CampaignTask> = {
  tasks: {
    campaigns: {
      fields: { seat: shape.seat },
      law: 'ROOT-14.7.2',
      rule: { run: (play, { seat }) => begin(play, seat) },
    },
    campaign: {
      fields: { ...fields, by: oneOf(...hoardTracks) },
      law: 'ROOT-14.5.2b',
      rule: { run: goOn },
    },
    command: {
      fields,
      law: 'ROOT-14.5.2a',
      rule: commanding,
      refuse: {
        act: (play, { seat }, { what }) => actRefused(play, seat, what),
        craft: () => because('craft-earlier.hundreds', 'ROOT-14.5.1'),
      },
    },
  },
  actions: { act: { fields: { what: oneOf(...acts) } } },
}

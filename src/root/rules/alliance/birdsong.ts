import { item } from '../../../toolkit'
import type { Chapter } from '../chapter'
import type { Action } from '../chapters'
import { allianceBoard } from '../data/factions'
import { linksFrom } from '../moving/links'
import { place } from '../placing'
import { allianceOf, enemiesOf, factionOf, others, type Play, plan, type Question, suitAt } from '../play'
import { removeAllEnemies } from '../removal'
import { buildingsAt, canPlace, countAt, onMap, openSlots, warriorsAt } from '../rule'
import { score } from '../score'
import * as shape from '../shapes'
import { stepOf } from '../turn/options'
import { clearings, type Seat } from '../vocabulary'
import { promote } from './officers'
import { baseKind, differentMatching, matching, spendSupporter } from './supporters'

interface RevoltTask {
  readonly do: 'revolt'
  readonly seat: Seat
}
interface SpreadTask {
  readonly do: 'spread'
  readonly seat: Seat
}
/** Supporters are spent, one by one, for a revolt or for sympathy in a clearing. */
interface SupportTask {
  readonly do: 'support'
  readonly seat: Seat
  readonly at: number
  readonly left: number
}
/** What the supporters were spent for. */
interface RiseTask {
  readonly do: 'rise'
  readonly seat: Seat
  readonly at: number
}
/** The clearing is empty of enemies: base, warriors, officer (ROOT-8.4.1.3b to -d). */
interface SettleTask {
  readonly do: 'settle'
  readonly seat: Seat
  readonly at: number
}
interface SympathyTask {
  readonly do: 'sympathy'
  readonly seat: Seat
  readonly at: number
}
type Task = RevoltTask | SpreadTask | SupportTask | RiseTask | SettleTask | SympathyTask
type BirdsongAction =
  | { readonly type: 'revolt'; readonly at: number }
  | { readonly type: 'spread'; readonly at: number }
  | { readonly type: 'supporter'; readonly card: string }

const isSympathetic = (play: Play, seat: Seat, at: number): boolean => countAt(play, seat, 'sympathy', at) > 0

/** Slots that are open once all enemy pieces are gone (ROOT-8.4.1.3f). */
function roomAfter(play: Play, seat: Seat, at: number): number {
  let room = openSlots(play, at)
  for (const enemy of enemiesOf(play, seat)) room += buildingsAt(play, enemy, at)
  return room
}

/** Where a revolt could be, supporters apart: all of it is public. */
const ripeForRevolt = (play: Play, seat: Seat): number[] =>
  clearings.filter(
    (at) =>
      isSympathetic(play, seat, at) &&
      onMap(play, seat, baseKind[suitAt(play, at)]) === 0 &&
      roomAfter(play, seat, at) > 0 &&
      canPlaceAfter(play, seat, at),
  )

const revoltsAt = (play: Play, seat: Seat): number[] =>
  ripeForRevolt(play, seat).filter((at) => matching(play, seat, suitAt(play, at)).length >= allianceBoard.revoltCost)

/** The keep itself would be removed by the revolt; the torch would not. */
const canPlaceAfter = (play: Play, seat: Seat, at: number): boolean =>
  canPlace(play, seat, at) ||
  (!play.state.scorched.includes(at) && enemiesOf(play, seat).some((enemy) => factionOf(play, enemy) === 'marquise'))

/** Martial Law: three warriors of one other player (ROOT-8.4.2.2.1). */
function spreadCost(play: Play, seat: Seat, at: number): number {
  const cost = item(allianceBoard.cost, onMap(play, seat, 'sympathy'))
  const held = others(play, seat).some((other) => warriorsAt(play, other, at) >= allianceBoard.martialLawFrom)
  return held ? cost + 1 : cost
}

export const canTakeToken = (play: Play, seat: Seat, at: number): boolean =>
  !isSympathetic(play, seat, at) &&
  canPlace(play, seat, at) &&
  onMap(play, seat, 'sympathy') < allianceBoard.points.length

/** Where sympathy could spread, supporters apart (ROOT-8.4.2.1a). */
function openToSympathy(play: Play, seat: Seat): number[] {
  const none = onMap(play, seat, 'sympathy') === 0
  return clearings.filter(
    (at) =>
      canTakeToken(play, seat, at) &&
      (none || linksFrom(play, seat, at).some((near) => isSympathetic(play, seat, near))),
  )
}

const spreadsTo = (play: Play, seat: Seat): number[] =>
  openToSympathy(play, seat).filter((at) => matching(play, seat, suitAt(play, at)).length >= spreadCost(play, seat, at))

/** ROOT-8.4.2.3: the token, and the points of the space uncovered. */
export function placeSympathy(play: Play, seat: Seat, at: number, rule: string): void {
  const lying = onMap(play, seat, 'sympathy')
  place(play, seat, 'sympathy', at)
  score(play, seat, item(allianceBoard.points, lying), rule)
}

const revolting = /* @__PURE__ */ stepOf<RevoltTask>({
  actions: (play, { seat }) => revoltsAt(play, seat).map((at): Action => ({ type: 'revolt', at })),
  // As far as everybody can see it might be possible: then it is asked, whatever the supporters are.
  hidden: (play, { seat }) =>
    allianceOf(play, seat).supporters.length >= allianceBoard.revoltCost && ripeForRevolt(play, seat).length > 0,
  answer(play, task, action) {
    if (action.type !== 'revolt') return
    const { seat } = task
    const left = allianceBoard.revoltCost
    plan(play, { do: 'support', seat, at: action.at, left }, { do: 'rise', seat, at: action.at }, task)
  },
})

const spreading = /* @__PURE__ */ stepOf<SpreadTask>({
  actions: (play, { seat }) => spreadsTo(play, seat).map((at): Action => ({ type: 'spread', at })),
  hidden(play, { seat }) {
    const { length } = allianceOf(play, seat).supporters
    return openToSympathy(play, seat).some((at) => spreadCost(play, seat, at) <= length)
  },
  answer(play, task, action) {
    if (action.type !== 'spread') return
    const { seat } = task
    const left = spreadCost(play, seat, action.at)
    plan(play, { do: 'support', seat, at: action.at, left }, { do: 'sympathy', seat, at: action.at }, task)
  },
})

const spending: Question<SupportTask, Extract<BirdsongAction, { type: 'supporter' }>> = {
  seat: (_play, { seat }) => seat,
  alwaysAsked: true,
  actions: (play, { seat, at }) =>
    differentMatching(play, seat, suitAt(play, at)).map((card) => ({ type: 'supporter', card })),
  answer(play, task, { card }) {
    spendSupporter(play, task.seat, card)
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
  },
}

function settle(play: Play, { seat, at }: SettleTask): void {
  const suit = suitAt(play, at)
  place(play, seat, baseKind[suit], at)
  const count = clearings.filter((each) => suitAt(play, each) === suit && isSympathetic(play, seat, each)).length
  place(play, seat, 'warrior', at, count)
  promote(play, seat)
}

export const allianceBirdsong: Chapter<Task, BirdsongAction> = {
  tasks: {
    revolt: { fields: { seat: shape.seat }, law: 'ROOT-8.4.1a', asks: 'on a revolt', rule: revolting },
    spread: { fields: { seat: shape.seat }, law: 'ROOT-8.4.2.1a', asks: 'where to spread sympathy', rule: spreading },
    support: {
      fields: { seat: shape.seat, at: shape.clearing, left: shape.count },
      law: 'ROOT-8.4.1.2',
      asks: 'which supporter to spend',
      rule: spending,
    },
    rise: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.4.1.3a',
      asks: 'on the revolt',
      rule: {
        run(play, { seat, at }) {
          plan(play, { do: 'settle', seat, at })
          removeAllEnemies(play, seat, [at])
        },
      },
    },
    settle: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.4.1.3b',
      asks: 'on the base',
      rule: { run: settle },
    },
    sympathy: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.4.2.3',
      asks: 'on sympathy',
      rule: { run: (play, { seat, at }) => placeSympathy(play, seat, at, 'ROOT-8.4.2.3') },
    },
  },
  actions: {
    revolt: { fields: { at: shape.clearing } },
    spread: { fields: { at: shape.clearing } },
    supporter: { fields: { card: shape.card } },
  },
}

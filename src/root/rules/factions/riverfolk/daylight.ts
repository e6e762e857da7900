import { oneOf } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { craft, craftable, payFor } from '../../craft'
import { canDraw, draw } from '../../hands'
import { placeSuited } from '../../landmarks/suit'
import { canMarch } from '../../moving/move'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { score } from '../../score'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import type { ClearingSuit, Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { actRefused, craftingRefused, siteRefused } from './daylight-refusal'
import { postOf, riverfolkTracks } from './facts'
import { canRecruit } from './funds'
import { transfer } from './money'
import { landings, payerAt, sitesOf } from './posts'
import { countIn } from './purse'
import { landingRefused } from './setup'

/** Any actions, in any order, as long as there are funds (ROOT-11.5). */
export interface RiverfolkDaylightTask {
  readonly do: 'riverfolk-daylight'
  readonly seat: Seat
}
/** The fund is committed: a card is drawn (ROOT-11.5.4). */
export interface DrawCardTask {
  readonly do: 'draw-card'
  readonly seat: Seat
}
export interface LandTask {
  readonly do: 'land'
  readonly seat: Seat
}
export interface PostTask {
  readonly do: 'post'
  readonly seat: Seat
}
const acts = ['move', 'battle', 'draw', 'recruit', 'post'] as const
export type Act = (typeof acts)[number]
export type RiverfolkAction =
  | { readonly type: 'act'; readonly what: Act }
  | { readonly type: 'export'; readonly card: string }
  | { readonly type: 'place'; readonly at: number }

const hasFund = (play: Play, seat: Seat): boolean => countIn(riverfolkOf(play, seat).funds) > 0

/** ROOT-11.5a: what can be carried out after its cost. */
const possible: Readonly<Record<Act, (play: Play, seat: Seat) => boolean>> = {
  move: (play, seat) => hasFund(play, seat) && canMarch(play, seat),
  battle: (play, seat) => hasFund(play, seat) && canBattle(play, seat),
  draw: (play, seat) => hasFund(play, seat) && canDraw(play.state),
  recruit: (play, seat) => canRecruit(play, seat) && landings(play, seat).length > 0,
  post: (play, seat) => sitesOf(play, seat).length > 0,
}

function begin(play: Play, seat: Seat, what: string): void {
  const commit = { do: 'fund', seat, what: 'commit' } as const
  if (what === 'move') plan(play, commit, { do: 'move', seat, suit: 'bird', optional: false, battle: false })
  else if (what === 'battle') plan(play, commit, { do: 'battle', seat, suit: 'bird' })
  else if (what === 'draw') plan(play, commit, { do: 'draw-card', seat })
  else if (what === 'recruit') plan(play, { do: 'fund', seat, what: 'recruit' }, { do: 'land', seat })
  else plan(play, { do: 'post', seat })
}

const daylight = /* @__PURE__ */ stepOf<RiverfolkDaylightTask>({
  actions(play, { seat }) {
    const actions: Action[] = []
    for (const what of acts) if (possible[what](play, seat)) actions.push({ type: 'act', what })
    const cards = craftable(play, seat)
    for (const card of cards) actions.push({ type: 'craft', card })
    for (const card of cards) actions.push({ type: 'export', card })
    return actions
  },
  isOpen: (play, { seat }) => acts.some((what) => possible[what](play, seat)),
  answer(play, task, action) {
    const { seat } = task
    plan(play, task)
    if (action.type === 'act') begin(play, seat, action.what)
    else if (action.type === 'craft') craft(play, seat, action.card)
    else if (action.type === 'export') payFor(play, seat, action.card, { do: 'exported', seat, card: action.card })
  },
})

const landing: Question<LandTask, Extract<RiverfolkAction, { type: 'place' }>> = {
  actions: (play, { seat }) => landings(play, seat).map((at) => ({ type: 'place', at })),
  answer: (play, { seat }, { at }) => void place(play, seat, 'warrior', at),
}

/** ROOT-11.5.6: two funds of the ruler go home; the trade post, a warrior and two points follow. */
const posting: Question<PostTask, Extract<RiverfolkAction, { type: 'place' }>> = {
  actions: (play, { seat }) => sitesOf(play, seat).map((at) => ({ type: 'place', at })),
  answer(play, { seat }, { at }) {
    const payer = payerAt(play, seat, at)
    if (payer === null) return
    transfer(play, seat, payer, 'funds', 'supply', riverfolkTracks.postCost)
    placeSuited(play, seat, at)
  },
}

/** The trade post leaves its track, with a warrior and two points (ROOT-11.5.6.3a). */
export function openPost(play: Play, seat: Seat, at: number, suit: ClearingSuit): void {
  riverfolkOf(play, seat).posts[suit]--
  place(play, seat, postOf[suit], at)
  place(play, seat, 'warrior', at)
  score(play, seat, riverfolkTracks.postPoints, 'ROOT-11.5.6.3a')
}

export const riverfolkDaylight: Chapter<RiverfolkDaylightTask | LandTask | PostTask, RiverfolkAction, DrawCardTask> = {
  tasks: {
    'riverfolk-daylight': {
      fields: { seat: shape.seat },
      law: 'ROOT-11.5a',
      rule: daylight,
      refuse: {
        act: (play, { seat }, { what }) => actRefused(play, seat, what),
        craft: (play, { seat }, { card }) => craftingRefused(play, seat, card),
        export: (play, { seat }, { card }) => craftingRefused(play, seat, card),
      },
    },
    'draw-card': {
      fields: { seat: shape.seat },
      law: 'ROOT-11.5.4',
      rule: { run: (play, { seat }) => void draw(play, seat, 1) },
    },
    land: {
      fields: { seat: shape.seat },
      law: 'ROOT-11.5.5',
      rule: landing,
      refuse: { place: (play, { seat }, { at }) => landingRefused(play, seat, at, 'ROOT-11.5.5') },
    },
    post: {
      fields: { seat: shape.seat },
      law: 'ROOT-11.5.6.1',
      rule: posting,
      refuse: { place: (play, { seat }, { at }) => siteRefused(play, seat, at) },
    },
  },
  actions: {
    act: { fields: { what: oneOf(...acts) } },
    export: { fields: { card: shape.card }, fromHand: true },
    place: { fields: { at: shape.clearing } },
  },
}

import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import type { Chapter } from '../chapter'
import { forestId, hasForge, idOf, placeOf, placeUnit, spend, unitsLeft } from '../components'
import { discard, isSpecial } from '../piles'
import {
  type Automatic,
  inPlay,
  isBot,
  type OpenTable,
  orForfeit,
  type Play,
  plan,
  type Question,
  sideOf,
} from '../play'
import { watchReach } from '../reach'
import { discardRefused } from '../refusals/cards'
import { recruitRefused } from '../refusals/places'
import * as shape from '../shapes'
import type { ReinforceTask } from '../solo/recruit'
import { handLimit, type Seat, seats } from '../vocabulary'

export interface RoundEndTask {
  readonly do: 'round-end'
}

/** IW-ROUND-11 to -14: cards return or leave, hands are cut, totems fade, fighters are recruited. */
const roundEnd: Automatic<RoundEndTask> = {
  run(play) {
    const { state } = play
    state.phase = 'end'
    for (const seat of seats) recover(play, seat)
    for (const mark of state.marks) if (mark.until === 'round') mark.over = true
    state.restrictions = []
    plan(
      play,
      { do: 'hand-limit', seat: 'woodwalkers' },
      { do: 'hand-limit', seat: 'ironclad' },
      { do: 'fade' },
      recruiting(play, 'woodwalkers'),
      recruiting(play, 'ironclad'),
    )
  },
}

const recruiting = (play: Play, seat: Seat): RecruitStepTask | ReinforceTask =>
  isBot(play, seat) ? { do: 'reinforce' } : { do: 'recruit-step', seat, recruited: 0 }

/** IW-ROUND-11. */
function recover(play: Play, seat: Seat): void {
  const side = sideOf(play, seat)
  const onSlots: string[] = []
  for (const slot of side.slots) if (typeof slot === 'object') onSlots.push(slot.card)
  const back: string[] = []
  for (const card of [...side.extra, ...side.wagered, ...onSlots])
    if (!isSpecial(play, card)) back.push(card)
    else if (!side.ongoing.some((ongoing) => ongoing.card === card)) {
      side.discard.push(card)
      play.emit?.({ type: 'discarded', seat, card })
    }
  side.slots = []
  side.extra = []
  side.wagered = []
  side.hand.push(...back)
  if (back.length > 0) play.emit?.({ type: 'recovered', seat, cards: back })
}

export interface HandLimitTask {
  readonly do: 'hand-limit'
  readonly seat: Seat
}

/** IW-ROUND-12; a bot has no limit (BOT-01). */
const handLimitCheck: Question<HandLimitTask, ActionOf<'discard'>> = {
  actions(play, { seat }) {
    const { hand } = sideOf(play, seat)
    if (hand.length <= handLimit || isBot(play, seat)) return []
    return hand.filter((card) => isSpecial(play, card)).map((card) => ({ type: 'discard', card }))
  },
  answer(play, task, { card }) {
    discard(play, task.seat, card)
    plan(play, task)
  },
}

export interface FadeTask {
  readonly do: 'fade'
}

/** IW-ROUND-13. */
const fade: Automatic<FadeTask> = {
  run: (play) => watchReach(play, () => fadeAll(play)),
}

function fadeAll(play: Play): void {
  const { full, fading } = play.state.forests
  for (const [forest, turned] of full.entries()) {
    const removed = item(fading, forest)
    if (turned + removed > 0) play.emit?.({ type: 'faded', at: forestId(play, forest), turned, removed })
    fading[forest] = turned
    full[forest] = 0
  }
}

export interface RecruitStepTask {
  readonly do: 'recruit-step'
  readonly seat: Seat
  readonly recruited: number
}

/** IW-ROUND-14: a fighter costs 2 crystals, unless a card in play makes the first ones cheaper (CI-IC14). */
export function priceOf(
  play: Pick<OpenTable, 'state'> & Pick<Play, 'cards'>,
  { seat, recruited }: Pick<RecruitStepTask, 'seat' | 'recruited'>,
): number {
  return inPlay(play, seat, 'cheap-recruits').find(({ count }) => recruited < count)?.price ?? 2
}

/** The mountains with a forge. */
function forgesOf(play: Play): number[] {
  const forges: number[] = []
  for (let mountain = 0; mountain < play.board.mountains.length; mountain++)
    if (hasForge(play, mountain)) forges.push(mountain)
  return forges
}

const recruitStep: Question<RecruitStepTask, ActionOf<'recruit' | 'forfeit'>> = {
  asks: (play, task) =>
    sideOf(play, task.seat).crystals >= priceOf(play, task) && unitsLeft(play, task.seat, 'fighter') > 0,
  actions(play, task) {
    const { seat } = task
    if (unitsLeft(play, seat, 'fighter') === 0 || sideOf(play, seat).crystals < priceOf(play, task)) return []
    const places = seat === 'woodwalkers' ? play.board.outerForests : forgesOf(play)
    return orForfeit(places.map((at): ActionOf<'recruit'> => ({ type: 'recruit', at: idOf(play, seat, at) })))
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const { seat } = task
    spend(play, seat, priceOf(play, task))
    placeUnit(play, seat, 'fighter', placeOf(play, seat, action.at))
    plan(play, { do: 'recruit-step', seat, recruited: task.recruited + 1 })
  },
}

export const ending: Chapter<HandLimitTask | RecruitStepTask, never, RoundEndTask | FadeTask> = {
  tasks: {
    'round-end': { fields: {}, rule: roundEnd },
    'hand-limit': {
      fields: { seat: shape.seat },
      law: 'IW-ROUND-12',
      refuse: { discard: discardRefused },
      rule: handLimitCheck,
    },
    fade: { fields: {}, rule: fade },
    'recruit-step': {
      fields: { seat: shape.seat, recruited: shape.count },
      law: 'IW-ROUND-14',
      refuse: { recruit: recruitRefused('IW-ROUND-14') },
      rule: recruitStep,
    },
  },
  actions: {},
}

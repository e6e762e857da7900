import { oneOf } from '../../../toolkit'
import type { ActionOf } from '../action'
import type { Chapter } from '../chapter'
import { hasForge, idOf, placeOf, placeUnit, spend, unitsLeft, warbandOn, warbandsWithTotem } from '../components'
import { type Automatic, type Play, plan, type Question, sideOf, soloOf } from '../play'
import type { Seat } from '../vocabulary'
import { change } from './change'

/** One Fighter of the bot, paid or free (IB-15, WB-17); or one to a Warband with a Totem (WB-10). */
export interface BotRecruitTask {
  readonly do: 'bot-recruit'
  readonly price: 0 | 1 | 2
  readonly at: 'home' | 'totem'
}

const botSeat = (play: Play): Seat => soloOf(play).bot

function placesFor(play: Play, seat: Seat, at: BotRecruitTask['at']): readonly number[] {
  const { board } = play
  if (at === 'totem') return warbandsWithTotem(play)
  if (seat === 'woodwalkers') return board.outerForests
  return [...board.mountains.keys()].filter((mountain) => hasForge(play, mountain))
}

const botRecruit: Question<BotRecruitTask, ActionOf<'recruit'>> = {
  seat: botSeat,
  actions(play, { price, at }) {
    const seat = botSeat(play)
    if (unitsLeft(play, seat, 'fighter') === 0 || sideOf(play, seat).crystals < price) return []
    return placesFor(play, seat, at).map((place) => ({ type: 'recruit', at: idOf(play, seat, place) }))
  },
  answer(play, { price }, { at }) {
    const seat = botSeat(play)
    spend(play, seat, price)
    placeUnit(play, seat, 'fighter', placeOf(play, seat, at))
    change(play)
  },
}

export interface ReinforceTask {
  readonly do: 'reinforce'
}

/** At Round End: Ironbot while it has 5 crystals (IB-15), Woodenbot while it has 2 (WB-17). */
const reinforce: Automatic<ReinforceTask> = {
  run(play, task) {
    const seat = botSeat(play)
    const enough = sideOf(play, seat).crystals >= (seat === 'ironclad' ? 5 : 2)
    if (enough && unitsLeft(play, seat, 'fighter') > 0) plan(play, { do: 'bot-recruit', price: 2, at: 'home' }, task)
  },
}

export interface GarrisonTask {
  readonly do: 'garrison'
}

/** IB-14: after a battle a Fighter comes to a Ferrum without units. */
const garrison: Automatic<GarrisonTask> = {
  run(play) {
    const { board } = play
    if (warbandOn(play, board.ferrum) === 0 && unitsLeft(play, 'ironclad', 'fighter') > 0)
      placeUnit(play, 'ironclad', 'fighter', board.ferrum)
  },
}

export const botRecruits: Chapter<BotRecruitTask, never, ReinforceTask | GarrisonTask> = {
  tasks: {
    'bot-recruit': {
      fields: { price: oneOf(0, 1, 2), at: oneOf('home', 'totem') },
      law: 'BOT-16',
      rule: botRecruit,
    },
    reinforce: { fields: {}, rule: reinforce },
    garrison: { fields: {}, rule: garrison },
  },
  actions: {},
}

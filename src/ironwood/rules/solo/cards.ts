import { oneOf } from '../../../toolkit'
import type { ActionOf } from '../action'
import type { Chapter } from '../chapter'
import { gain } from '../components'
import { planBurned } from '../frames'
import { steal } from '../keywords/amount'
import { burn, burnable } from '../keywords/cost'
import { drawCards } from '../piles'
import { type Automatic, type Play, plan, type Question, sideOf, soloOf } from '../play'
import { burnRefusals } from '../refusals/cards'
import { opponentOf, type Seat } from '../vocabulary'
import { change } from './change'

/** A special card for the bot, on top of its hand or at the bottom (BOT-02). */
export interface BotDrawTask {
  readonly do: 'bot-draw'
  readonly place: 'top' | 'bottom'
}

const botDraw: Automatic<BotDrawTask> = {
  run(play, { place }) {
    if (drawCards(play, soloOf(play).bot, 1, place).length > 0) change(play)
  },
}

export interface BotGainTask {
  readonly do: 'bot-gain'
}

const botGain: Automatic<BotGainTask> = {
  run(play) {
    const { bot } = soloOf(play)
    const before = sideOf(play, bot).crystals
    gain(play, bot, 1)
    if (sideOf(play, bot).crystals > before) change(play)
  },
}

/** SHIELD: the human burns a card; or, against Woodenbot, lets it steal a crystal (BOT-17). */
export interface TributeTask {
  readonly do: 'tribute'
}

type Tribute = ActionOf<'burn' | 'burn-vision' | 'demand'>

const human = (play: Play): Seat => opponentOf(soloOf(play).bot)

const tribute: Question<TributeTask, Tribute> = {
  seat: human,
  actions(play) {
    const seat = human(play)
    const tributes: Tribute[] = burnable(play, seat, 'any')
    if (seat === 'ironclad' && sideOf(play, seat).crystals > 0) tributes.push({ type: 'demand', grant: 'steal' })
    return tributes
  },
  answer(play, _task, action) {
    const seat = human(play)
    change(play)
    if (action.type === 'demand') {
      play.emit?.({ type: 'demanded', grant: action.grant })
      steal(play, opponentOf(seat), 1)
      return
    }
    if (seat === 'ironclad') plan(play, { do: 'bot-draw', place: 'bottom' })
    burn(play, seat, action)
    if (action.type === 'burn') planBurned(play, seat, action.card)
  },
}

export const botCards: Chapter<TributeTask, never, BotDrawTask | BotGainTask> = {
  tasks: {
    'bot-draw': { fields: { place: oneOf('top', 'bottom') }, rule: botDraw },
    'bot-gain': { fields: {}, rule: botGain },
    tribute: {
      fields: {},
      law: 'BOT-17',
      refuse: burnRefusals<TributeTask>(human),
      rule: tribute,
    },
  },
  actions: {},
}

import { flag } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked, retreating } from '../asked'
import type { Chapter } from '../chapter'
import { add, fightersOn, forestId, forestOf, mountainId, mountainOf, warbandOn } from '../components'
import { cameOpenly, leftHand } from '../known'
import { isSpecial } from '../piles'
import { type Automatic, forfeit, isBot, orForfeit, type Question, sideOf } from '../play'
import { retreatRefused } from '../refusals/moving'
import * as shape from '../shapes'
import { seats } from '../vocabulary'
import { wagered } from './wager'

export type AftermathAction =
  | { readonly type: 'retreat'; readonly to: string }
  /** Take the crystal from the cargo of a destroyed Drill. */
  | { readonly type: 'salvage' }

export interface RetreatTask {
  readonly do: 'retreat'
}

/** IW-COMBAT-10 and -18: the winner may make the whole defeated warband leave. */
const retreat: Question<RetreatTask, ActionOf<'retreat' | 'forfeit'>> = {
  seat: ({ state }) => retreating(state),
  actions(play) {
    const { state, board } = play
    const { battle } = state
    if (!battle || battle.winner === null || battle.winner === 'nobody') return []
    const { forest, mountain } = battle
    const places =
      battle.winner === 'ironclad'
        ? fightersOn(play, forest) > 0
          ? item(board.paths, forest).map((to) => forestId(play, to))
          : []
        : warbandOn(play, mountain) > 0
          ? item(board.ridges, mountain).map((to) => mountainId(play, to))
          : []
    return orForfeit(places.map((to): ActionOf<'retreat'> => ({ type: 'retreat', to })))
  },
  answer(play, _task, action) {
    const { battle, forests, mountains } = play.state
    if (!battle || action.type === 'forfeit') return
    const { to } = action
    if (battle.winner === 'ironclad') {
      const from = forestId(play, battle.forest)
      play.emit?.({ type: 'retreated', from, to, fighters: fightersOn(play, battle.forest), golems: 0 })
      relocate([forests.fighters, forests.moved, forests.done], battle.forest, forestOf(play, to))
    } else {
      const { fighters, golems, movedFighters, movedGolems } = mountains
      play.emit?.({
        type: 'retreated',
        from: mountainId(play, battle.mountain),
        to,
        fighters: item(fighters, battle.mountain),
        golems: item(golems, battle.mountain),
      })
      relocate([fighters, golems, movedFighters, movedGolems], battle.mountain, mountainOf(play, to))
    }
  },
}

/** The whole group goes, and its units keep whether they have moved (CI-09). */
function relocate(lists: readonly number[][], from: number, to: number): void {
  for (const list of lists) {
    add(list, to, item(list, from))
    list[from] = 0
  }
}

export interface WreckTask {
  readonly do: 'wreck'
  readonly mountain: number
  /** Whether Fighters of the battle are left to take a crystal. */
  readonly salvage: boolean
}

/** IW-COMBAT-11 and -12: the drill beside a defeated warband is destroyed; the Woodwalkers may take a crystal of its cargo. */
const wreck: Question<WreckTask, ActionOf<'salvage' | 'forfeit'>> = {
  seat: () => asked.wreck,
  actions(play, { mountain, salvage }) {
    const { state, board } = play
    if (state.drill.at !== mountain || mountain === board.ferrum) return []
    if (isBot(play, 'woodwalkers')) return [salvage && state.drill.cargo > 0 ? { type: 'salvage' } : forfeit] // WB-14
    return salvage && state.drill.cargo > 0 ? [{ type: 'salvage' }, forfeit] : [forfeit]
  },
  answer(play, { mountain }, action) {
    const { drill } = play.state
    play.emit?.({ type: 'drill-destroyed', at: mountainId(play, mountain) })
    if (action.type === 'salvage') {
      sideOf(play, 'woodwalkers').crystals++
      play.emit?.({ type: 'salvaged' })
    }
    drill.cargo = 0
    drill.step = 0
    drill.at = play.board.ferrum
  },
}

export interface ClearTask {
  readonly do: 'clear'
}

/** IW-COMBAT-09: wagered specials are discarded, base cards lie aside. */
const clear: Automatic<ClearTask> = {
  run(play) {
    const { battle } = play.state
    if (!battle) return
    for (const seat of seats) {
      const card = wagered(play, seat)
      if (card === null) continue
      const side = sideOf(play, seat)
      const back = battle.wagerReturns && battle.attacker === seat
      const to = !isSpecial(play, card) ? 'aside' : back ? 'hand' : 'discard'
      leftHand(side, card)
      if (to === 'aside') side.wagered.push(card)
      else if (to === 'hand') {
        side.hand.push(card)
        cameOpenly(side, card)
      } else side.discard.push(card)
      play.emit?.({ type: 'wager-left', seat, card, to })
    }
    play.state.battle = null
  },
}

export const aftermath: Chapter<RetreatTask | WreckTask, AftermathAction, ClearTask> = {
  tasks: {
    retreat: {
      fields: {},
      law: 'IW-COMBAT-10',
      refuse: { retreat: retreatRefused },
      rule: retreat,
    },
    wreck: {
      fields: { mountain: shape.mountain, salvage: flag },
      law: 'IW-COMBAT-12',
      rule: wreck,
    },
    clear: { fields: {}, rule: clear },
  },
  actions: {
    retreat: {
      fields: { to: shape.placeId },
    },
    salvage: { fields: {} },
  },
}

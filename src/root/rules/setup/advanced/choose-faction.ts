import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Task } from '../../chapters'
import { factsOf } from '../../factions/facts'
import { type Play, plan, type Question, rulesOf, sideAt } from '../../play'
import * as shape from '../../shapes'
import { type Faction, factions, type Seat } from '../../vocabulary'
import type { DraftAction } from '../draft'
import { sideFor } from '../sides'
import { changePreparation, preparationIn } from './held'
import { isMilitant, type Pool } from './pool'

/** From the last seat backwards each takes a setup card of the pool, and sets its faction up at once (ROOT-A.8.2a). */
export interface ChooseFactionTask {
  readonly do: 'choose-faction'
  readonly seat: Seat
}

const nothing: Pool = { cards: [], locked: null }
export const poolIn = (table: { readonly agenda: readonly Task[] }): Pool => preparationIn(table)?.pool ?? nothing

/** The first Vagabond at the table plays as such, whichever card it takes (ROOT-A.8.1d). */
function playedAs({ state }: Play, card: Faction): Faction {
  const first = factsOf[card].beside ?? card
  const isTaken = state.seats.some((seat) => sideAt(state.sides, seat)?.board.faction === first)
  return isTaken ? (factions.find((faction) => factsOf[faction].beside === first) ?? card) : first
}

const choosing: Question<ChooseFactionTask, DraftAction> = {
  actions({ state }) {
    const { cards, locked } = poolIn(state)
    return cards.flatMap(({ faction }) => (faction === locked ? [] : [{ type: 'draft', faction }]))
  },
  answer(play, { seat }, { faction: chosen }) {
    const { state } = play
    const { cards, locked } = poolIn(state)
    const character = cards.find(({ faction }) => faction === chosen)?.character ?? null
    const left = cards.filter(({ faction }) => faction !== chosen)
    changePreparation(play, { pool: { cards: left, locked: isMilitant(chosen) ? null : locked } })
    const faction = playedAs(play, chosen)
    state.sides = { ...state.sides, [seat]: sideFor(play, faction, [], []) }
    play.emit?.({ type: 'drafted', seat, faction })
    const before = state.seats[state.seats.indexOf(seat) - 1]
    if (before) plan(play, { do: 'choose-faction', seat: before })
    else for (const each of state.seats) rulesOf(play, each).meet?.(play, each)
    const { setup, byCard } = rulesOf(play, seat)
    byCard?.begin?.(play, seat)
    if (byCard?.homelands) plan(play, { do: 'homeland', seat, chosen: [] })
    else if (byCard) byCard.setUp(play, seat, { homelands: [], character })
    else plan(play, setup(seat))
  },
}

export const choosingFactions: Chapter<ChooseFactionTask, DraftAction> = {
  tasks: {
    'choose-faction': {
      fields: { seat: shape.seat },
      law: 'ROOT-A.8.2a',
      rule: choosing,
      refuse: {
        draft: ({ state }, _task, { faction }) =>
          poolIn(state).locked === faction
            ? because('setup-card.locked', 'ROOT-A.8.1.2', { faction })
            : because('setup-card.pool', 'ROOT-A.8.2a', { faction }),
      },
    },
  },
  actions: { draft: { fields: { faction: shape.faction } } },
}

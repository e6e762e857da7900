import { item, listOf } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { type Play, plan, type Question } from '../play'
import * as shape from '../shapes'
import { type Faction, factions, type Seat } from '../vocabulary'
import { haveCorners, mayJoin } from './reach'
import { seatFactions } from './seating'

/** The seats choose their factions one after another in turn order, before anything is set up (ROOT-5.1.1a). */
export interface DraftTask {
  readonly do: 'draft'
  readonly seat: Seat
  /** What the seats before this one have chosen. */
  readonly chosen: readonly Faction[]
}
export interface DraftAction {
  readonly type: 'draft'
  readonly faction: Faction
}

/** No faction twice, the second Vagabond only beside the first (ROOT-5.1.1a), and a corner for each that starts in one (ROOT-VAR-04). */
const isFree = (chosen: readonly Faction[], faction: Faction): boolean =>
  !chosen.includes(faction) && mayJoin(chosen, faction) && haveCorners([...chosen, faction])

const drafting: Question<DraftTask, DraftAction> = {
  actions: (_play, { chosen }) =>
    factions.filter((faction) => isFree(chosen, faction)).map((faction) => ({ type: 'draft', faction })),
  answer(play: Play, { seat, chosen }, { faction }) {
    const all = [...chosen, faction]
    play.emit?.({ type: 'drafted', seat, faction })
    const { seats } = play.state
    if (all.length < seats.length) plan(play, { do: 'draft', seat: item(seats, all.length), chosen: all })
    else seatFactions(play, all)
  },
}

export const draft: Chapter<DraftTask, DraftAction> = {
  tasks: {
    draft: {
      fields: { seat: shape.seat, chosen: listOf(shape.faction, factions.length) },
      law: 'ROOT-5.1.1a',
      rule: drafting,
    },
  },
  actions: { draft: { fields: { faction: shape.faction } } },
}

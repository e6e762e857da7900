import { oneOf } from '../../../toolkit'
import { attacksHangOnHand, defendersAt } from '../battle/battle'
import { canBattle, needsToBattle } from '../battle/declare'
import type { Chapter } from '../chapter'
import { ruledBy } from '../clearings'
import { discardCrafted, emptyCoffin } from '../crafted'
import { canDraw, draw } from '../hands'
import { canMarch } from '../moving/move'
import { ownersOf } from '../owner'
import { type Play, plan, type Question, rulesOf, sideOf } from '../play'
import { remove } from '../removal'
import { countAt } from '../rule'
import { hasMarker, score } from '../score'
import * as shape from '../shapes'
import { clearings, type Item, itemIndex, items, type Seat } from '../vocabulary'
import type { Effect } from './effect'
import { leagueRefused, taxRefused } from './target-refusal'

/** From where the Tax Collector takes a warrior. */
export interface TaxTask {
  readonly do: 'tax'
  readonly seat: Seat
}
export interface TaxDrawTask {
  readonly do: 'tax-draw'
  readonly seat: Seat
}
/** Eyrie Emigre: a battle where the move led, or the card is discarded (ROOT-CARD-41). */
export interface EmigreTask {
  readonly do: 'emigre-battle'
  readonly seat: Seat
  readonly at: number
}
/** Which item the League exhausts, and for what. */
export interface LeagueTask {
  readonly do: 'league'
  readonly seat: Seat
}
export interface LeagueActTask {
  readonly do: 'league-act'
  readonly seat: Seat
}
/** What the League can be used for. */
export type LeagueAct = 'move' | 'battle'
type Asked = TaxTask | LeagueTask | LeagueActTask
export type GroundAction =
  | { readonly type: 'tax'; readonly at: number }
  | { readonly type: 'league'; readonly item: Item }
  | { readonly type: 'act'; readonly what: LeagueAct }

const canMove = (play: Play, seat: Seat): boolean => rulesOf(play, seat).canMove?.(play, seat) ?? canMarch(play, seat)

/** Where a warrior can be taken off the map. */
const taxedAt = (play: Play, seat: Seat): number[] => clearings.filter((at) => countAt(play, seat, 'warrior', at) > 0)

const taxing: Question<TaxTask, Extract<GroundAction, { type: 'tax' }>> = {
  actions: (play, { seat }) => taxedAt(play, seat).map((at) => ({ type: 'tax', at })),
  answer(play, { seat }, { at }) {
    // Field Hospitals answer before the card is drawn, so it cannot pay for them (ROOT-INT-12).
    plan(play, { do: 'tax-draw', seat })
    remove(play, [{ by: seat, losses: [{ owner: seat, kind: 'warrior', at, count: 1 }] }])
  },
}

const readyItems = (play: Play, seat: Seat): Item[] =>
  items.filter((item) => (sideOf(play, seat).items[itemIndex[item]] ?? 0) > 0)

const exhausting: Question<LeagueTask, Extract<GroundAction, { type: 'league' }>> = {
  actions: (play, { seat }) => readyItems(play, seat).map((item) => ({ type: 'league', item })),
  answer(play, { seat }, { item }) {
    const side = sideOf(play, seat)
    const index = itemIndex[item]
    side.items[index] = (side.items[index] ?? 0) - 1
    side.spentItems[index] = (side.spentItems[index] ?? 0) + 1
    play.emit?.({ type: 'item', seat, item, how: 'exhausted' })
    plan(play, { do: 'league-act', seat })
  },
}

const acting: Question<LeagueActTask, Extract<GroundAction, { type: 'act' }>> = {
  actions(play, { seat }) {
    const acts: LeagueAct[] = []
    if (canMove(play, seat)) acts.push('move')
    if (canBattle(play, seat)) acts.push('battle')
    return acts.map((what) => ({ type: 'act', what }))
  },
  asks: (play, { seat }) => attacksHangOnHand(play, seat),
  answer(play, { seat }, { what }) {
    if (what === 'move') plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false })
    else plan(play, { do: 'battle', seat, suit: 'bird' })
  },
}

function emigreBattle(play: Play, { seat, at }: EmigreTask): void {
  if (defendersAt(play, seat, at).length > 0) plan(play, { do: 'battle-whom', seat, at })
  else discardCrafted(play, seat, 'eyrie-emigre')
}

const ruled = (play: Play, seat: Seat): number => ruledBy(play, seat).length

export const groundEffects: readonly Effect[] = [
  {
    name: 'coffin-makers',
    moment: 'birdsong.start',
    must: true,
    usable: (play) => ownersOf(play).some((owner) => (play.state.coffin[owner] ?? 0) > 0),
    use: (play, seat) => score(play, seat, Math.floor(emptyCoffin(play) / 5), 'ROOT-CARD-21'),
  },
  {
    name: 'royal-claim',
    moment: 'birdsong',
    usable: (play, seat) => hasMarker(play, seat) && ruled(play, seat) > 0,
    use(play, seat) {
      discardCrafted(play, seat, 'royal-claim')
      score(play, seat, ruled(play, seat), 'ROOT-CARD-04')
    },
  },
  {
    name: 'eyrie-emigre',
    moment: 'birdsong.end',
    must: true,
    usable: () => true,
    use(play, seat) {
      if (canMove(play, seat)) plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: true })
      else discardCrafted(play, seat, 'eyrie-emigre')
    },
  },
  {
    name: 'command-warren',
    moment: 'daylight.start',
    usable: (play, seat) => canBattle(play, seat),
    mayBeUsable: (play, seat) => attacksHangOnHand(play, seat),
    use: (play, seat) => plan(play, { do: 'battle', seat, suit: 'bird' }),
  },
  {
    name: 'tax-collector',
    moment: 'daylight',
    usable: (play, seat) => canDraw(play.state) && taxedAt(play, seat).length > 0,
    use: (play, seat) => plan(play, { do: 'tax', seat }),
  },
  {
    name: 'league-of-adventurous-mice',
    moment: 'daylight',
    usable: (play, seat) => readyItems(play, seat).length > 0 && (canMove(play, seat) || canBattle(play, seat)),
    use: (play, seat) => plan(play, { do: 'league', seat }),
  },
  {
    name: 'cobbler',
    moment: 'evening.start',
    usable: canMove,
    use: (play, seat) => plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false }),
  },
]

export const groundEffectTasks: Chapter<Asked, GroundAction, TaxDrawTask | EmigreTask> = {
  tasks: {
    tax: {
      fields: { seat: shape.seat },
      law: 'ROOT-CARD-08',
      rule: taxing,
      refuse: { tax: (play, { seat }, { at }) => taxRefused(play, seat, at) },
    },
    'tax-draw': {
      fields: { seat: shape.seat },
      law: 'ROOT-CARD-08',
      rule: { run: (play, { seat }) => void draw(play, seat, 1) },
    },
    'emigre-battle': {
      fields: { seat: shape.seat, at: shape.place },
      law: 'ROOT-CARD-41',
      rule: { run: emigreBattle },
    },
    league: {
      fields: { seat: shape.seat },
      law: 'ROOT-CARD-26',
      rule: exhausting,
      refuse: { league: (_play, { seat }, { item }) => leagueRefused(seat, item) },
    },
    'league-act': {
      fields: { seat: shape.seat },
      law: 'ROOT-CARD-26',
      rule: acting,
      needs: (play, { seat }) => (canMove(play, seat) ? [] : needsToBattle(play, { seat }, clearings)),
    },
  },
  actions: {
    tax: { fields: { at: shape.clearing } },
    league: { fields: { item: shape.item } },
    act: { fields: { what: oneOf('move', 'battle') } },
  },
}

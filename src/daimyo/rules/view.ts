import type { Viewer } from '../../core'
import { copy } from '../../core/value'
import { countedAs, disclosure, fixed, hidden, open, ownerOnly } from '../../toolkit'
import { seatToAct } from './agenda'
import type { Boxed } from './box'
import { cloneBonus } from './clone'
import { influence } from './counts'
import { heroesOf } from './heroes'
import { playOn } from './play'
import { sidesOf } from './round/scoring'
import type { ClanState, EmpireState, IslandState, MercenaryState, Result, State, Turn } from './state'
import type { Clan, Seat, Side } from './vocabulary'

/**
 * An island with the influence of each side (DAI-INFL-01).
 *
 * @example
 * const { influence } = view.islands[0] // { nature: 4, nomads: 2 }
 */
export interface IslandView extends IslandState {
  influence: Partial<Record<Side, number>>
}

/**
 * A clan as a viewer sees it: the hand only if it is the viewer's own.
 *
 * @example
 * const { handSize, known } = view.sides.nomads
 */
export interface ClanView extends Omit<ClanState, 'hand' | 'deck'> {
  hand: string[] | null
  handSize: number
  deckSize: number
  /** All heroes that the clan owns, by id (DAI-INFO-04). */
  heroes: string[]
}

/**
 * The Empire without its first hero and the cards to come (DAI-INFO-09).
 *
 * @example
 * const open = view.empire?.opened.at(-1)
 */
export interface EmpireView extends Omit<EmpireState, 'unseen' | 'stack'> {
  stackSize: number
}

/**
 * What a seat or a spectator may know (DAI-INFO): everything but other hands, the order of decks and of the bag, the
 * market deck below its top card, and chance.
 *
 * @example
 * const view = daimyo.view(state, 'nature')
 */
export interface View extends Omit<State, 'islands' | 'sides' | 'market' | 'empire' | 'random'> {
  readonly viewer: Viewer<Seat>
  /** Who has to decide; nobody once the game is over. */
  readonly toAct: Seat | null
  islands: IslandView[]
  sides: Partial<Record<Clan, ClanView>>
  empire: EmpireView | null
  /** The face-up top card of the market deck. */
  top: string | null
  marketSize: number
}

interface Seer {
  readonly viewer: Viewer<Seat>
  readonly isOwner: boolean
}

/** Copies of values that have no parts of their own. */
const copies = <Value extends object>(values: readonly Value[]): Value[] => values.map((value) => ({ ...value }))

const showIsland = /* @__PURE__ */ disclosure<
  IslandState,
  IslandView,
  Seer & { readonly sides: readonly Side[] } & Boxed
>()({
  id: open,
  tiles: open,
  governors: open,
  buildings: (buildings) => buildings.map((building) => building && { ...building }),
  shadows: open,
  altars: open,
})({
  influence(island, { sides, box }) {
    const shown: IslandView['influence'] = {}
    for (const side of sides) shown[side] = influence({ box }, island, side)
    return shown
  },
})

const showClan = /* @__PURE__ */ disclosure<ClanState, ClanView, Seer & { readonly heroes: readonly string[] }>()({
  points: open,
  resources: (resources) => ({ ...resources }),
  capacity: open,
  loose: open,
  relics: open,
  marker: open,
  seeker: open,
  dice: (dice) => copies(dice),
  boards: (boards) => ({ ...boards }),
  covered: open,
  bonus: cloneBonus,
  income: open,
  hand: ownerOnly('handSize'),
  deck: countedAs('deckSize'),
  discard: open,
  known: open,
})({ heroes: (_side, { heroes }) => [...heroes].sort() })

const showMercenaries = /* @__PURE__ */ disclosure<MercenaryState, MercenaryState, Seer>()({
  gold: open,
  loose: open,
  relics: open,
  heroes: open,
  dice: (dice) => copies(dice),
})({})

const showEmpire = /* @__PURE__ */ disclosure<EmpireState, EmpireView, Seer>()({
  difficulty: open,
  points: open,
  loose: open,
  relics: open,
  stacks: open,
  heroes: open,
  unseen: hidden,
  dice: (dice) => copies(dice),
  opened: open,
  stack: countedAs('stackSize'),
})({})

const showTurn = /* @__PURE__ */ disclosure<Turn, Turn, Seer>()({ seat: open, at: open, done: open, used: open })({})

const showResult = /* @__PURE__ */ disclosure<Result, Result, Seer>()({ winners: open, by: open })({})

const showState = /* @__PURE__ */ disclosure<State, View, Seer>()({
  box: fixed,
  clans: open,
  boards: open,
  aggressive: open,
  round: open,
  first: open,
  helmet: open,
  helped: open,
  turn: (turn, seer) => turn && showTurn(turn, seer),
  islands: (islands, { viewer }, state) => {
    const seerOfIslands = { viewer, isOwner: false, sides: sidesOf(state), box: state.box }
    return islands.map((island) => showIsland(island, seerOfIslands))
  },
  // What the bag holds is known, and its order is not (DAI-INFO-01).
  bag: (bag) => [...bag].sort(),
  blackMarket: open,
  dice: (dice) => copies(dice),
  villagers: (villagers) => ({ ...villagers }),
  goals: (goals) => copies(goals),
  row: open,
  market: countedAs('marketSize'),
  offered: open,
  sides: (sides, { viewer }, state) => {
    const shown: View['sides'] = {}
    for (const clan of state.clans) {
      const side = sides[clan]
      const isOwner = clan === viewer
      if (side) shown[clan] = showClan(side, { viewer, isOwner, heroes: heroesOf(playOn(state), clan) })
    }
    return shown
  },
  mercenaries: (mercenaries, seer) => mercenaries && showMercenaries(mercenaries, seer),
  empire: (empire, seer) => empire && showEmpire(empire, seer),
  agenda: (agenda) => copy(agenda),
  result: (result, seer) => result && showResult(result, seer),
  random: hidden,
})({
  viewer: (_state, { viewer }) => viewer,
  toAct: (state) => seatToAct(playOn(state)),
  top: ({ market }) => market.at(-1) ?? null,
})

export const view = (state: State, viewer: Viewer<Seat>): View => showState(state, { viewer, isOwner: false })

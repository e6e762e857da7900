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

const showIsland = /* @__PURE__ */ disclosure<
  IslandState,
  IslandView,
  Seer & { readonly sides: readonly Side[] } & Boxed
>()({
  id: open,
  tiles: open,
  governors: open,
  buildings: (buildings) => copy(buildings),
  shadows: open,
  altars: open,
})({
  influence: (island, { sides, box }) =>
    Object.fromEntries(sides.map((side) => [side, influence({ box }, island, side)])),
})

const showClan = /* @__PURE__ */ disclosure<ClanState, ClanView, Seer & { readonly heroes: readonly string[] }>()({
  points: open,
  resources: (resources) => ({ ...resources }),
  capacity: open,
  loose: open,
  relics: open,
  marker: open,
  seeker: open,
  dice: (dice) => copy(dice),
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
  dice: (dice) => copy(dice),
})({})

const showEmpire = /* @__PURE__ */ disclosure<EmpireState, EmpireView, Seer>()({
  difficulty: open,
  points: open,
  loose: open,
  relics: open,
  stacks: open,
  heroes: open,
  unseen: hidden,
  dice: (dice) => copy(dice),
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
  islands: (islands, seer, state) => {
    const sides = sidesOf(state)
    return islands.map((island) => showIsland(island, { ...seer, sides, box: state.box }))
  },
  // What the bag holds is known, and its order is not (DAI-INFO-01).
  bag: (bag) => [...bag].sort(),
  blackMarket: open,
  dice: (dice) => copy(dice),
  villagers: (villagers) => ({ ...villagers }),
  goals: (goals) => goals.map((goal) => ({ ...goal })),
  row: open,
  market: countedAs('marketSize'),
  offered: open,
  sides: (sides, { viewer }, state) =>
    Object.fromEntries(
      state.clans.flatMap((clan) => {
        const side = sides[clan]
        if (!side) return []
        const heroes = heroesOf(playOn(state), clan)
        return [[clan, showClan(side, { viewer, isOwner: clan === viewer, heroes })]]
      }),
    ),
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

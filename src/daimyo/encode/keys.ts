import { withoutChance } from '../../encode/key'
import { keysOf } from '../../toolkit'
import type { ClanView, State, View } from '../rules'
import type { ClanState } from '../rules/state'

const sorted = (ids: readonly string[]): string[] => [...ids].sort()

const eachSide = <Side, Sorted>(sides: Readonly<Partial<Record<string, Side>>>, sort: (side: Side) => Sorted) =>
  Object.fromEntries(
    keysOf(sides).flatMap((clan) => {
      const side = sides[clan]
      return side ? [[clan, sort(side)]] : []
    }),
  )

const sideSeen = (side: ClanView): unknown => ({
  ...side,
  loose: sorted(side.loose),
  hand: side.hand && sorted(side.hand),
  known: sorted(side.known),
  discard: sorted(side.discard),
})

/** What a seat knows, whatever the order of hands, storages and discard piles. */
export const knowledge = (view: View): unknown => ({
  ...view,
  blackMarket: sorted(view.blackMarket),
  sides: eachSide(view.sides, sideSeen),
})

const sideOf = (side: ClanState): unknown => ({
  ...side,
  loose: sorted(side.loose),
  hand: sorted(side.hand),
  deck: sorted(side.deck),
  known: sorted(side.known),
  discard: sorted(side.discard),
})

/** A position, whatever the order of what is drawn later; the top card of the market lies open. */
export function position(state: State): unknown {
  const { bag, blackMarket, market, sides, empire } = state
  return withoutChance({
    ...state,
    bag: sorted(bag),
    blackMarket: sorted(blackMarket),
    market: [...sorted(market.slice(0, -1)), market.at(-1)],
    sides: eachSide(sides, sideOf),
    empire: empire && { ...empire, stack: sorted(empire.stack) },
  })
}

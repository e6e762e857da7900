import { createStreams, type Random } from '../../core'
import { copy } from '../../core/value'
import { without } from '../../toolkit'
import { marketHeroes } from './data/market-heroes'
import { heroesInPlay } from './heroes'
import type { ClanState, State } from './state'
import type { ClanView, View } from './view'
import type { Clan } from './vocabulary'

/** A state that could lie behind a view: it draws anew what the viewer does not know, and only that (DAI-INFO-10). */
export function determinize(view: View, random: Random): State {
  const { viewer, toAct, islands, sides, top, marketSize, ...rest } = copy(view)
  const bag = [...view.bag].sort()
  random.shuffle(bag)
  return {
    ...rest,
    islands: islands.map(({ influence, ...island }) => island),
    bag,
    market: dealMarket(view, random),
    sides: Object.fromEntries(
      view.clans.flatMap((clan) => {
        const side = sides[clan]
        return side ? [[clan, dealClan(view, clan, side, random)]] : []
      }),
    ),
    random: createStreams(random.integer(0, 1_000_000_000)),
  }
}

/** The heroes that lie in no open place and belong to nobody, below the open top card. */
function dealMarket({ aggressive, row, sides, mercenaries, top }: View, random: Random): string[] {
  const gone = new Set([...row, ...(mercenaries?.heroes ?? []), top])
  for (const side of Object.values(sides)) for (const hero of side?.heroes ?? []) gone.add(hero)
  const market = marketHeroes
    .filter((hero) => (aggressive || !hero.aggressive) && !gone.has(hero.id))
    .map(({ id }) => id)
  random.shuffle(market)
  return top === null ? market : [...market, top]
}

/** The known cards stay in hand; hand and deck share the others (DAI-INFO-05). */
function dealClan(view: View, clan: Clan, side: ClanView, random: Random): ClanState {
  const { hand, handSize, deckSize, heroes, ...open } = side
  const closed = without(heroes, [...open.discard, ...heroesInPlay(view, clan)])
  const inHand = hand ?? open.known
  const unknown = without(closed, inHand)
  random.shuffle(unknown)
  return { ...open, hand: [...inHand, ...unknown.splice(0, handSize - inHand.length)], deck: unknown }
}

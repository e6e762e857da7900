import { createStreams, type Random } from '../../core'
import { copy } from '../../core/value'
import { without } from '../../toolkit'
import { marketOf } from './box'
import { heroesInPlay } from './heroes'
import { dealStack } from './setup/stack'
import type { ClanState, EmpireState, State } from './state'
import type { ClanView, EmpireView, View } from './view'
import type { Clan } from './vocabulary'

/** A state that could lie behind a view: it draws anew what the viewer does not know, and only that (DAI-INFO-10). */
export function determinize(view: View, random: Random): State {
  const { viewer, toAct, islands, sides, top, marketSize, empire, ...rest } = copy(view)
  const bag = [...view.bag].sort()
  random.shuffle(bag)
  const market = dealMarket(view, random)
  return {
    ...rest,
    islands: islands.map(({ influence, ...island }) => island),
    bag,
    sides: Object.fromEntries(
      view.clans.flatMap((clan) => {
        const side = sides[clan]
        return side ? [[clan, dealClan(view, clan, side, random)]] : []
      }),
    ),
    empire: empire && dealEmpire(view, empire, market, random),
    market: top === null ? market : [...market, top],
    random: createStreams(random.integer(0, 1_000_000_000)),
  }
}

/** The heroes that lie in no open place and belong to nobody, below the open top card. */
function dealMarket(view: View, random: Random): string[] {
  const { row, sides, mercenaries, empire, top } = view
  const gone = new Set([...row, ...(mercenaries?.heroes ?? []), ...(empire?.heroes ?? []), top])
  for (const side of Object.values(sides)) for (const hero of side?.heroes ?? []) gone.add(hero)
  const market = marketOf(view).filter((hero) => !gone.has(hero))
  random.shuffle(market)
  return market
}

/** The first hero of the Empire is one of those that nobody has seen, and so are its cards to come. */
function dealEmpire(view: View, { stackSize, ...open }: EmpireView, market: string[], random: Random): EmpireState {
  const unseen = market.pop()
  if (unseen === undefined) throw new Error('The Empire has no first hero.')
  return { ...open, unseen, stack: dealStack(view, open.opened, random) }
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

import { add } from '../../../toolkit'
import { ruinItems } from '../data/items'
import { takeRandom } from '../hands'
import { type Play, rulesOf, sideOf } from '../play'
import { layRuinItems, takeFromRuin } from '../ruins'
import { isPresent } from '../rule'
import { clearings, type Item, itemIndex, items, type Seat } from '../vocabulary'
import { begin, clearingStep, playerStep } from './choices'
import type { HirelingRules } from './hireling'

const id = 'the-brigand'

/** Ruins with something under them where a seat has faction pieces. */
const ruins = (play: Play, seat: Seat): number[] =>
  clearings.filter((at) => (play.state.ruins[at] ?? []).length > 0 && isPresent(play, seat, at))

/** Items of the Crafted Items box that are ready. */
const readyItems = (play: Play, seat: Seat): Item[] =>
  items.filter((item) => (sideOf(play, seat).items[itemIndex[item]] ?? 0) > 0)

/** Players with cards who share a clearing with a seat, by faction pieces. */
const victims = (play: Play, seat: Seat): Seat[] =>
  play.state.seats.filter(
    (other) =>
      other !== seat &&
      sideOf(play, other).hand.length > 0 &&
      clearings.some((at) => isPresent(play, seat, at) && isPresent(play, other, at)),
  )

/** ROOT-HIR-4Db: the item lies ready where its taker keeps crafted items; nobody scores. */
function takeFrom(play: Play, seat: Seat, at: number): void {
  const [item] = play.state.ruins[at] ?? []
  if (item === undefined) return
  takeFromRuin(play, at, item)
  const { takeItem } = rulesOf(play, seat)
  if (takeItem) takeItem(play, seat, item)
  else {
    add(sideOf(play, seat).items, itemIndex[item], 1)
    play.emit?.({ type: 'item', seat, item, how: 'gained' })
  }
}

/** The Brigand: items from ruins, and thefts with crafted items. */
export const theBrigand: HirelingRules = {
  itemsBrought: ruinItems,
  setUp(play) {
    // ROOT-INT-77: whoever is first lays them.
    layRuinItems(play, 1)
    return []
  },
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play, seat) => ruins(play, seat).length > 0,
      use: (play, seat) => begin(play, id, seat, { step: 'ruin' }),
    },
    {
      name: 'brigand-theft',
      moment: 'daylight',
      usable: (play, seat) => readyItems(play, seat).length > 0 && victims(play, seat).length > 0,
      use: (play, seat) => begin(play, id, seat, { step: 'exhaust' }, { step: 'steal' }),
    },
  ],
  steps: {
    ruin: clearingStep({
      law: 'ROOT-HIR-4Db',
      of: (play, { seat }) => ruins(play, seat),
      chosen: (play, { seat }, at) => takeFrom(play, seat, at),
    }),
    exhaust: {
      law: 'ROOT-HIR-4Dc',
      actions: (play, { seat }) => readyItems(play, seat).map((item) => ({ type: 'hireling-item', item })),
      answer(play, { seat }, action) {
        if (action.type !== 'hireling-item' || action.item === 'club') return
        const { items: box, spentItems } = sideOf(play, seat)
        add(box, itemIndex[action.item], -1)
        add(spentItems, itemIndex[action.item], 1)
        play.emit?.({ type: 'item', seat, item: action.item, how: 'exhausted' })
      },
    },
    steal: playerStep({
      law: 'ROOT-HIR-4Dc',
      of: (play, { seat }) => victims(play, seat),
      chosen: (play, { seat }, other) => takeRandom(play, other, seat),
    }),
  },
}

import { add } from '../../../toolkit'
import { canBattleAt, deciderFor } from '../battle/battle'
import { because } from '../because'
import { draw } from '../hands'
import { type Play, plan, sideOf } from '../play'
import { isPresent } from '../rule'
import { score } from '../score'
import { type Item, itemIndex, items, type Seat } from '../vocabulary'
import { asked, begin, clearingStep, partStep } from './choices'
import { exhaust, gain, gearCount, gearOf, kindsOn, lose, readyCount, refreshAll } from './gear'
import { hiredOf } from './ground'
import type { HirelingOffer, HirelingRules, Step } from './hireling'
import { type HirelingAction, type HirelingChoice, planStep } from './steps'

const id = 'the-exile'

const forestOf = (play: Play): number => hiredOf(play, id).forest ?? -1

/** The clearings adjacent to its forest; none while it is off the map. */
const around = (play: Play): readonly number[] => play.ground.forests[forestOf(play)]?.clearings ?? []
const forestsBeside = (play: Play): readonly string[] => play.ground.forests[forestOf(play)]?.adjacent ?? []
const battlegrounds = (play: Play): number[] => around(play).filter((at) => canBattleAt(play, id, at))

/** A step of the pawn is to a forest (ROOT-HIR-4a, ROOT-HIR-4c). */
const forestStep = (law: `ROOT-${string}`, of: (play: Play) => readonly string[]): Step => ({
  law,
  actions: (play) => of(play).map((forest) => ({ type: 'hireling-forest', forest })),
  answer(play, _task, action) {
    if (action.type !== 'hireling-forest') return
    const { forest } = action
    hiredOf(play, id).forest = play.ground.forests.findIndex((each) => each.id === forest)
    play.emit?.({ type: 'hireling-pawn', hireling: id, clearing: 0, forest })
  },
})

type Gift = Extract<HirelingAction, { type: 'hireling-item' }>

/** ROOT-HIR-4b, ROOT-HIR-4g: who has faction pieces beside the forest gives items of its Crafted Items box. */
const neighbours = (play: Play, seat: Seat): boolean => around(play).some((at) => isPresent(play, seat, at))

function gifts(play: Play, seat: Seat): Gift[] {
  if (!neighbours(play, seat)) return []
  const { items: box, spentItems } = sideOf(play, seat)
  const of = (list: readonly number[]): Item[] => items.filter((item) => (list[itemIndex[item]] ?? 0) > 0)
  return [
    ...of(box).map((item): Gift => ({ type: 'hireling-item', item })),
    ...of(spentItems).map((item): Gift => ({ type: 'hireling-item', item, spent: true })),
  ]
}

const offer: HirelingOffer = {
  actions: gifts,
  take(play, seat, action) {
    if (action.type !== 'hireling-item' || action.item === 'club') return false
    const { item, spent = false } = action
    const { items: box, spentItems } = sideOf(play, seat)
    add(spent ? spentItems : box, itemIndex[item], -1)
    gain(play, id, item, spent)
    draw(play, seat, 1)
    score(play, seat, 1, 'ROOT-HIR-4b')
    return true
  },
  refused(play, seat, action) {
    if (action.type !== 'hireling-item') return null
    return neighbours(play, seat)
      ? because('not-in-box', 'ROOT-HIR-4b', { seat, item: action.item })
      : because('not-beside-forest', 'ROOT-HIR-4b', { seat })
  },
}

/** The Exile: a pawn of the forests that fights with the items on its card. */
export const theExile: HirelingRules = {
  setUp: (_play, seat) => [asked(id, seat, { step: 'start' })],
  offer,
  fightsAt: (play, at) => around(play).includes(at),
  holdsOut: (play) => gearCount(gearOf(play, id)) > 0,
  hitsBeside: (play) => gearCount(gearOf(play, id)),
  takeHits: (play, side, left) => plan(play, asked(id, deciderFor(play, side), { step: 'hit', left })),
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play) => parts(play).length > 0,
      use: (play, seat) => begin(play, id, seat, { step: 'act' }, { step: 'rest' }),
    },
  ],
  steps: {
    start: forestStep('ROOT-HIR-4a', ({ ground }) => ground.forests.map((forest) => forest.id)),
    act: partStep({
      law: 'ROOT-HIR-4c',
      of: parts,
      chosen(play, { seat }, what) {
        const [step, left] = what === 'move' ? (['roam', 1] as const) : (['battle-in', 2] as const)
        begin(play, id, seat, { step: 'exhaust', left }, { step }, { step: 'act' })
      },
      optional: true,
    }),
    exhaust: {
      law: 'ROOT-HIR-4c',
      actions: (play) => kindsOn(gearOf(play, id), false).map((item) => ({ type: 'hireling-item', item })),
      answer(play, task, action) {
        if (action.type !== 'hireling-item') return
        exhaust(play, id, action.item)
        const { left = 1 } = task
        if (left > 1) planStep(play, task, 'exhaust', { left: left - 1 })
      },
    },
    roam: forestStep('ROOT-HIR-4c', forestsBeside),
    'battle-in': clearingStep({
      law: 'ROOT-HIR-4c',
      of: battlegrounds,
      chosen: (play, { seat }, at) => plan(play, { do: 'battle-whom', seat, at, owner: id }),
    }),
    /** It runs by itself: there is one answer. */
    rest: {
      law: 'ROOT-HIR-4c',
      actions: () => [{ type: 'done' }],
      answer: (play) => refreshAll(play, id),
    },
    hit: {
      law: 'ROOT-HIR-4d',
      actions(play, { left = 1 }) {
        const gear = gearOf(play, id)
        const spent = readyCount(gear) === 0
        const kinds = kindsOn(gear, spent)
        const all = kinds.map((item): HirelingAction => ({ type: 'hireling-item', item, ...(spent ? { spent } : {}) }))
        // Where everything is lost there is nothing to choose.
        return left >= readyCount(gear) + gearCount(gear) ? all.slice(0, 1) : all
      },
      answer(play, task, action) {
        if (action.type !== 'hireling-item') return
        if (action.spent) lose(play, id, action.item)
        else exhaust(play, id, action.item)
        const { left = 1 } = task
        if (left > 1) planStep(play, task, 'hit', { left: left - 1 })
      },
    },
  },
}

function parts(play: Play): HirelingChoice[] {
  const ready = readyCount(gearOf(play, id))
  const found: HirelingChoice[] = []
  if (ready > 0 && forestsBeside(play).length > 0) found.push('move')
  if (ready > 1 && battlegrounds(play).length > 0) found.push('battle')
  return found
}

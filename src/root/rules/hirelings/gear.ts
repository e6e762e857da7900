import { add } from '../../../toolkit'
import type { Play } from '../play'
import type { Gear } from '../state'
import { type Hireling, type Item, itemIndex, items } from '../vocabulary'
import { hiredOf } from './ground'

/** What lies on a card, by what it is. */
export type GearItem = Item | 'club'

export function gearOf(play: Pick<Play, 'state'>, hireling: Hireling): Gear {
  const { items: gear } = hiredOf(play, hireling)
  if (!gear) throw new Error(`No items lie on the card of the ${hireling}.`)
  return gear
}

const total = (list: readonly number[], clubs = 0): number => list.reduce((sum, count) => sum + count, clubs)

export const readyCount = ({ ready, clubs }: Gear): number => total(ready, clubs[0])
export const gearCount = ({ exhausted, clubs, ...gear }: Gear): number =>
  readyCount({ exhausted, clubs, ...gear }) + total(exhausted, clubs[1])

/** What lies there ready, or exhausted; clubs come last. */
export function kindsOn({ ready, exhausted, clubs }: Gear, spent: boolean): GearItem[] {
  const list = spent ? exhausted : ready
  const found: GearItem[] = items.filter((item) => (list[itemIndex[item]] ?? 0) > 0)
  if ((clubs[spent ? 1 : 0] ?? 0) > 0) found.push('club')
  return found
}

/** One more or less of a kind, ready or exhausted. */
function change({ ready, exhausted, clubs }: Gear, what: GearItem, spent: boolean, count: number): void {
  if (what === 'club') add(clubs, spent ? 1 : 0, count)
  else add(spent ? exhausted : ready, itemIndex[what], count)
}

export function gain(play: Play, hireling: Hireling, what: Item, spent: boolean): void {
  change(gearOf(play, hireling), what, spent, 1)
  play.emit?.({ type: 'hireling-item', hireling, item: what, how: 'gained' })
}

export function exhaust(play: Play, hireling: Hireling, what: GearItem): void {
  const gear = gearOf(play, hireling)
  change(gear, what, false, -1)
  change(gear, what, true, 1)
  play.emit?.({ type: 'hireling-item', hireling, item: what, how: 'exhausted' })
}

/** An exhausted one leaves the game. */
export function lose(play: Play, hireling: Hireling, what: GearItem): void {
  change(gearOf(play, hireling), what, true, -1)
  play.emit?.({ type: 'hireling-item', hireling, item: what, how: 'removed' })
}

export function refreshAll(play: Play, hireling: Hireling): void {
  const gear = gearOf(play, hireling)
  for (const what of kindsOn(gear, true))
    for (let left = countOf(gear, what); left > 0; left--) {
      change(gear, what, true, -1)
      change(gear, what, false, 1)
      play.emit?.({ type: 'hireling-item', hireling, item: what, how: 'refreshed' })
    }
}

/** How many of a kind are exhausted. */
const countOf = ({ exhausted, clubs }: Gear, what: GearItem): number =>
  (what === 'club' ? clubs[1] : exhausted[itemIndex[what]]) ?? 0

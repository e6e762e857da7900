import { drawFrom } from '../../core'
import { takeOut } from '../../toolkit'
import { ruinItems } from './data/items'
import { type Play, rulesOf } from './play'
import type { State } from './state'
import { clearings, type Item } from './vocabulary'

/** So many sets of items lie under the ruins, two of them anew; what lies there already is enough (ROOT-INT-77, ROOT-INT-77a). */
export function layRuinItems({ state }: { readonly state: State }, sets: 1 | 2): void {
  const ruins = clearings.filter((at) => state.ruins[at])
  const lying = ruins.reduce((count, at) => count + (state.ruins[at] ?? []).length, 0)
  if (lying >= sets * ruinItems.length) return
  const items = sets === 2 ? [...ruinItems, ...ruinItems] : [...ruinItems]
  drawFrom(state.random, 'ruins').shuffle(items)
  for (const [index, at] of ruins.entries()) state.ruins[at] = items.slice(index * sets, (index + 1) * sets)
}

/** An item is taken from under a ruin; with the last one the ruin goes (ROOT-9.5.3a). */
export function takeFromRuin(play: Play, at: number, item: Item): void {
  const { state } = play
  const lying = [...(state.ruins[at] ?? [])]
  takeOut(lying, item)
  state.ruins[at] = lying.length > 0 ? lying : null
  if (lying.length > 0) return
  state.declined = state.declined.filter((each) => each.at !== at)
  for (const seat of state.seats) rulesOf(play, seat).forgetRuin?.(play, seat, at)
  play.emit?.({ type: 'ruin-removed', at })
}

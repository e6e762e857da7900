import { item } from '../../../toolkit'
import { clearings } from '../vocabulary'
import type { Ground } from '../woodlands'

type Waters = Pick<Ground, 'coast' | 'byRiver'>

/** Where the Ferry can be: on a lake along its coast, else along the river (ROOT-LM-2a). */
export const waterside = ({ coast, byRiver }: Waters): readonly number[] =>
  coast.length > 0 ? coast : clearings.filter((at) => item(byRiver, at).length > 0)

/** Where the Ferry goes from a clearing: anywhere else on the coast, or along the river (ROOT-C.2.5a, ROOT-LM-2b). */
export function ferriesTo({ coast, byRiver }: Waters, from: number): readonly number[] {
  if (coast.length === 0) return item(byRiver, from)
  return coast.includes(from) ? coast.filter((to) => to !== from) : []
}

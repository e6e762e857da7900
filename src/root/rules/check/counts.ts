import type { Problems } from '../../../toolkit'

export const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0

/** ROOT-INV-04: items are counted in whole numbers from 0. */
export function itemCounts(lists: Readonly<Record<string, readonly number[]>>, problems: Problems): void {
  for (const [name, list] of Object.entries(lists))
    for (const [index, count] of list.entries())
      problems.when(!isCount(count), `${name}[${index}]`, `${count} is not a number of items.`)
}

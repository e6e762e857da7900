/**
 * The item of a list at an index. It throws for an index that the list does not have.
 *
 * @example
 * const top = item(deck, deck.length - 1)
 */
export function item<Item>(list: readonly Item[], index: number): Item {
  const found = list[index]
  if (found === undefined) throw new RangeError(`There is no item ${index} in a list of ${list.length}.`)
  return found
}

/**
 * The value of a table under a key. It throws for a key that the table does not have.
 *
 * @example
 * const forest = entry(board.forestAt, 'F3')
 */
export function entry<Value>(table: Readonly<Record<string, Value>>, key: string): Value {
  const found = table[key]
  if (found === undefined) throw new RangeError(`There is no entry ${JSON.stringify(key)}.`)
  return found
}

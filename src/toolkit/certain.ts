/**
 * The item of a list at an index where there is one: who asks for another has made a mistake, and is told so.
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
 * What a table holds under a key that it has; a key that it does not have is a mistake.
 *
 * @example
 * const forest = entry(board.forestAt, 'F3')
 */
export function entry<Value>(table: Readonly<Record<string, Value>>, key: string): Value {
  const found = table[key]
  if (found === undefined) throw new RangeError(`There is no entry ${JSON.stringify(key)}.`)
  return found
}

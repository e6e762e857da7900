/**
 * Takes an item out of a list, the first that is equal to it. That it is not there is a mistake.
 *
 * @example
 * takeOut(hand, 'WW16')
 */
export function takeOut<Item>(list: Item[], wanted: Item): void {
  const index = list.indexOf(wanted)
  if (index < 0) throw new RangeError(`${String(wanted)} is not among ${list.length} items, so it cannot be taken out.`)
  list.splice(index, 1)
}

/**
 * Takes cards off the top of a pile, which is its end, one after another. As often as the pile is empty `refill` is asked
 * for its new cards, bottom first, such as the discard pile shuffled; if it has none, fewer cards are drawn.
 *
 * @example
 * const drawn = takeFromTop(deck, 3, () => {
 *   const cards = discard.splice(0)
 *   random.shuffle(cards)
 *   return cards
 * })
 */
export function takeFromTop<Card>(pile: Card[], count: number, refill: () => readonly Card[] = () => []): Card[] {
  const taken: Card[] = []
  while (taken.length < count) {
    if (pile.length === 0) pile.push(...refill())
    const cards = pile.splice(Math.max(0, pile.length - (count - taken.length)))
    if (cards.length === 0) break
    taken.push(...cards.reverse())
  }
  return taken
}

/**
 * A list without some items, each taken out once. That one is not there is a mistake.
 *
 * @example
 * const unseen = without(hand, openCards)
 */
export function without<Item>(list: readonly Item[], taken: readonly Item[]): Item[] {
  const left = [...list]
  for (const item of taken) takeOut(left, item)
  return left
}

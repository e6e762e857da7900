/**
 * Takes the first equal item out of a list. It throws if there is no such item.
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
 * Takes cards off the top of a pile, which is its end, one after another. Whenever the pile is empty, `refill` returns
 * its new cards, bottom first, such as the shuffled discard pile; if it returns none, fewer cards are drawn.
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
 * A list without some items, each removed once. It throws if an item is missing.
 *
 * @example
 * const unseen = without(hand, openCards)
 */
export function without<Item>(list: readonly Item[], taken: readonly Item[]): Item[] {
  const left = [...list]
  for (const item of taken) takeOut(left, item)
  return left
}

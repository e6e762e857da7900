/**
 * The same items in another order, the first where it was: after as many rounds as there are such orders each has come once,
 * and then they come again.
 */
export function reordered<Item>(items: readonly Item[], round: number): Item[] {
  const order = items.slice(0, 1)
  const left = items.slice(1)
  let rest = round
  while (left.length > 0) {
    const choice = rest % left.length
    rest = Math.floor(rest / left.length)
    order.push(...left.splice(choice, 1))
  }
  return order
}

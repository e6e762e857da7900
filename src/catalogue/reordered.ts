/** The same items in another order, with the first item in its place. Every such order comes once, and then they repeat. */
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

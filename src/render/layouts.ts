import type { Room } from './options'

/** A layout takes time to find: each is made once for what is laid out and for a width. */
export function layouts<Ground extends object, Sizes extends { readonly width: number }, Layout>(
  sizesOf: (room: Room) => Sizes,
  make: (ground: Ground, sizes: Sizes) => Layout,
): (ground: Ground, room: Room) => Layout {
  const known = new WeakMap<Ground, Map<number, Layout>>()
  return (ground, room) => {
    const sizes = sizesOf(room)
    const byWidth = known.get(ground) ?? new Map<number, Layout>()
    known.set(ground, byWidth)
    const layout = byWidth.get(sizes.width) ?? make(ground, sizes)
    byWidth.set(sizes.width, layout)
    return layout
  }
}

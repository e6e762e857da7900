import type { Room } from './options'

/** A layout takes time to find: each is made once for what is laid out and for a size. */
export function layouts<
  Ground extends object,
  Sizes extends { readonly width: number; readonly height?: number },
  Layout,
>(
  sizesOf: (room: Room) => Sizes,
  make: (ground: Ground, sizes: Sizes) => Layout,
): (ground: Ground, room: Room) => Layout {
  const known = new WeakMap<Ground, Map<string, Layout>>()
  return (ground, room) => {
    const sizes = sizesOf(room)
    const key = `${sizes.width} ${sizes.height ?? ''} ${room.height === null ? '' : 'fitted'}`
    const bySize = known.get(ground) ?? new Map<string, Layout>()
    known.set(ground, bySize)
    const layout = bySize.get(key) ?? make(ground, sizes)
    bySize.set(key, layout)
    return layout
  }
}

import type { Seat } from '../vocabulary'

/** Of placing and building. */
export const placing = {
  'scorched.place': ({ at }: { readonly at: number }) =>
    `Nothing can be placed in clearing ${at}: the torch lies there.`,
  'keep.place': ({ at }: { readonly at: number }) =>
    `Only the Marquise can place pieces in clearing ${at}: her keep stands there.`,
  'protector.place': ({ at }: { readonly at: number }) =>
    `Nothing can be placed in clearing ${at}: the Furious Protector stands there.`,
  'not-ruled.clearing': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `${seat} does not rule clearing ${at}.`,
  'not-a-corner': ({ at }: { readonly at: number }) => `Clearing ${at} is not in a corner of the map.`,
  'starting-clearing': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `Clearing ${at} is the starting clearing of ${seat}.`,
  'no-slot.clearing': ({ at }: { readonly at: number }) => `Clearing ${at} has no open slot.`,
}

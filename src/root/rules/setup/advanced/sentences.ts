import type { Faction } from '../../vocabulary'

/** Of the advanced setup. */
export const advanced = {
  'setup-card.locked': ({ faction }: { readonly faction: Faction }) =>
    `The setup card of ${faction} is locked until somebody has taken a militant faction.`,
  'setup-card.pool': ({ faction }: { readonly faction: Faction }) => `The pool has no setup card of ${faction}.`,
  'homeland.taken': ({ at }: { readonly at: number }) => `Clearing ${at} is a homeland already.`,
  'homeland.edge': ({ at }: { readonly at: number }) => `Clearing ${at} is not on the edge of the map.`,
  'homeland.near': ({ at }: { readonly at: number }) => `Clearing ${at} is too near to the homeland of another player.`,
  'homeland.joined': ({ at }: { readonly at: number }) =>
    `With clearing ${at} the homelands would not be adjacent to each other.`,
  'homeland.set-up': ({ at }: { readonly at: number }) => `This piece cannot go to clearing ${at} in this setup.`,
}

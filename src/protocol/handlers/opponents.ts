import type { AnyListing, AnyPolicy } from '../../catalogue'
import { checkSeat, type Settings } from '../environment'
import { policyNamed } from '../world'

/** The policies that play seats: the named ones, or those that belong to these options. */
export async function opponentsOf(
  { served, named }: Pick<Settings, 'served' | 'named'>,
  options: Settings['options'],
): Promise<Record<string, AnyPolicy>> {
  const { listing } = served
  const playing: [string, AnyPolicy][] = []
  for (const [seat, policy] of Object.entries(named ?? seated(listing, options))) {
    checkSeat({ served }, seat)
    if (policy !== undefined) playing.push([seat, await policyNamed(listing, policy)])
  }
  return Object.fromEntries(playing)
}

/** Wrong options have no policies; a later check refuses them. */
function seated(listing: AnyListing, options: Settings['options']): Readonly<Partial<Record<string, string>>> {
  try {
    return listing.seated({ ...options, seed: 0 })
  } catch {
    return {}
  }
}

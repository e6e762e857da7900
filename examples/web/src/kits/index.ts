import { clans, daimyoFields, factions, ironwoodFields, peoples, rootFields, type Side } from './fields'
import type { AnyKit, Field } from './kit'

/** A game of the page; it is loaded when somebody wants to play it. */
export interface Listed {
  readonly fields: readonly Field[]
  /** Who plays in it. */
  readonly sides: readonly Side[]
  load(): Promise<AnyKit>
}

export const kits: Readonly<Record<string, Listed>> = {
  ironwood: {
    fields: ironwoodFields,
    sides: peoples,
    load: async () => (await import('./ironwood')).ironwoodKit,
  },
  root: { fields: rootFields, sides: factions, load: async () => (await import('./root')).rootKit },
  daimyo: { fields: daimyoFields, sides: clans, load: async () => (await import('./daimyo')).daimyoKit },
}

/** Loads a game by its id. */
export async function kitOf(game: string): Promise<AnyKit> {
  const listed = Object.hasOwn(kits, game) ? kits[game] : undefined
  if (!listed) throw new Error(`There is no game ${game}.`)
  return listed.load()
}

import { daimyoFields, ironwoodFields, rootFields } from './fields'
import type { AnyKit, Field } from './kit'

/** A game of the page; it is loaded when somebody wants to play it. */
export interface Listed {
  readonly fields: readonly Field[]
  load(): Promise<AnyKit>
}

export const kits: Readonly<Record<string, Listed>> = {
  ironwood: {
    fields: ironwoodFields,
    load: async () => (await import('./ironwood')).ironwoodKit,
  },
  root: { fields: rootFields, load: async () => (await import('./root')).rootKit },
  daimyo: { fields: daimyoFields, load: async () => (await import('./daimyo')).daimyoKit },
}

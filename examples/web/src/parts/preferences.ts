export const paces = { pause: Number.POSITIVE_INFINITY, slow: 2500, usual: 900, fast: 250, atOnce: 0 } as const
export type Pace = keyof typeof paces
export const isPace = (name: string): name is Pace => Object.hasOwn(paces, name)

/** How a player wants to play; the page remembers it. */
export interface Preferences {
  readonly pace: Pace
  /** Whether the only possible choice is made without a click. */
  readonly carriesOn: boolean
  readonly sounds: boolean
}

export interface Preferring {
  now(): Preferences
  set(changed: Partial<Preferences>): void
}

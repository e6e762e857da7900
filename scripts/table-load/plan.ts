/** How a server of tables is put under load. */
export interface Plan {
  readonly tables: number
  /** Each for so many seconds, one after the other. */
  readonly phases: readonly Phase[]
  /** The most seconds that a phase may take for each of its own; what is not done by then is left out. */
  readonly patience: number
}

export interface Phase {
  /** Actions a second. */
  readonly rate: number
  readonly seconds: number
  /** Played to warm up, and not measured. */
  readonly isWarmUp?: boolean
}

/** Times in milliseconds: half of them are shorter than the one, and 99 of 100 than the other. */
export interface Times {
  readonly p50: number
  readonly p99: number
}

/** What the clients saw of a phase. */
export interface Seen {
  readonly phase: Phase
  readonly actions: number
  readonly refused: number
  /** From when an action was due until it was answered. */
  readonly answered: Times
  /** From when an action was due until the other player heard of it. */
  readonly told: Times
  /** Seconds that it took. */
  readonly took: number
  /** What all clients were sent. */
  readonly bytes: number
}

/** What the process of the clients says to that of the server. */
export type Message =
  | { readonly type: 'ready' }
  | { readonly type: 'begins' }
  | { readonly type: 'ends'; readonly seen: Seen }

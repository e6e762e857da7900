/**
 * One part of an observation: so many numbers in a row, from where the one before it ends.
 *
 * @example
 * const channel: Channel = { name: 'crystals', size: 2, least: 0, most: 20, meaning: 'own crystals, then theirs' }
 */
export interface Channel {
  readonly name: string
  readonly size: number
  readonly least: number
  readonly most: number
  /** What each of the numbers says, in one sentence. */
  readonly meaning: string
}

/**
 * What never becomes larger in a game.
 *
 * @example
 * if (bounds.players.most > 2) console.log('more than a duel')
 */
export interface Bounds {
  readonly players: { readonly least: number; readonly most: number }
  /** Different actions, and so the size of a mask. */
  readonly actions: number
  /** The longest game that is allowed, in actions; who is not done by then has drawn. */
  readonly length: number
  /** What a seat can get in the end. */
  readonly utility: { readonly least: number; readonly most: number }
}

/**
 * The actions and views of a game as numbers. An encoding never changes: whatever would give other numbers has another
 * version.
 *
 * @example
 * const { mask, observe } = encoding
 * const input = observe(game.view(state, seat), seat)
 * const allowed = mask(game.legalActions(state))
 */
export interface Encoding<State, Action, View, Seat extends string> {
  /** The game and the version of the encoding: `ironwood-1`. */
  readonly id: string
  readonly bounds: Bounds
  /** The place of an action in the list of all actions; throws a `RangeError` if it has none. */
  indexOf(action: Action): number
  /** The action at a place of the list, frozen; throws a `RangeError` if there is none. */
  actionAt(index: number): Action
  /** 1 at the place of each of the actions, else 0; written into the array that is given, or a new one. */
  mask(legal: readonly Action[], into?: Uint8Array): Uint8Array
  /** What the numbers of an observation are, in order. */
  readonly channels: readonly Channel[]
  /** How many numbers an observation has. */
  readonly size: number
  /** What a seat knows, as numbers between 0 and 1; made of its view alone. */
  observe(view: View, seat: Seat, into?: Float32Array): Float32Array
  /** The same text for the same knowledge of a seat, another for any other. */
  informationKey(view: View, seat: Seat): string
  /** The same text for the same position, whatever chance will give, another for any other. */
  positionKey(state: State): string
  /** What each seat that takes part has got: 0 while the game goes on, between the bounds of utility at its end. */
  returns(state: State): Readonly<Partial<Record<Seat, number>>>
}

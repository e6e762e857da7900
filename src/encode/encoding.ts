/**
 * One part of an observation: a number of places in a row, directly after the previous channel.
 *
 * @example
 * const channel: Channel = { name: 'crystals', size: 2, least: 0, most: 20, meaning: 'own crystals, then theirs' }
 */
export interface Channel {
  readonly name: string
  readonly size: number
  readonly least: number
  readonly most: number
  /** The meaning of the numbers, in one sentence. */
  readonly meaning: string
}

/**
 * The greatest sizes of a game.
 *
 * @example
 * if (bounds.players.most > 2) console.log('more than a duel')
 */
export interface Bounds {
  readonly players: { readonly least: number; readonly most: number }
  /** The number of different actions, which is the size of a mask. */
  readonly actions: number
  /** The longest allowed game, in actions; a game that is not over by then is drawn. */
  readonly length: number
  /** What a seat can get at the end. */
  readonly utility: { readonly least: number; readonly most: number }
}

/**
 * The actions and views of a game as numbers. An encoding never changes: different numbers mean a different version.
 * New blocks come after the others and leave their numbers as they are.
 *
 * @example
 * const { mask, observe } = encoding
 * const input = observe(game.view(state, seat), seat)
 * const allowed = mask(game.legalActions(state))
 */
export interface Encoding<State, Action, View, Seat extends string> {
  /** The game, the version of the encoding, and its blocks: `ironwood-1`, `root-2+marquise+eyrie`. */
  readonly id: string
  /** The parts that not every game uses, in order. */
  readonly blocks: readonly string[]
  readonly bounds: Bounds
  /** The place of an action in the list of all actions; throws a `RangeError` for an action that is not in the list. */
  indexOf(action: Action): number
  /** The action at a place of the list, frozen; throws a `RangeError` if there is none. */
  actionAt(index: number): Action
  /** Writes 1 at the place of each of the actions, else 0, into the given array or a new one. */
  mask(legal: readonly Action[], into?: Uint8Array): Uint8Array
  /** The parts of an observation, in order. */
  readonly channels: readonly Channel[]
  /** How many numbers an observation has. */
  readonly size: number
  /** The knowledge of a seat as numbers between 0 and 1, made only from its view. */
  observe(view: View, seat: Seat, into?: Float32Array): Float32Array
  /**
   * The same encoding with the common part and these blocks alone: its numbers are those of the parts that are left. Its
   * `observe` refuses a game that uses another block with a `RangeError` and the code `BLOCK_NOT_ENCODED`.
   */
  limitedTo(blocks: readonly string[]): Encoding<State, Action, View, Seat>
  /**
   * A text that is equal only for equal knowledge of a seat, as its view shows it. Two own moves in swapped order give the same text
   * if they lead to the same view; {@link historyKey} tells them apart.
   */
  informationKey(view: View, seat: Seat): string
  /** A text that is equal only for equal positions, whatever their future chance. */
  positionKey(state: State): string
  /** The utility of each seat that takes part: 0 during the game, between the bounds of utility at its end. */
  returns(state: State): Readonly<Partial<Record<Seat, number>>>
}

import type { Seat, Totem, Unit } from './vocabulary'

/**
 * One decision. Locations, cards and vision cards go by their ids; a vision card by the mountain it shows.
 *
 * @example
 * const action: Action = { type: 'move', from: 'F1', to: 'F3', totem: 'full' }
 */
export type Action =
  /** In the first round: draw 2 special cards, or 4 and give 2 back. */
  | { readonly type: 'opening'; readonly cards: 2 | 4 }
  | { readonly type: 'give-back'; readonly card: string }
  /** Play a card on your turn, or a base card in addition. */
  | { readonly type: 'play'; readonly card: string }
  /** Draw a card instead of playing one. */
  | { readonly type: 'rest' }
  /** Leave out the step, or the rest of it. */
  | { readonly type: 'forfeit' }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'draw-visions'; readonly count: number }
  | { readonly type: 'gain'; readonly count: number }
  | { readonly type: 'steal'; readonly count: number }
  | { readonly type: 'take-cargo'; readonly count: number }
  | { readonly type: 'look' }
  /** Of the vision cards looked at: draw this one; put this one back next, the last one on top. */
  | { readonly type: 'draw-vision'; readonly vision: string }
  | { readonly type: 'put-back'; readonly vision: string }
  /** Pay the crystals of a cost. */
  | { readonly type: 'pay' }
  | { readonly type: 'sacrifice'; readonly at: string }
  | { readonly type: 'burn'; readonly card: string }
  | { readonly type: 'burn-vision'; readonly vision: string }
  | { readonly type: 'burn-count'; readonly count: number }
  /** Which of several burned cards has its effect next. */
  | { readonly type: 'effect'; readonly card: string }
  | { readonly type: 'option'; readonly option: number }
  /** One Fighter to the next forest, perhaps with a Totem. */
  | { readonly type: 'move'; readonly from: string; readonly to: string; readonly totem?: Totem }
  /** A Warband, or a part of it, to the next mountain; how many is asked next. */
  | { readonly type: 'march'; readonly from: string; readonly to: string }
  /** Fighters of the opponent to the next forest; how many is asked next. */
  | { readonly type: 'bait'; readonly from: string; readonly to: string }
  | { readonly type: 'fighters'; readonly count: number }
  | { readonly type: 'golems'; readonly count: number }
  | { readonly type: 'drill'; readonly to: string }
  | { readonly type: 'attack'; readonly from: string; readonly to: string }
  | { readonly type: 'wager'; readonly card: string | null }
  | { readonly type: 'hit'; readonly unit: Unit }
  | { readonly type: 'retreat'; readonly to: string }
  /** Take the crystal from the cargo of a destroyed Drill. */
  | { readonly type: 'salvage' }
  | { readonly type: 'recruit'; readonly at: string }
  | { readonly type: 'remove'; readonly at: string; readonly unit: Unit }
  | { readonly type: 'discover'; readonly vision: string; readonly at: string }
  | { readonly type: 'build'; readonly at: string }
  | { readonly type: 'found'; readonly at: string }
  | { readonly type: 'mark'; readonly at: string }
  | { readonly type: 'choose'; readonly at: string }
  /** Take a marker off an ongoing card. */
  | { readonly type: 'unmark'; readonly card: string }
  | { readonly type: 'add-marker'; readonly card: string }
  | { readonly type: 'discard'; readonly card: string }
  | { readonly type: 'demand'; readonly grant: 'discard' | 'steal' }
  /** Whether an effect that goes with a base card comes before or after it. */
  | { readonly type: 'when'; readonly when: 'before' | 'after' }
  /** A bot's choices (BOT-16): the Warband in focus, where units go and where they come from, who attacks. */
  | { readonly type: 'focus'; readonly at: string }
  | { readonly type: 'target'; readonly at: string }
  | { readonly type: 'source'; readonly at: string }
  | { readonly type: 'attacker'; readonly at: string }
  /** A Fighter there becomes a Golem. */
  | { readonly type: 'replace'; readonly at: string }
  /** Roll the Magic die for the choice that is being made (BOT-13). */
  | { readonly type: 'roll' }
  /** Surrender, at any time and out of turn. */
  | { readonly type: 'resign'; readonly seat: Seat }

/**
 * The actions of one type.
 *
 * @example
 * const wagers = legal.filter((action): action is ActionOf<'wager'> => action.type === 'wager')
 */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

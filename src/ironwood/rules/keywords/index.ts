import type { StepOf } from '../chapter'
import { attack } from '../combat/attack'
import { additional } from './additional'
import { amount } from './amount'
import { bait } from './bait'
import { pay } from './cost'
import { discover } from './discover'
import { drill } from './drill'
import { guardian } from './guardian'
import { march } from './march'
import { move } from './move'
import { ongoing } from './ongoing'
import { opponent } from './opponent'
import { place } from './place'
import { recruit } from './recruit'
import { remove } from './remove'
import { resolve } from './resolve'
import { restriction } from './restriction'
import { site } from './site'
import { victory } from './victory'
import { visions } from './visions'

/** What cards are made of. A new keyword is a file and a line here; the compiler says what it still needs. */
export const keywords = {
  additional,
  amount,
  attack,
  bait,
  discover,
  drill,
  guardian,
  march,
  move,
  ongoing,
  opponent,
  pay,
  place,
  recruit,
  remove,
  resolve,
  restriction,
  site,
  victory,
  visions,
}

/**
 * One step of a card's effect, named by its keyword. A card is a list of these; a new card made of known keywords needs no
 * code.
 *
 * @example
 * const steps: Step[] = [{ do: 'draw', count: 1 }, { do: 'attack' }, { do: 'victory', steps: [{ do: 'gain', count: 1 }] }]
 */
export type Step = StepOf<typeof keywords>

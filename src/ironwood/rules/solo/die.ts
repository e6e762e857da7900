import { drawFrom } from '../../../core'
import type { Chapter } from '../chapter'
import type { Play } from '../play'
import { faces } from './solo'

/** BOT-13: the Magic die, for the present choice. */
export function rollDie({ state, emit }: Play): void {
  if (!state.solo) return
  const face = drawFrom(state.random, 'die').pick(faces)
  state.solo.die = face
  emit?.({ type: 'rolled', face })
}

/** Roll the Magic die for the present choice (BOT-13). */
export interface RollAction {
  readonly type: 'roll'
}

export const die: Chapter<never, RollAction> = {
  tasks: {},
  actions: { roll: { fields: {} } },
}

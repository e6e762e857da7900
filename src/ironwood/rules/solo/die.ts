import { drawFrom } from '../../../core'
import type { Play } from '../play'
import { faces } from './solo'

/** BOT-13: the Magic die, for the choice that is being made. */
export function rollDie({ state, emit }: Play): void {
  if (!state.solo) return
  const face = drawFrom(state.random, 'die').pick(faces)
  state.solo.die = face
  emit?.({ type: 'rolled', face })
}
